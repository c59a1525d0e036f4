// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Why liquidity could not be placed at a stated price, and what a repair did
/// @notice Shared by everything that fills a pool: `LaunchPad` and presales. Each of these reverts leaves everything as it
/// was and can be tried again.
///
/// A repair pays for itself. A pool with reserves t, q is traded to the stated price P (quote for a token). Above it,
/// x = √(t q / P) − t tokens go in, and x √(q P / t) of quote comes out, at least x P; below it the same with the sides
/// exchanged. Whoever made the pool keeps 2 √(t q P) of his t P + q, and loses (√q − √(t P))², fees aside. To ask for half
/// of a side n of the pool that is to come takes t P + q ≥ 2.4 n P.
interface IPoolPlacement {
    /// @notice Bringing the pool to the stated price costs more of `token` than is allowed.
    error PoolPlacement_RepairTooDear(address token, uint256 needed, uint256 max);
    /// @notice The pool did not end within half a percent of the stated price; amounts are its reserves.
    error PoolPlacement_PriceMissed(uint256 tokenReserve, uint256 quoteReserve);
    /// @notice The liquidity is worth less than was put in, because others own a part of the pool.
    error PoolPlacement_LiquidityDiluted(uint256 liquidity, uint256 totalLiquidity);

    /// @notice The pool was not at the stated price; this was sent into it and came out of it.
    event PoolRepaired(address indexed pair, uint256 tokenIn, uint256 quoteIn, uint256 tokenOut, uint256 quoteOut);
}
