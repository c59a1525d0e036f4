// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of a pool's `capabilities()`
/// @notice What its admin can still do; nobody else can do anything. Bits only ever go out.
library PoolCapabilities {
    /// @dev Change the rate, as far as it is paid for; a lower one lifts every lock time.
    uint256 internal constant RATE = 1;
    /// @dev Move the start; a later one lifts every lock time.
    uint256 internal constant START = 2;
    /// @dev Move the end, as far as it is paid for; an earlier one lifts every lock time.
    uint256 internal constant END = 4;
    /// @dev Stop rewards, which lifts every lock time.
    uint256 internal constant STOP = 8;
    /// @dev Raise the limit of an account, or end it.
    uint256 internal constant LIMIT = 16;
    /// @dev Lift every lock time.
    uint256 internal constant OPEN_EXIT = 32;
    /// @dev Take rewards that nobody has earned nor can earn.
    uint256 internal constant RECOVER = 64;
    /// @dev Name what the project says about the pool.
    uint256 internal constant TEXTS = 128;
}
