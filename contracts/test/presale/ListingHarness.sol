// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {IPlatformRegistry} from "../../src/registry/IPlatformRegistry.sol";
import {ISellabilityCheck} from "../../src/presale/ISellabilityCheck.sol";
import {ListingChecks} from "../../src/presale/ListingChecks.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";

/// @notice A presale without buyers: what it holds is listed as it is told.
contract ListingHarness is PresaleListing, ReentrancyGuard {
    ILiquidityLocker private immutable _lockerOf;
    ISellabilityCheck private immutable _sellabilityCheckOf;

    constructor(ILiquidityLocker locker_, ISellabilityCheck sellabilityCheck_) payable {
        (_lockerOf, _sellabilityCheckOf) = (locker_, sellabilityCheck_);
    }

    function list(ListingParams calldata params) external nonReentrant returns (ListingResult memory) {
        return _list(params);
    }

    function _locker() internal view override returns (ILiquidityLocker) {
        return _lockerOf;
    }

    function _sellabilityCheck() internal view override returns (ISellabilityCheck) {
        return _sellabilityCheckOf;
    }
}

/// @notice The checks before a presale, one call each.
contract ChecksHarness {
    IPlatformRegistry private immutable _registry;

    constructor(IPlatformRegistry registry_) {
        _registry = registry_;
    }

    function venueOf(address router) external view returns (address) {
        return ListingChecks.venueOf(_registry, router);
    }

    function checkPoolSize(uint256 tokenAmount, uint256 currencyAmount) external pure {
        ListingChecks.checkPoolSize(tokenAmount, currencyAmount);
    }

    function checkMarket(
        address venueFactory,
        address token,
        uint256 tokenTemplate,
        address quote,
        uint256 tokenAmount,
        uint256 currencyAmount
    ) external view {
        ListingChecks.checkMarket(venueFactory, token, tokenTemplate, quote, tokenAmount, currencyAmount);
    }
}
