// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {CommunityFixture} from "./CommunityFixture.sol";

/// @notice P-44: no trade profits from a swap-back, atomic or over a block's edge, whoever gets the rebates. The attacker
/// holds up to ten times the pool; what it earns by a step is compared with the same trades without one.
contract SwapBackAttacksTest is CommunityFixture {
    uint256 private constant POOL = 40_000e18;
    uint256 private constant TAX_BPS = 500;

    address private second = makeAddr("the attacker's second wallet");

    function templateId() internal pure override returns (uint256) {
        return REFERRAL;
    }

    function setUp() public override {
        super.setUp();
        TaxedDraft memory d = taxedDraft();
        (d.walletLimit, d.walletLimitEnabled, d.swapLimit, d.swapLimitEnabled) = (0, false, 0, false);
        (d.buyTaxBps, d.sellTaxBps, d.transferTaxBps, d.addPoolTaxBps, d.removePoolTaxBps) = (TAX_BPS, TAX_BPS, 0, 0, 0);
        (d.burnShare, d.liquidityShare, d.marketingShare) = (0, 0, 100);
        uint256[7] memory rates = [TAX_BPS, 0, 0, 0, 0, 0, 0];
        token = deployTaxed(REFERRAL, alice, communityArrays(d, rates, BIND_INTERVAL, 0), "attacks");
        pair = fillPool(token, POOL, 40 ether);
        vm.startPrank(alice);
        token.launch();
        // All that the attacker has; the others have bought theirs.
        token.transfer(dave, 11 * POOL);
        token.transfer(second, SMALL);
        token.transfer(DEAD, token.balanceOf(alice));
        vm.stopPrank();
        bind(second, dave);
        nextBlocks(1);
        for (uint256 i = 0; i < 20; ++i) {
            sell(token, carol, buy(token, carol, 10 ether));
        }
        nextBlocks(1);
        assertGt(token.collectedTax(), POOL / 20, "more than any step sells");
    }

    /// @notice Where rebates give the taxes back, a round trip costs the exchange's fee alone: the pool has to rest first.
    function test_P44_RebatesMakeNoSandwich() public {
        uint256 before = holdings();
        vm.startPrank(dave);
        // Too little gas for the step inside the trade, which would come before the price has moved.
        token.transfer{gas: 220_000}(address(pair), POOL);
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        uint256 input = (token.balanceOf(address(pair)) - reserve) * 997;
        uint256 out = (input * reserveQuote) / (reserve * 1000 + input);
        bool first = address(token) < wrappedNative;
        pair.swap(first ? 0 : out, first ? out : 0, dave, "");
        vm.expectRevert(ITaxedBase.Token_PairBusy.selector);
        token.swapBack();
        vm.stopPrank();
        assertLe(holdings(), before);
        nextBlocks(1);
        token.swapBack(); // an honest call, once the pool has rested
    }

    function test_P44_RebatesMakeNoSandwichOverABlocksEdge() public {
        sandwiches();
    }

    /// @notice A holder of 2.3 times the pool gained where trades were free: the step was a part of what it had just sold.
    function test_P44_FreeTradesMakeNoSandwich() public {
        vm.startPrank(alice);
        uint256[7] memory none;
        referral().setRebates(none);
        token.setTaxes(0, 0, 0, 0, 0);
        vm.stopPrank();
        sandwiches();
    }

    function sandwiches() private {
        // In tenths of the pool.
        uint256[7] memory sizes = [uint256(1), 5, 10, 23, 40, 70, 100];
        for (uint256 i = 0; i < sizes.length; ++i) {
            uint256 id = vm.snapshotState();
            (uint256 reserve,) = reservesOf(token);
            int256 honest = roundTrip((reserve * sizes[i]) / 10, false);
            vm.revertToState(id);
            id = vm.snapshotState();
            int256 attack = roundTrip((reserve * sizes[i]) / 10, true);
            vm.revertToState(id);
            emit log_named_decimal_int("without a step", honest, 18);
            emit log_named_decimal_int("around a step ", attack, 18);
            assertLe(attack, 0, "a sandwich profits");
            assertLt(honest, 0);
        }
    }

    /// @dev Sells, waits for the next block, and buys back for all that it got. @return Tokens won.
    function roundTrip(uint256 amount, bool withStep) private returns (int256) {
        uint256 before = holdings();
        token.swapBack(); // this block has had its step
        uint256 got = sell(token, dave, amount);
        nextBlocks(1);
        if (withStep) token.swapBack();
        buy(token, dave, got);
        return int256(holdings()) - int256(before);
    }

    function holdings() private view returns (uint256) {
        return token.balanceOf(dave) + token.balanceOf(second);
    }
}
