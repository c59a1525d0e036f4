// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {ITokenPool} from "../../src/staking/ITokenPool.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice What people try.
contract PoolAttacksTest is PoolFixture {
    function everyAct() internal view returns (bytes[] memory calls) {
        calls = new bytes[](13);
        calls[0] = abi.encodeCall(ITokenPool.deposit, (1, address(0)));
        calls[1] = abi.encodeCall(ITokenPool.depositWithPermit, (1, address(0), block.timestamp, ""));
        calls[2] = abi.encodeCall(ITokenPool.withdraw, (1));
        calls[3] = abi.encodeCall(ITokenPool.emergencyWithdraw, ());
        calls[4] = abi.encodeCall(IStakingPool.harvest, ());
        calls[5] = abi.encodeCall(IStakingPool.claimRebate, ());
        calls[6] = abi.encodeCall(IStakingPool.stopReward, ());
        calls[7] = abi.encodeCall(IStakingPool.updateRewardPerBlock, (1));
        calls[8] = abi.encodeCall(IStakingPool.updateStartAndEndBlocks, (startTime, endTime - 1));
        calls[9] = abi.encodeCall(IStakingPool.updatePoolLimitPerUser, (0));
        calls[10] = abi.encodeCall(IStakingPool.openExit, ());
        calls[11] = abi.encodeCall(IStakingPool.recoverRewards, ());
        calls[12] = abi.encodeCall(IStakingPool.harvest, ());
    }

    /// @notice P-28, P-29: neither token gets in anywhere from inside its own movement, not even as admin or staker.
    function test_P28_TokensThatCallBackFindEveryDoorShut() public {
        uint256[] memory list = numbers(TOKENS);
        (list[4], list[5], list[8]) = (1e24, 1 days, 1000);
        vm.startPrank(project);
        pool =
            TokenPool(factory.deployPool{value: FEE_WEI}(address(staked), address(reward), list, address(reward), ""));
        vm.stopPrank();
        staked.mint(address(reward), 1e18);
        vm.startPrank(address(reward));
        staked.approve(address(pool), 1e18);
        pool.deposit(5e17, address(0));
        vm.stopPrank();
        stakeFor(alice, 1e18, address(reward));
        vm.warp(startTime + 100);
        harvest(alice);
        vm.warp(startTime + 200);
        reward.arm(address(pool), everyAct());
        staked.arm(address(pool), everyAct());
        uint256 paid = harvest(alice);
        assertApproxEqAbs(paid, 100 * RATE * 2 / 3, 2);
        stake(alice, 1e18);
        vm.warp(startTime + 300);
        unstake(alice, 1e18);
        vm.prank(alice);
        pool.emergencyWithdraw();
        vm.prank(address(reward));
        pool.claimRebate();
        vm.prank(address(reward));
        pool.stopReward();
        vm.prank(address(reward));
        pool.recoverRewards();
        assertGt(reward.attempts(), 13);
        assertGt(staked.attempts(), 13);
        assertFalse(reward.reentered());
        assertFalse(staked.reentered());
        assertEq(bytes4(reward.lastFailure()), IStakingPool.StakingPool_Busy.selector);
    }

    /// @notice P-31: one unit and a donation make no later stake worth less.
    function test_P31_FirstUnitAndDonationTakeNothing() public {
        stake(alice, 1);
        vm.prank(alice);
        staked.transfer(address(pool), HELD_EACH / 2);
        vm.warp(startTime);
        stake(bob, 1e18);
        assertEq(pool.totalStaked(), 1e18 + 1);
        vm.warp(startTime + 1 days);
        assertApproxEqAbs(pool.pendingReward(bob), RATE * 1 days, RATE * 1 days / 1e17);
        assertEq(unstake(bob, 1e18), 1e18);
    }

    /// @notice P-28: a donation of either token changes nobody's reward, and nobody's stake.
    function test_P28_DonationsChangeNothing() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        reward.mint(address(pool), 1e27);
        staked.mint(address(pool), 1e27);
        assertEq(pool.pendingReward(alice), due);
        assertEq(pool.recoverable(), 0);
        vm.prank(admin);
        vm.expectRevert(IStakingPool.StakingPool_NothingToRecover.selector);
        pool.recoverRewards();
        assertEq(unstake(alice, 1e18), 1e18);
    }

    /// @notice P-28: whatever the admin does, at any time, every stake comes back whole, and every reward that was earned.
    function testFuzz_P28_AdminReachesNoStake(uint256 rate, uint256 end, uint256 wait, bool stops) public {
        pool = createWith(0, 0, 1000 days, 0, 500);
        stakeFor(alice, 7e18, carol);
        vm.warp(startTime + bound(wait, 0, RUNS - 10 minutes));
        uint256 due = pool.pendingReward(alice);
        vm.startPrank(admin);
        reward.approve(address(pool), type(uint256).max);
        pool.updateRewardPerBlock(bound(rate, 1, 1e21));
        pool.updateStartAndEndBlocks(startTime, bound(end, block.timestamp + 5 minutes, block.timestamp + 100 days));
        if (stops) pool.stopReward();
        try pool.recoverRewards() {} catch {}
        if (!pool.exitOpen()) pool.openExit();
        vm.stopPrank();
        assertEq(pool.pendingReward(alice), due);
        assertEq(unstake(alice, 7e18), 7e18);
        assertEq(reward.balanceOf(alice), due);
        vm.startPrank(admin);
        (bool ok,) = address(pool).call(abi.encodeCall(ITokenPool.withdraw, (1)));
        assertFalse(ok);
    }

    /// @notice P-29: a stake that comes and goes within one second earns nothing for it.
    function test_P29_FlashStakesEarnNothing() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        stake(bob, HELD_EACH);
        assertEq(pool.pendingReward(bob), 0);
        unstake(bob, HELD_EACH);
        assertEq(reward.balanceOf(bob), 0);
        assertEq(pool.pendingReward(alice), due);
    }

    /// @notice P-28: touching the pool every second takes less than one unit a touch from anybody.
    function test_P28_PokingEverySecondTakesNothing() public {
        uint256[] memory list = numbers(TOKENS);
        list[1] = 1e6;
        pool = TokenPool(createOf(list));
        uint256 huge = uint256(1) << 110;
        staked.mint(alice, huge);
        stake(alice, huge);
        stake(bob, 1);
        for (uint256 i = 1; i <= 200; ++i) {
            vm.warp(startTime + i);
            stake(bob, 1);
        }
        assertApproxEqAbs(pool.pendingReward(alice), 200e6, 200);
    }

    /// @notice P-03: what others send here while a stake moves is not credited to whoever moves it.
    function test_P28_WhatComesInMeanwhileIsNobodys() public {
        staked.mint(address(staked), 1e18);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeWithSignature("transfer(address,uint256)", address(pool), 1e18);
        staked.arm(address(staked), calls);
        stake(alice, 1e18);
        assertEq(pool.totalStaked(), 1e18);
    }

    /// @notice An account that names the pool, itself through another, or one after the other: rebates never exceed budgets.
    function test_P29_RebatesAreNeverSpentTwice() public {
        pool = createWith(0, 0, 0, 0, 5000);
        stakeFor(alice, 1e18, bob);
        stakeFor(bob, 1e18, alice);
        stakeFor(carol, 2e18, address(pool));
        vm.warp(endTime);
        uint256 paid = harvest(alice) + harvest(bob) + harvest(carol);
        uint256 earned = pool.rebateOf(alice) + pool.rebateOf(bob) + pool.rebateOf(address(pool));
        assertLe(earned, paid / 2);
        assertGe(pool.rebateBudget() + earned, RATE * RUNS / 2);
        vm.prank(alice);
        pool.claimRebate();
        vm.prank(bob);
        pool.claimRebate();
        // Rounding of what the three have not earned.
        assertLe(pool.recoverable(), 3);
        assertGe(reward.balanceOf(address(pool)), pool.rebateOf(address(pool)));
    }

    /// @notice P-29: what a unit had earned before somebody came is his debt, rounded up. Rounded down, three would get a whole
    /// unit each for half of one: six in all, where five were earned.
    function test_P29_LatecomersGetNoMoreThanWasEarned() public {
        uint256[] memory list = numbers(TOKENS);
        list[1] = 1;
        pool = TokenPool(createOf(list));
        staked.mint(stranger, 1);
        stake(alice, 3);
        vm.warp(startTime + 2);
        stake(bob, 1);
        stake(carol, 1);
        stake(stranger, 1);
        vm.warp(startTime + 5);
        uint256 late = pool.pendingReward(bob) + pool.pendingReward(carol) + pool.pendingReward(stranger);
        assertEq(late, 0);
        assertEq(pool.pendingReward(alice), 3);
    }

    /// @notice P-29: an end that moves while rewards run pays everybody for exactly the seconds there were.
    function testFuzz_P29_EndsThatMovePayExactly(uint256 first, uint256 second, uint256 wait) public {
        first = bound(first, 2 days, 50 days);
        second = bound(second, 2 days, 50 days);
        wait = bound(wait, 0, 1 days);
        stake(alice, 1e18);
        vm.startPrank(admin);
        reward.approve(address(pool), type(uint256).max);
        vm.warp(startTime + wait);
        pool.updateStartAndEndBlocks(startTime, startTime + first);
        vm.warp(startTime + wait + 1 hours);
        pool.updateStartAndEndBlocks(startTime, startTime + second);
        vm.stopPrank();
        vm.warp(startTime + 100 days);
        assertApproxEqAbs(pool.pendingReward(alice), RATE * second, 3);
        harvest(alice);
        uint256 over = pool.recoverable();
        assertApproxEqAbs(reward.balanceOf(address(pool)), over, 3);
    }

    /// @notice P-29: the arithmetic at its ends: rewards of six decimals against huge stakes, one unit against huge rewards,
    /// and after the number has run round.
    function testFuzz_P29_EverybodyIsPaidNoMoreThanThereIs(
        uint256 rate,
        uint256[3] memory amounts,
        uint256[6] memory waits
    ) public {
        uint256[] memory list = numbers(TOKENS);
        list[1] = bound(rate, 1, 5e27);
        reward.mint(project, 1e34);
        pool = TokenPool(createOf(list));
        address[3] memory people = [alice, bob, carol];
        vm.warp(startTime);
        uint256 counted;
        for (uint256 i = 0; i < 6; ++i) {
            uint256 who = i % 3;
            uint256 amount = bound(amounts[who], 1, (uint256(1) << 110) - 1);
            if (i < 3) {
                staked.mint(people[who], amount);
                stake(people[who], amount);
            } else {
                unstake(people[who], i == 5 ? amount : (amount + 1) / 2);
            }
            uint256 wait = bound(waits[i], 0, 1 days);
            vm.warp(block.timestamp + wait);
            counted += 1;
        }
        vm.warp(endTime);
        uint256 sum;
        for (uint256 i = 0; i < 3; ++i) {
            sum += pool.pendingReward(people[i]) + reward.balanceOf(people[i]);
        }
        assertLe(sum + pool.recoverable(), list[1] * RUNS);
        assertApproxEqAbs(sum + pool.recoverable(), list[1] * RUNS, 20);
        for (uint256 i = 0; i < 3; ++i) {
            if (pool.pendingReward(people[i]) != 0) harvest(people[i]);
        }
    }
}
