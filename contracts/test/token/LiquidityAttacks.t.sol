// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice P-44: who holds liquidity up, or bends the pool around the block in which it is added. The token's tax becomes
/// liquidity alone; trades are free when the attack begins, so that nothing but the exchange's fee protects it.
contract LiquidityAttacksTest is TaxedFixture {
    uint256 private constant TEMPLATE = 2;
    uint256 private constant POOL = 40_000e18;

    TaxedToken private token;
    IVenuePair private pair;
    address private dave = makeAddr("dave");

    function setUp() public override {
        super.setUp();
        vm.deal(dave, 1_000_000 ether);
        TaxedDraft memory d = taxedDraft();
        (d.walletLimit, d.walletLimitEnabled, d.swapLimit, d.swapLimitEnabled) = (0, false, 0, false);
        (d.buyTaxBps, d.sellTaxBps, d.transferTaxBps, d.addPoolTaxBps, d.removePoolTaxBps) = (500, 500, 0, 0, 0);
        (d.burnShare, d.liquidityShare, d.marketingShare) = (0, 100, 0);
        registerTemplate(TEMPLATE, vm.getCode(artifactOf("TaxedToken")), taxedArrays(d));
        token = deployTaxed(TEMPLATE, alice, taxedArrays(d), "liquidity");
        pair = fillPool(token, POOL, 40 ether);
        vm.startPrank(alice);
        token.launch();
        token.transfer(carol, POOL);
        vm.stopPrank();
        nextBlocks(1);
        for (uint256 i = 0; i < 20; ++i) {
            sell(token, carol, buy(token, carol, 10 ether));
        }
        vm.prank(alice);
        token.setTaxes(0, 0, 0, 0, 0);
        settle();
    }

    /// @notice One wei in the pair in front of a sale of one's own made the step inside fail, and the failure made the next
    /// step a sale: liquidity waited for as long as somebody cared to. Now it is the next block's.
    function test_P44_DustHoldsNoLiquidityUp() public {
        uint256 snapshot = vm.snapshotState();
        nextBlocks(1);
        assertGt(added(), 0, "the honest step");
        vm.revertToState(snapshot);

        for (uint256 i = 0; i < 3; ++i) {
            nextBlocks(1);
            vm.startPrank(dave);
            IWrappedNative(wrappedNative).deposit{value: 1}();
            IWrappedNative(wrappedNative).transfer(address(pair), 1);
            vm.stopPrank();
            assertEq(added(), 0, "held up");
        }
        nextBlocks(1);
        assertGt(added(), 0, "liquidity first");
    }

    /// @notice What has waited for many steps is added in parts. At once, a tenth of the pool's depth was worth bending the
    /// price for: a trade of the size of the pool won 0.4 % of it. Compared with the same trades around an ordinary step.
    function test_P44_LiquidityThatWaitedMakesNoSandwich() public {
        holdUp(24);
        // In tenths of the pool.
        uint256[6] memory sizes = [uint256(1), 5, 10, 30, 100, 1000];
        for (uint256 i = 0; i < sizes.length; ++i) {
            (, uint256 reserveQuote) = reservesOf(token);
            int256 honest = roundTrip((reserveQuote * sizes[i]) / 10, false);
            int256 attack = roundTrip((reserveQuote * sizes[i]) / 10, true);
            emit log_named_decimal_int("without a step", honest, 18);
            emit log_named_decimal_int("around a step ", attack, 18);
            assertLt(attack, 0, "a sandwich profits");
            assertLt(honest, 0);
        }
    }

    /// @notice Block by block all of it is added, and sales go on.
    function test_Add_WhatWaitedIsAddedBlockByBlock() public {
        holdUp(8);
        uint256 waiting = IWrappedNative(wrappedNative).balanceOf(token.tokenVault());
        (, uint256 most) = reservesOf(token);
        most /= 240;
        uint256 steps;
        for (uint256 last = waiting; last > waiting / 50; ++steps) {
            nextBlocks(1);
            token.swapBack();
            uint256 left = IWrappedNative(wrappedNative).balanceOf(token.tokenVault());
            assertLe(last - left, most, "in parts");
            last = left;
            if (steps == 20) break;
        }
        assertLt(steps, 10, "twice as fast as it came");
    }

    /// @dev So many sales whose part of the liquidity cannot be added.
    function holdUp(uint256 sales) private {
        vm.mockCallRevert(address(pair), abi.encodeWithSelector(IVenuePair.mint.selector), "");
        uint256 waiting = IWrappedNative(wrappedNative).balanceOf(token.tokenVault());
        for (uint256 done = 0; done < sales;) {
            nextBlocks(1);
            added();
            uint256 now_ = IWrappedNative(wrappedNative).balanceOf(token.tokenVault());
            if (now_ != waiting) ++done;
            waiting = now_;
        }
        vm.clearMockedCalls();
        nextBlocks(1);
    }

    /// @dev Steps, until they see all of the pool; the last one was a sale.
    function settle() private {
        uint256 supply;
        for (uint256 i = 0; i < 10 || supply != pair.totalSupply(); ++i) {
            supply = pair.totalSupply();
            nextBlocks(1);
            token.swapBack();
        }
        nextBlocks(1);
    }

    /// @dev A small sale by carol, and the liquidity that its step added.
    function added() private returns (uint256) {
        uint256 supply = pair.totalSupply();
        sell(token, carol, 1e18);
        return pair.totalSupply() - supply;
    }

    /// @dev Dave buys, waits for the next block, and sells all of it. @return won Wei; nothing of it remains.
    function roundTrip(uint256 amountWei, bool withStep) private returns (int256 won) {
        uint256 id = vm.snapshotState();
        uint256 before = dave.balance;
        uint256 got = buy(token, dave, amountWei);
        nextBlocks(1);
        if (withStep) token.swapBack();
        // This block has had its step, or has none.
        else vm.mockCallRevert(address(token), abi.encodeWithSelector(token.swapBack.selector), "");
        sell(token, dave, got);
        won = int256(dave.balance) - int256(before);
        vm.clearMockedCalls();
        vm.revertToState(id);
    }
}
