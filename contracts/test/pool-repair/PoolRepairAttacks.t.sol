// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPoolRepair} from "../../src/pool-repair/IPoolRepair.sol";
import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "../presale/ForeignToken.sol";
import {PoolRepairFixture} from "./PoolRepairFixture.sol";

/// @notice People who want what passes through the repair contract.
contract PoolRepairAttacksTest is PoolRepairFixture, AbiReader {
    /// @notice Nobody has a function of his own: two writers, for everybody.
    function test_P05_ThereIsNoAdmin() public view {
        Writer[] memory writers = writersOf("out/PoolRepair.sol/PoolRepair.json");
        assertEq(writers.length, 2, "a new writer needs a place here");
        assertTrue(
            writers[0].selector == poolRepair.fixPool.selector || writers[1].selector == poolRepair.fixPool.selector
        );
    }

    /// @notice P-03: a token that calls back while it is placed reaches nothing of the caller's money.
    function test_P03_AHookTokenGainsNothing() public {
        ForeignToken hooked = new ForeignToken(address(venueFactory), address(dollar), 18, alice, 1e33);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(hooked), address(dollar)));
        params.maxQuoteLoss = 1e20;
        IPoolRepair.RepairParams memory own = params;
        hooked.arm(address(poolRepair), abi.encodeCall(poolRepair.fixPool, (own)));
        uint256 before = dollar.balanceOf(alice);
        IPoolRepair.Outcome memory outcome = run(params);
        assertFalse(hooked.reentered());
        assertEq(before - dollar.balanceOf(alice), outcome.quoteIn);
        assertNothingLeft(address(hooked), address(dollar), outcome.pair);
    }

    /// @notice P-09: whoever moves the pool in front of a repair pays for it, and cannot make it cost more than allowed.
    function testFuzz_P09_WhoeverMovesThePoolFirstPays(uint256 amount, bool buys) public {
        grief(Grief.Seeded, address(token), address(dollar), TOKENS, QUOTE);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        (params.maxTokenLoss, params.maxQuoteLoss) = (TOKENS / 2, QUOTE / 2);
        IVenuePair pair = IVenuePair(pairOf(address(token), address(dollar)));
        (uint256 tokensBefore, uint256 quotesBefore) = (token.balanceOf(mallory), dollar.balanceOf(mallory));

        (ERC20 into, ERC20 out) = buys ? (dollar, ERC20(token)) : (ERC20(token), dollar);
        uint256 got = trade(pair, into, bound(amount, 1e6, buys ? QUOTE * 4 : TOKENS * 4));
        allow(params);
        vm.prank(alice);
        try poolRepair.fixPool(params) returns (IPoolRepair.Outcome memory o) {
            assertLe(o.tokenSpent, o.tokenIn + params.maxTokenLoss);
            assertLe(o.quoteSpent, o.quoteIn + params.maxQuoteLoss);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), IPoolPlacement.PoolPlacement_RepairTooDear.selector);
        }
        trade(pair, out, got);
        // At the price of the wish, with what rounding there is: never richer.
        uint256 had = tokensBefore + (quotesBefore * TOKENS) / QUOTE;
        uint256 has = token.balanceOf(mallory) + (dollar.balanceOf(mallory) * TOKENS) / QUOTE;
        assertLe(has, had);
    }

    /// @notice P-09: V2's thousand dead units, made to stand for a large pool by a gift: a share of it cannot be told to half
    /// a percent. The gift is whoever made it lost; the repair is refused by name, and goes through when it is large enough.
    function test_P09_InflatedLiquidityIsRefusedByName() public {
        grief(Grief.Seeded, address(token), address(dollar), 2e4, 2e4);
        address pair = pairOf(address(token), address(dollar));
        vm.startPrank(mallory);
        IVenuePair(pair).transfer(pair, IVenuePair(pair).balanceOf(mallory) - 1);
        IVenuePair(pair).burn(mallory);
        token.transfer(pair, TOKENS);
        dollar.transfer(pair, QUOTE);
        IVenuePair(pair).sync();
        vm.stopPrank();
        IPoolRepair.Wish memory wish = wishOf(address(token), address(dollar));
        (wish.tokenAmount, wish.quoteAmount) = (TOKENS / 120, QUOTE / 120);
        IPoolRepair.RepairParams memory params = paramsOf(wish);
        allow(params);
        vm.expectPartialRevert(IPoolPlacement.PoolPlacement_LiquidityDiluted.selector);
        vm.prank(alice);
        poolRepair.fixPool(params);
        (params.wish.tokenAmount, params.wish.quoteAmount) = (TOKENS / 5000, QUOTE / 5000);
        vm.expectRevert(abi.encodeWithSelector(IPoolRepair.PoolRepair_TooLittleLiquidity.selector, 0, 0));
        vm.prank(alice);
        poolRepair.fixPool(params);
        run(paramsOf(wishOf(address(token), address(dollar))));
        assertPriced(pair, wish);
    }

    /// @notice What somebody sends to the repair contract by mistake is nobody's to take out by a repair.
    function test_P04_StrayTokensPayForNobody() public {
        vm.prank(mallory);
        dollar.transfer(address(poolRepair), 1e18);
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        uint256 before = dollar.balanceOf(alice);
        run(params);
        assertEq(before - dollar.balanceOf(alice), QUOTE);
        assertEq(dollar.balanceOf(address(poolRepair)), 1e18);
    }

    /// @notice P-17: an exchange that nobody knows gets nothing.
    function test_P17_UnknownExchangesAreRefused() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        params.wish.venueFactory = mallory;
        allow(params);
        vm.expectRevert(abi.encodeWithSelector(IPoolRepair.PoolRepair_VenueUnknown.selector, mallory));
        vm.prank(alice);
        poolRepair.fixPool(params);
    }

    /// @notice P-05: the calls that a permit makes reach nothing: whatever they name, nothing is there to take.
    function test_P05_SomebodyElsesAllowanceIsNotTaken() public {
        IPoolRepair.RepairParams memory params = paramsOf(wishOf(address(token), address(dollar)));
        allow(params);
        vm.expectRevert();
        vm.prank(mallory);
        poolRepair.fixPool(params);
        assertEq(token.allowance(alice, address(poolRepair)), TOKENS);
    }

    function trade(IVenuePair pair, ERC20 into, uint256 amountIn) private returns (uint256 out) {
        (uint112 r0, uint112 r1,) = pair.getReserves();
        bool firstIn = pair.token0() == address(into);
        (uint256 rIn, uint256 rOut) = firstIn ? (uint256(r0), uint256(r1)) : (uint256(r1), uint256(r0));
        out = (amountIn * 997 * rOut) / (rIn * 1000 + amountIn * 997);
        if (out == 0) return 0;
        vm.startPrank(mallory);
        into.transfer(address(pair), amountIn);
        pair.swap(firstIn ? 0 : out, firstIn ? out : 0, mallory, "");
        vm.stopPrank();
    }
}
