// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Before trading opens, and its opening
/// @notice A contract of the platform is one that has its role as of the token's creation: what the platform's registry
/// learns later counts for younger tokens only (S-73, P-39).
/// @dev Errors and events are in `ITaxedBase`.
interface ILaunchGate {
    /// @notice Owner or launcher, one way: opens trading. Creates the pair when there is none, ends the liquidity phase,
    /// and starts the kill blocks with this block.
    function launch() external;

    /// @notice Owner only, before launch: lets the owner move tokens into the pair, not out of it (S-41). Creates the pair.
    function startLiquidityPhase() external;

    /// @notice Owner only: ends the phase.
    function stopLiquidityPhase() external;

    /// @notice Owner only, once, before launch: lets a contract of the platform open trading (S-31). Until then it adds to
    /// and takes from the pool untaxed, and in the block in which it opens trading it buys untaxed and beyond the limits.
    /// Afterwards it hands on to wallets what it holds, untaxed and beyond the wallet limit, and is like anybody else in
    /// everything else (P-43). If the owner opens trading, it never buys untaxed.
    function setLauncher(address launcher) external;

    /// @notice Anyone: makes a pool of this token pay taxes. Proven by the token's own exchange, or one that the
    /// platform's registry knew when the token was created.
    function registerPair(address pair) external;
}
