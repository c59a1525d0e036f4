// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {Vip} from "../../src/vip/Vip.sol";
import {PowerCaller} from "../registry/PowerCaller.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice P-39 over running pools of tokens and of NFTs: whatever the owners of the platform do, stakes, rewards, rebates,
/// lock times and terms are what they were, and everybody leaves with the same.
contract PowersOverPoolsTest is PoolFixture, PowerCaller {
    NftPool private nfts;
    Vip private vip;

    function setUp() public override {
        super.setUp();
        vip = new Vip(address(this));
        pool = createWith(HELD_EACH, 5 days, 1 hours, 0, 500);
        nfts = NftPool(create(NFTS));
        stakeFor(alice, 3e18, carol);
        stake(bob, 1e18);
        nft.mint(alice, 1);
        nft.mint(bob, 2);
        for (uint256 i = 0; i < 2; ++i) {
            vm.startPrank(i == 0 ? alice : bob);
            nft.setApprovalForAll(address(nfts), true);
            nfts.deposit(idsOf(i + 1, 1), address(0));
            vm.stopPrank();
        }
        vm.warp(startTime + 1 days);
        harvest(alice);
        vm.warp(startTime + 2 days);
        people = [alice, bob, carol, admin, project, address(pool), address(nfts), address(vip), address(factory)];
        people.push(address(staked));
        people.push(address(reward));
    }

    function testFuzz_P39_NoPowerReachesAPool(uint256[6] calldata seeds) public {
        (bytes32 before, bytes32 left) = (stateOf(), leave());
        for (uint256 i = 0; i < seeds.length; ++i) {
            if (seeds[i] % 3 == 0) usePower("PlatformRegistry", address(registry), address(this), seeds[i] / 3);
            else usePower("PoolFactory", address(factory), address(this), seeds[i] / 3);
        }
        assertEq(stateOf(), before);
        assertEq(leave(), left);
    }

    /// @notice Most calls of the walk do what they are for.
    function test_P39_TheWalkUsesThePowers() public {
        for (uint256 i = 0; i < 200; ++i) {
            uint256 snapshot = vm.snapshotState();
            uint256 used = effective;
            if (i % 2 == 0) usePower("PlatformRegistry", address(registry), address(this), i);
            else usePower("PoolFactory", address(factory), address(this), i);
            used = effective - used;
            vm.revertToState(snapshot);
            effective += used;
        }
        assertGt(effective, 100);
    }

    function stateOf() private view returns (bytes32) {
        return keccak256(abi.encode(stateOf(pool), stateOf(nfts), nfts.nftsOf(alice, 0, 9), nfts.stakerOf(2)));
    }

    function stateOf(IStakingPool of_) private view returns (bytes memory state) {
        address[3] memory accounts = [alice, bob, carol];
        for (uint256 i = 0; i < accounts.length; ++i) {
            (uint256 amount, uint256 debt) = of_.userInfo(accounts[i]);
            state = abi.encode(state, amount, debt, of_.pendingReward(accounts[i]), of_.rebateOf(accounts[i]));
            state = abi.encode(state, of_.unlockTime(accounts[i]), of_.canWithdraw(accounts[i]));
            state = abi.encode(state, of_.inviterOf(accounts[i]));
        }
        state = abi.encode(state, of_.rewardPerBlock(), of_.startBlock(), of_.bonusEndBlock(), of_.stakeDeadline());
        state = abi.encode(state, of_.poolLimitPerUser(), of_.lengthOflockTime(), of_.inviteBps(), of_.rebateBudget());
        state = abi.encode(state, of_.admin(), of_.capabilities(), of_.recoverable(), of_.totalStaked(), of_.solvency());
    }

    /// @notice What everybody leaves with, one after the other; nothing of it remains.
    function leave() private returns (bytes32) {
        uint256 snapshot = vm.snapshotState();
        stake(carol, 1e18);
        vm.warp(startTime + 3 days);
        uint256 sent = unstake(alice, 3e18) + unstake(carol, 1e18);
        vm.prank(bob);
        sent += pool.emergencyWithdraw();
        vm.prank(carol);
        uint256 rebate = pool.claimRebate();
        vm.prank(alice);
        nfts.withdraw(idsOf(1, 1));
        vm.prank(bob);
        nfts.emergencyWithdraw(idsOf(2, 1));
        vm.prank(bob);
        uint256 due = nfts.harvest();
        bytes32 outcome = keccak256(
            abi.encode(
                sent,
                rebate,
                due,
                reward.balanceOf(alice),
                harvest(bob),
                nft.ownerOf(1),
                nft.ownerOf(2),
                pool.recoverable()
            )
        );
        vm.revertToState(snapshot);
        return outcome;
    }
}
