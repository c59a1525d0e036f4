// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftPool} from "../../src/staking/INftPool.sol";
import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice Concrete tests in the order of `NftPool.tree`.
contract NftPoolTest is PoolFixture {
    NftPool internal nfts;

    function setUp() public override {
        super.setUp();
        nfts = NftPool(create(NFTS));
        for (uint256 id = 1; id <= 10; ++id) {
            nft.mint(alice, id);
            nft.mint(bob, 100 + id);
        }
        vm.prank(alice);
        nft.setApprovalForAll(address(nfts), true);
        vm.prank(bob);
        nft.setApprovalForAll(address(nfts), true);
    }

    function put(address who, uint256 first, uint256 count) internal {
        vm.prank(who);
        nfts.deposit(idsOf(first, count), address(0));
    }

    function take(address who, uint256 first, uint256 count) internal {
        vm.prank(who);
        nfts.withdraw(idsOf(first, count));
    }

    function test_Deposit_StakesEach() public {
        vm.expectEmit(address(nfts));
        emit INftPool.NftsDeposited(alice, idsOf(1, 3), 3);
        put(alice, 1, 3);
        put(bob, 101, 1);
        assertEq(nfts.totalStaked(), 4);
        assertEq(nfts.stakerCount(), 2);
        assertEq(nfts.stakerOf(2), alice);
        assertEq(nfts.stakerOf(4), address(0));
        assertEq(nft.ownerOf(3), address(nfts));
        assertEq(nfts.nftsOf(alice, 0, 10), idsOf(1, 3));
        assertEq(nfts.nftsOf(alice, 1, 1), idsOf(2, 1));
        assertEq(nfts.nftsOf(alice, 3, 1).length, 0);
        assertEq(nfts.kind(), NFTS);
        assertEq(nfts.solvency()[0].owed, 4);
        assertEq(nfts.solvency()[0].held, 4);
        vm.warp(startTime + 100);
        assertEq(nfts.apr(), RATE * 365 days / 4);
        assertApproxEqAbs(nfts.pendingReward(alice), 75 * RATE, 1);
        uint256 due = nfts.pendingReward(alice);
        vm.expectEmit(address(nfts));
        emit IStakingPool.Harvested(alice, due);
        put(alice, 4, 1);
    }

    function test_Withdraw_GivesBackAndPays() public {
        put(alice, 1, 5);
        vm.warp(startTime + 100);
        uint256 due = nfts.pendingReward(alice);
        vm.expectEmit(address(nfts));
        emit INftPool.NftsWithdrawn(alice, idsOf(2, 2), due, 3);
        take(alice, 2, 2);
        assertEq(nft.ownerOf(2), alice);
        assertEq(nfts.stakerOf(2), address(0));
        uint256[] memory left = nfts.nftsOf(alice, 0, 10);
        assertEq(left.length, 3);
        assertEq(left[0] + left[1] + left[2], 1 + 4 + 5);
        take(alice, 4, 2);
        take(alice, 1, 1);
        assertEq(nfts.totalStaked() + nfts.stakerCount(), 0);
        assertEq(reward.balanceOf(alice), due);
        put(alice, 1, 2);
        assertEq(nfts.nftsOf(alice, 0, 10), idsOf(1, 2));
    }

    function test_EmergencyWithdraw_LeavesTheRewardDue() public {
        put(alice, 1, 2);
        vm.warp(startTime + 100);
        uint256 due = nfts.pendingReward(alice);
        reward.setPaused(true);
        vm.expectEmit(address(nfts));
        emit INftPool.NftsEmergencyWithdrawn(alice, idsOf(1, 2), 0);
        vm.prank(alice);
        nfts.emergencyWithdraw(idsOf(1, 2));
        assertEq(nft.ownerOf(1), alice);
        reward.setPaused(false);
        vm.prank(alice);
        assertEq(nfts.harvest(), due);
    }

    function test_RevertWhen_CountOutOfRange() public {
        bytes memory none = abi.encodeWithSelector(INftPool.NftPool_CountOutOfRange.selector, 0, 100);
        bytes memory many = abi.encodeWithSelector(INftPool.NftPool_CountOutOfRange.selector, 101, 100);
        vm.startPrank(alice);
        vm.expectRevert(none);
        nfts.deposit(idsOf(1, 0), address(0));
        vm.expectRevert(many);
        nfts.withdraw(idsOf(1, 101));
        vm.expectRevert(none);
        nfts.emergencyWithdraw(idsOf(1, 0));
    }

    function test_RevertWhen_NotTheStaker() public {
        put(alice, 1, 1);
        put(bob, 101, 1);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 1, bob));
        take(bob, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 7, alice));
        vm.prank(alice);
        nfts.emergencyWithdraw(idsOf(7, 1));
    }

    function test_RevertWhen_Locked() public {
        uint256[] memory list = numbers(NFTS);
        list[6] = 1 days;
        nfts = NftPool(createOf(list));
        vm.startPrank(alice);
        nft.setApprovalForAll(address(nfts), true);
        nfts.deposit(idsOf(1, 1), address(0));
        bytes memory why =
            abi.encodeWithSelector(IStakingPool.StakingPool_StillLocked.selector, block.timestamp + 1 days);
        vm.expectRevert(why);
        nfts.withdraw(idsOf(1, 1));
        vm.expectRevert(why);
        nfts.emergencyWithdraw(idsOf(1, 1));
    }

    function test_RevertWhen_Closed() public {
        vm.warp(endTime);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Closed.selector, endTime));
        put(alice, 1, 1);
    }

    function test_SetBaseUri_ByTheAdmin() public {
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_NotAdmin.selector, address(this), admin));
        nfts.setBaseUri("x");
        vm.startPrank(admin);
        vm.expectEmit(address(nfts));
        emit INftPool.BaseUriSet("ipfs://bafy/");
        nfts.setBaseUri("ipfs://bafy/");
        assertEq(nfts.baseUri(), "ipfs://bafy/");
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_TextTooLong.selector, 513, 512));
        nfts.setBaseUri(string(new bytes(513)));
    }

    /// @notice P-30: an NFT counts once, however often a list names it.
    function test_P30_RepeatedIdsCountOnce() public {
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (1, 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotReceived.selector, 1));
        nfts.deposit(twice, address(0));
        nfts.deposit(idsOf(1, 3), address(0));
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 1, alice));
        nfts.withdraw(twice);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotStaker.selector, 1, alice));
        nfts.emergencyWithdraw(twice);
        assertEq(nfts.totalStaked(), 3);
    }

    /// @notice P-30: what came by itself is nobody's, and what a collection took out is not staked again over the old stake.
    function test_P30_OnlyWhatArrivedInTheCallCounts() public {
        vm.prank(alice);
        nft.transferFrom(alice, address(nfts), 1);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotReceived.selector, 1));
        put(bob, 1, 1);
        put(alice, 2, 1);
        nft.seize(2, bob);
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotReceived.selector, 2));
        put(bob, 2, 1);
        vm.mockCall(address(nft), abi.encodeWithSignature("transferFrom(address,address,uint256)"), "");
        vm.expectRevert(abi.encodeWithSelector(INftPool.NftPool_NotReceived.selector, 3));
        put(alice, 3, 1);
    }
}
