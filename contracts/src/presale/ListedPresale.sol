// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {ISellCanary} from "./ISellCanary.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleBase} from "./PresaleBase.sol";
import {PresaleDesk} from "./PresaleDesk.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleListing} from "./PresaleListing.sol";

/// @title A sale that ends in a pool
abstract contract ListedPresale is PresaleBase, PresaleListing {
    /// @dev The platform's contracts that a listing needs.
    struct Platform {
        PresaleDesk desk;
        ILiquidityLocker locker;
        ISellCanary canary;
    }

    /// @notice Keeps the liquidity.
    ILiquidityLocker public immutable locker;
    /// @notice Tries whether a foreign token can be sold.
    ISellCanary public immutable canary;

    constructor(Platform memory p) PresaleBase(p.desk) {
        (locker, canary) = (p.locker, p.canary);
    }

    /// @dev Everything that the pool leaves is the owner's, the part of the exit fees that found no tokens included.
    function _close(Division memory d) internal override returns (Outcome memory o) {
        ListingResult memory r = _list(_orderOf(d));
        if (!r.listed) return o;
        (d.ownerTokens, d.ownerCurrency) = (r.tokensLeft, r.currencyLeft);
        (d.retainedTokens, d.retainedCurrency) = (r.tokensRetained, r.currencyRetained);
        (o.sellable, o.pair, o.tokensListed, o.currencyListed) = (true, r.pair, r.tokensListed, r.currencyListed);
        (o.liquidity, o.lockId, o.unlockAt) = (r.liquidity, r.lockId, r.unlockAt);
    }

    function _locker() internal view override returns (ILiquidityLocker) {
        return locker;
    }

    function _canary() internal view override returns (ISellCanary) {
        return canary;
    }

    function _orderOf(Division memory d) private view returns (ListingOrder memory order) {
        order.token = _claimToken();
        order.tokenTemplate = _ratio(PresaleArgs.TOKEN_TEMPLATE);
        order.quote = PresaleArgs.readAddress(PresaleArgs.QUOTE);
        order.isNative = _hasFlag(PresaleArgs.NATIVE);
        order.venueFactory = PresaleArgs.readAddress(PresaleArgs.VENUE_FACTORY);
        order.owner = _owner();
        order.tokenAmount = (d.poolCurrency * _rate(PresaleArgs.LIQUIDITY_RATE)) / PresaleLimits.RATE_SCALE;
        order.currencyAmount = d.poolCurrency;
        order.exitFees = d.exitFees;
        order.spareTokens = d.ownerTokens - order.tokenAmount;
        order.spareCurrency = d.ownerCurrency;
        order.maxRepairBps = _ratio(PresaleArgs.MAX_REPAIR);
        order.declaredTaxBps = _ratio(PresaleArgs.DECLARED_TAX);
        order.lockTime = PresaleArgs.read(PresaleArgs.LOCK_TIME, PresaleArgs.LOCK_BYTES);
    }
}
