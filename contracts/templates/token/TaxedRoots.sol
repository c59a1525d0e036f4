// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPlatformRegistry} from "../../src/platform/IPlatformRegistry.sol";
import {TokenPurse} from "./TokenPurse.sol";

/// @title What a taxed token never changes
/// @dev What trades ask for is immutable; what rare code asks for is storage, because that code is the annex's, which
/// all tokens share. Nothing writes these slots but the constructor.
abstract contract TaxedRoots {
    struct Roots {
        address registry;
        uint256 epoch;
        address venueFactory;
        address router;
        address quote;
        address liquidityReceiver;
    }

    /// @dev Zero in the annex, whose code never asks.
    address internal immutable _quote;
    address internal immutable _liquidityReceiver;
    TokenPurse internal immutable _purse;

    IPlatformRegistry internal _registry;
    /// @dev The registry's epoch at creation: what it has learned since then counts for younger tokens only (P-39).
    uint96 internal _epoch;
    address internal _venueFactory;
    address internal _router;
    /// @dev The same as `_quote`, for the annex.
    address internal _storedQuote;

    /// @param annex Whose code rare calls run, `address(0)` in the annex itself, which keeps nothing.
    /// @param construction Call that the annex answers first, in the token's place.
    constructor(Roots memory roots, address annex, bytes memory construction) {
        _quote = roots.quote;
        _liquidityReceiver = roots.liquidityReceiver;
        _purse = annex == address(0) ? TokenPurse(payable(address(0))) : new TokenPurse();
        if (annex != address(0)) {
            // forge-lint: disable-next-line(unsafe-typecast) a count of additions
            (_registry, _epoch) = (IPlatformRegistry(roots.registry), uint96(roots.epoch));
            (_venueFactory, _router, _storedQuote) = (roots.venueFactory, roots.router, roots.quote);
            _runAt(annex, construction);
        }
    }

    /// @dev Runs code of `annex` on this contract's storage; a refusal keeps its reason.
    function _runAt(address annex, bytes memory data) internal {
        assembly {
            if iszero(delegatecall(gas(), annex, add(data, 0x20), mload(data), 0, 0)) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
