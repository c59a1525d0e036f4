// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {ISellabilityCheck} from "./ISellabilityCheck.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleAdmin} from "./PresaleAdmin.sol";
import {PresaleFinalize} from "./PresaleFinalize.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleListing} from "./PresaleListing.sol";

/// @title A presale that ends in a pool
abstract contract ListedPresale is PresaleFinalize, PresaleListing {
    /// @dev The platform's contracts that a listing needs.
    struct Platform {
        PresaleAdmin adminContract;
        ILiquidityLocker locker;
        ISellabilityCheck sellabilityCheck;
    }

    /// @notice Keeps the liquidity.
    ILiquidityLocker public immutable locker;
    /// @notice Tries whether a foreign token can be sold.
    ISellabilityCheck public immutable sellabilityCheck;

    constructor(Platform memory p) {
        (locker, sellabilityCheck) = (p.locker, p.sellabilityCheck);
    }

    /// @dev Everything that the pool leaves is the owner's, the part of the exit fees that found no tokens included.
    function _close(Division memory d) internal override returns (Outcome memory o) {
        ListingResult memory r = _list(_paramsOf(d));
        if (!r.listed) return o;
        (d.ownerTokens, d.ownerCurrency) = (r.tokensLeft, r.currencyLeft);
        (d.retainedTokens, d.retainedCurrency) = (r.tokensRetained, r.currencyRetained);
        (o.sellable, o.pair, o.tokensListed, o.currencyListed) = (true, r.pair, r.tokensListed, r.currencyListed);
        (o.liquidity, o.lockId, o.unlockAt) = (r.liquidity, r.lockId, r.unlockAt);
    }

    function _locker() internal view override returns (ILiquidityLocker) {
        return locker;
    }

    function _sellabilityCheck() internal view override returns (ISellabilityCheck) {
        return sellabilityCheck;
    }

    function _paramsOf(Division memory d) private view returns (ListingParams memory params) {
        params.token = _claimToken();
        params.tokenTemplate = _ratio(PresaleArgs.TOKEN_TEMPLATE);
        params.quote = PresaleArgs.readAddress(PresaleArgs.QUOTE);
        params.isNative = _hasFlag(PresaleArgs.NATIVE);
        params.venueFactory = PresaleArgs.readAddress(PresaleArgs.VENUE_FACTORY);
        params.owner = _owner();
        params.tokenAmount = (d.poolCurrency * _rate(PresaleArgs.LIQUIDITY_RATE)) / PresaleLimits.RATE_SCALE;
        params.currencyAmount = d.poolCurrency;
        params.exitFees = d.exitFees;
        params.spareTokens = d.ownerTokens - params.tokenAmount;
        params.spareCurrency = d.ownerCurrency;
        params.maxRepairBps = _ratio(PresaleArgs.MAX_REPAIR);
        params.declaredTaxBps = _ratio(PresaleArgs.DECLARED_TAX);
        params.lockTime = PresaleArgs.read(PresaleArgs.LOCK_TIME, PresaleArgs.LOCK_BYTES);
    }
}
