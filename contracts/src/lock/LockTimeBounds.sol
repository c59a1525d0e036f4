// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bounds of unlock times
/// @notice The same for every locker, in seconds.
/// @dev That a lock only ever ends later is the rule of each locker's `relock`.
library LockTimeBounds {
    /// @dev The unlock time that never comes.
    uint256 internal constant FOREVER = type(uint40).max;
    uint256 internal constant MIN_SECONDS = 5 minutes;
    /// @dev Catches milliseconds (P-06).
    uint256 internal constant MAX_SECONDS = 100_000_000 minutes;
}
