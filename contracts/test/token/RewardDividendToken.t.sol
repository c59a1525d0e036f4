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

    function test_P25_StepIsBoundedAndOnceABlock() public {
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
        token.distribute();
        assertEq(asReward().waitingQuote(), waiting, "a second step in this block");
        nextBlocks(1);
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting);
        expectSolvent();
    }

    /// @notice Liquidity and prices borrowed for one transaction buy nothing: the step waits for a pool that rests.
    function test_P25_PoolThatMovedThisSecondIsLeftAlone() public {
        give(bob, STAKE);
        shrinkRewardPool();
        feed();
        nextBlocks(1);
        uint256 waiting = asReward().waitingQuote();
        assertGt(waiting, 0);
        rewardPair.sync();
        token.distribute();
        assertEq(asReward().waitingQuote(), waiting, "a pool that somebody has just moved");
        nextBlocks(1);
        token.distribute();
        assertLt(asReward().waitingQuote(), waiting);
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
        assertEq(added, reward.balanceOf(asTaxed().purse()));
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
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: size}();
        IWrappedNative(wrappedNative).approve(address(router), size);
        reward.approve(address(router), type(uint256).max);
        trade(wrappedNative, address(reward), size);
        token.distribute();
        trade(address(reward), wrappedNative, reward.balanceOf(carol));
        vm.stopPrank();
        assertLe(IQuote(wrappedNative).balanceOf(carol), size);
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

/// @notice The same source made by the newest compiler must behave the same.
contract RewardDividendTokenNewestCompilerTest is RewardDividendBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(RewardDividendToken).creationCode;
    }
}
