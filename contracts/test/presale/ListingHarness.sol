// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {IPlatformRegistry} from "../../src/platform/IPlatformRegistry.sol";
import {ISellCanary} from "../../src/presale/ISellCanary.sol";
import {ListingChecks} from "../../src/presale/ListingChecks.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";

/// @notice A sale without buyers: what it holds is listed as it is told.
contract ListingHarness is PresaleListing, ReentrancyGuard {
    ILiquidityLocker private immutable _lockerOf;
    ISellCanary private immutable _canaryOf;

    constructor(ILiquidityLocker locker_, ISellCanary canary_) payable {
        (_lockerOf, _canaryOf) = (locker_, canary_);
    }

    function list(ListingOrder calldata order) external nonReentrant returns (ListingResult memory) {
        return _list(order);
    }

    function _locker() internal view override returns (ILiquidityLocker) {
        return _lockerOf;
    }

    function _canary() internal view override returns (ISellCanary) {
        return _canaryOf;
    }
}

/// @notice The checks before a sale, one call each.
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
