// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice People who take room in a presale and leave it empty.
contract ExitAttacksTest is PresaleFixture {
    /// @notice P-41: 30 of the 50 coins that the presale needs are there, its times were changed, and a squatter takes
    /// 50 of the 70 that are left: leaving for nothing ends when leaving for a fee does, not after the end.
    function test_P41_NobodyLeavesForNothingInFrontOfFinalize() public {
        IPresale presale = changedPresale();
        put(presale, dave, 50 ether);
        vm.warp(endTime - 15 minutes);
        bytes memory reason = abi.encodeWithSelector(IPresaleTypes.Presale_ExitClosed.selector, endTime - 15 minutes);
        uint256[3] memory times = [endTime - 15 minutes, endTime, endTime + 1 days];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.warp(times[i]);
            assertEq(presale.accountOf(dave).refundable, 0, "what the view says");
            vm.expectRevert(reason);
            vm.prank(dave);
            presale.refund();
        }
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        assertEq(presale.total(), 80 ether);
    }

    /// @notice P-41: a squatter who takes all the room but a crumb, to leave when leaving closes. Anybody takes the crumb, and
    /// a full presale is finished at once: the squatter has bought.
    function test_P41_WhoeverFillsAPresaleIsBoundByIt() public {
        IPresale presale = widePresale();
        put(presale, bob, 30 ether);
        put(presale, dave, 69.95 ether);
        put(presale, carol, 1 ether);
        assertEq(presale.accountOf(carol).contributed, 0.05 ether, "below the minimum, but the last");
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        vm.expectRevert();
        vm.prank(dave);
        presale.refund();
    }

    /// @notice P-41: whatever a squatter takes and whenever he leaves, a presale that finds the money without him
    /// succeeds: either the money finds room, or it fills the presale, which is finished before he can leave.
    function testFuzz_P41_NoSquatterKeepsMoneyOut(uint256 squatted, uint256 demand, uint256 at) public {
        IPresale presale = widePresale();
        put(presale, bob, 30 ether);
        (squatted, demand) = (bound(squatted, 0.1 ether, 69.9 ether), bound(demand, 20 ether, 70 ether));
        put(presale, dave, squatted);
        vm.warp(bound(at, startTime, endTime - 15 minutes - 1));
        put(presale, carol, demand);
        if (presale.total() == 100 ether) {
            vm.prank(alice);
            presale.finalize();
        } else {
            assertEq(presale.accountOf(carol).contributed, demand, "all of it found room");
            vm.warp(endTime - 15 minutes - 1);
            vm.prank(dave);
            presale.refund();
            vm.warp(endTime);
            vm.prank(alice);
            presale.finalize();
        }
        assertStatus(presale, FINISHED, 0);
    }

    /// @notice P-41: whoever leaves in the last second in which that is possible leaves a quarter of an hour for others, and a
    /// tenth of the money to a presale that succeeds: 2.5 coins in its pool, 2.5 for the platform. Of one that fails he
    /// gets it back, as everybody does (P-14).
    function test_P41_TheLastToLeaveLeavesTimeAndATenth() public {
        IPresale presale = widePresale();
        put(presale, bob, 30 ether);
        put(presale, dave, 50 ether);
        vm.warp(endTime - 15 minutes - 1);
        vm.prank(dave);
        presale.refund();
        assertEq(dave.balance, 995 ether);
        uint256 snapshot = vm.snapshotState();
        vm.warp(endTime - 1);
        put(presale, carol, 70 ether);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        assertEq(presale.state().exitFees, 2.5 ether, "the platform's half");
        vm.revertToState(snapshot);
        vm.warp(endTime);
        presale.reclaimExitFee(dave);
        assertEq(dave.balance, 1000 ether, "of a presale that nobody else wanted");
    }

    /// @notice P-14: whoever did not agree to the new times leaves with all of it, until then.
    function test_P14_ThoseWhoseTermsChangedLeaveForNothing() public {
        IPresale presale = changedPresale();
        vm.warp(endTime - 15 minutes - 1);
        assertEq(presale.accountOf(bob).refundable, 30 ether);
        assertEq(presale.accountOf(bob).refundFee, 0);
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, 1000 ether);
        assertEq(presale.accountOf(bob).exitFee, 0);
    }

    /// @notice P-14: however the times change, three quarters of an hour are left to leave.
    function testFuzz_P14_AChangeOfTimesLeavesTimeToLeave(uint256 at, uint256 end) public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 30 ether);
        vm.warp(bound(at, startTime, endTime - 1));
        end = bound(end, block.timestamp, block.timestamp + 2 days);
        if (end < block.timestamp + 1 hours && end > startTime) {
            vm.expectRevert(
                abi.encodeWithSelector(IPresaleTypes.Presale_EndTooEarly.selector, end, block.timestamp + 1 hours)
            );
        } else if (end <= startTime) {
            vm.expectRevert();
        }
        vm.prank(alice);
        presale.setTime(startTime, end);
        if (!presale.state().termsChanged) return;
        skip(45 minutes - 1);
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, 1000 ether);
    }

    /// @dev One wallet may fill it.
    function widePresale() private returns (IPresale presale) {
        Plan memory p = newPlan(NORMAL);
        p.numbers[MAX_CURRENCY] = 100 ether;
        presale = runningPresale(p);
    }

    /// @dev Bob is in, and the end moved.
    function changedPresale() private returns (IPresale presale) {
        presale = runningPresale(NORMAL);
        put(presale, bob, 30 ether);
        endTime += 1 days;
        vm.prank(alice);
        presale.setTime(startTime, endTime);
    }
}
