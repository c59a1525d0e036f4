// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice Concrete tests in the order of `IStakingPool.tree`: what every pool does.
contract StakingPoolTest is PoolFixture {
    function test_Terms_AreThoseOfTheCreation() public {
        pool = createWith(5e18, 3 days, 2 days, startTime + 4 days, 250);
        assertEq(pool.kind(), TOKENS);
        assertEq(pool.id(), 2);
        assertEq(pool.factory(), address(factory));
        assertEq(pool.owner(), project);
        assertEq(pool.admin(), admin);
        assertEq(pool.stakedToken(), address(staked));
        assertEq(pool.rewardToken(), address(reward));
        assertEq(pool.createdAt(), block.timestamp);
        assertEq(pool.rewardTokenAmount(), RATE * RUNS);
        assertEq(pool.serviceFee(), FEE_WEI);
        assertEq(pool.rewardPerBlock(), RATE);
        assertEq(pool.startBlock(), startTime);
        assertEq(pool.bonusEndBlock(), endTime);
        assertEq(pool.stakeDeadline(), startTime + 4 days);
        assertEq(pool.poolLimitPerUser(), 5e18);
        assertEq(pool.numberBlocksForUserLimit(), 3 days);
        assertTrue(pool.hasUserLimit());
        assertEq(pool.lengthOflockTime(), 2 days);
        assertFalse(pool.exitOpen());
        assertEq(pool.inviteBps(), 250);
        assertEq(pool.rebateBudget(), RATE * RUNS / 40);
        assertEq(pool.recoverable(), 0);
        assertEq(pool.ipfsKey(), "bafy");
        assertEq(pool.totalStaked() + pool.stakerCount() + pool.apr(), 0);
    }

    function test_Rewards_AreSharedBySecond() public {
        stake(alice, 1e18);
        vm.warp(startTime);
        assertEq(pool.pendingReward(alice), 0);
        vm.warp(startTime + 100);
        assertApproxEqAbs(pool.pendingReward(alice), 100 * RATE, 1);
        stake(bob, 3e18);
        vm.warp(startTime + 200);
        assertApproxEqAbs(pool.pendingReward(alice), 125 * RATE, 1);
        assertApproxEqAbs(pool.pendingReward(bob), 75 * RATE, 1);
        assertEq(pool.apr(), RATE * 365 days * 1e18 / 4e18);
        assertEq(pool.totalStaked(), 4e18);
        assertEq(pool.stakerCount(), 2);
        (uint256 amount, uint256 debt) = pool.userInfo(bob);
        assertEq(amount, 3e18);
        assertGt(debt, 0);
        vm.warp(endTime + 1 days);
        assertEq(pool.apr(), 0);
        uint256 sum = pool.pendingReward(alice) + pool.pendingReward(bob);
        assertApproxEqAbs(sum, RATE * RUNS, 2);
        assertLe(sum, RATE * RUNS);
    }

    function test_Harvest_PaysWhatWasEarned() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        vm.expectEmit(address(pool));
        emit IStakingPool.Harvested(alice, due);
        assertEq(harvest(alice), due);
        assertEq(reward.balanceOf(alice), due);
        assertEq(pool.pendingReward(alice), 0);
        vm.warp(startTime + 150);
        harvest(alice);
        assertApproxEqAbs(reward.balanceOf(alice), 150 * RATE, 2);
    }

    function test_RevertWhen_NothingToHarvest() public {
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_NothingToHarvest.selector, alice));
        harvest(alice);
        stake(alice, 1e18);
        vm.warp(startTime + 10);
        harvest(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_NothingToHarvest.selector, alice));
        harvest(alice);
    }

    function test_RevertWhen_HarvestingTwiceInASecond() public {
        // Seconds that three units cannot share without a rest: the account's debt is rounded above what it has earned.
        stake(alice, 3);
        vm.warp(startTime + 100);
        assertEq(harvest(alice), 100 * RATE - 1);
        assertEq(pool.pendingReward(alice), 0);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_NothingToHarvest.selector, alice));
        harvest(alice);
    }

    function test_Rebates_AreEarnedByHarvestsOfTheInvited() public {
        pool = createWith(0, 0, 0, 0, 1000);
        vm.startPrank(alice);
        staked.approve(address(pool), 1e18);
        vm.expectEmit(address(pool));
        emit IStakingPool.InviterBound(alice, carol);
        pool.deposit(1e18, carol);
        vm.stopPrank();
        assertEq(pool.inviterOf(alice), carol);
        stakeFor(alice, 1e18, bob);
        assertEq(pool.inviterOf(alice), carol);
        vm.warp(startTime + 100);
        uint256 paid = harvest(alice);
        assertEq(pool.rebateOf(carol), paid / 10);
        assertEq(pool.rebateBudget(), RATE * RUNS / 10 - paid / 10);
        vm.expectEmit(address(pool));
        emit IStakingPool.RebateClaimed(carol, paid / 10);
        vm.prank(carol);
        assertEq(pool.claimRebate(), paid / 10);
        assertEq(reward.balanceOf(carol), paid / 10);
        assertEq(pool.rebateOf(carol), 0);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_NoRebate.selector, carol));
        vm.prank(carol);
        pool.claimRebate();
    }

    function test_Rebates_AreNotEarnedWhereNoneArePaid() public {
        stakeFor(alice, 1e18, carol);
        assertEq(pool.inviterOf(alice), address(0));
        pool = createWith(0, 0, 0, 0, 1);
        stakeFor(alice, 1e18, carol);
        stake(bob, 1e24);
        vm.warp(startTime + 1);
        vm.prank(admin);
        pool.updateRewardPerBlock(1e18);
        assertGt(harvest(alice), 0);
        vm.warp(endTime);
        uint256 due = pool.pendingReward(alice);
        assertEq(harvest(alice), due);
    }

    function test_Rebates_BelowOneUnitAreNothing() public {
        uint256[] memory list = numbers(TOKENS);
        (list[1], list[8]) = (1, 1);
        pool = TokenPool(createOf(list));
        stakeFor(alice, 1e18, carol);
        vm.warp(startTime + 20);
        harvest(alice);
        assertEq(pool.rebateOf(carol), 0);
    }

    function test_RevertWhen_InvitingOneself() public {
        pool = createWith(0, 0, 0, 0, 1000);
        vm.startPrank(alice);
        staked.approve(address(pool), 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_InvitedSelf.selector, alice));
        pool.deposit(1, alice);
    }

    function test_Lock_HoldsTheWholeStakeAnewAfterEachDeposit() public {
        pool = createWith(0, 0, 7 days, 0, 0);
        assertEq(pool.lockTime(alice) + pool.unlockTime(alice), 0);
        assertFalse(pool.canWithdraw(alice));
        stake(alice, 1e18);
        uint256 first = block.timestamp;
        assertEq(pool.lockTime(alice), first);
        assertEq(pool.unlockTime(alice), first + 7 days);
        vm.warp(first + 7 days - 1);
        assertFalse(pool.canWithdraw(alice));
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_StillLocked.selector, first + 7 days));
        unstake(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_StillLocked.selector, first + 7 days));
        vm.prank(alice);
        pool.emergencyWithdraw();
        vm.warp(first + 7 days);
        assertTrue(pool.canWithdraw(alice));
        assertEq(unstake(alice, 1), 1);
        stake(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_StillLocked.selector, first + 14 days));
        unstake(alice, 1);
    }

    function test_StopReward_EndsRewardsAndLocks() public {
        pool = createWith(0, 0, 30 days, 0, 1000);
        stakeFor(alice, 1e18, carol);
        vm.warp(startTime + 1 days);
        vm.expectEmit(address(pool));
        emit IStakingPool.ExitOpened();
        vm.expectEmit(address(pool));
        emit IStakingPool.RewardStopped(block.timestamp);
        vm.prank(admin);
        pool.stopReward();
        assertEq(pool.bonusEndBlock(), block.timestamp);
        assertTrue(pool.canWithdraw(alice));
        assertApproxEqAbs(pool.pendingReward(alice), RATE * 1 days, 1);
        assertEq(pool.recoverable(), RATE * 9 days * 11 / 10);
        vm.warp(endTime);
        assertApproxEqAbs(pool.pendingReward(alice), RATE * 1 days, 1);
        vm.prank(admin);
        assertEq(pool.recoverRewards(), RATE * 9 days * 11 / 10);
        assertEq(unstake(alice, 1e18), 1e18);
        vm.prank(carol);
        assertApproxEqAbs(pool.claimRebate(), RATE * 1 days / 10, 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Ended.selector, startTime + 1 days));
        vm.prank(admin);
        pool.stopReward();
    }

    function test_StopReward_BeforeTheStart() public {
        vm.prank(admin);
        pool.stopReward();
        assertEq(pool.bonusEndBlock(), block.timestamp);
        assertEq(pool.startBlock(), block.timestamp);
        assertEq(pool.recoverable(), RATE * RUNS);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Closed.selector, block.timestamp));
        pool.deposit(1, address(0));
    }

    function test_UpdateRate_HigherIsPaidForLowerLiftsLocks() public {
        pool = createWith(0, 0, 30 days, 0, 1000);
        stake(alice, 1e18);
        vm.warp(startTime + 1 days);
        vm.startPrank(admin);
        reward.approve(address(pool), type(uint256).max);
        uint256 before = reward.balanceOf(admin);
        uint256 added = RATE * 9 days * 11 / 10;
        vm.expectEmit(address(pool));
        emit IStakingPool.RewardsSet(2 * RATE, startTime, endTime, added, RATE * 19 days / 10);
        pool.updateRewardPerBlock(2 * RATE);
        assertEq(before - reward.balanceOf(admin), added);
        assertFalse(pool.exitOpen());
        assertEq(pool.rewardPerBlock(), 2 * RATE);
        pool.updateRewardPerBlock(RATE);
        assertTrue(pool.exitOpen());
        assertEq(pool.recoverable(), added);
        // What is over pays for the next rise.
        before = reward.balanceOf(admin);
        pool.updateRewardPerBlock(2 * RATE);
        assertEq(before, reward.balanceOf(admin));
        assertEq(pool.recoverable(), 0);
        vm.stopPrank();
        vm.warp(endTime);
        assertApproxEqAbs(pool.pendingReward(alice), RATE * 19 days, 2);
    }

    function test_RevertWhen_RateIsZeroOrTooLarge() public {
        vm.startPrank(admin);
        vm.expectRevert(IStakingPool.StakingPool_RateZero.selector);
        pool.updateRewardPerBlock(0);
        uint256 max = type(uint112).max - 1;
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_AmountTooLarge.selector, max + 1, max));
        pool.updateRewardPerBlock(max + 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_AmountTooLarge.selector, (max / 2) * RUNS, max));
        pool.updateRewardPerBlock(max / 2);
        vm.warp(endTime);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Ended.selector, endTime));
        pool.updateRewardPerBlock(1);
    }

    function test_RevertWhen_TooLittleArrivesForTheNewTerms() public {
        vm.startPrank(admin);
        reward.approve(address(pool), type(uint256).max);
        reward.setFee(1);
        uint256 needed = RATE * RUNS;
        vm.expectRevert(
            abi.encodeWithSelector(IStakingPool.StakingPool_BudgetTooSmall.selector, needed - needed / 10_000, needed)
        );
        pool.updateRewardPerBlock(2 * RATE);
    }

    function test_UpdateTimes_StartMovesWhileItLiesAhead() public {
        vm.startPrank(admin);
        pool.updateStartAndEndBlocks(startTime - 1 hours, endTime - 1 hours);
        assertEq(pool.startBlock(), startTime - 1 hours);
        assertTrue(pool.exitOpen());
        vm.stopPrank();
        pool = TokenPool(create(TOKENS));
        vm.startPrank(admin);
        vm.expectEmit(address(pool));
        emit IStakingPool.ExitOpened();
        pool.updateStartAndEndBlocks(startTime + 1, endTime + 1);
        assertTrue(pool.exitOpen());
        vm.expectRevert(
            abi.encodeWithSelector(
                IStakingPool.StakingPool_StartTooEarly.selector, block.timestamp, block.timestamp + 1
            )
        );
        pool.updateStartAndEndBlocks(block.timestamp, endTime);
        vm.warp(startTime + 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_AlreadyStarted.selector, startTime + 1));
        pool.updateStartAndEndBlocks(startTime + 2, endTime);
    }

    /// @notice P-29: an end moves out only when what it costs has arrived.
    function test_P29_LaterEndIsPaidFor() public {
        stake(alice, 1e18);
        vm.warp(startTime + 1);
        vm.startPrank(admin);
        vm.expectRevert();
        pool.updateStartAndEndBlocks(startTime, endTime + 1 days);
        reward.approve(address(pool), RATE * 1 days);
        pool.updateStartAndEndBlocks(startTime, endTime + 1 days);
        assertFalse(pool.exitOpen());
        assertEq(reward.balanceOf(address(pool)), RATE * 11 days);
        // Staking still ends when it was said to end.
        assertEq(pool.stakeDeadline(), endTime);
        vm.warp(endTime + 1 days);
        assertApproxEqAbs(pool.pendingReward(alice), RATE * 11 days, 2);
    }

    function test_P06_EndToTheSecond() public {
        vm.startPrank(admin);
        reward.approve(address(pool), type(uint256).max);
        uint256 min = startTime + 5 minutes;
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_EndTooEarly.selector, min - 1, min));
        pool.updateStartAndEndBlocks(startTime, min - 1);
        uint256 max = block.timestamp + 3650 days;
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_EndTooLate.selector, max + 1, max));
        pool.updateStartAndEndBlocks(startTime, max + 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_EndTooEarly.selector, endTime, max + 5 minutes));
        pool.updateStartAndEndBlocks(startTime * 1000, endTime);
        pool.updateStartAndEndBlocks(startTime, max);
        pool.updateStartAndEndBlocks(startTime, min);
        vm.warp(min);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Ended.selector, min));
        pool.updateStartAndEndBlocks(startTime, endTime);
    }

    function test_Limit_HoldsForItsTimeAndOnlyRises() public {
        pool = createWith(1e18, 1 days, 0, 0, 0);
        stake(alice, 6e17);
        vm.startPrank(alice);
        staked.approve(address(pool), 1e24);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_LimitExceeded.selector, 1e18 + 1, 1e18));
        pool.deposit(4e17 + 1, address(0));
        pool.deposit(4e17, address(0));
        vm.stopPrank();
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_LimitOnlyRises.selector, 1e18, 1e18));
        pool.updatePoolLimitPerUser(1e18);
        uint256 max = type(uint112).max - 1;
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_AmountTooLarge.selector, max + 1, max));
        pool.updatePoolLimitPerUser(max + 1);
        vm.expectEmit(address(pool));
        emit IStakingPool.LimitSet(2e18);
        pool.updatePoolLimitPerUser(2e18);
        assertEq(pool.poolLimitPerUser(), 2e18);
        vm.stopPrank();
        stake(alice, 1e18);
        vm.warp(startTime + 1 days - 1);
        assertTrue(pool.hasUserLimit());
        vm.startPrank(alice);
        staked.approve(address(pool), 1e24);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_LimitExceeded.selector, 2e18 + 1, 2e18));
        pool.deposit(1, address(0));
        vm.warp(startTime + 1 days);
        assertFalse(pool.hasUserLimit());
        pool.deposit(1, address(0));
        vm.stopPrank();
        vm.startPrank(admin);
        pool.updatePoolLimitPerUser(0);
        assertEq(pool.poolLimitPerUser(), 0);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_LimitOnlyRises.selector, 1e20, 0));
        pool.updatePoolLimitPerUser(1e20);
    }

    function test_OpenExit_LiftsLocksForGood() public {
        pool = createWith(0, 0, 30 days, 0, 0);
        stake(alice, 1e18);
        assertFalse(pool.canWithdraw(alice));
        vm.startPrank(admin);
        vm.expectEmit(address(pool));
        emit IStakingPool.ExitOpened();
        pool.openExit();
        vm.expectRevert(IStakingPool.StakingPool_ExitAlreadyOpen.selector);
        pool.openExit();
        vm.stopPrank();
        assertTrue(pool.canWithdraw(alice));
        assertEq(pool.unlockTime(alice), block.timestamp);
        unstake(alice, 1e18);
    }

    function test_RecoverRewards_TakesWhatNobodyCanEarn() public {
        pool = createWith(0, 0, 0, 0, 1000);
        vm.startPrank(admin);
        vm.expectRevert(IStakingPool.StakingPool_NothingToRecover.selector);
        pool.recoverRewards();
        vm.stopPrank();
        vm.warp(startTime + 1 days);
        assertEq(pool.recoverable(), RATE * 1 days * 11 / 10);
        stake(alice, 1e18);
        assertEq(pool.recoverable(), RATE * 1 days * 11 / 10);
        vm.expectEmit(address(pool));
        emit IStakingPool.RewardsRecovered(admin, RATE * 1 days * 11 / 10);
        vm.prank(admin);
        pool.recoverRewards();
        vm.warp(endTime);
        uint256 paid = harvest(alice);
        assertApproxEqAbs(paid, RATE * 9 days, 1);
        // Nobody had invited her.
        assertApproxEqAbs(pool.recoverable(), RATE * 9 days / 10, 1);
        vm.prank(admin);
        pool.recoverRewards();
        assertLe(reward.balanceOf(address(pool)), 2);
    }

    function test_Admin_AloneSetsTerms() public {
        bytes[] memory acts = new bytes[](7);
        acts[0] = abi.encodeCall(IStakingPool.stopReward, ());
        acts[1] = abi.encodeCall(IStakingPool.updateRewardPerBlock, (1));
        acts[2] = abi.encodeCall(IStakingPool.updateStartAndEndBlocks, (startTime, endTime));
        acts[3] = abi.encodeCall(IStakingPool.updatePoolLimitPerUser, (1));
        acts[4] = abi.encodeCall(IStakingPool.openExit, ());
        acts[5] = abi.encodeCall(IStakingPool.recoverRewards, ());
        acts[6] = abi.encodeCall(IStakingPool.setIpfsKey, ("x"));
        for (uint256 i = 0; i < acts.length; ++i) {
            vm.prank(project);
            (bool ok, bytes memory why) = address(pool).call(acts[i]);
            assertFalse(ok);
            assertEq(why, abi.encodeWithSelector(IStakingPool.StakingPool_NotAdmin.selector, project, admin));
        }
    }

    function test_SetIpfsKey_ByTheAdmin() public {
        vm.startPrank(admin);
        vm.expectEmit(address(pool));
        emit IStakingPool.IpfsKeySet("other");
        pool.setIpfsKey("other");
        assertEq(pool.ipfsKey(), "other");
        pool.setIpfsKey("");
        assertEq(pool.ipfsKey(), "");
        pool.setIpfsKey(string(new bytes(512)));
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_TextTooLong.selector, 513, 512));
        pool.setIpfsKey(string(new bytes(513)));
        vm.stopPrank();
        assertEq(pool.recoverable(), 0);
    }

    function test_Capabilities_OnlyGoOut() public {
        pool = createWith(1e18, 1 days, 0, 0, 0);
        assertEq(pool.capabilities(), 255);
        vm.warp(startTime);
        assertEq(pool.capabilities(), 253);
        vm.startPrank(admin);
        pool.updatePoolLimitPerUser(0);
        assertEq(pool.capabilities(), 237);
        pool.openExit();
        assertEq(pool.capabilities(), 205);
        pool.stopReward();
        assertEq(pool.capabilities(), 192);
    }

    /// @notice P-38: what is owed and held of either token, at every stage.
    function test_P38_SolvencyCountsEveryLedger() public {
        pool = createWith(0, 0, 0, 0, 1000);
        _assertSolvent(0, RATE * RUNS * 11 / 10);
        stakeFor(alice, 5e18, carol);
        vm.warp(startTime + 3 days);
        _assertSolvent(5e18, RATE * RUNS * 11 / 10);
        uint256 paid = harvest(alice);
        _assertSolvent(5e18, RATE * RUNS * 11 / 10 - paid);
        vm.prank(carol);
        uint256 rebate = pool.claimRebate();
        _assertSolvent(5e18, RATE * RUNS * 11 / 10 - paid - rebate);
        reward.mint(address(pool), 7);
        assertEq(pool.solvency()[1].held, pool.solvency()[1].owed + 7);
    }

    /// @notice P-37: the contract that clones run does nothing itself.
    function test_P37_ImplementationIsShut() public {
        TokenPool code = new TokenPool(address(factory));
        vm.expectRevert(IStakingPool.StakingPool_Busy.selector);
        code.deposit(1, address(0));
        vm.expectRevert(IStakingPool.StakingPool_Busy.selector);
        code.withdraw(1);
        vm.expectRevert(IStakingPool.StakingPool_Busy.selector);
        code.harvest();
        vm.expectRevert(IStakingPool.StakingPool_Busy.selector);
        code.claimRebate();
        vm.expectRevert(IStakingPool.StakingPool_Busy.selector);
        code.emergencyWithdraw();
    }

    /// @notice Beyond what its bits count, the number of accounts stands still; nobody's money hangs on it.
    function test_StakerCount_StandsStillAtItsLargest() public {
        uint256 most = (1 << 28) - 1;
        vm.store(address(pool), bytes32(uint256(1)), bytes32((most - 1) << 224));
        stake(alice, 1e18);
        assertEq(pool.stakerCount(), most);
        stake(bob, 1e18);
        assertEq(pool.stakerCount(), most);
        unstake(bob, 1e18);
        unstake(alice, 1e18);
        assertEq(pool.stakerCount(), most);
        assertEq(pool.totalStaked(), 0);
    }

    function _assertSolvent(uint256 stakedOwed, uint256 rewardOwed) private view {
        ISolvency.AssetSolvency[] memory assets = pool.solvency();
        assertEq(assets[0].asset, address(staked));
        assertEq(assets[0].owed, stakedOwed);
        assertEq(assets[0].held, stakedOwed);
        assertEq(assets[1].asset, address(reward));
        assertEq(assets[1].owed, rewardOwed);
        assertEq(assets[1].held, rewardOwed);
    }
}
