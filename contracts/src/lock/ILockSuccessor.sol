// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ITokenLocker} from "./ITokenLocker.sol";

/// @title A locker to which locks of another one can move
/// @notice It is paid first and told afterwards. It has to trust the locker that calls it, and nobody else.
interface ILockSuccessor {
    /// @notice A lock that arrives. Amounts are base units of the token.
    /// @param token Locked token.
    /// @param owner Owner of the new lock.
    /// @param rebasing Whether the lock has a share of a balance that grows and shrinks by itself.
    /// @param amount What has arrived.
    /// @param initialAmount What `amount` would be had nothing been withdrawn: the base of the schedule's parts.
    /// @param lockedAt When the lock began, unix seconds.
    /// @param unlockAt No part that is not released by then may leave before, unix seconds.
    /// @param schedule How it is released; all zero when all of it is, at `unlockAt`.
    struct ArrivingLock {
        address token;
        address owner;
        bool rebasing;
        uint256 amount;
        uint256 initialAmount;
        uint256 lockedAt;
        uint256 unlockAt;
        ITokenLocker.Schedule schedule;
    }

    /// @notice Makes a lock of what has just arrived.
    function receiveLock(ArrivingLock calldata arriving) external returns (uint256 lockId);

    /// @notice What it made of it: the caller of `receiveLock` takes everything back if a token, an owner, a kind, a
    /// beginning or a schedule differs, if an amount is smaller (of a rebasing lock by more than a base unit), or if it
    /// unlocks earlier.
    function termsOf(uint256 lockId) external view returns (ArrivingLock memory);
}
