// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoundedRead} from "../BoundedRead.sol";
import {ITokenDetector} from "./ITokenDetector.sol";
import {ITokenFactory} from "./ITokenFactory.sol";

/// @title Reads any token, trusting none
/// @dev Promises stand in `ITokenDetector`.
contract TokenDetector is ITokenDetector {
    using BoundedRead for address;
    using BoundedRead for bytes;

    /// @dev Reads that one answer makes at most; see `_requireGas`.
    uint256 private constant MAX_READS = 9;

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
        _requireGas();
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
        _requireGas();
        ITokenFactory.TokenRecord memory entry = factory.recordOf(token);
        templateId = entry.templateId;
        createdAt = entry.createdAt;
        creator = entry.owner;
        numbers = new uint256[](templateId == 0 ? 2 : 6);
        bools = new bool[](templateId == 0 ? 0 : 2);
        addresses = new address[](1);
        addresses[0] = _owner(token);
        strings = _texts(token);
        numbers[0] = _number(token, "totalSupply()");
        numbers[1] = _number(token, "decimals()");
        if (templateId != 0) _readSwitches(token, numbers, bools);
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
        uint256 value = _number(token, "owner()");
        // A word that is no address means that this is not an owner.
        // forge-lint: disable-next-line(unsafe-typecast) compared before
        return value > type(uint160).max ? address(0) : address(uint160(value));
    }

    function _number(address token, string memory signature) private view returns (uint256 value) {
        // slither-disable-next-line unused-return (an unreadable number is 0)
        (, value) = token.word(abi.encodeWithSignature(signature));
    }

    /// @dev A read that gets less than its share fails, and a failed read looks like a token without that function: a
    /// caller short of gas would be told something false. One part in 64 always stays behind (EIP-150).
    function _requireGas() private view {
        uint256 needed = (MAX_READS * BoundedRead.READ_GAS * 64) / 63;
        if (gasleft() < needed) revert TokenDetector_GasTooLow(gasleft(), needed);
    }
}
