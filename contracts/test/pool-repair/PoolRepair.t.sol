// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPoolRepair} from "../../src/pool-repair/IPoolRepair.sol";
import {PoolRepair} from "../../src/pool-repair/PoolRepair.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "../presale/ForeignToken.sol";
import {PoolRepairFixture, TakingToken} from "./PoolRepairFixture.sol";

/// @notice Concrete tests in the order of `PoolRepair.tree`, then griefed pairs and budgets fuzzed.
contract PoolRepairTest is PoolRepairFixture, Permit2Fixture {
    function test_P09_EveryGriefedPairIsRepairedInNativeCurrency() public {
        for (uint256 kind = 0; kind <= uint256(type(Grief).max); ++kind) {
            uint256 snapshot = vm.snapshotState();
            repaired(Grief(kind), address(0), 50_000e18, 4e18);
            vm.revertToState(snapshot);
        }
    }

    function test_P09_EveryGriefedPairIsRepairedInAToken() public {
        for (uint256 kind = 0; kind <= uint256(type(Grief).max); ++kind) {
            uint256 snapshot = vm.snapshotState();
            repaired(Grief(kind), address(dollar), 900_000e18, 4e18);
            vm.revertToState(snapshot);
        }
    }

    function test_FixPool_TellsWhatItDid() public {
        grief(Grief.Seeded, address(token), address(0), 50_000e18, 4e18);
        IPoolRepair.Wish memory wish = wishOf(address(token), address(0));
        IPoolRepair.Report memory r = poolRepair.inspectPool(wish);
        IPoolRepair.RepairParams memory params = paramsOf(wish);
        uint256 value = allow(params);
        vm.expectEmit(address(poolRepair));
        emit IPoolPlacement.PoolRepaired(r.pair, r.tokenRepair, 0, 0, r.quoteBack);
        vm.expectEmit(address(poolRepair));
        emit IPoolRepair.PoolFixed(
            r.pair,
            address(token),
            alice,
            address(0),
            bob,
            r.tokenIn,
            r.quoteIn,
            r.tokenRepair + r.tokenIn,
            r.quoteIn - r.quoteBack,
            r.liquidity
        );
        vm.prank(alice);
        poolRepair.fixPool{value: value}(params);
    }

    function test_FixPool_ReturnsWhatIsOver() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(0)));
        params.maxTokenLoss = 1e24;
        params.maxQuoteLoss = 1e18;
        uint256 value = allow(params) + 5 ether;
        (uint256 tokens, uint256 wei_) = (token.balanceOf(alice), alice.balance);
        vm.prank(alice);
        IPoolRepair.Outcome memory outcome = poolRepair.fixPool{value: value}(params);
        assertEq(tokens - token.balanceOf(alice), TOKENS);
        assertEq(wei_ - alice.balance, QUOTE);
        assertEq(outcome.tokenSpent, TOKENS);
        assertEq(outcome.quoteSpent, QUOTE);
        assertNothingLeft(address(token), address(0), outcome.pair);
    }

    function test_FixPool_GivesTheCallerWhatLayThere() public {
        grief(Grief.BothDust, address(token), address(dollar), 5e24, 7e18);
        uint256 before = token.balanceOf(alice);
        IPoolRepair.Outcome memory outcome = run(paramsOf(wishOf(address(token), address(dollar))));
        assertEq(token.balanceOf(alice) - before, 5e24 - TOKENS);
        assertEq(outcome.tokenSpent, 0);
        assertEq(outcome.quoteSpent, QUOTE - 7e18);
        assertNothingLeft(address(token), address(dollar), outcome.pair);
    }

    function test_FixPool_CountsWhatAShrunkTokenLeft() public {
        grief(Grief.Seeded, address(token), address(dollar), 50_000e18, 4e18);
        address pair = pairOf(address(token), address(dollar));
        token.shrink(pair, 20_000e18);
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        assertEq(poolRepair.inspectPool(wish).faults, 16 | 32);
        assertEq(poolRepair.inspectPool(wish).tokenReserve, 30_000e18);
        run(paramsOf(wish));
        assertPriced(pair, wish);
        assertEq(poolRepair.inspectPool(wish).faults, 0);
    }

    function test_FixPool_LeavesARightPoolAsItIs() public {
        grief(Grief.Seeded, address(token), address(dollar), TOKENS / 3, QUOTE / 3);
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        IPoolRepair.Report memory r = poolRepair.inspectPool(wish);
        assertEq(r.faults, 0);
        assertEq(r.tokenRepair + r.quoteRepair, 0);
        assertEq(run(paramsOf(wish)).tokenIn, TOKENS);
    }

    function test_FixPool_TakesTokensThroughPermit2() public {
        setUpPermit2();
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        allowByPermit2(alice, address(token), address(poolRepair), TOKENS);
        allowByPermit2(alice, address(dollar), address(poolRepair), QUOTE);
        vm.prank(alice);
        IPoolRepair.Outcome memory outcome = poolRepair.fixPool(params);
        assertEq(ERC20(outcome.pair).balanceOf(bob), outcome.liquidity);
    }

    function test_FixPoolWithPermits_TakesSignedAllowances() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.startPrank(alice);
        token.transfer(signer, TOKENS);
        dollar.transfer(signer, QUOTE);
        vm.stopPrank();
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        ILaunchPad.Permit[] memory permits = new ILaunchPad.Permit[](2);
        permits[0] = signed(token, signer, key, TOKENS);
        permits[1] = signed(dollar, signer, key, QUOTE);
        vm.prank(signer);
        IPoolRepair.Outcome memory outcome = poolRepair.fixPoolWithPermits(params, permits);
        assertEq(token.balanceOf(signer) + dollar.balanceOf(signer), 0);
        assertNothingLeft(address(token), address(dollar), outcome.pair);
    }

    function test_RevertWhen_ParamsUnusable() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        params.deadline = block.timestamp - 1;
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_DeadlinePassed.selector, params.deadline));
        params.deadline = block.timestamp;
        params.to = address(0);
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_ReceiverZero.selector));
        params.to = bob;
        uint256 max = type(uint112).max;
        params.maxTokenLoss = max - TOKENS + 1;
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_AmountTooLarge.selector, max + 1, max));
        params.maxTokenLoss = type(uint256).max;
        expectRefused(
            params, abi.encodeWithSelector(IPoolRepair.PoolRepair_AmountTooLarge.selector, type(uint256).max, max)
        );
    }

    /// @notice Liquidity in the pair is whoever's who burns next; in the repair contract it is nobody's.
    function test_RevertWhen_TheReceiverWouldLoseTheLiquidity() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        params.to = address(poolRepair);
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_ReceiverUnusable.selector, params.to));
        uint256 before = vm.snapshotState();
        params.to = bob;
        address pair = run(params).pair;
        vm.revertToState(before);
        assertEq(pair.code.length, 0, "it is new in that params");
        params.to = pair;
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_ReceiverUnusable.selector, pair));
        grief(Grief.Seeded, address(token), address(dollar), TOKENS, QUOTE);
        expectRefused(params, abi.encodeWithSelector(IPoolRepair.PoolRepair_ReceiverUnusable.selector, pair));
    }

    function test_RevertWhen_WishUnusable() public {
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        wish.tokenAmount = 0;
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_AmountZero.selector));
        wish = wishOf(address(token), address(dollar));
        wish.quoteAmount = 0;
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_AmountZero.selector));
        uint256 max = type(uint112).max;
        wish.quoteAmount = max + 1;
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_AmountTooLarge.selector, max + 1, max));
        wish = wishOf(address(token), address(dollar));
        wish.venueFactory = address(this);
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_VenueUnknown.selector, address(this)));
        wish = wishOf(address(dollar), address(dollar));
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_QuoteIsToken.selector, address(dollar)));
        wish = wishOf(wrappedNative, address(0));
        expectNoWish(wish, abi.encodeWithSelector(IPoolRepair.PoolRepair_QuoteIsToken.selector, wrappedNative));
    }

    function test_RevertWhen_NativeIsUnknown() public {
        PlatformRegistry other = new PlatformRegistry(platform);
        vm.prank(platform);
        other.addVenueFactory(address(venueFactory));
        poolRepair = new PoolRepair(other);
        expectNoWish(
            wishOf(address(token), address(0)),
            abi.encodeWithSelector(IPoolRepair.PoolRepair_NativeUnsupported.selector)
        );
    }

    function test_RevertWhen_ValueDoesNotFit() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(0)));
        allow(params);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPoolRepair.PoolRepair_ValueTooLow.selector, QUOTE - 1, QUOTE));
        poolRepair.fixPool{value: QUOTE - 1}(params);
        vm.stopPrank();
        params = paramsOf(wishOf(address(token), address(dollar)));
        allow(params);
        vm.expectRevert(abi.encodeWithSelector(IPoolRepair.PoolRepair_ValueRefused.selector, 1));
        vm.startPrank(alice);
        poolRepair.fixPool{value: 1}(params);
        (bool ok, bytes memory reason) = address(poolRepair).call{value: 2}("");
        assertFalse(ok);
        assertEq(reason, abi.encodeWithSelector(IPoolRepair.PoolRepair_ValueRefused.selector, 2));
    }

    function test_RevertWhen_TheCallerDoesNotTakeBack() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(0)));
        vm.prank(alice);
        token.transfer(address(this), TOKENS);
        token.approve(address(poolRepair), TOKENS);
        vm.deal(address(this), QUOTE + 1);
        vm.expectRevert(abi.encodeWithSelector(IPoolRepair.PoolRepair_PaymentFailed.selector, address(this), 1));
        poolRepair.fixPool{value: QUOTE + 1}(params);
    }

    function test_RevertWhen_TheBudgetIsTooSmall() public {
        grief(Grief.Seeded, address(token), address(dollar), 50_000e18, 4e18);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        uint256 needed = params.maxTokenLoss;
        params.maxTokenLoss = needed - 1;
        expectRefused(
            params,
            abi.encodeWithSelector(
                IPoolPlacement.PoolPlacement_RepairTooDear.selector, address(token), needed, needed - 1
            )
        );
        params.maxTokenLoss = needed;
        run(params);
    }

    /// @notice What a placement always may spend is no loss that the caller did not allow.
    function test_RevertWhen_ATrifleIsLostThatWasNotAllowed() public {
        grief(Grief.TokenCounted, address(token), address(dollar), 1e18, 0);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        uint256 loss = params.maxQuoteLoss;
        assertGt(loss, 0);
        assertLt(loss, QUOTE / 2000);
        params.maxQuoteLoss = 0;
        expectRefused(
            params, abi.encodeWithSelector(IPoolRepair.PoolRepair_LossTooHigh.selector, address(dollar), loss, 0)
        );
    }

    function test_RevertWhen_TooLittleLiquidityComesOut() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        uint256 comes = poolRepair.inspectPool(params.wish).liquidity;
        params.minLiquidity = comes + 1;
        expectRefused(
            params, abi.encodeWithSelector(IPoolRepair.PoolRepair_TooLittleLiquidity.selector, comes, comes + 1)
        );
        params.minLiquidity = comes;
        run(params);
    }

    function test_RevertWhen_TheTokenIsTaxedOnItsWayIn() public {
        ForeignToken taxed = new ForeignToken(address(venueFactory), address(dollar), 18, alice, 1e33);
        taxed.setTaxes(0, 1, 0);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(taxed), address(dollar)));
        expectRefused(
            params,
            abi.encodeWithSelector(
                IPoolRepair.PoolRepair_Taxed.selector, address(taxed), uint256(10_000), uint256(9999)
            )
        );
        taxed.setExempt(address(poolRepair), true);
        run(params);
    }

    /// @notice A token that takes from its pool while it is sent there, too, is refused by its name.
    function test_RevertWhen_ThePairHoldsLessThanBefore() public {
        TakingToken taking = new TakingToken(alice);
        vm.prank(alice);
        taking.transfer(mallory, TOKENS);
        grief(Grief.Seeded, address(taking), address(dollar), TOKENS, QUOTE);
        taking.shrinkWhenPaid(pairOf(address(taking), address(dollar)));
        expectRefused(
            paramsOf(wishOf(address(taking), address(dollar))),
            abi.encodeWithSelector(IPoolRepair.PoolRepair_Taxed.selector, address(taking), 10_000, 0)
        );
    }

    function test_RevertWhen_TheTokenDoesNotArriveWhole() public {
        ForeignToken taxed = new ForeignToken(address(venueFactory), address(dollar), 18, address(this), 1e33);
        taxed.transfer(alice, TOKENS);
        taxed.setTaxes(0, 0, 100);
        expectRefused(
            paramsOf(wishOf(address(taxed), address(dollar))),
            abi.encodeWithSelector(ILaunchPad.LaunchPad_NotWhole.selector, address(taxed), TOKENS, (TOKENS * 99) / 100)
        );
    }

    function test_CalculateTokenAmount_NamesWhatIsNeeded() public {
        grief(Grief.SeededAndDusted, address(token), address(dollar), 50_000e18, 4e18);
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        IPoolRepair.Report memory r = poolRepair.inspectPool(wish);
        (uint256 tokens, uint256 quotes, uint256 tokenLoss, uint256 quoteLoss) = poolRepair.calculateTokenAmount(wish);
        assertEq(tokenLoss, r.tokenRepair - r.tokenDust);
        assertEq(quoteLoss, 0);
        assertEq(tokens, TOKENS + tokenLoss);
        assertEq(quotes, QUOTE);
    }

    function test_InspectPool_SaysWhatIsWrong() public {
        uint256[10] memory expected =
            [uint256(1 | 2), 2, 2 | 4, 2 | 4, 2 | 4, 2 | 8 | 16, 2 | 8 | 16, 2 | 8 | 16, 16, 4 | 16];
        for (uint256 kind = 0; kind < expected.length; ++kind) {
            uint256 snapshot = vm.snapshotState();
            grief(Grief(kind), address(token), address(dollar), 50_000e18, 4e18);
            IPoolRepair.Report memory r = poolRepair.inspectPool(wishOf(address(token), address(dollar)));
            assertEq(r.faults, expected[kind]);
            assertEq(r.pair, pairOf(address(token), address(dollar)));
            vm.revertToState(snapshot);
        }
    }

    function test_InspectPool_OutOfReachOfAnyBudget() public {
        grief(Grief.Seeded, address(token), address(dollar), 1e20, 9e31);
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        (wish.tokenAmount, wish.quoteAmount) = (type(uint112).max, 1);
        assertEq(poolRepair.inspectPool(wish).tokenRepair, type(uint112).max);
        grief(Grief.Seeded, address(dollar), address(0), 9e30, 1e21);
        wish = wishOf(address(dollar), address(0));
        (wish.tokenAmount, wish.quoteAmount) = (1, type(uint112).max);
        assertEq(poolRepair.inspectPool(wish).quoteRepair, type(uint112).max);
    }

    function test_InspectPool_OfALostPool() public {
        grief(Grief.Seeded, address(token), address(dollar), 50_000e18, 4e18);
        address pair = pairOf(address(token), address(dollar));
        token.shrink(pair, 50_000e18);
        deal(address(dollar), pair, 0);
        IPoolRepair.Report memory r = poolRepair.inspectPool(wishOf(address(token), address(dollar)));
        assertEq(r.faults, 32);
        assertEq(r.liquidity, 0);
    }

    function test_Registry_IsFixed() public view {
        assertEq(address(poolRepair.registry()), address(registry));
    }

    /// @notice P-09: whatever was done to a pair, it ends at the stated price, as the view said, for what the view said.
    function testFuzz_P09_RepairedAsForeseen(
        uint256 kind,
        uint256[2] memory before,
        uint256[2] memory wanted,
        bool swap
    ) public {
        (address token_, address quote) = swap ? (address(dollar), address(token)) : (address(token), address(dollar));
        grief(
            Grief(bound(kind, 0, uint256(type(Grief).max))),
            token_,
            quote,
            bound(before[0], 1e4, 1e27),
            bound(before[1], 1e4, 1e27)
        );
        IPoolRepair.Wish memory wish = wishOf(token_, quote);
        wish.tokenAmount = bound(wanted[0], 1e12, 1e27);
        wish.quoteAmount = bound(wanted[1], 1e12, 1e27);
        IPoolRepair.Report memory r = poolRepair.inspectPool(wish);
        IPoolRepair.RepairParams memory params = paramsOf(wish);
        allow(params);
        vm.prank(alice);
        try poolRepair.fixPool(params) returns (IPoolRepair.Outcome memory outcome) {
            assertAsForeseen(wish, r, outcome);
            assertNothingLeft(token_, quote, outcome.pair);
        } catch (bytes memory reason) {
            // Somebody's pool can be so large that liquidity of this size cannot be told from its rounding.
            assertTrue(isNamed(bytes4(reason)), "unnamed");
        }
    }

    /// @notice Nobody loses more than the parameters allow, whatever the budgets, the pair and the wish are.
    function testFuzz_P09_NoLossBeyondTheBudget(
        uint256 kind,
        uint256[2] memory before,
        uint256[2] memory wanted,
        uint256[2] memory budgets
    ) public {
        address quote = address(dollar);
        Grief how = Grief(bound(kind, 0, uint256(type(Grief).max)));
        grief(how, address(token), quote, bound(before[0], 1e4, 1e27), bound(before[1], 1e4, 1e27));
        IPoolRepair.RepairParams memory params;
        params.wish = wishOf(address(token), quote);
        (params.to, params.deadline) = (bob, block.timestamp);
        params.wish.tokenAmount = bound(wanted[0], 1e6, 1e27);
        params.wish.quoteAmount = bound(wanted[1], 1e6, 1e27);
        (params.maxTokenLoss, params.maxQuoteLoss) = (bound(budgets[0], 0, 1e27), bound(budgets[1], 0, 1e27));
        allow(params);
        (uint256 tokens, uint256 quotes) = (token.balanceOf(alice), dollar.balanceOf(alice));
        vm.prank(alice);
        try poolRepair.fixPool(params) returns (IPoolRepair.Outcome memory o) {
            assertLe(tokens, token.balanceOf(alice) + o.tokenIn + params.maxTokenLoss);
            assertLe(quotes, dollar.balanceOf(alice) + o.quoteIn + params.maxQuoteLoss);
            assertLe(o.tokenIn, params.wish.tokenAmount);
            assertLe(o.quoteIn, params.wish.quoteAmount);
            assertWorth(o);
            assertPriced(o.pair, params.wish);
        } catch (bytes memory reason) {
            assertTrue(isNamed(bytes4(reason)), "unnamed");
            assertEq(token.balanceOf(alice), tokens);
            assertEq(dollar.balanceOf(alice), quotes);
        }
    }

    /// @dev The liquidity is worth what was put in, the tolerance aside.
    function assertWorth(IPoolRepair.Outcome memory o) private view {
        (uint256 tokens, uint256 quotes) = reservesOf(o.pair, address(token));
        uint256 total = IVenuePair(o.pair).totalSupply();
        assertGe((o.liquidity * tokens) / total * 10_000, o.tokenIn * 9950 / 10_000 * 10_000);
        assertGe((o.liquidity * quotes) / total * 10_000, o.quoteIn * 9950 / 10_000 * 10_000);
    }

    function repaired(Grief kind, address quote, uint256 tokens, uint256 quotes) private {
        grief(kind, address(token), quote, tokens, quotes);
        IPoolRepair.Wish memory wish = wishOf(address(token), quote);
        IPoolRepair.Report memory r = poolRepair.inspectPool(wish);
        IPoolRepair.Outcome memory outcome = run(paramsOf(wish));
        assertAsForeseen(wish, r, outcome);
        assertNothingLeft(address(token), quote, outcome.pair);
        assertEq(ERC20(outcome.pair).balanceOf(bob), outcome.liquidity);
    }

    function assertAsForeseen(
        IPoolRepair.Wish memory wish,
        IPoolRepair.Report memory r,
        IPoolRepair.Outcome memory outcome
    ) private view {
        assertPriced(outcome.pair, wish);
        assertTrue(r.pair == outcome.pair || r.pair == address(0), "pair");
        assertEq(outcome.tokenIn, r.tokenIn, "tokenIn");
        assertEq(outcome.quoteIn, r.quoteIn, "quoteIn");
        assertEq(outcome.liquidity, r.liquidity, "liquidity");
        assertEq(outcome.tokenSpent, spent(r.tokenIn + r.tokenRepair, r.tokenBack + r.tokenDust), "tokenSpent");
        assertEq(outcome.quoteSpent, spent(r.quoteIn + r.quoteRepair, r.quoteBack + r.quoteDust), "quoteSpent");
        (uint256 tokens, uint256 quotes) = reservesOf(outcome.pair, wish.token);
        assertEq(tokens, r.tokenAfter, "tokenAfter");
        assertEq(quotes, r.quoteAfter, "quoteAfter");
    }

    function spent(uint256 out, uint256 back) private pure returns (uint256) {
        return out > back ? out - back : 0;
    }

    function isNamed(bytes4 reason) private pure returns (bool) {
        return reason == IPoolPlacement.PoolPlacement_RepairTooDear.selector
            || reason == IPoolPlacement.PoolPlacement_PriceMissed.selector
            || reason == IPoolPlacement.PoolPlacement_LiquidityDiluted.selector
            || reason == IPoolRepair.PoolRepair_LossTooHigh.selector
            || reason == IPoolRepair.PoolRepair_AmountTooLarge.selector
            || reason == IPoolRepair.PoolRepair_TooLittleLiquidity.selector;
    }

    function expectRefused(IPoolRepair.RepairParams memory params, bytes memory reason) private {
        vm.startPrank(alice);
        ERC20(params.wish.token).approve(address(poolRepair), type(uint256).max);
        dollar.approve(address(poolRepair), type(uint256).max);
        vm.expectRevert(reason);
        poolRepair.fixPool(params);
        vm.stopPrank();
    }

    function expectNoWish(IPoolRepair.Wish memory wish, bytes memory reason) private {
        vm.expectRevert(reason);
        poolRepair.inspectPool(wish);
        vm.expectRevert(reason);
        poolRepair.calculateTokenAmount(wish);
        IPoolRepair.RepairParams memory params;
        (params.wish, params.to, params.deadline) = (wish, bob, block.timestamp);
        vm.expectRevert(reason);
        vm.prank(alice);
        poolRepair.fixPool(params);
    }

    function signed(ERC20 asset, address signer, uint256 key, uint256 amount)
        private
        view
        returns (ILaunchPad.Permit memory permit)
    {
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 message =
            keccak256(abi.encode(typeHash, signer, poolRepair, amount, asset.nonces(signer), block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", asset.DOMAIN_SEPARATOR(), message)));
        return ILaunchPad.Permit(address(asset), amount, block.timestamp, abi.encodePacked(r, s, v));
    }
}
