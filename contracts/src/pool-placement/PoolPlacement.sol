// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";
import {IPoolPlacement} from "./IPoolPlacement.sol";
import {PlacementLimits} from "./PlacementLimits.sol";

/// @title Liquidity at a stated price, whatever was done to the pair before
/// @dev Three steps, each bounded: what lies in the pair without belonging to it is taken out, a crooked price is traded
/// back, then both sides are added. Nothing of this is trusted: at the end the pool's own reserves have to show the
/// price, and the liquidity has to be worth what was put in, or the whole call reverts (P-07, P-09). ADR 0036.
abstract contract PoolPlacement is IPoolPlacement {
    /// @dev What is to be placed, what is left of it as the steps go on, and what became liquidity (`…In`). Of either side
    /// `maxRepair…` may be spent on the price; a negligible part (`PlacementLimits.NEGLIGIBLE`) always. Beyond that
    /// `poolRepairBps` of a wanted side may be spent too, which is then listed less (`…FromPool`, and as much of the other
    /// side).
    struct Placement {
        IV2Pair pair;
        address token;
        address quote;
        bool tokenIsFirst;
        uint256 wantedToken;
        uint256 wantedQuote;
        uint256 tokenLeft;
        uint256 quoteLeft;
        uint256 tokenIn;
        uint256 quoteIn;
        uint256 maxRepairToken;
        uint256 maxRepairQuote;
        uint256 poolRepairBps;
        uint256 tokenFromPool;
        uint256 quoteFromPool;
    }

    uint256 internal constant BPS = 10_000;
    /// @dev Beyond this a trade would take more than any reserve holds, and the square below would not fit a word.
    uint256 private constant MAX_SQUARE = 1 << 233;

    /// @dev Places what `p` says and sends the liquidity to `to`; `p` says afterwards what is left.
    function _place(Placement memory p, address to) internal returns (uint256 liquidity) {
        _takeOutStray(p);
        _repair(p);
        (p.tokenIn, p.quoteIn) = _fittingAmounts(p);
        p.tokenLeft -= p.tokenIn;
        p.quoteLeft -= p.quoteIn;
        if (p.tokenIn != 0) SafeTransferLib.safeTransfer(p.token, address(p.pair), p.tokenIn);
        if (p.quoteIn != 0) SafeTransferLib.safeTransfer(p.quote, address(p.pair), p.quoteIn);
        liquidity = p.pair.mint(to);
        _checkOutcome(p, liquidity);
    }

    /// @dev Sends `amountIn` of one side into the pair and the other side to `to`. @return out What arrived there.
    function _swap(IV2Pair pair, address tokenIn, address tokenOut, uint256 amountIn, address to)
        internal
        returns (uint256 out)
    {
        bool firstIn = tokenIn < tokenOut;
        (uint256 reserveIn, uint256 reserveOut) = V2Math.reservesOf(pair, firstIn);
        out = V2Math.amountOut(amountIn, reserveIn, reserveOut);
        if (out == 0) return 0;
        SafeTransferLib.safeTransfer(tokenIn, address(pair), amountIn);
        uint256 before = SafeTransferLib.balanceOf(tokenOut, to);
        pair.swap(firstIn ? 0 : out, firstIn ? out : 0, to, "");
        return SafeTransferLib.balanceOf(tokenOut, to) - before;
    }

    /// @dev Reserves in the order token, quote.
    function _reservesOf(Placement memory p) internal view returns (uint256 tokenReserve, uint256 quoteReserve) {
        return V2Math.reservesOf(p.pair, p.tokenIsFirst);
    }

    /// @dev Donations that the pair has not counted are skimmed. A side that was counted while the other was still empty
    /// belongs to nobody: with one base unit on the other side there is a price, at which all of it is bought back.
    function _takeOutStray(Placement memory p) private {
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        uint256 tokenBefore = SafeTransferLib.balanceOf(p.token, address(this));
        uint256 quoteBefore = SafeTransferLib.balanceOf(p.quote, address(this));
        if (
            SafeTransferLib.balanceOf(p.token, address(p.pair)) > tokenReserve
                || SafeTransferLib.balanceOf(p.quote, address(p.pair)) > quoteReserve
        ) {
            p.pair.skim(address(this));
        }
        if ((tokenReserve == 0) != (quoteReserve == 0)) {
            SafeTransferLib.safeTransfer(tokenReserve == 0 ? p.token : p.quote, address(p.pair), 1);
            p.pair.sync();
        }
        p.tokenLeft = p.tokenLeft + SafeTransferLib.balanceOf(p.token, address(this)) - tokenBefore;
        p.quoteLeft = p.quoteLeft + SafeTransferLib.balanceOf(p.quote, address(this)) - quoteBefore;
    }

    /// @dev Trades a pool with two sides to the stated price, for at most what the placement allows. Whoever put it there at a worse price
    /// pays for it: what comes out is worth more, at the stated price. The smallest pools too: left at their price they
    /// would take their part of what is added. With both reserves below 1/NEGLIGIBLE of what is wanted, m, the amount is
    /// less than m / 2 (from `r (r + 2 x) < r m`), so what is always allowed is always enough for them.
    function _repair(Placement memory p) private {
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        if (tokenReserve == 0 || quoteReserve == 0) return;
        bool tokenIn = quoteReserve * p.wantedToken > tokenReserve * p.wantedQuote;
        uint256 amountIn = tokenIn
            ? _amountToPrice(tokenReserve, quoteReserve, p.wantedToken, p.wantedQuote)
            : _amountToPrice(quoteReserve, tokenReserve, p.wantedQuote, p.wantedToken);
        if (amountIn == 0) return;

        (address from, address into) = tokenIn ? (p.token, p.quote) : (p.quote, p.token);
        uint256 max = tokenIn
            ? FixedPointMathLib.max(p.maxRepairToken, p.wantedToken / PlacementLimits.NEGLIGIBLE)
            : FixedPointMathLib.max(p.maxRepairQuote, p.wantedQuote / PlacementLimits.NEGLIGIBLE);
        uint256 fromPool = ((tokenIn ? p.wantedToken : p.wantedQuote) * p.poolRepairBps) / BPS;
        if (amountIn > max + fromPool) revert PoolPlacement_RepairTooDear(from, amountIn, max + fromPool);
        uint256 before = SafeTransferLib.balanceOf(from, address(this));
        uint256 out = _swap(p.pair, from, into, amountIn, address(this));
        if (out == 0) return;
        uint256 spent = before - SafeTransferLib.balanceOf(from, address(this));
        if (tokenIn) {
            (p.tokenLeft, p.quoteLeft) = (p.tokenLeft - spent, p.quoteLeft + out);
            p.tokenFromPool = FixedPointMathLib.zeroFloorSub(spent, max);
            emit PoolRepaired(address(p.pair), spent, 0, 0, out);
        } else {
            (p.tokenLeft, p.quoteLeft) = (p.tokenLeft + out, p.quoteLeft - spent);
            p.quoteFromPool = FixedPointMathLib.zeroFloorSub(spent, max);
            emit PoolRepaired(address(p.pair), 0, spent, out, 0);
        }
    }

    /// @dev As much as is wanted and left, so that the pool ends at the stated price.
    function _fittingAmounts(Placement memory p) private view returns (uint256 tokenIn, uint256 quoteIn) {
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        tokenIn = FixedPointMathLib.min(p.tokenLeft, p.wantedToken - p.tokenFromPool);
        quoteIn = _fitting(tokenReserve + tokenIn, p.wantedQuote, p.wantedToken, quoteReserve);
        uint256 most = FixedPointMathLib.min(p.quoteLeft, p.wantedQuote - p.quoteFromPool);
        if (quoteIn > most) {
            quoteIn = most;
            tokenIn = _fitting(quoteReserve + quoteIn, p.wantedToken, p.wantedQuote, tokenReserve);
        }
    }

    function _checkOutcome(Placement memory p, uint256 liquidity) private view {
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        uint256 actual = tokenReserve * p.wantedQuote;
        uint256 wanted = quoteReserve * p.wantedToken;
        uint256 apart = FixedPointMathLib.dist(actual, wanted);
        if (apart > wanted / (BPS / PlacementLimits.TOLERANCE_BPS)) {
            revert PoolPlacement_PriceMissed(tokenReserve, quoteReserve);
        }

        uint256 total = p.pair.totalSupply();
        if (
            _isDiluted(liquidity, total, tokenReserve, p.tokenIn)
                || _isDiluted(liquidity, total, quoteReserve, p.quoteIn)
        ) revert PoolPlacement_LiquidityDiluted(liquidity, total);
    }

    /// @dev What the other side has to be given, so that `reserve` and it end in the ratio of the wanted amounts.
    function _fitting(uint256 reserve, uint256 wanted, uint256 wantedOfReserve, uint256 otherReserve)
        private
        pure
        returns (uint256)
    {
        return FixedPointMathLib.zeroFloorSub((reserve * wanted) / wantedOfReserve, otherReserve);
    }

    /// @dev Whether the share of `reserve` that the liquidity stands for is less than what was put in, tolerance aside.
    function _isDiluted(uint256 liquidity, uint256 total, uint256 reserve, uint256 amountIn)
        private
        pure
        returns (bool)
    {
        uint256 worth = FixedPointMathLib.fullMulDiv(liquidity, reserve, total);
        return worth * BPS < amountIn * (BPS - PlacementLimits.TOLERANCE_BPS);
    }

    /// @dev How much of the one side brings a pool to the ratio `wantedIn : wantedOut`, the exchange's fee counted:
    /// the positive root of `(r + x)(1000 r + 997 x) = 1000 r s wantedIn / wantedOut`, with reserves r (in) and s (out).
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
