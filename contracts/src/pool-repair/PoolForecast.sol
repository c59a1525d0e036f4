// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {PlacementLimits} from "../pool-placement/PlacementLimits.sol";
import {V2Math} from "../venue/V2Math.sol";
import {IPoolRepair} from "./IPoolRepair.sol";

/// @title What a repair would do to a pair
/// @dev The sums of `PoolPlacement`, whose steps change the pair, once more without touching it: a fuzz test holds both to
/// the unit together. ADR 0137.
library PoolForecast {
    uint256 internal constant NO_PAIR = 1;
    uint256 internal constant NO_LIQUIDITY = 2;
    uint256 internal constant DUST = 4;
    uint256 internal constant COUNTED = 8;
    uint256 internal constant SKEWED = 16;
    uint256 internal constant SHORT = 32;

    uint256 private constant BPS = 10_000;
    /// @dev What V2 keeps of its first liquidity.
    uint256 private constant DEAD_LIQUIDITY = 1000;
    /// @dev As in `PoolPlacement`.
    uint256 private constant MAX_SQUARE = 1 << 233;

    /// @dev The wish, and the pair's reserves as the steps go on.
    struct Course {
        uint256 wantedToken;
        uint256 wantedQuote;
        uint256 tokenReserve;
        uint256 quoteReserve;
    }

    /// @notice Fills in faults and the course of a repair. @param report Pair, reserves, dust and liquidity are known;
    /// `isShort` says that the pair holds less than it counts, and reserves are then what it holds.
    function foresee(IPoolRepair.Report memory report, uint256 wantedToken, uint256 wantedQuote, bool isShort)
        internal
        pure
    {
        Course memory c = Course({
            wantedToken: wantedToken,
            wantedQuote: wantedQuote,
            tokenReserve: report.tokenReserve,
            quoteReserve: report.quoteReserve
        });
        report.faults = _faultsOf(report, c, isShort);
        _fillEmptySide(report, c);
        _trade(report, c);
        _add(report, c);
    }

    function _faultsOf(IPoolRepair.Report memory report, Course memory c, bool isShort)
        private
        pure
        returns (uint256 faults)
    {
        if (report.pair == address(0)) return NO_PAIR | NO_LIQUIDITY;
        bool isCounted = c.tokenReserve != 0 || c.quoteReserve != 0;
        if (report.totalLiquidity == 0) faults = isCounted ? NO_LIQUIDITY | COUNTED : NO_LIQUIDITY;
        if (report.tokenDust != 0 || report.quoteDust != 0) faults |= DUST;
        if (isShort) faults |= SHORT;
        uint256 wanted = c.quoteReserve * c.wantedToken;
        uint256 apart = FixedPointMathLib.dist(c.tokenReserve * c.wantedQuote, wanted);
        if (apart > wanted / (BPS / PlacementLimits.TOLERANCE_BPS)) faults |= SKEWED;
    }

    /// @dev A side that was counted alone gets one unit on its other side, and so a price.
    function _fillEmptySide(IPoolRepair.Report memory report, Course memory c) private pure {
        if ((c.tokenReserve == 0) == (c.quoteReserve == 0)) return;
        if (c.tokenReserve == 0) c.tokenReserve = report.tokenRepair = 1;
        else c.quoteReserve = report.quoteRepair = 1;
    }

    function _trade(IPoolRepair.Report memory report, Course memory c) private pure {
        if (c.tokenReserve == 0 || c.quoteReserve == 0) return;
        bool tokenIn = c.quoteReserve * c.wantedToken > c.tokenReserve * c.wantedQuote;
        (uint256 reserveIn, uint256 reserveOut) =
            tokenIn ? (c.tokenReserve, c.quoteReserve) : (c.quoteReserve, c.tokenReserve);
        (uint256 wantedIn, uint256 wantedOut) =
            tokenIn ? (c.wantedToken, c.wantedQuote) : (c.wantedQuote, c.wantedToken);
        uint256 amountIn = _amountToPrice(reserveIn, reserveOut, wantedIn, wantedOut);
        // Out of reach of any budget, and of the sums below.
        bool isReachable = amountIn <= type(uint112).max;
        uint256 out = isReachable ? V2Math.amountOut(amountIn, reserveIn, reserveOut) : 0;
        if (isReachable && out == 0) return;
        if (tokenIn) {
            (report.tokenRepair, report.quoteBack) = (report.tokenRepair + _bounded(amountIn), out);
            (c.tokenReserve, c.quoteReserve) = (c.tokenReserve + _bounded(amountIn), c.quoteReserve - out);
        } else {
            (report.quoteRepair, report.tokenBack) = (report.quoteRepair + _bounded(amountIn), out);
            (c.tokenReserve, c.quoteReserve) = (c.tokenReserve - out, c.quoteReserve + _bounded(amountIn));
        }
    }

    function _add(IPoolRepair.Report memory report, Course memory c) private pure {
        report.tokenIn = c.wantedToken;
        report.quoteIn = _fitting(c.tokenReserve + c.wantedToken, c.wantedQuote, c.wantedToken, c.quoteReserve);
        if (report.quoteIn > c.wantedQuote) {
            report.quoteIn = c.wantedQuote;
            report.tokenIn = _fitting(c.quoteReserve + c.wantedQuote, c.wantedToken, c.wantedQuote, c.tokenReserve);
        }
        report.tokenAfter = c.tokenReserve + report.tokenIn;
        report.quoteAfter = c.quoteReserve + report.quoteIn;
        uint256 total = report.totalLiquidity;
        if (total == 0) {
            uint256 first = FixedPointMathLib.sqrt(report.tokenIn * report.quoteIn);
            report.liquidity = FixedPointMathLib.zeroFloorSub(first, DEAD_LIQUIDITY);
        } else if (c.tokenReserve != 0) {
            report.liquidity = FixedPointMathLib.min(
                (report.tokenIn * total) / c.tokenReserve, (report.quoteIn * total) / c.quoteReserve
            );
        }
    }

    function _bounded(uint256 amount) private pure returns (uint256) {
        return FixedPointMathLib.min(amount, type(uint112).max);
    }

    function _fitting(uint256 reserve, uint256 wanted, uint256 wantedOfReserve, uint256 otherReserve)
        private
        pure
        returns (uint256)
    {
        return FixedPointMathLib.zeroFloorSub((reserve * wanted) / wantedOfReserve, otherReserve);
    }

    function _amountToPrice(uint256 reserveIn, uint256 reserveOut, uint256 wantedIn, uint256 wantedOut)
        private
        pure
        returns (uint256)
    {
        uint256 product = reserveIn * reserveOut;
        if (wantedIn / wantedOut + 1 > MAX_SQUARE / product) return type(uint256).max;
        uint256 square = FixedPointMathLib.fullMulDiv(product, wantedIn, wantedOut);
        uint256 root = FixedPointMathLib.sqrt(9 * reserveIn * reserveIn + 3_988_000 * square);
        return FixedPointMathLib.zeroFloorSub(root, 1997 * reserveIn) / 1994;
    }
}
