// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {GatedToken} from "../launch/GatedToken.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {ListingFixture} from "./ListingFixture.sol";

/// @notice People who were at the pair first, tokens that are traps, and routers that lie.
contract ListingAttacksTest is ListingFixture {
    uint256 private constant PLAIN = 1;

    /// @notice P-09: any dust on either side, before and after the pair counts it: the presale lists at its price, for
    /// nothing of the owner's part, and what was left there is the owner's.
    function testFuzz_P09_DustOnEitherSideStopsNothing(uint256 tokenDust, uint256 quoteDust, uint8 order_) public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        params.maxRepairBps = 0;
        // Ten times the pool on one side, or crumbs on both.
        bool oneSided = order_ % 2 == 0;
        tokenDust = bound(tokenDust, 0, oneSided ? POOL_TOKENS * 10 : POOL_TOKENS / 2000);
        quoteDust = bound(quoteDust, 0, oneSided ? POOL_WEI * 10 : POOL_WEI / 2000);
        if (oneSided && order_ % 4 == 0) tokenDust = 0;
        else if (oneSided) quoteDust = 0;
        IV2Pair pair = newPair(address(token), wrappedNative);
        if (tokenDust != 0) dustTokens(token, address(pair), tokenDust);
        if (order_ % 3 == 0) pair.sync();
        if (quoteDust != 0) dustQuote(wrappedNative, address(pair), quoteDust);
        if (order_ % 3 == 1) pair.sync();
        if (order_ % 5 == 0) pair.skim(carol);

        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        // Nothing is lost but half a thousandth, the first thousand units, and what a price made of dust costs.
        assertGe(result.tokensListed + result.tokensLeft, (POOL_TOKENS + SPARE_TOKENS) * 9985 / 10_000);
        assertGe(result.currencyListed + result.currencyLeft, (POOL_WEI + SPARE_WEI + EXIT_FEES) * 9985 / 10_000);
    }

    /// @notice P-09 with the launch gate: only the currency can be there, and none of it stops the launch.
    function testFuzz_P09_QuoteDustNeverStopsALaunch(uint256 dustWei, bool counted) public {
        dustWei = bound(dustWei, 1, 1000 ether);
        GatedToken token = newGated();
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        params.maxRepairBps = 0;
        IV2Pair pair = newPair(address(token), wrappedNative);
        dustWeth(pair, dustWei);
        if (counted) pair.sync();
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertTrue(token.launched());
        assertGe(result.currencyLeft + dustWei / 100 + 2, SPARE_WEI + dustWei, "the dust is the owner's");
    }

    /// @notice P-09: one base unit of each, the smallest pool that V2 makes, and in every order.
    function test_P09_EveryOrderOfCrumbs() public {
        for (uint256 i = 0; i < 16; ++i) {
            ForeignToken token = newForeign();
            PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
            params.maxRepairBps = 0;
            IV2Pair pair = newPair(address(token), wrappedNative);
            if (i & 1 != 0) dustTokens(token, address(pair), 1);
            if (i & 2 != 0) pair.sync();
            if (i & 4 != 0) dustQuote(wrappedNative, address(pair), 1);
            if (i & 8 != 0) seedPool(address(token), wrappedNative, 1001, 1001);
            if (i & 2 != 0) pair.sync();
            assertListed(params, stockAndList(params));
        }
    }

    /// @notice P-09: a pool with liquidity of others, at any price, too small to matter, is taken over at the presale's
    /// price.
    function testFuzz_P09_LiquidityOfOthersIsHandled(uint256 tokens, uint256 quotes) public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        params.maxRepairBps = 0;
        seedPool(
            address(token), wrappedNative, bound(tokens, 2000, POOL_TOKENS / 2000), bound(quotes, 2000, POOL_WEI / 2000)
        );
        assertListed(params, stockAndList(params));
    }

    /// @notice P-41: a foreign pool too small to matter, with tokens on one side only in name: left at its price, it took
    /// its part, up to half a thousandth, of what was added. Now whoever made it loses what it was wrong by.
    function testFuzz_P41_ANegligiblePoolEarnsNothing(uint256 tokens, uint256 quotes) public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        (params.maxRepairBps, params.exitFees) = (0, 0);
        tokens = bound(tokens, 1e12, POOL_TOKENS / 2000);
        quotes = bound(quotes, 1e12, POOL_WEI / 2000);
        IV2Pair pair = seedPool(address(token), wrappedNative, tokens, quotes);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertLe(worthOfCarol(token, pair), worth(tokens, quotes) * 1001 / 1000 + 1e12, "earned by the listing");
    }

    /// @notice P-41: the numbers of it: 300 tokens and a hundred-thousandth of a coin are worth 0.015 coins at the
    /// presale's price; left as they were they had a 2 001st of the pool, 0.03 coins, and now they have less than
    /// 0.0008.
    function test_P41_ANegligiblePoolLosesWhatItIsWrongBy() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        (params.maxRepairBps, params.exitFees) = (0, 0);
        IV2Pair pair = seedPool(address(token), wrappedNative, 300e18, 1e13);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertLt(worthOfCarol(token, pair), 0.0008 ether);
    }

    /// @notice P-07: a pool of any size at any price: listed at the presale's price for at most the stated share of the
    /// owner's part, or refused for a named reason with everything as it was.
    function testFuzz_P07_SeededPoolIsMendedWithinTheBoundOrRefused(
        uint256 tokens,
        uint256 quotes,
        uint256 bps,
        bool native
    ) public {
        tokens = bound(tokens, 2000, POOL_TOKENS * 2);
        quotes = bound(quotes, 2000, POOL_WEI * 2);
        address quote = native ? wrappedNative : address(dollar);
        ForeignToken token = newForeign(quote, 18);
        PresaleListing.ListingParams memory params =
            native ? nativeParams(address(token), PLAIN) : dollarParams(address(token), PLAIN);
        params.maxRepairBps = bound(bps, 0, 1000);
        params.exitFees = 0;
        seedPool(address(token), quote, tokens, quotes);
        stock(params);
        try presale.list(params) returns (PresaleListing.ListingResult memory result) {
            assertListed(params, result);
            // At the presale's price the owner and the pool together have lost no more than fees and tolerance.
            (uint256 t, uint256 q) = reservesOf(address(token), IV2Pair(result.pair));
            uint256 total = IV2Pair(result.pair).totalSupply();
            uint256 had = worth(POOL_TOKENS + SPARE_TOKENS, POOL_WEI + SPARE_WEI);
            uint256 retained = worth(result.tokensRetained, result.currencyRetained);
            uint256 has = worth(
                t * result.liquidity / total + result.tokensLeft, q * result.liquidity / total + result.currencyLeft
            ) + retained;
            assertGe(has, had * 99 / 100, "lost to the pool's first owner");
            // What is locked and what waits as long are together what buyers were promised, and at least half is a pool.
            assertGe(
                worth(result.tokensListed, result.currencyListed) + retained,
                worth(POOL_TOKENS, POOL_WEI) * 99 / 100,
                "unlocked"
            );
            assertGe(result.tokensListed, POOL_TOKENS * 49 / 100, "too small a pool");
            if (retained != 0) return;
            // And no more of the owner's part than stated was spent, in either side.
            uint256 part = worth(SPARE_TOKENS, SPARE_WEI) * params.maxRepairBps / 10_000;
            uint256 spentTokens = zeroFloorSub(POOL_TOKENS + SPARE_TOKENS, result.tokensListed + result.tokensLeft);
            uint256 spentWei = zeroFloorSub(POOL_WEI + SPARE_WEI, result.currencyListed + result.currencyLeft);
            assertLe(spentTokens * POOL_WEI / POOL_TOKENS, part + POOL_WEI / 2000 + 1, "tokens spent");
            assertLe(spentWei, part + POOL_WEI / 2000 + 1, "currency spent");
        } catch (bytes memory reason) {
            bytes4 why = bytes4(reason);
            assertTrue(
                why == IPoolPlacement.PoolPlacement_RepairTooDear.selector
                    || why == IPoolPlacement.PoolPlacement_PriceMissed.selector
                    || why == IPoolPlacement.PoolPlacement_LiquidityDiluted.selector,
                "another reason"
            );
            assertEq(token.balanceOf(address(presale)), POOL_TOKENS + SPARE_TOKENS, "tokens moved");
        }
    }

    /// @notice P-07: refused today, listed tomorrow: nothing about it is final (S-55).
    function test_P07_ARefusedListingCanBeTriedAgain() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        IV2Pair pair = seedPool(address(token), wrappedNative, POOL_TOKENS, POOL_WEI * 3);
        stock(params);
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_RepairTooDear.selector);
        presale.list(params);
        // Whoever trades it to the price earns by it.
        uint256 tokensIn = POOL_TOKENS * 733 / 1000;
        dustTokens(token, address(pair), tokensIn);
        (uint256 t, uint256 q) = reservesOf(address(token), pair);
        uint256 out = tokensIn * 997 * q / (t * 1000 + tokensIn * 997);
        bool tokenIsFirst = address(token) < wrappedNative;
        pair.swap(tokenIsFirst ? 0 : out, tokenIsFirst ? out : 0, carol, "");
        assertListed(params, presale.list(params));
    }

    /// @notice P-07: the presale never pays more for a mended price than the parameters say, on either side.
    function test_P07_RepairsCostTheOwnerNotTheBuyers() public {
        for (uint256 i = 0; i < 2; ++i) {
            ForeignToken token = newForeign();
            PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
            params.exitFees = 0;
            if (i == 0) seedPool(address(token), wrappedNative, POOL_TOKENS / 20, POOL_WEI / 10);
            else seedPool(address(token), wrappedNative, POOL_TOKENS / 10, POOL_WEI / 20);
            stock(params);
            vm.expectEmit(false, false, false, false, address(presale));
            emit IPoolPlacement.PoolRepaired(address(0), 0, 0, 0, 0);
            PresaleListing.ListingResult memory result = presale.list(params);
            assertListed(params, result);
            assertApproxEqRel(result.tokensListed, POOL_TOKENS, 0.006e18, "buyers' pool, tokens");
            assertApproxEqRel(result.currencyListed, POOL_WEI, 0.006e18, "buyers' pool, currency");
        }
    }

    /// @notice P-41: without spare tokens a repair that needs tokens sells some of the liquidity's, above the price.
    function test_P41_NoSpareTokensNeedNoGoodwill() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        (params.spareTokens, params.exitFees) = (0, 0);
        seedPool(address(token), wrappedNative, POOL_TOKENS / 20, POOL_WEI / 10);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertApproxEqRel(result.tokensListed, POOL_TOKENS - 12_382e18, 0.001e18);
        assertApproxEqRel(result.currencyRetained, 2 * 0.619 ether, 0.006e18);
        assertGt(result.currencyLeft, SPARE_WEI + 0.25 ether, "what the pool's owner lost");
    }

    /// @notice P-07: currency and tokens of 0, 6 and 24 decimals.
    function test_P07_DecimalsOfEveryKind() public {
        uint8[3] memory kinds = [0, 6, 24];
        for (uint256 i = 0; i < 9; ++i) {
            uint8 tokenDecimals = kinds[i % 3];
            uint8 currencyDecimals = kinds[i / 3];
            ForeignToken currency = newForeign(address(0), currencyDecimals);
            ForeignToken token = newForeign(address(currency), tokenDecimals);
            PresaleListing.ListingParams memory params = dollarParams(address(token), 0);
            params.quote = address(currency);
            (params.tokenAmount, params.spareTokens) = (600 * unitOf(tokenDecimals), 100 * unitOf(tokenDecimals));
            params.currencyAmount = 30 * unitOf(currencyDecimals);
            params.spareCurrency = 20 * unitOf(currencyDecimals);
            params.exitFees = unitOf(currencyDecimals) / 2;
            IV2Pair pair = newPair(address(token), address(currency));
            dustTokens(token, address(pair), 100);
            pair.sync();
            assertListed(params, stockAndList(params));
        }
    }

    /// @notice P-18: what a round trip may lose is what was declared, to the basis point.
    function testFuzz_P18_TaxesAboveTheDeclaredOnesCancel(uint256 buyBps, uint256 sellBps, uint256 declaredBps) public {
        (buyBps, sellBps) = (bound(buyBps, 0, 4000), bound(sellBps, 0, 4000));
        declaredBps = bound(declaredBps, 0, 5000);
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        params.declaredTaxBps = declaredBps;
        stock(params);
        token.setExempt(address(presale), true);
        token.setTaxes(buyBps, sellBps, 0);
        uint256 keptBps = 10_000 - (10_000 - buyBps) * (10_000 - sellBps) / 10_000;
        PresaleListing.ListingResult memory result = presale.list(params);
        if (keptBps < declaredBps) assertListed(params, result);
        if (keptBps > declaredBps + 1) assertFalse(result.listed, "listed with a tax that nobody declared");
        if (!result.listed) assertEq(token.balanceOf(address(presale)), POOL_TOKENS + SPARE_TOKENS);
    }

    /// @notice P-18, S-54: traps that give nothing are a verdict; traps that refuse are not, and the clock decides.
    function test_P18_Traps() public {
        ForeignToken.Temper[5] memory silent = [
            ForeignToken.Temper.GivesNothing,
            ForeignToken.Temper.SwallowsSells,
            ForeignToken.Temper.RefusesBuys,
            ForeignToken.Temper.RefusesSells,
            ForeignToken.Temper.OneTradeABlock
        ];
        for (uint256 i = 0; i < silent.length; ++i) {
            ForeignToken token = newForeign();
            PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
            params.declaredTaxBps = 5000;
            stock(params);
            token.setExempt(address(presale), true);
            token.setTemper(silent[i]);
            if (i < 2) {
                assertFalse(presale.list(params).listed, "a trap was listed");
                assertEq(locker.lockCount(), 0);
            } else {
                vm.expectRevert();
                presale.list(params);
            }
        }
    }

    /// @notice S-54: less gas never becomes a verdict. A token that taxes by the gas it sees, the caller in control.
    function testFuzz_P18_ShortGasIsNoVerdict(uint256 gasGiven) public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.setExempt(address(presale), true);
        token.setTemper(ForeignToken.Temper.TaxesWhenShortOfGas);
        gasGiven = bound(gasGiven, 2_000_000, 8_000_000);
        try presale.list{gas: gasGiven}(params) returns (PresaleListing.ListingResult memory result) {
            assertTrue(result.listed, "refunds for want of gas");
        } catch {}
    }

    /// @notice S-54: a token that burns all gas reverts the call, whoever pays; nothing is decided.
    function test_P18_AGasBurnerIsNoVerdict() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.setExempt(address(presale), true);
        token.setTemper(ForeignToken.Temper.BurnsGasOnSell);
        (bool ok,) = address(presale).call{gas: 16_000_000}(abi.encodeCall(presale.list, (params)));
        assertFalse(ok);
        assertEq(token.balanceOf(address(presale)), POOL_TOKENS + SPARE_TOKENS);
    }

    /// @notice S-54: the words of a verdict in a token's mouth are no verdict.
    function test_P18_AVerdictCannotBeSpoken() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.setExempt(address(presale), true);
        token.setTemper(ForeignToken.Temper.SpoofsVerdictOnSell);
        vm.expectRevert();
        presale.list(params);
    }

    /// @notice P-18: a token that taxes the presale itself must exempt it first; nothing is listed at another price.
    function testFuzz_P18_WithoutAnExemptionNothingIsListed(uint256 sellBps) public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        params.declaredTaxBps = 5000;
        stock(params);
        token.setTaxes(0, bound(sellBps, 60, 5000), 0);
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_PriceMissed.selector);
        presale.list(params);
        token.setExempt(address(presale), true);
        assertListed(params, presale.list(params));
    }

    /// @notice P-18: the stranger is a stranger: exempting everybody that is known does not help a trap.
    function test_P18_NobodyCanBeExemptedBeforehand() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.setExempt(address(presale), true);
        token.setExempt(address(sellabilityCheck), true);
        token.setTaxes(0, 3000, 0);
        assertFalse(presale.list(params).listed);
    }

    /// @notice Hooks that call back while the listing runs find the door shut.
    function test_P09_ReentryIsShut() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.arm(address(presale), abi.encodeCall(presale.list, (params)));
        assertListed(params, presale.list(params));
        assertFalse(token.reentered());
        assertEq(bytes4(token.lastFailure()), ReentrancyGuard.Reentrancy.selector);
        token = newForeign();
        params = nativeParams(address(token), 0);
        stock(params);
        token.arm(address(presale), abi.encodeCall(presale.listForeign, (params)));
        assertListed(params, presale.list(params));
        assertFalse(token.reentered());
    }

    /// @notice P-09: hooks that move the pool in the middle cannot make it list at another price.
    function test_P09_ASyncInTheMiddleChangesNothing() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), PLAIN);
        stock(params);
        IV2Pair pair = newPair(address(token), wrappedNative);
        token.arm(address(pair), abi.encodeCall(IVenuePair.sync, ()));
        try presale.list(params) returns (PresaleListing.ListingResult memory result) {
            assertListed(params, result);
        } catch {
            assertEq(token.balanceOf(address(presale)), POOL_TOKENS + SPARE_TOKENS);
        }
    }

    /// @notice Order of events of one block: the pool is made, dusted, counted and skimmed right before the listing.
    function test_P09_AllAtOnce() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        IV2Pair pair = seedPool(address(token), wrappedNative, 5000, 77_777);
        dustTokens(token, address(pair), 3e18);
        dustQuote(wrappedNative, address(pair), 1 ether);
        pair.sync();
        dustTokens(token, address(pair), 5e18);
        dustQuote(wrappedNative, address(pair), 2 ether);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertGt(result.currencyLeft, SPARE_WEI + 2 ether, "what lay there is the owner's");
    }

    /// @notice P-08 with P-07: nobody can put a gated token into its pool first, so nobody can set its price.
    function test_P08_NobodySeedsAGatedToken() public {
        GatedToken token = newGated();
        IV2Pair pair = newPair(address(token), wrappedNative);
        vm.prank(carol);
        vm.expectRevert();
        token.transfer(address(pair), 1);
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        assertListed(params, stockAndList(params));
    }

    /// @dev A million whole ones where there are no parts of one.
    function unitOf(uint8 decimals) private pure returns (uint256) {
        return decimals < 10 ? 1e6 * 10 ** decimals : 10 ** decimals;
    }

    function worth(uint256 tokens, uint256 currency) private pure returns (uint256) {
        return currency + tokens * POOL_WEI / POOL_TOKENS;
    }

    /// @dev What carol's part of a pool is worth.
    function worthOfCarol(ForeignToken token, IV2Pair pair) private view returns (uint256) {
        (uint256 tokens, uint256 quotes) = reservesOf(address(token), pair);
        uint256 share = ERC20(address(pair)).balanceOf(carol);
        uint256 total = pair.totalSupply();
        return worth(tokens * share / total, quotes * share / total);
    }

    function zeroFloorSub(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a - b : 0;
    }
}
