// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftPool} from "../../src/staking/INftPool.sol";
import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {PlainNft} from "../lock/PlainNft.sol";
import {HookedStaker, HookingNft} from "./HookingNft.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice What people and collections try with pools of NFTs.
contract NftPoolAttacksTest is PoolFixture {
    NftPool private nfts;
    HookingNft private hooking;
    HookedStaker private staker;

    function setUp() public override {
        super.setUp();
        hooking = new HookingNft();
        nft = PlainNft(address(hooking));
        uint256[] memory list = numbers(NFTS);
        (list[4], list[5], list[8]) = (100, 1 days, 1000);
        nfts = NftPool(createOf(list));
        staker = new HookedStaker(address(nfts), hooking);
        for (uint256 id = 1; id <= 6; ++id) {
            hooking.mint(address(staker), id);
            hooking.mint(alice, 100 + id);
        }
        vm.startPrank(alice);
        hooking.setApprovalForAll(address(nfts), true);
        nfts.deposit(idsOf(101, 2), address(staker));
        vm.stopPrank();
    }

    function everyAct() private view returns (bytes[] memory calls) {
        calls = new bytes[](14);
        calls[0] = abi.encodeCall(INftPool.deposit, (idsOf(1, 1), address(0)));
        calls[1] = abi.encodeCall(INftPool.deposit, (idsOf(5, 1), address(0)));
        calls[2] = abi.encodeCall(INftPool.withdraw, (idsOf(1, 1)));
        calls[3] = abi.encodeCall(INftPool.withdraw, (idsOf(2, 1)));
        calls[4] = abi.encodeCall(INftPool.emergencyWithdraw, (idsOf(1, 1)));
        calls[5] = abi.encodeCall(INftPool.emergencyWithdraw, (idsOf(3, 1)));
        calls[6] = abi.encodeCall(IStakingPool.harvest, ());
        calls[7] = abi.encodeCall(IStakingPool.claimRebate, ());
        calls[8] = abi.encodeCall(IStakingPool.stopReward, ());
        calls[9] = abi.encodeCall(IStakingPool.updateRewardPerBlock, (1));
        calls[10] = abi.encodeCall(IStakingPool.updateStartAndEndBlocks, (startTime, endTime - 1));
        calls[11] = abi.encodeCall(IStakingPool.openExit, ());
        calls[12] = abi.encodeCall(IStakingPool.recoverRewards, ());
        // Last, so that this is the refusal that is kept.
        calls[13] = abi.encodeCall(INftPool.deposit, (idsOf(6, 1), address(0)));
    }

    function act(bytes memory call_) private {
        staker.act(call_);
    }

    /// @notice P-30: a staker that hears of its NFT, and the collection itself, get in nowhere while one moves: nothing is
    /// staked, counted, given back or paid twice.
    function test_P30_ReceiversThatCallBackFindEveryDoorShut() public {
        staker.arm(everyAct());
        hooking.arm(address(nfts), everyAct());
        act(abi.encodeCall(INftPool.deposit, (idsOf(1, 3), address(0))));
        assertEq(nfts.nftsOf(address(staker), 0, 10), idsOf(1, 3));
        vm.warp(startTime + 100);
        uint256 due = nfts.pendingReward(address(staker));
        assertApproxEqAbs(due, 60 * RATE, 2);
        act(abi.encodeCall(INftPool.withdraw, (idsOf(1, 1))));
        assertEq(reward.balanceOf(address(staker)), due);
        act(abi.encodeCall(INftPool.emergencyWithdraw, (idsOf(2, 2))));
        assertGt(staker.attempts(), 28);
        assertEq(staker.succeeded(), 0);
        assertGt(hooking.attempts(), 28);
        assertFalse(hooking.reentered());
        assertEq(bytes4(staker.lastFailure()), IStakingPool.StakingPool_Busy.selector);
        assertEq(nfts.totalStaked(), 2);
        assertEq(nfts.stakerCount(), 1);
        for (uint256 id = 1; id <= 6; ++id) {
            assertEq(hooking.ownerOf(id), address(staker));
            assertEq(nfts.stakerOf(id), address(0));
        }
        assertEq(nfts.pendingReward(alice), 40 * RATE);
    }

    /// @notice P-30: an NFT that its staker sends here from within a deposit of another counts for nobody.
    function test_P30_WhatComesInMeanwhileIsNobodys() public {
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeWithSignature("transferFrom(address,address,uint256)", address(this), address(nfts), 7);
        hooking.mint(address(this), 7);
        hooking.setApprovalForAll(address(hooking), true);
        hooking.arm(address(hooking), calls);
        act(abi.encodeCall(INftPool.deposit, (idsOf(1, 1), address(0))));
        assertTrue(hooking.reentered());
        assertEq(hooking.ownerOf(7), address(nfts));
        assertEq(nfts.totalStaked(), 3);
        assertEq(nfts.stakerOf(7), address(0));
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 7, address(staker)));
        act(abi.encodeCall(INftPool.withdraw, (idsOf(7, 1))));
    }

    /// @notice P-28: a reward token that calls back gets in nowhere, not even as staker and admin of the pool.
    function test_P28_RewardTokenThatCallsBackFindsEveryDoorShut() public {
        act(abi.encodeCall(INftPool.deposit, (idsOf(1, 3), address(0))));
        reward.arm(address(nfts), everyAct());
        vm.warp(startTime + 100);
        act(abi.encodeCall(IStakingPool.harvest, ()));
        vm.prank(alice);
        nfts.withdraw(idsOf(101, 1));
        act(abi.encodeCall(IStakingPool.claimRebate, ()));
        assertGt(reward.attempts(), 28);
        assertFalse(reward.reentered());
        assertEq(bytes4(reward.lastFailure()), IStakingPool.StakingPool_Busy.selector);
    }

    /// @notice P-28: whatever the admin does, at any time, every NFT comes back, and every reward that was earned.
    function testFuzz_P28_AdminReachesNoNft(uint256 rate, uint256 end, uint256 wait, bool stops) public {
        vm.warp(startTime + bound(wait, 0, RUNS - 10 minutes));
        uint256 due = nfts.pendingReward(alice);
        vm.startPrank(admin);
        reward.approve(address(nfts), type(uint256).max);
        nfts.updateRewardPerBlock(bound(rate, 1, 1e21));
        nfts.updateStartAndEndBlocks(startTime, bound(end, block.timestamp + 5 minutes, block.timestamp + 100 days));
        if (stops) nfts.stopReward();
        try nfts.recoverRewards() {} catch {}
        nfts.setBaseUri("ipfs://other/");
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 101, admin));
        nfts.withdraw(idsOf(101, 1));
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 101, admin));
        nfts.emergencyWithdraw(idsOf(101, 1));
        vm.stopPrank();
        assertEq(nfts.pendingReward(alice), due);
        vm.prank(alice);
        nfts.withdraw(idsOf(101, 2));
        assertEq(hooking.ownerOf(101), alice);
        assertEq(hooking.ownerOf(102), alice);
        assertEq(reward.balanceOf(alice), due);
    }

    /// @notice P-29: an end that moves out, or a higher rate, is paid for to the unit, or nothing moves.
    function testFuzz_P29_LaterEndIsPaidForToTheUnit(uint256 more, uint256 wait, bool byRate) public {
        vm.warp(startTime + bound(wait, 0, RUNS - 10 minutes));
        uint256 rate = byRate ? RATE + bound(more, 1e4, 1e18) : RATE;
        uint256 end = byRate ? endTime : endTime + bound(more, 1, 100 days);
        uint256 needed = rate * (end - block.timestamp) - RATE * (endTime - block.timestamp);
        // Rebates of a tenth, rounded up, are part of the budget.
        uint256 rebates =
            (RATE * (block.timestamp - startTime) + rate * (end - block.timestamp) + 9) / 10 - nfts.rebateBudget();
        needed += rebates;
        bytes memory call_ = byRate
            ? abi.encodeCall(IStakingPool.updateRewardPerBlock, (rate))
            : abi.encodeCall(IStakingPool.updateStartAndEndBlocks, (startTime, end));
        vm.startPrank(admin);
        reward.approve(address(nfts), needed - 1);
        (bool ok,) = address(nfts).call(call_);
        assertFalse(ok, "not paid for");
        assertEq(nfts.bonusEndBlock(), endTime);
        assertEq(nfts.rewardPerBlock(), RATE);
        uint256 before = reward.balanceOf(address(nfts));
        reward.approve(address(nfts), needed);
        (ok,) = address(nfts).call(call_);
        assertTrue(ok, "paid for");
        assertEq(reward.balanceOf(address(nfts)) - before, needed);
        // A token that keeps a part pays for no promise.
        reward.setFee(1);
        reward.approve(address(nfts), type(uint256).max);
        vm.expectPartialRevert(IStakingPool.StakingPool_BudgetTooSmall.selector);
        nfts.updateStartAndEndBlocks(startTime, end + 30 days);
        vm.stopPrank();
    }
}
