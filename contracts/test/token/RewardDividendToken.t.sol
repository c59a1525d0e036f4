// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IRewardDividendToken} from "../../templates/token/IRewardDividendToken.sol";
import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {RewardDividendToken} from "../../templates/token/RewardDividendToken.sol";
import {IQuote} from "../../templates/venue/IQuote.sol";
import {RewardToken} from "../fixtures/DividendActors.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {HolderDividendsBehaviour} from "./HolderDividendsBehaviour.sol";

/// @notice Template 3: what is its own.
abstract contract RewardDividendBehaviour is HolderDividendsBehaviour {
    function templateId() internal pure override returns (uint256) {
        return REWARD_TEMPLATE;
    }

    function test_Constructor_KnowsTokenAndPool() public view {
        assertEq(token.dividendToken(), address(reward));
        assertEq(asReward().rewardPair(), address(rewardPair));
        assertEq(asReward().waitingQuote(), 0);
    }

    function test_RevertWhen_RewardTokenIsUnusable() public {
        address[2] memory others = [bob, address(router)];
        Arrays memory a = dividendArrays(REWARD_TEMPLATE, dividendDraft());
        bytes4 selector = IRewardDividendToken.Token_RewardTokenUnusable.selector;
        for (uint256 i = 0; i < others.length; ++i) {
            a.addresses[5] = others[i];
            expectCreationRefused(REWARD_TEMPLATE, a, abi.encodeWithSelector(selector, others[i]));
        }
    }

    function test_RevertWhen_RewardHasNoPool() public {
        RewardToken lonely = new RewardToken();
        Arrays memory a = dividendArrays(REWARD_TEMPLATE, dividendDraft());
        a.addresses[5] = address(lonely);
        bytes4 selector = IRewardDividendToken.Token_RewardPoolMissing.selector;
        bytes memory reason = abi.encodeWithSelector(selector, address(lonely), wrappedNative);
        expectCreationRefused(REWARD_TEMPLATE, a, reason);
        venueFactory.createPair(address(lonely), wrappedNative);
        expectCreationRefused(REWARD_TEMPLATE, a, reason);
    }

    /// @notice Rewards may be the quote token itself: then there is no second sale.
    function test_Rewards_InTheQuoteItself() public {
        Arrays memory a = dividendArrays(REWARD_TEMPLATE, plainDraft_());
        a.addresses[5] = wrappedNative;
        token = another(a);
        assertEq(token.dividendToken(), wrappedNative);
        assertEq(asReward().rewardPair(), address(0));
        pair = launchWithPool(asTaxed());
        uint256 rest = token.balanceOf(alice);
        vm.startPrank(alice);
        token.transfer(bob, STAKE);
        token.transfer(DEAD, rest - STAKE);
        vm.stopPrank();
        uint256 added = feed();
        nextBlocks(INTERVAL);
        vm.prank(bob);
        token.claimDividend();
        assertApproxEqAbs(IQuote(wrappedNative).balanceOf(bob), added, 2);
        expectSolvent();
    }

    function test_P25_StepIsBoundedAndOnceInFiveMinutes() public {
        give(bob, STAKE);
        // A pool so small that what comes in is many steps.
        shrinkRewardPool();
        (uint256 reserveReward, uint256 reserveQuote) = rewardReserves();
        feed();
        uint256 waiting = asReward().waitingQuote();
        assertGt(waiting, 0);
        (uint256 rewardAfter, uint256 quoteAfter) = rewardReserves();
        assertLe(quoteAfter - reserveQuote, reserveQuote / 500);
        assertGe(rewardAfter * quoteAfter, reserveReward * reserveQuote);
        nextBlocks(BLOCKS_OF_A_LOOK);
        uint256 looked = vm.getBlockTimestamp();
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting);
        waiting = asReward().waitingQuote();
        vm.warp(looked + 299);
        vm.roll(vm.getBlockNumber() + 1);
        token.distribute();
        assertEq(asReward().waitingQuote(), waiting, "a second too early");
        vm.warp(looked + 300);
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting);
        expectSolvent();
    }

    /// @notice What is bent for one transaction, or held for a few blocks, buys nothing: the average since the last look
    /// does not know it. A price that stays becomes the average.
    function testFuzz_P25_NothingIsSoldBelowTheAverage(uint256 size, uint256 blocks) public {
        give(bob, STAKE);
        shrinkRewardPool();
        feed();
        uint256 waiting = asReward().waitingQuote();
        (, uint256 reserveQuote) = rewardReserves();
        nextBlocks(BLOCKS_OF_A_LOOK);
        // From 2 % up, held for at most a third of the time since the last look.
        size = bound(size, reserveQuote / 50, reserveQuote * 10);
        blocks = bound(blocks, 0, BLOCKS_OF_A_LOOK / 3);
        buyRewards(carol, size);
        nextBlocks(blocks);
        token.distribute();
        assertEq(asReward().waitingQuote(), waiting, "sold at a price that somebody made");
        nextBlocks(BLOCKS_OF_A_LOOK);
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting, "what stays is the price");
        expectSolvent();
    }

    /// @notice Nobody holds the steps up for nothing: a pool that is touched every second has a price all the same.
    function test_P25_TouchingThePoolHoldsNothingUp() public {
        give(bob, STAKE);
        shrinkRewardPool();
        feed();
        uint256 waiting = asReward().waitingQuote();
        nextBlocks(BLOCKS_OF_A_LOOK);
        rewardPair.sync();
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting);
    }

    /// @notice Borrowed liquidity makes no step larger, and what it bends comes back to its maker with a loss (H2).
    function testFuzz_P25_BorrowedLiquidityTakesNothing(uint256 times, uint256 size) public {
        give(bob, STAKE);
        shrinkRewardPool();
        feed();
        nextBlocks(BLOCKS_OF_A_LOOK);
        (uint256 reserveReward, uint256 reserveQuote) = rewardReserves();
        times = bound(times, 1, 100);
        size = bound(size, 1e15, (reserveQuote * times) / 100);
        uint256 waiting = asReward().waitingQuote();
        uint256 fortune = reserveQuote * times + size;
        reward.mint(carol, reserveReward * times);
        wrap(carol, fortune);
        uint256 rewards = reward.balanceOf(carol);

        vm.startPrank(carol);
        reward.transfer(address(rewardPair), reserveReward * times);
        IWrappedNative(wrappedNative).transfer(address(rewardPair), reserveQuote * times);
        uint256 liquidity = rewardPair.mint(carol);
        trade(wrappedNative, address(reward), size);
        token.distribute();
        trade(address(reward), wrappedNative, reward.balanceOf(carol));
        rewardPair.transfer(address(rewardPair), liquidity);
        rewardPair.burn(carol);
        vm.stopPrank();
        assertLe(waiting - asReward().waitingQuote(), reserveQuote / 500, "the step of the pool as it was");
        // Both sides at the price of before: what one lost the other did not gain.
        uint256 worth =
            IQuote(wrappedNative).balanceOf(carol) + (reward.balanceOf(carol) * reserveQuote) / reserveReward;
        assertLe(worth, fortune + (rewards * reserveQuote) / reserveReward + reserveQuote / 100_000);
        expectSolvent();
    }

    function test_Convert_TooLittleForOneUnitWaits() public {
        give(bob, STAKE);
        drainRewardPool();
        (uint256 received,,) = token.dividendTotals();
        sellTaxes();
        (uint256 after_,,) = token.dividendTotals();
        assertEq(after_, received);
        assertGt(asReward().waitingQuote(), 0);
    }

    /// @notice What arrives is measured: a reward token that keeps a part is credited with the rest.
    function test_P28_FeeOnTransferRewardIsMeasured() public {
        give(bob, STAKE);
        reward.setManner(RewardToken.Manner.TakesFee, address(token));
        uint256 added = feed();
        assertEq(added, reward.balanceOf(asTaxed().tokenVault()));
        nextBlocks(INTERVAL);
        vm.prank(bob);
        token.claimDividend();
        expectSolvent();
    }

    function test_Rewards_WithoutReturnValue() public {
        give(bob, STAKE);
        reward.setManner(RewardToken.Manner.ReturnsNothing, address(token));
        feed();
        nextBlocks(INTERVAL);
        vm.prank(bob);
        token.claimDividend();
        assertGt(reward.balanceOf(bob), 0);
    }

    /// @notice A reward token that stops moving, or burns all gas, holds up neither trades nor the sale of taxes, and
    /// everything meant for holders waits for it.
    function test_P23_DeadRewardTokenStopsNothing() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 pending = token.pendingDividend(bob);
        RewardToken.Manner[3] memory manners =
            [RewardToken.Manner.Refuses, RewardToken.Manner.ReturnsFalse, RewardToken.Manner.BurnsGas];
        for (uint256 i = 0; i < manners.length; ++i) {
            reward.setManner(manners[i], address(token));
            uint256 waiting = asReward().waitingQuote();
            give(carol, 100e18);
            // Liquidity, a sale of taxes and a sale for rewards, in whichever order they are due.
            for (uint256 j = 0; j < 4; ++j) {
                feedTaxes();
                nextBlocks(1);
                uint256 before = gasleft();
                sell(asTaxed(), carol, 10e18);
                assertLt(before - gasleft(), 1_000_000, "the reward token burnt more than its part");
            }
            assertGt(asReward().waitingQuote(), waiting, "the sale of taxes went on");
            vm.expectRevert();
            vm.prank(bob);
            token.claimDividend();
            nextBlocks(1);
        }
        reward.setManner(RewardToken.Manner.Plain, address(token));
        assertGe(token.pendingDividend(bob), pending - 9);
        vm.prank(bob);
        token.claimDividend();
        uint256 still = asReward().waitingQuote();
        nextBlocks(BLOCKS_OF_A_LOOK);
        token.distribute();
        assertLt(asReward().waitingQuote(), still);
        expectSolvent();
    }

    function test_P24_ReenteringRewardTokenGainsNothing() public {
        give(bob, STAKE);
        give(address(reward), STAKE);
        feed();
        nextBlocks(INTERVAL);
        reward.setManner(RewardToken.Manner.ReentersClaim, address(token));
        vm.prank(bob);
        token.claimDividend();
        feed();
        assertFalse(reward.reentered());
        expectSolvent();
    }

    /// @notice A sandwich around a conversion costs its maker more than it takes, at any size (P-25).
    function testFuzz_P25_SandwichLosesMoney(uint256 size) public {
        size = bound(size, 1 ether, 3000 ether);
        give(bob, STAKE);
        reward.setManner(RewardToken.Manner.Refuses, address(token));
        sellTaxes();
        nextBlocks(1);
        reward.setManner(RewardToken.Manner.Plain, address(token));
        nextBlocks(BLOCKS_OF_A_LOOK);
        wrap(carol, size);
        vm.startPrank(carol);
        trade(wrappedNative, address(reward), size);
        token.distribute();
        trade(address(reward), wrappedNative, reward.balanceOf(carol));
        vm.stopPrank();
        assertLe(IQuote(wrappedNative).balanceOf(carol), size);
    }

    function wrap(address who, uint256 amount) private {
        vm.startPrank(who);
        IWrappedNative(wrappedNative).deposit{value: amount}();
        IWrappedNative(wrappedNative).approve(address(router), type(uint256).max);
        reward.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }

    function buyRewards(address who, uint256 amount) private {
        wrap(who, amount);
        vm.prank(who);
        trade(wrappedNative, address(reward), amount);
    }

    function trade(address from, address to, uint256 amount) private {
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount, 0, pathOf(from, to), carol, block.timestamp
        );
    }

    function asReward() internal view returns (RewardDividendToken) {
        return RewardDividendToken(address(token));
    }

    function rewardReserves() internal view returns (uint256 reserveReward, uint256 reserveQuote) {
        (reserveReward, reserveQuote,) = rewardPair.getReserves();
        if (rewardPair.token0() != address(reward)) (reserveReward, reserveQuote) = (reserveQuote, reserveReward);
    }

    function sellTaxes() internal {
        feedTaxes();
        nextBlocks(1);
        asTaxed().swapBack();
    }

    /// @dev The provider takes most of the pool away.
    function shrinkRewardPool() internal {
        uint256 liquidity = rewardPair.balanceOf(alice);
        vm.startPrank(alice);
        rewardPair.transfer(address(rewardPair), liquidity - liquidity / 50);
        rewardPair.burn(alice);
        vm.stopPrank();
    }

    /// @dev Hardly any reward is left: one step buys less than a unit.
    function drainRewardPool() internal {
        reward.rebase(address(rewardPair), 100);
        rewardPair.sync();
    }
}

/// @notice The bytecode that users get: solc 0.8.4.
contract RewardDividendTokenTest is RewardDividendBehaviour {}
