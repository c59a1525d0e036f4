// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// A locker of later days, as small as one can be: it keeps what arrives and says what it made of it.
contract SuccessorLocker {
    struct Schedule {
        uint256 cliffAt;
        uint256 firstBps;
        uint256 cycleSeconds;
        uint256 cycleBps;
    }

    struct ArrivingLock {
        address token;
        address owner;
        bool rebasing;
        uint256 amount;
        uint256 initialAmount;
        uint256 lockedAt;
        uint256 unlockAt;
        Schedule schedule;
    }

    address public immutable locker;
    ArrivingLock[] private _locks;

    constructor(address locker_) {
        locker = locker_;
    }

    function receiveLock(ArrivingLock calldata arriving) external returns (uint256 lockId) {
        require(msg.sender == locker, "not the locker");
        _locks.push(arriving);
        return _locks.length;
    }

    function termsOf(uint256 lockId) external view returns (ArrivingLock memory) {
        return _locks[lockId - 1];
    }
}
