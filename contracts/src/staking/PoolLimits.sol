// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bounds of staking pools
/// @notice The same in the factory and in its pools; times in seconds.
library PoolLimits {
    /// @dev Everything that a pool has of one token fits 112 bits. One less, so that a reward is never the largest number,
    /// which is what a pool reads for "one less than nothing".
    uint256 internal constant MAX_SUM = type(uint112).max - 1;
    uint256 internal constant MIN_SECONDS = 5 minutes;
    /// @dev Catches milliseconds (P-06).
    uint256 internal constant MAX_SECONDS = 3650 days;
    uint256 internal constant MAX_LOCK_SECONDS = 1460 days;
    uint256 internal constant MAX_REBATE_BPS = 5000;
    uint256 internal constant BPS = 10_000;
    uint256 internal constant MAX_TEXT_BYTES = 512;
}
