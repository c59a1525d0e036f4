// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title Whether terms make a presale (specification sections 5 and 9)
/// @dev Each rule once, with its own reason; what they say about the token's market is in `ListingChecks`.
library PresaleTermsCheck {
    uint256 private constant LISTED_ONLY = 2;

    /// @dev Reverts unless the terms are usable. @return needed Tokens of the deposit. @return listed Of these, for the pool.
    function check(IPresaleTypes.Terms memory t, bool isPrivate)
        internal
        view
        returns (uint256 needed, uint256 listed)
    {
        if (t.claimToken == address(0)) {
            revert IPresaleTypes.Presale_ClaimTokenZero();
        }
        if (t.claimToken == t.currency) revert IPresaleTypes.Presale_CurrencyIsToken(t.claimToken);
        _checkCaps(t);
        _checkContributions(t);
        _checkTimes(t);
        _checkWhitelist(t, isPrivate);
        _checkVesting(t, isPrivate);
        if (isPrivate) _checkNoPool(t);
        else _checkPool(t);
        uint256 sold = FixedPointMathLib.fullMulDiv(t.hardCap, t.presaleRate, PresaleLimits.RATE_SCALE);
        if (sold == 0) revert IPresaleTypes.Presale_RateZero();
        listed = FixedPointMathLib.fullMulDiv(poolPart(t, t.hardCap), t.liquidityRate, PresaleLimits.RATE_SCALE);
        needed = FixedPointMathLib.saturatingAdd(sold, listed);
        _checkFits(needed, PresaleLimits.MAX_AMOUNT);
    }

    /// @dev A fair presale rounds each buyer's tokens down after it shared out the cap. @param sold At the hard cap.
    function checkFineness(uint256 sold) internal pure {
        uint256 min = PresaleLimits.MIN_FAIR_UNITS;
        if (sold < min) revert IPresaleTypes.Presale_FairTooCoarse(sold, min);
    }

    /// @dev Part of a raise that goes into the pool.
    function poolPart(IPresaleTypes.Terms memory t, uint256 raised) internal pure returns (uint256) {
        return (raised * t.liquidityPercent) / PresaleLimits.BPS;
    }

    /// @dev Whether this kind of presale knows the whitelist mode.
    function checkMode(uint256 mode, bool isPrivate) internal pure {
        bool known = isPrivate ? mode == LISTED_ONLY : mode <= LISTED_ONLY;
        if (!known) revert IPresaleTypes.Presale_WhitelistModeUnknown(mode);
    }

    /// @dev The two windows end before the presale does.
    function checkTiers(uint256 t1, uint256 t2, uint256 duration) internal pure {
        if (t1 >= duration || t2 >= duration - t1) revert IPresaleTypes.Presale_TiersTooLong(t1, t2, duration);
    }

    function _checkTimes(IPresaleTypes.Terms memory t) private view {
        uint256 earliest = block.timestamp + PresaleLimits.MIN_START_LEAD + 1;
        uint256 latest = block.timestamp + PresaleLimits.MAX_END_AHEAD;
        if (t.startTime < earliest) revert IPresaleTypes.Presale_StartTooEarly(t.startTime, earliest);
        if (t.endTime <= t.startTime) revert IPresaleTypes.Presale_EndNotAfterStart(t.startTime, t.endTime);
        if (t.endTime > latest) revert IPresaleTypes.Presale_EndTooLate(t.endTime, latest);
    }

    function _checkCaps(IPresaleTypes.Terms memory t) private pure {
        if (t.hardCap == 0) revert IPresaleTypes.Presale_HardCapZero();
        if (t.softCap == 0) revert IPresaleTypes.Presale_SoftCapZero();
        _checkFits(t.hardCap, PresaleLimits.MAX_AMOUNT);
        if (t.softCap > t.hardCap) revert IPresaleTypes.Presale_SoftCapAboveHardCap(t.softCap, t.hardCap);
        uint256 min = (t.hardCap + 1) / 2;
        if (t.softCap < min) revert IPresaleTypes.Presale_SoftCapTooLow(t.softCap, min);
        if (t.presaleRate == 0) revert IPresaleTypes.Presale_RateZero();
        _checkFits(t.presaleRate, PresaleLimits.MAX_RATE);
    }

    function _checkContributions(IPresaleTypes.Terms memory t) private pure {
        if (t.maxCurrency == 0) revert IPresaleTypes.Presale_MaxCurrencyZero();
        _checkFits(t.maxCurrency, PresaleLimits.MAX_AMOUNT);
        if (t.minCurrency > t.maxCurrency) revert IPresaleTypes.Presale_MinAboveMax(t.minCurrency, t.maxCurrency);
    }

    function _checkWhitelist(IPresaleTypes.Terms memory t, bool isPrivate) private pure {
        checkMode(t.useWhiteList, isPrivate);
        checkTiers(t.t1Block, t.t2Block, t.endTime - t.startTime);
    }

    function _checkVesting(IPresaleTypes.Terms memory t, bool isPrivate) private pure {
        if (!t.vest) {
            if (isPrivate) revert IPresaleTypes.Presale_VestRequired();
            return;
        }
        uint256 max = PresaleLimits.BPS;
        if (t.vestFirst > max) revert IPresaleTypes.Presale_VestFirstOutOfRange(t.vestFirst, max);
        (uint256 shortest, uint256 longest) = (PresaleLimits.MIN_VEST_CYCLE, PresaleLimits.MAX_VEST_CYCLE);
        if (t.vestCycle < shortest || t.vestCycle > longest) {
            revert IPresaleTypes.Presale_VestCycleOutOfRange(t.vestCycle, shortest, longest);
        }
        if (t.vestPercent > max || (t.vestPercent == 0 && t.vestFirst != max)) {
            revert IPresaleTypes.Presale_VestPercentOutOfRange(t.vestPercent, max);
        }
    }

    function _checkPool(IPresaleTypes.Terms memory t) private pure {
        (uint256 least, uint256 most) = (PresaleLimits.MIN_LIQUIDITY_BPS, PresaleLimits.BPS);
        if (t.liquidityPercent < least || t.liquidityPercent > most) {
            revert IPresaleTypes.Presale_LiquidityPercentOutOfRange(t.liquidityPercent, least, most);
        }
        if (t.liquidityRate == 0) revert IPresaleTypes.Presale_RateZero();
        _checkFits(t.liquidityRate, PresaleLimits.MAX_RATE);
        if (t.liquidityRate > t.presaleRate && !t.listsBelowPresale) {
            revert IPresaleTypes.Presale_ListingBelowPresale(t.liquidityRate, t.presaleRate);
        }
        (uint256 shortest, uint256 longest) = (PresaleLimits.MIN_LOCK_TIME, PresaleLimits.MAX_LOCK_TIME);
        if (t.lockTime < shortest || t.lockTime > longest) {
            revert IPresaleTypes.Presale_LockTimeOutOfRange(t.lockTime, shortest, longest);
        }
        uint256 max = PresaleLimits.MAX_REPAIR_BPS;
        if (t.maxRepairBps > max) revert IPresaleTypes.Presale_RepairTooHigh(t.maxRepairBps, max);
        max = PresaleLimits.MAX_TAX_BPS;
        if (t.declaredTaxBps > max) revert IPresaleTypes.Presale_TaxTooHigh(t.declaredTaxBps, max);
    }

    /// @dev A private presale has no pool, so it has none of its terms.
    function _checkNoPool(IPresaleTypes.Terms memory t) private pure {
        if (t.router != address(0)) revert IPresaleTypes.Presale_VenueUnknown(t.router);
        if (t.liquidityPercent != 0) revert IPresaleTypes.Presale_LiquidityPercentOutOfRange(t.liquidityPercent, 0, 0);
        _checkFits(t.liquidityRate, 0);
        if (t.lockTime != 0) revert IPresaleTypes.Presale_LockTimeOutOfRange(t.lockTime, 0, 0);
        if (t.maxRepairBps != 0) revert IPresaleTypes.Presale_RepairTooHigh(t.maxRepairBps, 0);
        if (t.declaredTaxBps != 0) revert IPresaleTypes.Presale_TaxTooHigh(t.declaredTaxBps, 0);
    }

    function _checkFits(uint256 amount, uint256 max) private pure {
        if (amount > max) revert IPresaleTypes.Presale_AmountTooLarge(amount, max);
    }
}
