// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {PoolFixture} from "./PoolFixture.sol";
import {MoodyPoolHandler, PoolHandler, RebasingPoolHandler} from "./PoolHandler.sol";

/// @notice What holds in every pool, whatever anybody does.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 200
contract PoolInvariants is PoolFixture {
    PoolHandler internal handler;

    function setUp() public override {
        super.setUp();
        pool = createWith(2e24, RUNS, 1 hours, 0, 700);
        handler = makeHandler(NftPool(create(NFTS)));
        // Before the start there is little to do.
        vm.warp(startTime - 6 hours);
        targetContract(address(handler));
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions()}));
    }

    function makeHandler(NftPool nfts) internal virtual returns (PoolHandler) {
        return new PoolHandler(pool, nfts, staked, reward, nft);
    }

    /// @notice P-29: what all can harvest is no more than what is owed, and that is held.
    function invariant_P29_PendingIsOwedAndOwedIsHeld() public view {
        ISolvency.AssetSolvency memory rewards = pool.solvency()[1];
        assertLe(handler.sumPending() + handler.sumRebates() + pool.recoverable(), rewards.owed);
        assertGe(rewards.held, rewards.owed);
    }

    /// @notice P-29: what was paid and what is due is what the seconds over a stake were worth, less what rounding down leaves.
    function invariant_P29_EverySecondIsPaidOnce() public view {
        uint256 got = handler.paid() + handler.sumPending();
        assertLe(got, handler.earned());
        // A unit when a reward is counted, one for each account that is asked.
        assertLe(handler.earned() - got, 2 * (handler.totalCalls() + handler.people()));
    }

    /// @notice P-29: an end or a rate moves only when it is paid for: all that is promised is there.
    function invariant_P29_WhatIsPromisedIsHeld() public view {
        uint256 from = pool.startBlock() > block.timestamp ? pool.startBlock() : block.timestamp;
        uint256 left = pool.bonusEndBlock() > from ? (pool.bonusEndBlock() - from) * pool.rewardPerBlock() : 0;
        assertGe(reward.balanceOf(address(pool)), handler.earned() - handler.paid() + left);
    }

    /// @notice P-28: stakes add up to the total, and no act took of them.
    function invariant_P28_StakesAreUntouched() public view {
        assertEq(handler.sumStakes(), pool.totalStaked());
        assertFalse(handler.hasLostStake());
        assertPrincipalHeld();
    }

    /// @notice P-29: nothing is earned within one second.
    function invariant_P29_NoTimeEarnsNothing() public view {
        assertFalse(handler.hasEarnedInNoTime());
    }

    /// @notice Terms get worse with every lock lifted only.
    function invariant_P28_WorseTermsLiftLocks() public view {
        assertFalse(handler.hasWorsenedShut());
    }

    /// @notice The admin's powers only go out.
    function invariant_P28_PowersOnlyGoOut() public view {
        assertFalse(handler.hasPowerReturned());
    }

    /// @notice P-30: every NFT here is its staker's, on his list once.
    function invariant_P30_NftsAreTheirStakers() public view {
        assertTrue(handler.areNftsWhole());
    }

    /// @notice P-29: everybody leaves with stake and reward, the last one too.
    function afterInvariant() public {
        handler.report();
        vm.warp(block.timestamp + 400 days);
        for (uint256 i = 0; i < handler.people(); ++i) {
            address account = handler.person(i);
            (uint256 stakeLeft,) = pool.userInfo(account);
            if (stakeLeft != 0) unstake(account, stakeLeft);
            if (pool.pendingReward(account) != 0) harvest(account);
            if (pool.rebateOf(account) != 0) {
                vm.prank(account);
                pool.claimRebate();
            }
        }
        assertEq(pool.totalStaked() + pool.stakerCount(), 0);
        if (pool.recoverable() != 0) {
            vm.prank(admin);
            pool.recoverRewards();
        }
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }

    /// @dev Everything but the questions, which do nothing.
    function actions() private view returns (bytes4[] memory list) {
        list = new bytes4[](10);
        (list[0], list[1], list[2]) = (handler.deposit.selector, handler.unstake.selector, handler.collect.selector);
        (list[3], list[4], list[5]) = (handler.putNfts.selector, handler.takeNfts.selector, handler.pass.selector);
        (list[6], list[7], list[8]) = (handler.setRate.selector, handler.setTimes.selector, handler.setRest.selector);
        list[9] = handler.moods.selector;
    }

    function assertPrincipalHeld() internal view virtual {
        assertGe(staked.balanceOf(address(pool)), pool.totalStaked());
    }
}

/// @notice The same with fees, silent answers and calls back out of every movement.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 200
contract MoodyPoolInvariants is PoolInvariants {
    function makeHandler(NftPool nfts) internal override returns (PoolHandler) {
        return new MoodyPoolHandler(pool, nfts, staked, reward, nft);
    }

    function invariant_P28_NobodyGotInFromInside() public view {
        assertFalse(staked.reentered());
        assertFalse(reward.reentered());
    }
}

/// @notice The same with a staked token that grows and shrinks by itself.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 200
contract RebasingPoolInvariants is PoolInvariants {
    function makeHandler(NftPool nfts) internal override returns (PoolHandler) {
        return new RebasingPoolHandler(pool, nfts, staked, reward, nft);
    }

    /// @dev Of such a token nothing is promised but everybody's part.
    function assertPrincipalHeld() internal view override {}
}
