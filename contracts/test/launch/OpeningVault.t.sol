// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {IOpeningVault} from "../../src/launch/IOpeningVault.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {IWeth, LaunchFixture} from "./LaunchFixture.sol";

/// @notice A quote token whose balances cost everything.
contract HostileQuote is SoladyPeer {
    bool private _burnsGas;

    constructor(address receiver, uint256 supply) SoladyPeer(receiver, supply) {}

    function setBurnsGas(bool on) external {
        _burnsGas = on;
    }

    function balanceOf(address account) public view override returns (uint256) {
        while (_burnsGas) {}
        return super.balanceOf(account);
    }
}

/// @notice Concrete tests in the order of `OpeningVault.tree`, then the shares fuzzed.
contract OpeningVaultTest is LaunchFixture {
    uint256 private constant CAP = 10 ether;
    uint256 private constant SECONDS = 60;

    IShippedToken private token;
    IV2Pair private pair;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        (token, pair, id) = open(address(0), CAP);
    }

    function test_Start_PlacesLiquidityAndKeepsTheGateClosed() public view {
        IOpeningVault.Opening memory o = vault.openingOf(id);
        assertEq(id, 1);
        assertEq(vault.openingCount(), 1);
        assertEq(o.token, address(token));
        assertEq(o.pair, address(pair));
        assertEq(o.quote, wrappedNative);
        assertTrue(o.isNative);
        assertEq(o.endsAt, block.timestamp + SECONDS);
        assertEq(o.refundsFrom, block.timestamp + SECONDS + 1 hours);
        assertTrue(o.status == IOpeningVault.Status.Open);
        uint256 tokens = (CAP * 997 * POOL_TOKENS) / (LAUNCH_WEI * 1000 + CAP * 997);
        assertEq(o.minRate, (tokens * 1e18 * 9900) / (CAP * 10_000));
        assertFalse(isOpen(address(token)));
        (uint256 inPool,) = reservesOf(address(token), pair);
        assertEq(inPool, POOL_TOKENS);
        assertEq(vault.launchPad(), address(pad));
    }

    function test_Start_TakesTheTeamsBuysAsCommitments() public {
        ILaunchPad.LaunchParams memory params = openingParams(address(0), CAP);
        params.creation.seed = "team";
        params.purchases = new ILaunchPad.Purchase[](2);
        params.purchases[0] = purchase(carol, 1 ether, 1e18);
        params.purchases[1] = purchase(treasury, 2 ether, 0);
        (address made, IV2Pair pool,, uint256 second) = run(params);
        assertEq(vault.commitmentOf(second, carol), 1 ether);
        assertEq(vault.commitmentOf(second, treasury), 2 ether);
        assertEq(vault.openingOf(second).total, 3 ether);
        assertNothingLeft(made, pool);
    }

    function test_RevertWhen_StartedByStranger() public {
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_CallerNotLaunchPad.selector, address(this)));
        vault.start(address(token), address(pair), wrappedNative, true, 60, 1, 1);
    }

    function test_RevertWhen_SecondsOutOfRange() public {
        ILaunchPad.LaunchParams memory params = openingParams(address(0), CAP);
        params.creation.seed = "seconds";
        for (uint256 i = 0; i < 2; ++i) {
            params.opening.openingSeconds = i == 0 ? 9 : 3601;
            expectRun(
                params,
                abi.encodeWithSelector(
                    IOpeningVault.OpeningVault_SecondsOutOfRange.selector, params.opening.openingSeconds, 10, 3600
                )
            );
        }
        params.opening.openingSeconds = 10;
        run(params);
        params.creation.seed = "longest";
        params.opening.openingSeconds = 3600;
        run(params);
    }

    function test_RevertWhen_CapUnusable() public {
        ILaunchPad.LaunchParams memory params = openingParams(address(0), 0);
        params.creation.seed = "cap";
        expectRun(params, abi.encodeWithSelector(IOpeningVault.OpeningVault_CapZero.selector));
        uint256 max = type(uint112).max;
        params.opening.cap = max + 1;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_AmountTooLarge.selector, max + 1, max));
    }

    /// @notice P-14: an opening buys a thousand million base units at its cap, or one that is rounded away costs something.
    function test_RevertWhen_TooCoarse() public {
        ILaunchPad.LaunchParams memory params = openingParams(address(0), 10_000);
        params.creation.seed = "coarse";
        (params.tokenAmount, params.quoteAmount) = (1e20, 9970e11);
        uint256 units = (10_000 * 997 * params.tokenAmount) / (params.quoteAmount * 1000 + 10_000 * 997);
        assertEq(units, 999_999_999, "just below");
        expectRun(params, abi.encodeWithSelector(IOpeningVault.OpeningVault_TooCoarse.selector, units, 1_000_000_000));
        params.opening.cap = 10_001;
        run(params);
    }

    function test_Commit_AddsUpForAnybody() public {
        uint256 rate = vault.openingOf(id).minRate;
        vm.expectEmit(address(vault));
        emit IOpeningVault.Committed(id, carol, 2 ether);
        vm.prank(bob);
        vault.commit{value: 2 ether}(id, carol, 2 ether, rate);
        commit(carol, 1 ether);
        assertEq(vault.commitmentOf(id, carol), 3 ether);
        assertEq(vault.openingOf(id).total, 3 ether);
        assertEq(IWeth(wrappedNative).balanceOf(address(vault)), 3 ether);
    }

    function test_Commit_TakesQuoteTokens() public {
        (,, uint256 second) = open(address(dollar), 1000e6);
        vm.startPrank(alice);
        dollar.approve(address(vault), 700e6);
        vault.commit(second, bob, 700e6, 0);
        vm.stopPrank();
        assertEq(vault.commitmentOf(second, bob), 700e6);
        assertEq(dollar.balanceOf(address(vault)), 700e6);
        assertEq(vault.solvency().length, 2);
    }

    function test_Claimable_IsNothingBeforeTheClearing() public view {
        (uint256 tokens, uint256 quoteBack) = vault.claimable(id, bob);
        assertEq(tokens + quoteBack, 0);
    }

    function test_RevertWhen_CommitUnusable() public {
        uint256 rate = vault.openingOf(id).minRate;
        expectCommit(7, bob, 1, 1, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_Unknown.selector, 7));
        expectCommit(id, address(0), 1, 1, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_ReceiverZero.selector));
        expectCommit(id, bob, 0, 0, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_AmountZero.selector));
        expectCommit(id, bob, 1, 2, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_ValueWrong.selector, 2, 1));
        expectCommit(
            id,
            bob,
            1,
            1,
            rate + 1,
            abi.encodeWithSelector(IOpeningVault.OpeningVault_PriceTooHigh.selector, rate, rate + 1)
        );
        uint256 endsAt = vault.openingOf(id).endsAt;
        vm.warp(endsAt - 1);
        commit(bob, 1);
        vm.warp(endsAt);
        expectCommit(id, bob, 1, 1, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_Ended.selector, id, endsAt));
    }

    function test_RevertWhen_ValueComesWithQuoteTokens() public {
        (,, uint256 second) = open(address(dollar), 1000e6);
        expectCommit(second, bob, 5, 1, 0, abi.encodeWithSelector(IOpeningVault.OpeningVault_ValueWrong.selector, 1, 0));
    }

    function test_Clear_OpensTradingAndBuysAtOnePrice() public {
        commit(bob, 1 ether);
        commit(carol, 3 ether);
        vm.warp(vault.openingOf(id).endsAt);
        uint256 bought = (uint256(4 ether) * 997 * POOL_TOKENS) / (LAUNCH_WEI * 1000 + uint256(4 ether) * 997);
        vm.expectEmit(address(pad));
        emit ILaunchPad.OpeningCleared(id, address(token), 4 ether, bought);
        vm.expectEmit(address(vault));
        emit IOpeningVault.Cleared(id, 4 ether, bought);
        vault.clear(id);
        assertTrue(isOpen(address(token)));
        assertEq(token.balanceOf(address(pad)), bought);
        assertEq(pad.solvency()[0].owed, bought);
        (uint256 tokens, uint256 back) = vault.claimable(id, bob);
        assertEq(tokens, bought / 4);
        assertEq(back, 0);
    }

    function test_Clear_SpendsTheCapAtMost() public {
        commit(carol, 15 ether);
        commit(bob, 5 ether);
        clear();
        IOpeningVault.Opening memory o = vault.openingOf(id);
        assertEq(o.spent, CAP);
        assertGe(o.bought * 1e18 / CAP, o.minRate);
        uint256 before = carol.balance;
        vault.claimFor(id, carol);
        assertEq(carol.balance - before, 7.5 ether);
        assertEq(token.balanceOf(carol), o.bought * 3 / 4);
    }

    function test_Clear_OfNothingOpensTrading() public {
        clear();
        assertTrue(isOpen(address(token)));
        assertEq(vault.openingOf(id).bought, 0);
        (uint256 tokens, uint256 back) = vault.claimable(id, bob);
        assertEq(tokens + back, 0);
    }

    /// @notice P-43: only the launcher's own launch lets it buy untaxed. An owner who opens trading by hand ends the opening,
    /// and by the clock everybody is paid back.
    function test_P43_OwnersLaunchEndsTheOpening() public {
        commit(bob, 1 ether);
        vm.prank(alice);
        token.launch();
        vm.warp(vault.openingOf(id).endsAt);
        vm.expectRevert("UniswapV2: TRANSFER_FAILED");
        vault.clear(id);
        nextBlocks(4);
        vm.expectRevert("UniswapV2: TRANSFER_FAILED"); // the limits
        vault.clear(id);
        vm.warp(vault.openingOf(id).refundsFrom);
        uint256 before = bob.balance;
        vault.refundFor(id, bob);
        assertEq(bob.balance - before, 1 ether);
    }

    function test_RevertWhen_ClearedAtTheWrongTime() public {
        IOpeningVault.Opening memory o = vault.openingOf(id);
        vm.warp(o.endsAt - 1);
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_StillCollecting.selector, id, o.endsAt));
        vault.clear(id);
        vm.warp(o.refundsFrom);
        vm.expectRevert(
            abi.encodeWithSelector(IOpeningVault.OpeningVault_NotClearable.selector, id, IOpeningVault.Status.Refunding)
        );
        vault.clear(id);
        vm.warp(o.refundsFrom - 1);
        vault.clear(id);
        vm.expectRevert(
            abi.encodeWithSelector(IOpeningVault.OpeningVault_NotClearable.selector, id, IOpeningVault.Status.Cleared)
        );
        vault.clear(id);
    }

    function test_RevertWhen_RateMissed() public {
        commit(bob, CAP);
        // The owner launches by hand, and somebody buys first.
        vm.prank(alice);
        token.launch();
        buyFirst(3 ether);
        vm.warp(vault.openingOf(id).endsAt);
        vm.expectPartialRevert(IOpeningVault.OpeningVault_RateMissed.selector);
        vault.clear(id);
        vm.warp(vault.openingOf(id).refundsFrom);
        uint256 before = bob.balance;
        vault.refundFor(id, bob);
        assertEq(bob.balance - before, CAP);
    }

    /// @notice What is spent, not the cap, says what it has to buy: whoever trades in front of a small opening stops it (M1).
    function test_RevertWhen_PoolMoved() public {
        commit(bob, CAP / 10);
        vm.startPrank(alice);
        // With the owner's own launch, an opening is cleared where a purchase is free alone.
        token.setTaxes(0, 500, 100, 700, 900);
        token.launch();
        vm.stopPrank();
        buyFirst(0.3 ether);
        uint256 snapshot = vm.snapshotState();
        vm.warp(vault.openingOf(id).endsAt);
        vm.expectPartialRevert(IOpeningVault.OpeningVault_PoolMoved.selector);
        vault.clear(id);
        vm.revertToState(snapshot);
        // Less than the slack is bearable.
        vm.prank(carol);
        token.approve(address(router), type(uint256).max);
        sellSome(token.balanceOf(carol));
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
    }

    /// @notice Whatever somebody does to the pool while an opening collects, what is spent buys at least 99 % of what the
    /// pool of the start would have given, or nothing is spent and everybody is paid back.
    function testFuzz_P11_NobodyTradesInFrontOfAnOpening(uint256 amount, uint256 front, uint256 donated) public {
        amount = bound(amount, 1e12, 3 * CAP);
        (front, donated) = (bound(front, 0, 5 ether), bound(donated, 0, 5 ether));
        commit(bob, amount);
        uint256 spent = amount < CAP ? amount : CAP;
        uint256 fair = (spent * 997 * POOL_TOKENS) / (LAUNCH_WEI * 1000 + spent * 997);
        vm.prank(alice);
        token.launch();
        if (front > 1e9) buyFirst(front);
        if (donated != 0) dustWeth(pair, donated);
        vm.warp(vault.openingOf(id).endsAt);
        uint256 before = bob.balance;
        try vault.clear(id) {
            assertGe(vault.openingOf(id).bought, (fair * 99) / 100);
        } catch {
            vm.warp(vault.openingOf(id).refundsFrom);
            vault.refundFor(id, bob);
            assertEq(bob.balance - before, amount);
        }
    }

    /// @notice P-38: a page at a time, and a quote token that burns all gas hides no other one.
    function test_P38_SolvencyInPages() public {
        commit(bob, 1 ether);
        HostileQuote hostile = new HostileQuote(alice, 1e30);
        open(address(hostile), 1000e6);
        open(address(dollar), 1000e6);
        vm.prank(alice);
        dollar.approve(address(vault), 5e6);
        vm.prank(alice);
        vault.commit(3, bob, 5e6, 0);
        hostile.setBurnsGas(true);
        assertEq(vault.quoteCount(), 3);
        ISolvency.AssetSolvency[] memory all = vault.solvency{gas: 1_000_000}();
        assertEq(all.length, 3);
        assertEq(all[0].owed, 1 ether);
        assertEq(all[0].held, 1 ether);
        assertEq(all[1].held, 0, "unreadable");
        assertEq(all[2].owed, 5e6);
        assertEq(all[2].held, 5e6);
        ISolvency.AssetSolvency[] memory last = vault.solvencyPage(2, 7);
        assertEq(last.length, 1);
        assertEq(last[0].asset, address(dollar));
        assertEq(vault.solvencyPage(3, 1).length, 0);
        assertEq(vault.solvencyPage(type(uint256).max, type(uint256).max).length, 0);
        clear();
        assertEq(pad.openedTokenCount(), 1);
        assertEq(pad.solvencyPage(0, 9)[0].asset, address(token));
        assertEq(pad.solvencyPage(1, 1).length, 0);
    }

    function buyFirst(uint256 amountWei) private {
        vm.startPrank(alice);
        (,, bool swapLimit, bool walletLimit,) = token.switches();
        if (walletLimit) token.disableWalletLimit();
        if (swapLimit) token.disableSwapLimit();
        vm.stopPrank();
        vm.roll(vm.getBlockNumber() + 10);
        buy(token, carol, amountWei);
    }

    function sellSome(uint256 amount) private {
        sell(token, carol, amount);
    }

    function test_ClaimTo_PaysWhomTheDepositorNames() public {
        commit(bob, 1 ether);
        clear();
        uint256 bought = vault.openingOf(id).bought;
        vm.expectEmit(address(vault));
        emit IOpeningVault.Claimed(id, bob, treasury, bought, 0);
        vm.prank(bob);
        vault.claimTo(id, treasury);
        assertEq(token.balanceOf(treasury), bought);
        assertEq(vault.commitmentOf(id, bob), 0);
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_NothingToClaim.selector, id, bob));
        vm.prank(bob);
        vault.claimTo(id, treasury);
    }

    function test_ClaimFor_PaysTheDepositorUntaxed() public {
        vm.prank(bob);
        vault.commit{value: 1 ether}(id, treasury, 1 ether, 0);
        clear();
        vm.prank(bob);
        vault.claimFor(id, treasury);
        assertEq(token.balanceOf(treasury), vault.openingOf(id).bought);
        assertEq(pad.solvency()[0].owed, 0);
        assertEq(vault.solvency()[0].owed, 0);
    }

    function test_ClaimFor_OfQuoteTokensReturnsTheExcess() public {
        (IShippedToken other,, uint256 second) = open(address(dollar), 1000e6);
        vm.startPrank(alice);
        dollar.approve(address(vault), 4000e6);
        vault.commit(second, bob, 4000e6, 0);
        vm.stopPrank();
        vm.warp(vault.openingOf(second).endsAt);
        vault.clear(second);
        vault.claimFor(second, bob);
        assertEq(dollar.balanceOf(bob), 3000e6);
        assertGt(other.balanceOf(bob), 0);
    }

    function test_RevertWhen_ClaimUnusable() public {
        commit(bob, 1 ether);
        vm.expectRevert(
            abi.encodeWithSelector(IOpeningVault.OpeningVault_NotCleared.selector, id, IOpeningVault.Status.Open)
        );
        vault.claimFor(id, bob);
        clear();
        vm.expectRevert(IOpeningVault.OpeningVault_ReceiverZero.selector);
        vm.prank(bob);
        vault.claimTo(id, address(0));
        vm.expectRevert(
            abi.encodeWithSelector(
                IOpeningVault.OpeningVault_NotRefunding.selector, id, vault.openingOf(id).refundsFrom
            )
        );
        vault.refundFor(id, bob);
    }

    function test_RevertWhen_ClaimedAfterItLapsed() public {
        commit(bob, 1 ether);
        vm.warp(vault.openingOf(id).refundsFrom);
        assertTrue(vault.openingOf(id).status == IOpeningVault.Status.Refunding);
        vm.expectRevert(
            abi.encodeWithSelector(IOpeningVault.OpeningVault_NotCleared.selector, id, IOpeningVault.Status.Refunding)
        );
        vault.claimFor(id, bob);
    }

    function test_RefundTo_PaysWhomTheDepositorNames() public {
        commit(bob, 2 ether);
        IOpeningVault.Opening memory o = vault.openingOf(id);
        vm.warp(o.refundsFrom - 1);
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_NotRefunding.selector, id, o.refundsFrom));
        vm.prank(bob);
        vault.refundTo(id, treasury);
        vm.warp(o.refundsFrom);
        vm.expectEmit(address(vault));
        emit IOpeningVault.Refunded(id, bob, treasury, 2 ether);
        vm.prank(bob);
        vault.refundTo(id, treasury);
        assertEq(treasury.balance, 2 ether);
        assertEq(vault.solvency()[0].owed, 0);
    }

    function test_RefundFor_PaysTheDepositor() public {
        commit(bob, 2 ether);
        vm.warp(vault.openingOf(id).refundsFrom);
        uint256 before = bob.balance;
        vm.prank(carol);
        vault.refundFor(id, bob);
        assertEq(bob.balance - before, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_NothingToClaim.selector, id, bob));
        vault.refundFor(id, bob);
    }

    function test_RevertWhen_DepositorRefusesNativeCurrency() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.prank(bob);
        vault.commit{value: 1 ether}(id, address(refuser), 1 ether, 0);
        commit(carol, 1 ether);
        vm.warp(vault.openingOf(id).refundsFrom);
        vm.expectRevert(
            abi.encodeWithSelector(IOpeningVault.OpeningVault_PaymentFailed.selector, address(refuser), 1 ether)
        );
        vault.refundFor(id, address(refuser));
        vault.refundFor(id, carol);
        refuser.call(address(vault), 0, abi.encodeCall(vault.refundTo, (id, treasury)));
        assertEq(treasury.balance, 1 ether);
    }

    function test_RevertWhen_NativeCurrencyComesFromAnywhere() public {
        vm.expectRevert(abi.encodeWithSelector(IOpeningVault.OpeningVault_ValueRefused.selector, 1));
        vm.prank(alice);
        (bool ok,) = address(vault).call{value: 1}("");
        // Inside an expectation a low-level call succeeds only if it failed as expected.
        assertTrue(ok);
    }

    /// @notice Nobody gets more than their share, and what rounding keeps is less than one base unit a depositor (P-14).
    function testFuzz_P14_SharesAddUp(uint256 a, uint256 b, uint256 c) public {
        (a, b, c) = (bound(a, 1, 400 ether), bound(b, 1, 400 ether), bound(c, 1, 400 ether));
        uint256[3] memory before = [alice.balance - a, bob.balance - b, carol.balance - c];
        commit(alice, a);
        commit(bob, b);
        commit(carol, c);
        clear();
        IOpeningVault.Opening memory o = vault.openingOf(id);
        assertEq(o.spent, a + b + c < CAP ? a + b + c : CAP);
        uint256 held = token.balanceOf(alice) + token.balanceOf(bob);
        vault.claimFor(id, alice);
        vault.claimFor(id, bob);
        vault.claimFor(id, carol);
        uint256 paid = token.balanceOf(alice) + token.balanceOf(bob) + token.balanceOf(carol) - held;
        assertLe(paid, o.bought);
        assertGe(paid + 2, o.bought);
        uint256 back = alice.balance - before[0] + bob.balance - before[1] + carol.balance - before[2];
        assertLe(back, o.total - o.spent);
        assertGe(back + 2, o.total - o.spent);
        assertGe(o.bought * 1e18 / o.spent, o.minRate);
        assertLe(vault.solvency()[0].owed, vault.solvency()[0].held);
        assertLe(pad.solvency()[0].owed, pad.solvency()[0].held);
    }

    function open(address quote, uint256 cap) private returns (IShippedToken made, IV2Pair pool, uint256 openingId) {
        ILaunchPad.LaunchParams memory params = openingParams(quote, cap);
        if (quote != address(0)) {
            vm.prank(alice);
            SoladyPeer(quote).approve(address(pad), params.quoteAmount);
        }
        address at;
        (at, pool,, openingId) = run(params);
        made = IShippedToken(at);
    }

    function openingParams(address quote, uint256 cap) private view returns (ILaunchPad.LaunchParams memory params) {
        params = newParams(GATED);
        params.creation.seed = bytes12(keccak256(abi.encode(quote)));
        if (quote != address(0)) {
            (params.quote, params.quoteAmount, params.creation.addresses[3]) = (quote, 3000e6, quote);
        }
        params.opening = ILaunchPad.Opening({openingSeconds: SECONDS, cap: cap});
        params.tokenReceiver = alice;
    }

    function commit(address who, uint256 amount) private {
        vm.prank(who);
        vault.commit{value: amount}(id, who, amount, 0);
    }

    function expectCommit(
        uint256 openingId,
        address account,
        uint256 amount,
        uint256 valueWei,
        uint256 rate,
        bytes memory reason
    ) private {
        vm.expectRevert(reason);
        vm.prank(alice);
        vault.commit{value: valueWei}(openingId, account, amount, rate);
    }

    function clear() private {
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
    }
}
