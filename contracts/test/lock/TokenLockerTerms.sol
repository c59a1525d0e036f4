// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILockSuccessor} from "../../src/lock/ILockSuccessor.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {LockCapabilities} from "../../src/lock/LockCapabilities.sol";
import {SuccessorLocker} from "./TokenLockerTokens.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";

/// @notice Releases by schedule, and moves to successors.
abstract contract TokenLockerTerms is TokenLockerFixture {
    function test_Schedule_LinearByTheSecond() public {
        uint256 cliffAt = block.timestamp + 10 days;
        vm.startPrank(alice);
        token.approve(address(locker), 1e20);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Scheduled(1, cliffAt, 1000, 0, 0);
        uint256 id = locker.lock(address(token), 1e20, alice, cliffAt + 100 days, linear(cliffAt, 1000));
        vm.stopPrank();
        ITokenLocker.Schedule memory kept = locker.lockOf(id).schedule;
        assertEq(kept.cliffAt, cliffAt);
        assertEq(kept.firstBps, 1000);
        assertEq(kept.cycleSeconds, 0);
        vm.warp(cliffAt - 1);
        expectReleasable(id, 0);
        vm.warp(cliffAt);
        expectReleasable(id, 1e19);
        vm.warp(cliffAt + 50 days);
        expectReleasable(id, 5.5e19);
        vm.prank(alice);
        locker.withdraw(id, 5e19);
        expectReleasable(id, 0.5e19);
        vm.warp(cliffAt + 100 days - 1);
        (uint256 units,) = locker.releasable(id);
        assertLt(units, 5e19);
        vm.warp(cliffAt + 100 days);
        expectReleasable(id, 5e19);
        vm.prank(alice);
        locker.withdraw(id, 5e19);
        assertEq(token.balanceOf(alice), HELD_EACH);
        assertEq(locker.lockOf(id).schedule.cliffAt, 0);
    }

    function test_Schedule_SteppedThatDoesNotDivide() public {
        uint256 cliffAt = block.timestamp + 10 days;
        // 10 % at first, then 40 % a cycle: three cycles, the last one of 10 %.
        uint256 end = cliffAt + 3 * 7 days;
        uint256 id = lockFor(alice, 1001, end, stepped(cliffAt, 1000, 7 days, 4000));
        uint256[4] memory released = [uint256(100), 500, 900, 1001];
        for (uint256 i = 0; i < released.length; ++i) {
            vm.warp(cliffAt + i * 7 days - 1);
            expectReleasable(id, i == 0 ? 0 : released[i - 1]);
            vm.warp(cliffAt + i * 7 days);
            expectReleasable(id, released[i]);
        }
    }

    function test_P32_ScheduleOutOfRangeIsRefused() public {
        uint256 cliffAt = block.timestamp + 10 days;
        uint256 end = cliffAt + 10 days;
        expectScheduleRefused(end, ITokenLocker.Schedule(end, 0, 0, 0));
        expectScheduleRefused(end, ITokenLocker.Schedule(cliffAt, 10_000, 0, 0));
        expectScheduleRefused(end, ITokenLocker.Schedule(cliffAt, 0, 0, 1));
        expectScheduleRefused(end, ITokenLocker.Schedule(cliffAt, 0, 1 days, 0));
        expectScheduleRefused(end, ITokenLocker.Schedule(cliffAt, 5000, 1 days, 5001));
        expectScheduleRefused(end, ITokenLocker.Schedule(cliffAt, 0, MAX_SECONDS + 1, 5000));
        expectScheduleRefused(FOREVER, ITokenLocker.Schedule(cliffAt, 0, 0, 0));

        ITokenLocker.Options memory options = stepped(cliffAt, 0, 1 days, 1000);
        vm.startPrank(alice);
        token.approve(address(locker), 100);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_ScheduleEndsElsewhere.selector, end + 1, end));
        locker.lock(address(token), 100, alice, end + 1, options);
        options = linear(block.timestamp + 5 minutes - 1, 0);
        vm.expectRevert(
            abi.encodeWithSelector(
                ITokenLocker.TokenLocker_UnlockTooEarly.selector,
                block.timestamp + 5 minutes - 1,
                block.timestamp + 5 minutes
            )
        );
        locker.lock(address(token), 100, alice, end, options);
        locker.lock(address(token), 100, alice, end, linear(block.timestamp + 5 minutes, 9999));
        vm.stopPrank();
    }

    function test_Schedule_MovesWithItsEnd() public {
        uint256 cliffAt = block.timestamp + 10 days;
        uint256 id = lockFor(alice, 1e20, cliffAt + 100 days, linear(cliffAt, 0));
        vm.warp(cliffAt + 50 days);
        vm.startPrank(alice);
        locker.withdraw(id, 4e19);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Scheduled(id, cliffAt + 30 days, 0, 0, 0);
        locker.relock(id, cliffAt + 130 days);
        vm.stopPrank();
        // Less is released now than was withdrawn: nothing until the schedule has caught up.
        expectReleasable(id, 0);
        vm.warp(cliffAt + 70 days);
        expectReleasable(id, 0);
        vm.warp(cliffAt + 80 days);
        expectReleasable(id, 1e19);
        vm.prank(alice);
        locker.relock(id, FOREVER);
        expectReleasable(id, 0);
        assertEq(locker.lockOf(id).schedule.cliffAt, cliffAt + 30 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_StillLocked.selector, id, FOREVER));
        vm.prank(alice);
        locker.withdraw(id, 1);
    }

    function test_Schedule_OfASplitLockReleasesNoMore() public {
        uint256 cliffAt = block.timestamp + 10 days;
        uint256 id = lockFor(alice, 1000, cliffAt + 100 days, linear(cliffAt, 0));
        vm.warp(cliffAt + 50 days);
        vm.startPrank(alice);
        locker.withdraw(id, 333);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Split(id, 2, 100, 150, 851);
        uint256 second = locker.split(id, 100);
        vm.stopPrank();
        assertEq(locker.lockOf(second).schedule.cliffAt, cliffAt);
        (uint256 one,) = locker.releasable(id);
        (uint256 other,) = locker.releasable(second);
        assertLe(one + other, 167);
        assertGe(one + other, 165);
    }

    function test_RevertWhen_MoreThanIsReleased() public {
        uint256 cliffAt = block.timestamp + 10 days;
        uint256 id = lockFor(alice, 1000, cliffAt + 100 days, linear(cliffAt, 0));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_StillLocked.selector, id, cliffAt));
        locker.withdraw(id, 1);
        vm.warp(cliffAt + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_AmountAboveReleased.selector, id, 11, 10));
        locker.withdraw(id, 11);
        locker.withdraw(id, 10);
    }

    function test_S60_MigrateMovesToAnAnnouncedLocker() public {
        SuccessorLocker next = openSuccessor();
        uint256 cliffAt = block.timestamp + 10 days;
        ITokenLocker.Options memory options = linear(cliffAt, 0);
        options.migratable = true;
        uint256 id = lockFor(alice, 1e20, cliffAt + 100 days, options);
        uint256 lockedAt = block.timestamp;
        vm.warp(cliffAt + 50 days);
        vm.startPrank(alice);
        locker.withdraw(id, 4e19);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Migrated(id, address(next), 1, 6e19, 6e19);
        assertEq(locker.migrate(id, address(next)), 1);
        vm.stopPrank();
        ILockSuccessor.ArrivingLock memory moved = next.lockAt(1);
        assertEq(moved.token, address(token));
        assertEq(moved.owner, alice);
        assertEq(moved.amount, 6e19);
        assertEq(moved.initialAmount, 1e20);
        assertEq(moved.lockedAt, lockedAt);
        assertEq(moved.unlockAt, cliffAt + 100 days);
        assertEq(moved.schedule.cliffAt, cliffAt);
        assertFalse(moved.rebasing);
        assertEq(token.balanceOf(address(next)), 6e19);
        assertEq(locker.lockOf(id).owner, address(0));
        assertEq(locker.lockedOf(address(token)), 0);
    }

    function test_S60_MigrateOfARebasingLock() public {
        SuccessorLocker next = openSuccessor();
        ITokenLocker.Options memory options = rebasing();
        options.migratable = true;
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, options);
        token.rebase(1.9e18);
        next.setTwist(SuccessorLocker.Twist.Rounds);
        vm.prank(alice);
        locker.migrate(id, address(next));
        ILockSuccessor.ArrivingLock memory moved = next.lockAt(1);
        assertTrue(moved.rebasing);
        assertApproxEqAbs(moved.amount, 1.9e20, 2);
        assertEq(moved.initialAmount, moved.amount);
    }

    function test_RevertWhen_MigrateNotAgreedOnBefore() public {
        SuccessorLocker next = openSuccessor();
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days);
        uint256 forEver = lockFor(alice, 1e20, FOREVER, migratable());
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotMigratable.selector, id));
        locker.migrate(id, address(next));
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotMigratable.selector, forEver));
        locker.migrate(forEver, address(next));
    }

    function test_RevertWhen_SuccessorNotOpen() public {
        SuccessorLocker next = new SuccessorLocker(address(locker));
        uint256 id = lockFor(alice, 1e20, block.timestamp + 30 days, migratable());
        expectMigrateRefused(
            id,
            address(next),
            abi.encodeWithSelector(ITokenLocker.TokenLocker_SuccessorNotOpen.selector, address(next), 0)
        );
        announcer.announce(address(next));
        uint256 opensAt = block.timestamp + 7 days;
        vm.warp(opensAt - 1);
        expectMigrateRefused(
            id,
            address(next),
            abi.encodeWithSelector(ITokenLocker.TokenLocker_SuccessorNotOpen.selector, address(next), opensAt)
        );
        vm.warp(opensAt);
        vm.prank(alice);
        locker.migrate(id, address(next));
    }

    function test_P01_SuccessorThatMakesSomethingElseIsRefused() public {
        SuccessorLocker next = openSuccessor();
        uint256 cliffAt = block.timestamp + 1 days;
        ITokenLocker.Options memory options = stepped(cliffAt, 1000, 1 days, 4500);
        options.migratable = true;
        uint256 id = lockFor(alice, 1e20, cliffAt + 2 days, options);
        for (uint256 twist = 1; twist < uint256(SuccessorLocker.Twist.CallsBack); ++twist) {
            next.setTwist(SuccessorLocker.Twist(twist));
            expectMigrateRefused(
                id,
                address(next),
                abi.encodeWithSelector(ITokenLocker.TokenLocker_SuccessorDiffers.selector, id, address(next), 1)
            );
        }
        assertEq(locker.lockOf(id).amount, 1e20);
        next.setTwist(SuccessorLocker.Twist.None);
        vm.prank(alice);
        locker.migrate(id, address(next));
    }

    function test_RevertWhen_NothingArrivesAtTheSuccessor() public {
        SuccessorLocker next = openSuccessor();
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, migratable());
        token.setStill(true);
        expectMigrateRefused(
            id,
            address(next),
            abi.encodeWithSelector(ITokenLocker.TokenLocker_ReceivedNothing.selector, address(token), 1e20)
        );
    }

    function test_Capabilities_OnlyGoOut() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, migratable());
        uint256 kept = LockCapabilities.SPLIT | LockCapabilities.TRANSFER;
        uint256 open = kept | LockCapabilities.WITHDRAW | LockCapabilities.RELOCK;
        assertEq(locker.capabilities(id), open | LockCapabilities.MIGRATE);
        assertEq(locker.capabilities(lockFor(bob, 1, block.timestamp + 1 days)), open);
        vm.prank(alice);
        locker.relock(id, FOREVER);
        assertEq(locker.capabilities(id), kept);
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(2, 1);
        assertEq(locker.capabilities(2), 0);
    }

    /// @notice P-32: whatever the schedule, releases grow, never pass what is locked, and are all of it at the end.
    function testFuzz_P32_ReleasesGrowToAll(
        uint112 amount,
        uint256 cliffIn,
        uint256 first,
        uint256 steps,
        uint256[5] memory at
    ) public {
        amount = uint112(bound(amount, 1, HELD_EACH));
        uint256 cliffAt = block.timestamp + bound(cliffIn, 5 minutes, 1000 days);
        first = bound(first, 0, 9999);
        uint256 cycleSeconds = steps % 3 == 0 ? 0 : bound(steps >> 8, 1, 100 days);
        uint256 cycleBps = cycleSeconds == 0 ? 0 : bound(steps >> 128, 1, 10_000 - first);
        uint256 end = cycleSeconds == 0
            ? cliffAt + bound(steps >> 8, 1, 1000 days)
            : cliffAt + (10_000 - first + cycleBps - 1) / cycleBps * cycleSeconds;
        vm.assume(end <= block.timestamp + MAX_SECONDS);
        uint256 id = lockFor(alice, amount, end, stepped(cliffAt, first, cycleSeconds, cycleBps));
        uint256 out;
        for (uint256 i = 0; i < at.length; ++i) {
            vm.warp(block.timestamp + bound(at[i], 0, (end - block.timestamp) / 2));
            out += withdrawReleased(id);
            assertLe(out, amount);
            if (block.timestamp < cliffAt) assertEq(out, 0);
            if (out != 0) assertGe(out, uint256(amount) * first / 10_000);
        }
        vm.warp(end);
        assertEq(out + withdrawReleased(id), amount);
    }

    /// @notice P-06, P-32: a divided lock never releases more than it would have whole, and all of it in the end.
    function testFuzz_P06_SplitReleasesNoMore(uint256 amount, uint256 taken, uint256 part, uint256 when, uint256 later)
        public
    {
        amount = bound(amount, 2, HELD_EACH);
        uint256 end = block.timestamp + 101 days;
        uint256 id = lockFor(alice, amount, end, linear(end - 100 days, 500));
        vm.warp(end - bound(when, 2, 100 days));
        taken = bound(taken, 0, freeOf(id));
        if (amount - taken < 2) taken = 0;
        vm.startPrank(alice);
        if (taken != 0) locker.withdraw(id, taken);
        later = bound(later, block.timestamp, end - 1);
        uint256 whole = freeLater(id, later);
        part = locker.split(id, bound(part, 1, amount - taken - 1));
        vm.stopPrank();
        vm.warp(later);
        assertLe(freeOf(id) + freeOf(part), whole);
        vm.warp(end);
        withdrawReleased(id);
        withdrawReleased(part);
        assertEq(token.balanceOf(alice), HELD_EACH);
    }

    function freeLater(uint256 id, uint256 time) private returns (uint256 units) {
        uint256 before = vm.snapshotState();
        vm.warp(time);
        units = freeOf(id);
        vm.revertToState(before);
    }

    function freeOf(uint256 id) private view returns (uint256 units) {
        (units,) = locker.releasable(id);
    }

    function withdrawReleased(uint256 id) private returns (uint256 units) {
        (units,) = locker.releasable(id);
        if (units == 0) return 0;
        vm.prank(alice);
        locker.withdraw(id, units);
    }

    function openSuccessor() internal returns (SuccessorLocker next) {
        next = new SuccessorLocker(address(locker));
        announcer.announce(address(next));
        skip(7 days);
    }

    function expectReleasable(uint256 id, uint256 expected) internal view {
        (uint256 units, uint256 amount) = locker.releasable(id);
        assertEq(units, expected, "units");
        assertEq(amount, expected, "amount");
    }

    function expectMigrateRefused(uint256 id, address successor, bytes memory reason) internal {
        vm.expectRevert(reason);
        vm.prank(alice);
        locker.migrate(id, successor);
    }

    function expectScheduleRefused(uint256 unlockAt, ITokenLocker.Schedule memory s) private {
        ITokenLocker.Options memory options;
        options.schedule = s;
        vm.startPrank(alice);
        token.approve(address(locker), 100);
        vm.expectRevert(
            abi.encodeWithSelector(
                ITokenLocker.TokenLocker_ScheduleUnusable.selector,
                unlockAt,
                s.cliffAt,
                s.firstBps,
                s.cycleSeconds,
                s.cycleBps
            )
        );
        locker.lock(address(token), 100, alice, unlockAt, options);
        vm.stopPrank();
    }
}
