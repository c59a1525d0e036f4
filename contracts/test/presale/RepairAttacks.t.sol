// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Pools that somebody makes in front of `finalize` of a presale whose hard cap is full: 48 000 tokens against
/// 60 coins are to be listed, and no token is left for anything else.
contract RepairAttacksTest is PresaleFixture {
    /// @notice P-41: a pool above the price, far beyond what blocked the presale before (2.7 tokens and 0.33 coins):
    /// the liquidity's own tokens are sold into it, and whoever made it loses what it was wrong by.
    function test_P41_AFilledHardCapIsNotStalledFromAbove() public {
        IPresale presale = fullPresale(6000, 1000);
        uint256 snapshot = vm.snapshotState();
        assertEq(finalized(presale), 60 ether, "the honest pool");
        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 40 ether, "the honest owner");
        vm.revertToState(snapshot);

        address pair = seed(100e18, 10 ether);
        assertGt(finalized(presale), 59.9 ether, "the pool is as deep");
        assertLt(redeem(pair), 2.3 ether, "of 10.125 put in");
        before = alice.balance;
        presale.withdraw();
        assertGt(alice.balance - before, 47.8 ether, "the rest is the owner's");
        assertSolvent(presale);
        claimAndSettle(presale);
    }

    /// @notice P-41: a pool below the price, with all of the raise in the pool (5 tokens and 0.6 coins, or 4.5 and 0.56,
    /// blocked it): a part of the raise buys.
    function test_P41_AFilledHardCapIsNotStalledFromBelow() public {
        IPresale presale = fullPresale(10_000, 0);
        address pair = seed(8000e18, 0.1 ether);
        assertGt(finalized(presale), 99 ether, "the pool is as deep");
        assertLt(redeem(pair), 2.1 ether, "of 10.1 put in");
        uint256 before = token.balanceOf(alice);
        presale.withdraw();
        assertGt(token.balanceOf(alice) - before, 6000e18, "the rest is the owner's");
        assertSolvent(presale);
        claimAndSettle(presale);
    }

    /// @notice P-41: an owner who makes the pool himself unlocks nothing by it: what he can take at once is worth no more,
    /// at the listing price, than what he brought and what was his without it.
    function testFuzz_P41_AnOwnPoolUnlocksNothing(uint256 tokens, uint256 quotes) public {
        IPresale presale = fullPresale(6000, 1000);
        (tokens, quotes) = (bound(tokens, 1e15, 48_000e18), bound(quotes, 1e12, 120 ether));
        vm.prank(alice);
        token.transfer(dave, tokens);
        vm.deal(dave, quotes);
        uint256 had = worth(token.balanceOf(alice) + tokens, alice.balance + quotes) + 40 ether;
        address pair = seed(tokens, quotes);
        vm.prank(alice);
        try presale.finalize() {
            redeem(pair);
            presale.withdraw();
            uint256 has = worth(token.balanceOf(alice) + token.balanceOf(dave), alice.balance + dave.balance);
            assertLe(has, had + 0.35 ether, "unlocked");
        } catch {
            assertStatus(presale, OPEN, 0);
        }
    }

    /// @notice P-41: an owner whose raise is liquidity alone frees at most half of its currency by a pool of his own, for
    /// tokens of the same worth that are then retained: at most half as much again as by selling them in the honest pool.
    function testFuzz_P41_AnOwnPoolOfAWholeRaiseIsHardlyMoreThanASell(uint256 tokens, uint256 quotes) public {
        IPresale presale = fullPresale(10_000, 0);
        (tokens, quotes) = (bound(tokens, 1e18, 79_000e18), bound(quotes, 1e15, 20 ether));
        vm.prank(alice);
        token.transfer(dave, tokens);
        uint256 snapshot = vm.snapshotState();
        vm.deal(dave, 0);
        finalized(presale);
        uint256 honest = sold(tokens);
        vm.revertToState(snapshot);

        vm.deal(dave, quotes);
        address pair = seed(tokens, quotes);
        vm.prank(alice);
        try presale.finalize() {
            redeem(pair);
            uint256 freed = dave.balance > quotes ? dave.balance - quotes : 0;
            uint256 paid = tokens > token.balanceOf(dave) ? tokens - token.balanceOf(dave) : 0;
            assertLe(freed, 50 ether, "half of it");
            assertLe(freed, worth(paid, 0) + 0.4 ether, "for tokens of the same worth");
            assertLe(freed, (honest * 3) / 2 + 0.1 ether, "against selling the same tokens");
        } catch {
            assertStatus(presale, OPEN, 0);
        }
    }

    /// @notice P-41: a retained part that its owner refuses, or cannot take, stays owed and is paid another time.
    function test_P41_ARetainedPartThatIsRefusedStaysOwed() public {
        IPresale presale = fullPresale(6000, 1000);
        seed(100e18, 10 ether);
        finalized(presale);
        presale.withdraw();
        vm.warp(block.timestamp + 180 days);
        uint256 held = address(presale).balance;
        vm.etch(alice, hex"600080fd");
        vm.expectRevert(IPresaleTypes.Presale_NothingToWithdraw.selector);
        presale.withdraw();
        vm.etch(alice, "");
        uint256 before = alice.balance;
        presale.withdraw();
        assertGt(alice.balance - before, 1.9 ether, "retained");
        assertEq(address(presale).balance, held - (alice.balance - before));
        assertSolvent(presale);
    }

    /// @dev Buyers get all of it, and the owner what was retained when the liquidity could be unlocked, not before.
    function claimAndSettle(IPresale presale) private {
        vm.prank(bob);
        presale.claim();
        assertEq(token.balanceOf(bob), 50_000e18);
        vm.warp(block.timestamp + 180 days - 1);
        vm.expectRevert(IPresaleTypes.Presale_NothingToWithdraw.selector);
        presale.withdraw();
        vm.warp(block.timestamp + 1);
        (uint256 tokens, uint256 wei_) = (token.balanceOf(alice), alice.balance);
        presale.withdraw();
        assertGt(worth(token.balanceOf(alice) - tokens, alice.balance - wei_), 0.7 ether, "retained");
        vm.prank(carol);
        presale.claim();
        assertEq(address(presale).balance, 0);
        assertEq(token.balanceOf(address(presale)), 0);
        assertSolvent(presale);
    }

    function finalized(IPresale presale) private returns (uint256 quotes) {
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        IVenuePair pair = IVenuePair(presale.state().pair);
        (uint256 tokens, uint256 other,) = pair.getReserves();
        (tokens, quotes) = pair.token0() == address(token) ? (tokens, other) : (other, tokens);
        assertApproxEqRel(tokens, quotes * 800, 0.005e18, "the stated price");
    }

    /// @dev Dave makes the pool.
    function seed(uint256 tokens, uint256 quotes) private returns (address pair) {
        pair = venueFactory.createPair(address(token), wrappedNative);
        if (token.balanceOf(dave) < tokens) {
            vm.prank(alice);
            token.transfer(dave, tokens);
        }
        vm.startPrank(dave);
        token.transfer(pair, tokens);
        IWrappedNative(wrappedNative).deposit{value: quotes}();
        IWrappedNative(wrappedNative).transfer(pair, quotes);
        IVenuePair(pair).mint(dave);
        vm.stopPrank();
    }

    /// @dev Dave takes out what is his. @return value At the listing price.
    function redeem(address pair) private returns (uint256 value) {
        (uint256 tokens, uint256 quotes) = (token.balanceOf(dave), dave.balance);
        vm.startPrank(dave);
        ERC20(pair).transfer(pair, ERC20(pair).balanceOf(dave));
        IVenuePair(pair).burn(dave);
        IWrappedNative(wrappedNative).withdraw(ERC20(wrappedNative).balanceOf(dave));
        vm.stopPrank();
        return worth(token.balanceOf(dave) - tokens, dave.balance - quotes);
    }

    /// @dev What dave gets who sells in the pool. @return quotes Wei.
    function sold(uint256 tokens) private returns (uint256 quotes) {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(token), wrappedNative);
        vm.startPrank(dave);
        token.approve(address(router), tokens);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokens, 0, path, dave, block.timestamp);
        vm.stopPrank();
        return dave.balance;
    }

    function worth(uint256 tokens, uint256 quotes) private pure returns (uint256) {
        return quotes + tokens / 800;
    }

    /// @dev Bob and carol fill it.
    function fullPresale(uint256 liquidityBps, uint256 repairBps) private returns (IPresale presale) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[LIQUIDITY_PERCENT], p.numbers[REPAIR]) = (liquidityBps, repairBps);
        presale = runningPresale(p);
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
    }
}
