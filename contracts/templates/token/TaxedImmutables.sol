// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPlatformRegistry} from "../../src/registry/IPlatformRegistry.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {TokenVault} from "./TokenVault.sol";

/// @title What a taxed token never changes, and whom it asks by it
/// @dev What trades ask for is immutable; what rare code asks for is storage, because that code is the extension's,
/// which all tokens share. Nothing writes these slots but the constructor.
abstract contract TaxedImmutables {
    struct Immutables {
        address registry;
        uint256 epoch;
        address venueFactory;
        address router;
        address quote;
        address liquidityReceiver;
    }

    /// @dev Zero in the extension, whose code never asks.
    address internal immutable _quote;
    address internal immutable _liquidityReceiver;
    TokenVault internal immutable _vault;

    IPlatformRegistry internal _registry;
    /// @dev The registry's epoch at creation: what it has learned since then counts for younger tokens only (P-39).
    uint96 internal _epoch;
    address internal _venueFactory;
    address internal _router;
    /// @dev The same as `_quote`, for the extension.
    address internal _storedQuote;

    /// @param extension Whose code rare calls run, `address(0)` in the extension itself, which keeps nothing.
    /// @param construction Call that the extension answers first, in the token's place.
    constructor(Immutables memory immutables, address extension, bytes memory construction) {
        _quote = immutables.quote;
        _liquidityReceiver = immutables.liquidityReceiver;
        _vault = extension == address(0) ? TokenVault(payable(address(0))) : new TokenVault();
        if (extension != address(0)) {
            // forge-lint: disable-next-line(unsafe-typecast) a count of additions
            (_registry, _epoch) = (IPlatformRegistry(immutables.registry), uint96(immutables.epoch));
            (_venueFactory, _router, _storedQuote) = (immutables.venueFactory, immutables.router, immutables.quote);
            _runAt(extension, construction);
        }
    }

    /// @dev Runs code of `extension` on this contract's storage; a refusal keeps its reason.
    function _runAt(address extension, bytes memory data) internal {
        assembly {
            if iszero(delegatecall(gas(), extension, add(data, 0x20), mload(data), 0, 0)) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /// @dev Roles on the platform, as the registry gave them by the creation of this token.
    function _rolesOf(address account) internal view returns (uint256) {
        return _registry.rolesAt(account, _epoch);
    }

    function _holds(address account) internal view returns (bool) {
        return _rolesOf(account) & ContractRoles.HOLDS != 0;
    }

    /// @dev The main pair as its factory knows it, while this token has not seen it yet: the launcher fills it first.
    function _freshPair() internal view returns (address) {
        return IV2Factory(_venueFactory).getPair(address(this), _storedQuote);
    }
}
