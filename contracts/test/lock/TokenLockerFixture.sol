// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {LockAnnouncer} from "../../src/lock/LockAnnouncer.sol";
import {TokenLocker} from "../../src/lock/TokenLocker.sol";
import {LockPeople} from "./LockPeople.sol";
import {OddToken} from "./TokenLockerTokens.sol";

/// @notice A locker, its announcer, a token and people who hold it.
abstract contract TokenLockerFixture is LockPeople {
    uint256 internal constant HELD_EACH = 1e24;
    uint256 internal constant AMOUNT = 1e20;

    LockAnnouncer internal announcer;
    TokenLocker internal locker;
    OddToken internal token;

    function setUp() public virtual override {
        super.setUp();
        announcer = new LockAnnouncer(address(this));
        locker = new TokenLocker(address(announcer));
        token = newToken();
    }

    /// @notice A token of which alice, bob and carol hold as much each.
    function newToken() internal returns (OddToken made) {
        made = new OddToken(alice, HELD_EACH);
        made.mint(bob, HELD_EACH);
        made.mint(carol, HELD_EACH);
    }

    function plain() internal pure returns (ITokenLocker.Options memory options) {}

    function rebasing() internal pure returns (ITokenLocker.Options memory options) {
        options.rebasing = true;
    }

    function migratable() internal pure returns (ITokenLocker.Options memory options) {
        options.migratable = true;
    }

    /// @notice Evenly from `cliffAt` on.
    function linear(uint256 cliffAt, uint256 firstBps) internal pure returns (ITokenLocker.Options memory options) {
        options.schedule = ITokenLocker.Schedule(cliffAt, firstBps, 0, 0);
    }

    function stepped(uint256 cliffAt, uint256 firstBps, uint256 cycleSeconds, uint256 cycleBps)
        internal
        pure
        returns (ITokenLocker.Options memory options)
    {
        options.schedule = ITokenLocker.Schedule(cliffAt, firstBps, cycleSeconds, cycleBps);
    }

    function lockFor(address who, uint256 amount, uint256 unlockAt, ITokenLocker.Options memory options)
        internal
        returns (uint256 lockId)
    {
        vm.startPrank(who);
        token.approve(address(locker), amount);
        lockId = locker.lock(address(token), amount, who, unlockAt, options);
        vm.stopPrank();
    }

    function lockFor(address who, uint256 amount, uint256 unlockAt) internal returns (uint256 lockId) {
        return lockFor(who, amount, unlockAt, plain());
    }

    function incrementBy(address who, uint256 lockId, uint256 amount) internal {
        vm.startPrank(who);
        token.approve(address(locker), amount);
        locker.increment(lockId, amount);
        vm.stopPrank();
    }

    function expectLock(uint256 id, address owner, uint256 amount, uint256 initialAmount, uint256 unlockAt)
        internal
        view
    {
        ITokenLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.owner, owner, "owner");
        assertEq(entry.amount, amount, "amount");
        assertEq(entry.initialAmount, initialAmount, "initialAmount");
        assertEq(entry.unlockAt, unlockAt, "unlockAt");
    }
}
