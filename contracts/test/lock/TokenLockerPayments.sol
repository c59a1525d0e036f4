// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";
import {OddToken} from "./TokenLockerTokens.sol";

/// @notice What is paid, to whom, and of what.
abstract contract TokenLockerPayments is TokenLockerFixture {
    function test_Withdraw_PartThenAll() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        vm.warp(unlockAt - 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_StillLocked.selector, id, unlockAt));
        vm.prank(alice);
        locker.withdraw(id, 1);
        vm.warp(unlockAt);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Withdrawn(id, 3e19, 3e19);
        locker.withdraw(id, 3e19);
        expectLock(id, alice, 7e19, AMOUNT, unlockAt);
        locker.withdraw(id, 7e19);
        expectLock(id, address(0), 0, 0, 0);
        assertEq(token.balanceOf(alice), HELD_EACH);
        assertEq(locker.lockedOf(address(token)), 0);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, id, alice, address(0)));
        locker.withdraw(id, 1);
    }

    function test_Withdraw_OfARebasingLock() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days, rebasing());
        lockFor(bob, AMOUNT, block.timestamp + 1 days, rebasing());
        token.rebase(0.1e18);
        skip(1 days);
        vm.startPrank(alice);
        locker.withdraw(id, 500 * AMOUNT);
        locker.withdraw(id, 500 * AMOUNT);
        vm.stopPrank();
        assertApproxEqAbs(token.balanceOf(alice), HELD_EACH / 10, 4);
        vm.prank(bob);
        locker.withdraw(2, 1000 * AMOUNT);
        assertApproxEqAbs(token.balanceOf(bob), HELD_EACH / 10, 4);
    }

    function test_P06_LastIsPaidWhatIsLeftOfAShrunkenBalance() public {
        uint256 first = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        uint256 second = lockFor(bob, 3 * AMOUNT, block.timestamp + 1 days);
        token.rebase(0.5e18);
        (uint256 units, uint256 amount) = locker.releasable(first);
        assertEq(units, 0);
        skip(1 days);
        (units, amount) = locker.releasable(first);
        assertEq(units, AMOUNT);
        assertEq(amount, AMOUNT / 2);
        vm.prank(alice);
        locker.withdraw(first, AMOUNT);
        assertEq(token.balanceOf(alice), HELD_EACH / 2);
        vm.prank(bob);
        locker.withdraw(second, 3 * AMOUNT);
        assertEq(token.balanceOf(bob), HELD_EACH / 2);
        assertEq(token.balanceOf(address(locker)), 0);
    }

    function test_RevertWhen_WithdrawUnusable() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        uint256 shares = lockFor(alice, AMOUNT, block.timestamp + 1 days, rebasing());
        skip(1 days);
        vm.startPrank(alice);
        vm.expectRevert(ITokenLocker.TokenLocker_AmountZero.selector);
        locker.withdraw(id, 0);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_AmountAboveLock.selector, AMOUNT + 1, AMOUNT));
        locker.withdraw(id, AMOUNT + 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_PaysNothing.selector, address(token), 999));
        locker.withdraw(shares, 999);
    }

    function test_WithdrawReleased_PaysAllThatIs() public {
        uint256 cliffAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, cliffAt + 100 days, linear(cliffAt, 0));
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_StillLocked.selector, id, cliffAt));
        vm.prank(alice);
        locker.withdrawReleased(id);
        vm.warp(cliffAt + 25 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, id, bob, alice));
        vm.prank(bob);
        locker.withdrawReleased(id);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Withdrawn(id, AMOUNT / 4, AMOUNT / 4);
        locker.withdrawReleased(id);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_AmountAboveReleased.selector, id, 1, 0));
        locker.withdrawReleased(id);
        vm.warp(cliffAt + 100 days);
        locker.withdrawReleased(id);
        assertEq(token.balanceOf(alice), HELD_EACH);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, id, alice, address(0)));
        locker.withdrawReleased(id);
    }

    function test_WithdrawFor_PaysOwnersThatAgree() public {
        uint256[] memory ids = new uint256[](3);
        ids[0] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        ids[1] = lockFor(alice, AMOUNT, block.timestamp + 2 days);
        ids[2] = lockFor(bob, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        expectPayerRefused(ids, ids[0], alice);
        vm.expectEmit(address(locker));
        emit ITokenLocker.OperatorSet(alice, carol, true);
        vm.prank(alice);
        locker.setOperator(carol, true);
        assertTrue(locker.isOperator(alice, carol));
        expectPayerRefused(ids, ids[2], bob);
        vm.prank(bob);
        locker.setOperator(address(0), true);
        vm.prank(carol);
        assertEq(locker.withdrawFor(ids), 2);
        assertEq(token.balanceOf(alice), HELD_EACH - AMOUNT, "the second one is locked still");
        assertEq(token.balanceOf(bob), HELD_EACH);
        assertEq(token.balanceOf(carol), HELD_EACH);
        vm.prank(alice);
        locker.setOperator(carol, false);
        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, ids[1], carol, alice));
        vm.prank(carol);
        locker.withdraw(ids[1], 1);
    }

    /// @notice What is gone, locked, worth nothing, paused or greedy is passed over, and the rest is paid.
    function test_WithdrawFor_PassesOverWhatCannotBePaid() public {
        uint256[] memory ids = new uint256[](7);
        ids[0] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        ids[1] = lockFor(alice, AMOUNT, block.timestamp + 2 days);
        ids[2] = lockFor(alice, AMOUNT, block.timestamp + 1 days, rebasing());
        OddToken first = token;
        token = newToken();
        ids[3] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        token.setPaused(true);
        token = newToken();
        ids[4] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        token.setGreedy(true);
        ids[5] = 99;
        token = first;
        ids[6] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.startPrank(alice);
        locker.withdraw(ids[0], AMOUNT);
        // Nine hundred shares are left: less than a base unit.
        locker.withdraw(ids[2], 1000 * AMOUNT - 900);
        uint256 before = token.balanceOf(alice);
        assertEq(locker.withdrawFor{gas: 5_000_000}(ids), 1);
        assertEq(token.balanceOf(alice) - before, AMOUNT);
        assertEq(locker.lockOf(ids[6]).owner, address(0));
        for (uint256 i = 1; i < 5; ++i) {
            assertEq(locker.lockOf(ids[i]).owner, alice);
        }
        OddToken(locker.lockOf(ids[3]).token).setPaused(false);
        locker.withdraw(ids[3], AMOUNT);
    }

    /// @notice Nothing is passed over for want of gas: neither by who estimates it, nor by who pays for others.
    function testFuzz_WithdrawFor_TooLittleGasEndsTheCall(uint256 gas_) public {
        uint256[] memory ids = new uint256[](2);
        ids[0] = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        ids[1] = lockFor(bob, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.prank(alice);
        locker.setOperator(address(0), true);
        vm.prank(bob);
        locker.setOperator(address(0), true);
        // What a payment costs here is far below its bound: all that is written was written in this transaction.
        try locker.withdrawFor{gas: bound(gas_, 3000, 100_000)}(ids) {
            assertEq(locker.lockOf(ids[0]).units + locker.lockOf(ids[1]).units, 0);
        } catch (bytes memory reason) {
            assertTrue(reason.length == 0 || bytes4(reason) == ITokenLocker.TokenLocker_GasTooLow.selector);
            assertEq(locker.withdrawFor{gas: 1_150_000}(ids), 2);
        }
    }

    /// @notice P-06: whatever is split, added and withdrawn, the sum is conserved and the last one is paid.
    function testFuzz_P06_SumIsConserved(uint112 amount, uint112 part, uint112 more) public {
        amount = uint112(bound(amount, 2, HELD_EACH / 2));
        part = uint112(bound(part, 1, amount - 1));
        more = uint112(bound(more, 1, HELD_EACH / 2));
        uint256 id = lockFor(alice, amount, block.timestamp + 1 days);
        vm.prank(alice);
        uint256 second = locker.split(id, part);
        incrementBy(alice, second, more);
        assertEq(locker.lockOf(id).amount + locker.lockOf(second).amount, uint256(amount) + more);
        skip(1 days);
        vm.startPrank(alice);
        locker.withdraw(id, amount - part);
        locker.withdraw(second, uint256(part) + more);
        assertEq(token.balanceOf(alice), HELD_EACH);
        assertEq(locker.lockedOf(address(token)), 0);
    }

    /// @notice Shares: what is paid never exceeds what is held, and follows the balance whatever it does.
    function testFuzz_RebasingLocksFollowTheBalance(uint112 amount, uint112 other, uint256 scale, bool swapped) public {
        amount = uint112(bound(amount, 1, HELD_EACH));
        other = uint112(bound(other, 1, HELD_EACH));
        scale = bound(scale, 0.1e18, 1.9e18);
        lockFor(alice, amount, block.timestamp + 1 days, rebasing());
        lockFor(bob, other, block.timestamp + 1 days, rebasing());
        token.rebase(scale);
        address vault = locker.custodyOf(1);
        uint256 worth = locker.lockOf(1).amount;
        assertLe(worth + locker.lockOf(2).amount, token.balanceOf(vault));
        assertApproxEqAbs(worth, amount * scale / 1e18, 3);
        skip(1 days);
        uint256[] memory ids = new uint256[](1);
        for (uint256 i = 0; i < 2; ++i) {
            ids[0] = swapped ? 2 - i : 1 + i;
            (uint256 units, uint256 free) = locker.releasable(ids[0]);
            if (free == 0) continue;
            vm.prank(ids[0] == 1 ? alice : bob);
            locker.withdraw(ids[0], units);
        }
        assertLe(token.balanceOf(vault), 4);
    }

    function expectPayerRefused(uint256[] memory ids, uint256 id, address owner) private {
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, id, carol, owner));
        vm.prank(carol);
        locker.withdrawFor(ids);
    }
}
