// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Announces lockers to which locks may move
/// @notice A locker that asks this contract takes nobody else's word (S-60). Its owner can name a successor, which opens a
/// week later, and strike one off; it can neither move a lock nor shorten the week. Renouncing ownership ends the list.
interface ILockAnnouncer {
    /// @notice A successor is a contract.
    error LockAnnouncer_NoCode(address successor);
    /// @notice It is announced already and opens, or has opened, at `opensAt`.
    error LockAnnouncer_AlreadyAnnounced(address successor, uint256 opensAt);
    /// @notice It is not announced.
    error LockAnnouncer_NotAnnounced(address successor);
    /// @notice Functions without a price take no native currency.
    error LockAnnouncer_ValueRefused(uint256 sentWei);

    /// @notice Locks that allow it can move to `successor` from `opensAt` on, in unix seconds.
    event SuccessorAnnounced(address indexed successor, uint256 opensAt);
    /// @notice No lock can move to `successor` any more, unless it is announced anew.
    event SuccessorStruckOff(address indexed successor);

    /// @notice Owner only: names a successor, open in `NOTICE_SECONDS` from now.
    function announce(address successor) external;

    /// @notice Owner only: strikes a successor off the list, open or not.
    function strikeOff(address successor) external;

    /// @notice When `successor` opens, or has opened, in unix seconds; 0 when it is not announced.
    function opensAt(address successor) external view returns (uint256);

    /// @notice Whether locks can move to `successor` now.
    function isOpen(address successor) external view returns (bool);

    /// @notice Number of announcements there ever were.
    function announcementCount() external view returns (uint256);

    /// @notice Successors in order of their announcements, those that were struck off included.
    function announcementAt(uint256 index) external view returns (address successor);

    /// @notice Seconds between an announcement and its opening.
    function NOTICE_SECONDS() external view returns (uint256);
}
