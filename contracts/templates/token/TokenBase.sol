// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ERC20} from "solady/tokens/ERC20.sol";
import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {OwnershipWithoutValue} from "../OwnershipWithoutValue.sol";
import {Capabilities} from "./Capabilities.sol";
import {ITokenBase} from "./ITokenBase.sol";
import {PrintableText} from "./PrintableText.sol";

/// @title What every template's token is, but for the way in which tokens move
/// @dev Documented in `ITokenBase`. Names, supply, minting, metadata, permits and ownership.
abstract contract TokenBase is ITokenBase, ERC20, OwnershipWithoutValue {
    /// @dev Everything that a switch touches, in one slot. `nextMintAt` in unix seconds, `mintCooldown` in seconds.
    struct Switches {
        uint40 nextMintAt;
        uint40 mintCooldown;
        uint16 mintMaxBps;
        bool mintable;
        bool uriFrozen;
    }

    uint256 private constant MAX_NAME_BYTES = 64;
    uint256 private constant MAX_SYMBOL_BYTES = 32;
    uint256 private constant MAX_URI_BYTES = 512;
    uint256 private constant MAX_DECIMALS = 18;
    /// @dev From here on a supply needs few decimals: it would not fit a V2 pool's reserve otherwise.
    uint256 private constant MAX_DECIMALS_FOR_LARGE_SUPPLY = 9;
    uint256 internal constant MAX_SUPPLY = type(uint112).max;
    uint256 private constant MIN_MINT_COOLDOWN = 3 days;
    uint256 private constant MAX_MINT_COOLDOWN = 36_500 days;
    uint256 private constant MAX_MINT_BPS = 2000;
    uint256 internal constant BPS = 10_000;

    /// @dev EIP-2612.
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    bytes32 private immutable _nameHash;
    uint8 private immutable _decimals;

    Switches private _switches;
    string private _name;
    string private _symbol;
    string private _contractUri;

    /// @param nameHash `keccak256` of the name, which never changes. @param decimals_ Checked by `_constructBase`.
    constructor(bytes32 nameHash, uint8 decimals_) {
        (_nameHash, _decimals) = (nameHash, decimals_);
    }

    /// @inheritdoc ITokenBase
    function permit(address holder, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        external
        virtual
        override
    {
        if (block.timestamp > deadline) revert PermitExpired();
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, value, nonces(holder), deadline));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content));
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(holder, digest, signature)) revert InvalidPermit();
        _incrementNonce(holder);
        _approve(holder, spender, value);
    }

    /// @inheritdoc ITokenBase
    function burn(uint256 amount) external virtual override {
        _burn(msg.sender, amount);
    }

    /// @inheritdoc ITokenBase
    function mint(address to, uint256 amount) external virtual override onlyOwner {
        Switches memory switches = _switches;
        if (!switches.mintable) revert Token_MintDisabled();
        if (block.timestamp < switches.nextMintAt) revert Token_MintTooEarly(switches.nextMintAt);
        if (to == address(0)) revert Token_ReceiverZero();
        if (amount == 0) revert Token_MintZero();

        uint256 supply = totalSupply();
        uint256 max = (supply * switches.mintMaxBps) / BPS;
        if (amount > max) revert Token_MintTooMuch(amount, max);
        if (supply + amount > MAX_SUPPLY) revert Token_SupplyTooLarge(supply + amount, MAX_SUPPLY);

        uint256 nextMintAt = block.timestamp + switches.mintCooldown;
        // forge-lint: disable-next-line(unsafe-typecast) a timestamp plus at most a hundred years
        _switches.nextMintAt = uint40(nextMintAt);
        _mint(to, amount);
        emit Minted(to, amount, nextMintAt);
    }

    /// @inheritdoc ITokenBase
    function disableMint() external virtual override onlyOwner {
        if (!_switches.mintable) revert Token_MintDisabled();
        _disableMint();
    }

    /// @inheritdoc ITokenBase
    function setContractURI(string calldata newContractUri) external virtual override onlyOwner {
        if (_switches.uriFrozen) revert Token_UriFrozen();
        _checkUri(newContractUri);
        _setContractUri(newContractUri);
    }

    /// @inheritdoc ITokenBase
    function freezeContractURI() external virtual override onlyOwner {
        if (_switches.uriFrozen) revert Token_UriFrozen();
        _freezeContractUri();
    }

    /// @notice Gives up ownership and with it every switch: minting ends and the metadata address is fixed.
    function renounceOwnership() public payable virtual override {
        super.renounceOwnership();
        if (_switches.mintable) _disableMint();
        if (!_switches.uriFrozen) _freezeContractUri();
    }

    /// @inheritdoc ITokenBase
    function contractURI() external view virtual override returns (string memory) {
        return _contractUri;
    }

    /// @inheritdoc ITokenBase
    function capabilities() public view virtual override returns (uint256 bits) {
        if (owner() == address(0)) return 0;
        bits = Capabilities.OWNER;
        if (_switches.mintable) bits |= Capabilities.MINT;
        if (!_switches.uriFrozen) bits |= Capabilities.CONTRACT_URI;
    }

    /// @inheritdoc ITokenBase
    function mintTerms()
        external
        view
        virtual
        override
        returns (bool mintable, uint256 cooldown, uint256 maxBps, uint256 nextMintAt)
    {
        Switches memory switches = _switches;
        return (switches.mintable, switches.mintCooldown, switches.mintMaxBps, switches.nextMintAt);
    }

    /// @inheritdoc ITokenBase
    function contractUriFrozen() external view virtual override returns (bool) {
        return _switches.uriFrozen;
    }

    /// @inheritdoc ERC20
    function name() public view virtual override returns (string memory) {
        return _name;
    }

    /// @inheritdoc ERC20
    function symbol() public view virtual override returns (string memory) {
        return _symbol;
    }

    /// @inheritdoc ERC20
    function decimals() public view virtual override returns (uint8) {
        return _decimals;
    }

    function _enableMint(uint256 cooldown, uint256 maxBps) private {
        uint256 nextMintAt = block.timestamp + cooldown;
        _switches = Switches({
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkMintTerms
            nextMintAt: uint40(nextMintAt),
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkMintTerms
            mintCooldown: uint40(cooldown),
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkMintTerms
            mintMaxBps: uint16(maxBps),
            mintable: true,
            uriFrozen: false
        });
        emit MintEnabled(cooldown, maxBps, nextMintAt);
    }

    function _disableMint() private {
        _switches.mintable = false;
        emit MintDisabled();
    }

    function _setContractUri(string memory newContractUri) private {
        _contractUri = newContractUri;
        emit ContractURIUpdated();
        emit ContractUriSet(newContractUri);
    }

    function _freezeContractUri() private {
        _switches.uriFrozen = true;
        emit ContractUriFrozen();
    }

    /// @dev A name never changes, so its hash need not be computed for every permit.
    function _constantNameHash() internal view override returns (bytes32) {
        return _nameHash;
    }

    /// @dev Nobody starts with an allowance that they were not given.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert Token_ValueRefused(sentWei);
    }

    /// @dev Everything that a constructor does but for immutables: checks, then what is written.
    function _constructBase(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) internal {
        _checkTexts(bytes(stringParams[0]), bytes(stringParams[1]));
        _checkUri(stringParams[2]);
        _checkSupply(numberParams[0], numberParams[1]);
        if (addressParams[0] == address(0)) revert Token_ReceiverZero();
        _checkMintTerms(boolParams[0], numberParams[2], numberParams[3]);

        _name = stringParams[0];
        _symbol = stringParams[1];
        _initializeOwner(addressParams[addressParams.length - 1]);
        _createSupply(addressParams[0], numberParams[0]);
        if (boolParams[0]) _enableMint(numberParams[2], numberParams[3]);
        if (bytes(stringParams[2]).length != 0) _setContractUri(stringParams[2]);
    }

    /// @dev Creates the first supply.
    function _createSupply(address receiver, uint256 amount) internal virtual;

    /// @dev Whether the owner can mint at all.
    function _mintable() internal view returns (bool) {
        return _switches.mintable;
    }

    function _checkTexts(bytes memory name_, bytes memory symbol_) private pure {
        uint256 length = name_.length;
        if (length == 0) revert Token_NameEmpty();
        if (length > MAX_NAME_BYTES) revert Token_NameTooLong(length, MAX_NAME_BYTES);
        if (!PrintableText.isPrintable(name_)) revert Token_NameNotPrintable();
        length = symbol_.length;
        if (length == 0) revert Token_SymbolEmpty();
        if (length > MAX_SYMBOL_BYTES) revert Token_SymbolTooLong(length, MAX_SYMBOL_BYTES);
        if (!PrintableText.isPrintable(symbol_)) revert Token_SymbolNotPrintable();
    }

    function _checkUri(string memory uri) private pure {
        uint256 length = bytes(uri).length;
        if (length > MAX_URI_BYTES) revert Token_UriTooLong(length, MAX_URI_BYTES);
        if (!PrintableText.isPrintable(bytes(uri))) revert Token_UriNotPrintable();
    }

    function _checkSupply(uint256 supply, uint256 decimals_) private pure {
        if (decimals_ > MAX_DECIMALS) revert Token_DecimalsTooHigh(decimals_, MAX_DECIMALS);
        if (supply == 0) revert Token_SupplyZero();
        if (supply <= MAX_SUPPLY) return;
        if (decimals_ > MAX_DECIMALS_FOR_LARGE_SUPPLY) {
            revert Token_DecimalsTooHighForSupply(decimals_, MAX_DECIMALS_FOR_LARGE_SUPPLY);
        }
        revert Token_SupplyTooLarge(supply, MAX_SUPPLY);
    }

    function _checkMintTerms(bool mintable, uint256 cooldown, uint256 maxBps) private pure {
        if (!mintable) {
            if (cooldown != 0 || maxBps != 0) revert Token_MintParamsWithoutMint();
            return;
        }
        if (cooldown < MIN_MINT_COOLDOWN) revert Token_MintCooldownTooShort(cooldown, MIN_MINT_COOLDOWN);
        if (cooldown > MAX_MINT_COOLDOWN) revert Token_MintCooldownTooLong(cooldown, MAX_MINT_COOLDOWN);
        if (maxBps == 0) revert Token_MintRatioZero();
        if (maxBps > MAX_MINT_BPS) revert Token_MintRatioTooHigh(maxBps, MAX_MINT_BPS);
    }
}
