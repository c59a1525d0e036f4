// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {ILockAnnouncer} from "./ILockAnnouncer.sol";

/// @title Announces lockers to which locks may move
/// @dev Documented in `ILockAnnouncer`.
contract LockAnnouncer is ILockAnnouncer, OwnershipWithoutValue {
    /// @inheritdoc ILockAnnouncer
    uint256 public constant NOTICE_SECONDS = 7 days;

    /// @inheritdoc ILockAnnouncer
    mapping(address successor => uint256 time) public opensAt;
    address[] private _announced;

    /// @param initialOwner Announces successors; may renounce.
    constructor(address initialOwner) {
        _initializeOwner(initialOwner);
    }

    /// @inheritdoc ILockAnnouncer
    function announce(address successor) external onlyOwner {
        if (successor.code.length == 0) revert LockAnnouncer_NoCode(successor);
        if (opensAt[successor] != 0) revert LockAnnouncer_AlreadyAnnounced(successor, opensAt[successor]);
        uint256 time = block.timestamp + NOTICE_SECONDS;
        opensAt[successor] = time;
        _announced.push(successor);
        emit SuccessorAnnounced(successor, time);
    }

    /// @inheritdoc ILockAnnouncer
    function strikeOff(address successor) external onlyOwner {
        if (opensAt[successor] == 0) revert LockAnnouncer_NotAnnounced(successor);
        delete opensAt[successor];
        emit SuccessorStruckOff(successor);
    }

    /// @inheritdoc ILockAnnouncer
    function isOpen(address successor) external view returns (bool) {
        uint256 time = opensAt[successor];
        return time != 0 && block.timestamp >= time;
    }

    /// @inheritdoc ILockAnnouncer
    function announcementCount() external view returns (uint256) {
        return _announced.length;
    }

    /// @inheritdoc ILockAnnouncer
    function announcementAt(uint256 index) external view returns (address successor) {
        return _announced[index];
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert LockAnnouncer_ValueRefused(sentWei);
    }
}
