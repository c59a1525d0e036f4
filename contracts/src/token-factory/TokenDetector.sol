// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoundedRead} from "../BoundedRead.sol";
import {ITokenDetector} from "./ITokenDetector.sol";
import {ITokenFactory} from "./ITokenFactory.sol";

/// @title Reads any token, trusting none
/// @dev Documented in `ITokenDetector`.
contract TokenDetector is ITokenDetector {
    using BoundedRead for address;
    using BoundedRead for bytes;

    /// @dev Reads that one answer makes at most; see `_requireGas`.
    uint256 private constant MAX_READS = 9;
    /// @dev The same for a taxed token.
    uint256 private constant MAX_TAXED_READS = 16;
    /// @dev Templates from here on are taxed.
    uint256 private constant FIRST_TAXED_TEMPLATE = 2;

    /// @notice Registry that decides what a factory token is.
    ITokenFactory public immutable factory;

    /// @param factory_ The platform's token factory.
    constructor(ITokenFactory factory_) {
        factory = factory_;
    }

    /// @inheritdoc ITokenDetector
    function check(address token)
        external
        view
        returns (bool isFactoryToken, bool isContract, bool isErc20, uint256 templateId)
    {
        _requireGas(MAX_READS);
        templateId = factory.recordOf(token).templateId;
        isFactoryToken = templateId != 0;
        isContract = token.code.length != 0;
        isErc20 = isContract && _looksLikeErc20(token);
    }

    /// @inheritdoc ITokenDetector
    function getTokenInfo(address token)
        external
        view
        returns (
            uint256 templateId,
            uint256 createdAt,
            address creator,
            uint256[] memory numbers,
            address[] memory addresses,
            bool[] memory bools,
            string[] memory strings
        )
    {
        _requireGas(MAX_READS);
        ITokenFactory.TokenRecord memory entry = factory.recordOf(token);
        templateId = entry.templateId;
        createdAt = entry.createdAt;
        creator = entry.owner;
        bool taxed = templateId >= FIRST_TAXED_TEMPLATE;
        if (taxed) _requireGas(MAX_TAXED_READS);
        numbers = new uint256[](templateId == 0 ? 2 : taxed ? 21 : 6);
        bools = new bool[](templateId == 0 ? 0 : taxed ? 7 : 2);
        addresses = new address[](taxed ? 7 : 1);
        addresses[0] = _owner(token);
        strings = _texts(token);
        numbers[0] = _number(token, "totalSupply()");
        numbers[1] = _number(token, "decimals()");
        if (templateId != 0) _readSwitches(token, numbers, bools);
        if (taxed) _readTerms(token, numbers, addresses, bools);
    }

    /// @dev Not every template has these switches: what a token does not answer stays zero and false.
    function _readSwitches(address token, uint256[] memory numbers, bool[] memory bools) private view {
        numbers[2] = _number(token, "capabilities()");
        bools[1] = _number(token, "contractUriFrozen()") == 1;
        (bool ok, uint256 size, bytes memory answer) = token.read(abi.encodeWithSignature("mintTerms()"));
        if (!ok || size < 4 * 32) return;
        bools[0] = answer.wordAt(0) == 1;
        for (uint256 i = 1; i < 4; ++i) {
            numbers[2 + i] = answer.wordAt(32 * i);
        }
    }

    /// @dev Words in the order of the token's own views, see `ITokenDetector`.
    function _readTerms(address token, uint256[] memory numbers, address[] memory addresses, bool[] memory bools)
        private
        view
    {
        uint256[] memory words = _words(token, "taxes()", 5);
        for (uint256 i = 0; i < 5; ++i) {
            numbers[6 + i] = words[i];
        }
        words = _words(token, "shares()", 4);
        for (uint256 i = 0; i < 4; ++i) {
            numbers[11 + i] = words[i];
        }
        words = _words(token, "limits()", 4);
        for (uint256 i = 0; i < 4; ++i) {
            numbers[16 + i] = words[i];
        }
        words = _words(token, "launchState()", 7);
        (bools[6], numbers[15], numbers[20], addresses[4]) = (words[0] == 1, words[3], words[2], _toAddress(words[6]));
        words = _words(token, "switches()", 4);
        for (uint256 i = 0; i < 4; ++i) {
            bools[2 + i] = words[i] == 1;
        }
        words = _words(token, "wallets()", 4);
        (addresses[1], addresses[5]) = (_toAddress(words[0]), _toAddress(words[1]));
        (addresses[2], addresses[3]) = (_toAddress(words[2]), _toAddress(words[3]));
        addresses[6] = _toAddress(_number(token, "dividendToken()"));
    }

    /// @dev All zero when the answer is shorter.
    function _words(address token, string memory signature, uint256 count)
        private
        view
        returns (uint256[] memory words)
    {
        words = new uint256[](count);
        (bool ok, uint256 size, bytes memory answer) = token.read(abi.encodeWithSignature(signature));
        if (!ok || size < count * 32) return words;
        for (uint256 i = 0; i < count; ++i) {
            words[i] = answer.wordAt(32 * i);
        }
    }

    function _texts(address token) private view returns (string[] memory strings) {
        strings = new string[](3);
        strings[0] = token.text(abi.encodeWithSignature("name()"));
        strings[1] = token.text(abi.encodeWithSignature("symbol()"));
        strings[2] = token.text(abi.encodeWithSignature("contractURI()"));
    }

    function _looksLikeErc20(address token) private view returns (bool) {
        // Any word will do: only whether there is one is asked.
        // slither-disable-start unused-return
        (bool hasSupply,) = token.word(abi.encodeWithSignature("totalSupply()"));
        (bool hasBalances,) = token.word(abi.encodeWithSignature("balanceOf(address)", address(this)));
        (bool hasAllowances,) =
            token.word(abi.encodeWithSignature("allowance(address,address)", address(this), address(this)));
        // slither-disable-end unused-return
        return hasSupply && hasBalances && hasAllowances;
    }

    function _owner(address token) private view returns (address) {
        return _toAddress(_number(token, "owner()"));
    }

    function _number(address token, string memory signature) private view returns (uint256 value) {
        // slither-disable-next-line unused-return (an unreadable number is 0)
        (, value) = token.word(abi.encodeWithSignature(signature));
    }

    /// @dev A read that gets less than its share fails, and a failed read looks like a token without that function: a
    /// caller short of gas would be told something false. One part in 64 always stays behind (EIP-150).
    function _requireGas(uint256 reads) private view {
        uint256 needed = (reads * BoundedRead.READ_GAS * 64) / 63;
        if (gasleft() < needed) revert TokenDetector_GasTooLow(gasleft(), needed);
    }

    /// @dev A word that is no address means that there is none.
    function _toAddress(uint256 word) private pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) compared before
        return word > type(uint160).max ? address(0) : address(uint160(word));
    }
}
