// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {NftPoolHandler} from "./NftPoolHandler.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice What holds in every pool of NFTs, whatever anybody does.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract NftPoolInvariants is PoolFixture {
    NftPoolHandler private handler;
    NftPool private nfts;

    function setUp() public override {
        super.setUp();
        uint256[] memory list = numbers(NFTS);
        list[8] = 700;
        nfts = NftPool(createOf(list));
        handler = new NftPoolHandler(nfts, reward, nft);
        // Before the start there is little to do.
        vm.warp(startTime - 6 hours);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](7);
        (actions[0], actions[1], actions[2]) = (handler.put.selector, handler.take.selector, handler.collect.selector);
        (actions[3], actions[4], actions[5]) =
        (handler.setTerms.selector, handler.recover.selector, handler.pass.selector);
        actions[6] = handler.give.selector;
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    /// @notice P-29: what all can harvest is no more than what is owed, and that is held.
    function invariant_P29_NftsPendingIsOwedAndOwedIsHeld() public view {
        ISolvency.AssetSolvency[] memory assets = nfts.solvency();
        assertLe(handler.sumPending() + handler.sumRebates() + nfts.recoverable(), assets[1].owed);
        assertGe(assets[1].held, assets[1].owed);
        assertEq(assets[0].held, assets[0].owed);
    }

    /// @notice P-29: what was paid and what is due is what the seconds over a stake were worth, less what rounding down leaves.
    function invariant_P29_NftsEverySecondIsPaidOnce() public view {
        uint256 got = handler.paid() + handler.sumPending();
        assertLe(got, handler.earned());
        // A unit when a reward is counted, one for each account that is asked.
        assertLe(handler.earned() - got, 2 * (handler.totalCalls() + handler.people()));
    }

    /// @notice P-29: an end or a rate moves only when it is paid for: all that is promised is there.
    function invariant_P29_NftsWhatIsPromisedIsHeld() public view {
        assertFalse(handler.hasMovedUnpaid());
        assertGe(reward.balanceOf(address(nfts)), handler.promised());
    }

    /// @notice P-29: nothing is earned within one second.
    function invariant_P29_NftsNoTimeEarnsNothing() public view {
        assertFalse(handler.hasEarnedInNoTime());
    }

    /// @notice P-28, P-30: every NFT here is its staker's, on his list once, and came back whenever he asked for it.
    function invariant_P30_NftsComeBackToTheirStakers() public view {
        assertFalse(handler.hasLostNft());
        assertTrue(handler.areNftsWhole());
    }

    /// @notice P-29: everybody leaves with NFTs and reward, the last one too.
    function afterInvariant() public {
        handler.report();
        vm.warp(block.timestamp + 400 days);
        for (uint256 i = 0; i < handler.people(); ++i) {
            vm.startPrank(handler.person(i));
            uint256[] memory ids = nfts.nftsOf(handler.person(i), 0, 100);
            if (ids.length != 0) nfts.withdraw(ids);
            if (nfts.pendingReward(handler.person(i)) != 0) nfts.harvest();
            if (nfts.rebateOf(handler.person(i)) != 0) nfts.claimRebate();
            vm.stopPrank();
            assertEq(nft.balanceOf(handler.person(i)), 8);
        }
        assertEq(nfts.totalStaked() + nfts.stakerCount(), 0);
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
