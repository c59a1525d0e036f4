// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {Payees} from "../../src/registry/Payees.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Contributions, refunds, claims and the end of a presale, branch by branch.
contract NormalPresaleTest is PresaleFixture {
    // contribute

    function test_Contribute_CountsWhatIsKept() public {
        IPresale presale = runningPresale(NORMAL);
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Contributed(bob, address(0), 1 ether, 1 ether);
        put(presale, bob, 1 ether);
        put(presale, bob, 2 ether);
        put(presale, carol, 4 ether);
        IPresaleTypes.Account memory a = presale.accountOf(bob);
        assertEq(a.contributed, 3 ether);
        assertEq(a.allocation, 3000e18);
        assertEq(a.refundable, 2.7 ether);
        assertEq(a.refundFee, 0.3 ether);
        assertEq(presale.total(), 7 ether);
        assertEq(presale.userCount(), 2);
        assertEq(address(presale).balance, 7 ether);
        assertSolvent(presale);
    }

    function test_Contribute_GivesBackWhatDoesNotFitTheCap() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 50 ether);
        put(presale, carol, 30 ether);
        uint256 before = dave.balance;
        put(presale, dave, 40 ether);
        assertEq(before - dave.balance, 20 ether);
        assertEq(presale.total(), 100 ether);
        expectPut(
            presale, carol, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_HardCapReached.selector, 100 ether)
        );
    }

    function test_Contribute_GivesBackWhatDoesNotFitTheWallet() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 49.95 ether);
        uint256 before = bob.balance;
        put(presale, bob, 0.05 ether);
        assertEq(before - bob.balance, 0.05 ether);
        expectPut(
            presale, bob, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_AboveMax.selector, 1 ether, 50 ether)
        );
        before = carol.balance;
        put(presale, carol, 60 ether);
        assertEq(before - carol.balance, 50 ether);
    }

    function test_Contribute_PullsOnlyWhatFits() public {
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        put(presale, bob, 50 ether);
        put(presale, carol, 30 ether);
        uint256 before = dollar.balanceOf(dave);
        put(presale, dave, 40 ether);
        assertEq(before - dollar.balanceOf(dave), 20 ether);
        assertEq(dollar.balanceOf(address(presale)), 100 ether);
    }

    /// @notice P-10: of any amount what fits is kept, and no side of the payment tells of another one.
    function testFuzz_P10_EverySideTellsWhatIsKept(uint256 amount, uint256 others, uint256 earlier, bool inToken)
        public
    {
        IPresale presale = runningPresale(inToken ? dollarPlan(NORMAL) : newPlan(NORMAL));
        (amount, others) = (bound(amount, 0.1 ether, 900 ether), bound(others, 0.1 ether, 50 ether));
        put(presale, carol, others);
        others += 30 ether;
        put(presale, dave, 30 ether);
        // The wallet's maximum, or the hard cap: either may be what ends the room.
        earlier = bound(earlier, 0.1 ether, FixedPointMathLib.min(50 ether, 100 ether - others) - 1);
        put(presale, bob, earlier);
        uint256 kept = FixedPointMathLib.min(amount, FixedPointMathLib.min(50 ether, 100 ether - others) - earlier);

        (uint256 had, uint256 held) = (balanceIn(presale, bob), balanceIn(presale, address(presale)));
        vm.startPrank(bob);
        dollar.approve(address(presale), amount);
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Contributed(bob, address(0), kept, others + earlier + kept);
        presale.contribute{value: inToken ? 0 : amount}(amount, address(0));
        vm.stopPrank();
        assertEq(had - balanceIn(presale, bob), kept, "what the wallet paid");
        assertEq(balanceIn(presale, address(presale)) - held, kept, "what the presale got");
        assertEq(presale.accountOf(bob).contributed, earlier + kept, "what the wallet has in it");
        assertEq(presale.total(), others + earlier + kept, "what all have in it");
        assertEq(presale.userCount(), 3, "nobody is counted twice");
        assertSolvent(presale);
    }

    function test_P10_TheLastRestCanBeTaken() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[MIN_CURRENCY] = 1 ether;
        IPresale presale = runningPresale(p);
        put(presale, bob, 50 ether);
        put(presale, carol, 49.5 ether);
        expectPut(
            presale,
            dave,
            0.4 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_BelowMin.selector, 0.4 ether, 1 ether)
        );
        put(presale, dave, 0.5 ether);
        assertEq(presale.total(), 100 ether);
    }

    function test_Contribute_FairHasNoCap() public {
        IPresale presale = runningPresale(FAIR);
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        assertEq(presale.total(), 150 ether);
        IPresaleTypes.Account memory a = presale.accountOf(bob);
        assertEq(a.allocation, (uint256(50 ether) * 100 / 150) * 1000);
        assertEq(a.excess, uint256(50 ether) * 50 / 150);
        assertEq(presale.state().accepted, 100 ether);
    }

    function test_RevertWhen_ContributionUnusable() public {
        IPresale presale = runningPresale(NORMAL);
        expectPut(presale, bob, 0, abi.encodeWithSelector(IPresaleTypes.Presale_AmountZero.selector));
        expectPut(
            presale,
            bob,
            0.05 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_BelowMin.selector, 0.05 ether, 0.1 ether)
        );
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ValueMismatch.selector, 2 ether, 1 ether));
        vm.prank(bob);
        presale.contribute{value: 2 ether}(1 ether, address(0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ValueMismatch.selector, 0, 1 ether));
        vm.prank(bob);
        presale.contributeWithPermit(1 ether, address(0), 0, "");
    }

    function test_RevertWhen_NativeComesToATokenPresale() public {
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ValueRefused.selector, 1));
        vm.prank(bob);
        presale.contribute{value: 1}(1 ether, address(0));
    }

    function test_RevertWhen_ContributorRefusesTheRest() public {
        IPresale presale = runningPresale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 60 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, address(wallet), 10 ether));
        wallet.call(address(presale), 60 ether, abi.encodeCall(presale.contribute, (60 ether, address(0))));
    }

    function test_P16_ContributionsFromStartToTheSecondBeforeTheEnd() public {
        IPresale presale = openPresale(NORMAL);
        vm.warp(startTime - 1);
        expectPut(presale, bob, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_NotStarted.selector, startTime));
        assertFalse(presale.mayContribute(bob, startTime - 1));
        vm.warp(startTime);
        assertTrue(presale.mayContribute(bob, startTime));
        put(presale, bob, 1 ether);
        vm.warp(endTime - 1);
        assertTrue(presale.mayContribute(bob, endTime - 1));
        put(presale, bob, 1 ether);
        vm.warp(endTime);
        assertFalse(presale.mayContribute(bob, endTime));
        expectPut(presale, bob, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_Ended.selector, endTime));
    }

    function test_RevertWhen_ContributingAfterTheEndOfAll() public {
        IPresale presale = canceledPresale(newPlan(NORMAL));
        expectPut(presale, dave, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
    }

    // refund

    function test_Refund_CostsATenthWhileOpen() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        put(presale, carol, 5 ether);
        uint256 before = bob.balance;
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Refunded({account: bob, amount: 9 ether, feeKept: 1 ether, total: 5 ether});
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance - before, 9 ether);
        assertEq(presale.total(), 5 ether);
        assertEq(presale.userCount(), 1);
        assertEq(presale.state().exitFees, 1 ether);
        assertEq(presale.accountOf(bob).exitFee, 1 ether);
        assertSolvent(presale);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToRefund.selector, bob));
        vm.prank(bob);
        presale.refund();
    }

    function test_P16_LeavingForAFeeClosesFifteenMinutesBeforeTheEnd() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        put(presale, carol, 50 ether);
        vm.warp(endTime - 15 minutes - 1);
        assertEq(presale.accountOf(bob).refundable, 9 ether);
        vm.prank(bob);
        presale.refund();
        put(presale, bob, 10 ether);
        vm.warp(endTime - 15 minutes);
        assertEq(presale.accountOf(bob).refundable, 0);
        bytes memory reason = abi.encodeWithSelector(IPresaleTypes.Presale_ExitClosed.selector, endTime - 15 minutes);
        vm.expectRevert(reason);
        vm.prank(bob);
        presale.refund();
        // After the end too: who has bought has bought.
        vm.warp(endTime + 1 days);
        vm.expectRevert(reason);
        vm.prank(bob);
        presale.refund();
    }

    function test_P14_RefundIsFreeAfterCancel() public {
        IPresale presale = canceledPresale(newPlan(NORMAL));
        uint256 before = bob.balance;
        assertEq(presale.accountOf(bob).refundable, 40 ether);
        assertEq(presale.accountOf(bob).refundFee, 0);
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance - before, 40 ether);
        assertStatus(presale, CANCELED, 1);
        assertSolvent(presale);
    }

    function test_P14_RefundIsFreeAfterAMissedSoftCap() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 49 ether);
        vm.warp(endTime);
        assertEq(presale.accountOf(bob).refundable, 49 ether);
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Canceled(2);
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(presale, CANCELED, 2);
    }

    function test_P14_RefundIsFreeAfterALapse() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.warp(endTime + 7 days - 1);
        assertEq(presale.accountOf(bob).refundable, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ExitClosed.selector, endTime - 15 minutes));
        vm.prank(bob);
        presale.refund();
        vm.warp(endTime + 7 days);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_Lapsed.selector, endTime + 7 days));
        presale.finalize();
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(presale, CANCELED, 3);
        // From then on nothing but refunds.
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
        presale.finalize();
    }

    function test_P14_RefundIsFreeAfterAChangeOfTerms() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.prank(alice);
        presale.setTime(startTime, endTime + 1 days);
        assertTrue(presale.state().termsChanged);
        vm.warp(endTime + 1 days - 15 minutes - 1);
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(presale, OPEN, 0);
    }

    function test_RevertWhen_RefundingAFinishedPresale() public {
        IPresale presale = finishedPresale(newPlan(NORMAL));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, FINISHED));
        vm.prank(bob);
        presale.refund();
        assertEq(presale.accountOf(bob).refundable, 0);
    }

    function test_RefundTo_PaysAnotherAddress() public {
        IPresale presale = runningPresale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(presale), 10 ether, abi.encodeCall(presale.contribute, (10 ether, address(0))));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, address(wallet), 10 ether));
        wallet.call(address(presale), 0, abi.encodeCall(presale.refund, ()));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ReceiverZero.selector));
        wallet.call(address(presale), 0, abi.encodeCall(presale.refundTo, (address(0))));
        wallet.call(address(presale), 0, abi.encodeCall(presale.refundTo, (keeper)));
        assertEq(keeper.balance, 10 ether);
    }

    function test_RefundFor_PaysEverybodyWhoCanBePaid() public {
        IPresale presale = runningPresale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(presale), 10 ether, abi.encodeCall(presale.contribute, (10 ether, address(0))));
        put(presale, bob, 10 ether);
        put(presale, carol, 10 ether);
        vm.prank(alice);
        presale.cancel();
        address[] memory accounts = new address[](5);
        (accounts[0], accounts[1], accounts[2], accounts[3], accounts[4]) = (bob, address(wallet), bob, keeper, carol);
        // Asked by the contract itself: it may be paid, and cannot be.
        vm.prank(address(wallet));
        presale.refundFor(accounts);
        assertEq(bob.balance, 1000 ether);
        assertEq(carol.balance, 1000 ether);
        assertEq(presale.accountOf(address(wallet)).refundable, 10 ether);
        assertEq(presale.total(), 10 ether);
        assertEq(presale.userCount(), 1);
        assertSolvent(presale);
    }

    /// @notice P-42: the same when money goes back, the fee of an exit included.
    function test_P42_RefundsOfContractsAreTheirOwn() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.prank(bob);
        presale.refund();
        put(presale, bob, 10 ether);
        put(presale, carol, 10 ether);
        vm.warp(endTime);
        vm.etch(bob, hex"00");
        presale.refundFor(two(bob, carol));
        assertEq(carol.balance, 1000 ether);
        assertEq(presale.accountOf(bob).refundable, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, bob));
        presale.reclaimExitFee(bob);
        vm.startPrank(bob);
        presale.refund();
        presale.reclaimExitFee(bob);
        vm.stopPrank();
        assertEq(bob.balance, 1000 ether);
        assertSolvent(presale);
    }

    function test_RevertWhen_RefundForUnusable() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.prank(alice);
        presale.setTime(startTime, endTime + 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotCanceled.selector, OPEN));
        presale.refundFor(one(bob));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ListTooLong.selector, 501, 500));
        presale.refundFor(new address[](501));
    }

    /// @notice Who throws ten times all the currency away that a presale's books hold is told so; what is free stays
    /// free.
    function test_RevertWhen_TheExitFeesDoNotFitTheBooks() public {
        uint256 most = type(uint112).max;
        SoladyPeer coin = new SoladyPeer(bob, 12 * most);
        Plan memory p = newPlan(PRIVATE);
        p.addresses[1] = address(coin);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[PRESALE_RATE]) = (most, most / 2 + 1, 1e6);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (1, most);
        IPresale presale = runningPresale(p);
        for (uint256 i = 0; i < 10; ++i) {
            put(presale, bob, most);
            vm.prank(bob);
            presale.refund();
        }
        put(presale, bob, most);
        // Whole base units of the token are bought, at 1e12 each.
        uint256 fees = 11 * ((most / 1e12) * 1e11);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, fees, most));
        vm.prank(bob);
        presale.refund();
        vm.prank(alice);
        presale.cancel();
        vm.startPrank(bob);
        presale.refund();
        presale.reclaimExitFee(bob);
        vm.stopPrank();
        assertEq(coin.balanceOf(bob), 12 * most);
    }

    function test_RefundFor_SaysThatThePresaleFailed() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.warp(endTime);
        presale.refundFor(one(bob));
        assertEq(bob.balance, 1000 ether);
        assertStatus(presale, CANCELED, 2);
    }

    // claim

    function test_Claim_SendsAllAtOnceWithoutVesting() public {
        IPresale presale = finishedPresale(newPlan(NORMAL));
        assertEq(presale.accountOf(bob).claimable, 40_000e18);
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Claimed(bob, 40_000e18, 0);
        vm.prank(bob);
        presale.claim();
        assertEq(token.balanceOf(bob), 40_000e18);
        assertEq(presale.accountOf(bob).claimed, 40_000e18);
        assertEq(presale.claimCount(), 1);
        assertEq(presale.state().tokensClaimed, 40_000e18);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToClaim.selector, bob));
        vm.prank(bob);
        presale.claim();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToClaim.selector, dave));
        vm.prank(dave);
        presale.claim();
        assertSolvent(presale);
    }

    function test_P16_ClaimReleasesStepByStep() public {
        IPresale presale = finishedPresale(vestingPlan(NORMAL));
        uint256 start = block.timestamp;
        assertEq(presale.state().vestingStart, start);
        uint256[5] memory expected = [uint256(2000), 4500, 7000, 9500, 10_000];
        assertEq(presale.releasedBps(start - 1), 0);
        for (uint256 i = 0; i < 5; ++i) {
            if (i != 0) assertEq(presale.releasedBps(start + i * 30 days - 1), expected[i - 1]);
            assertEq(presale.releasedBps(start + i * 30 days), expected[i]);
            vm.warp(start + i * 30 days);
            vm.prank(bob);
            presale.claim();
            assertEq(token.balanceOf(bob), 4e18 * expected[i]);
        }
        assertEq(presale.claimCount(), 1);
        assertSolvent(presale);
    }

    function test_Claim_FairGivesTheExcessBackOnce() public {
        Plan memory p = vestingPlan(FAIR);
        (p.numbers[VEST_FIRST], p.numbers[VEST_PERCENT]) = (0, 5000);
        IPresale presale = runningPresale(p);
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        uint256 excess = uint256(50 ether) * 50 / 150;
        vm.prank(bob);
        presale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(token.balanceOf(bob), 0);
        assertEq(presale.accountOf(bob).excess, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToClaim.selector, bob));
        vm.prank(bob);
        presale.claim();
        skip(60 days);
        vm.prank(bob);
        presale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(token.balanceOf(bob), (uint256(50 ether) * 100 / 150) * 1000);
        presale.claimFor(two(carol, dave));
        assertEq(presale.claimCount(), 3);
        assertSolvent(presale);
    }

    function test_Claim_FairBelowItsCapKeepsAll() public {
        IPresale presale = endedPresale(newPlan(FAIR));
        assertEq(presale.accountOf(bob).excess, 0);
        vm.prank(alice);
        presale.finalize();
        vm.prank(bob);
        presale.claim();
        assertEq(bob.balance, 960 ether);
        assertEq(token.balanceOf(bob), 40_000e18);
        assertSolvent(presale);
    }

    function test_Claim_AnExcessThatIsRefusedStaysOwed() public {
        Plan memory p = newPlan(FAIR);
        IPresale presale = runningPresale(p);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 50 ether);
        wallet.call(address(presale), 50 ether, abi.encodeCall(presale.contribute, (50 ether, address(0))));
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.prank(address(wallet));
        presale.claimFor(two(address(wallet), bob));
        assertEq(token.balanceOf(address(wallet)), 0);
        assertGt(token.balanceOf(bob), 0);
        assertEq(presale.claimCount(), 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, address(wallet), 0));
        wallet.call(address(presale), 0, abi.encodeCall(presale.claim, ()));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ReceiverZero.selector));
        wallet.call(address(presale), 0, abi.encodeCall(presale.claimTo, (address(0))));
        wallet.call(address(presale), 0, abi.encodeCall(presale.claimTo, (dave)));
        assertEq(dave.balance, 1000 ether + uint256(50 ether) * 50 / 150);
        assertGt(token.balanceOf(dave), 0);
        assertSolvent(presale);
    }

    /// @notice P-42: lists pass over contracts, which claim for themselves; a wallet with lent code is paid by anybody.
    function test_P42_ClaimsOfContractsAreTheirOwn() public {
        IPresale presale = runningPresale(newPlan(FAIR));
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.etch(bob, hex"00");
        vm.etch(carol, abi.encodePacked(hex"ef0100", address(token)));
        uint256 due = presale.accountOf(bob).claimable;
        address[] memory all = new address[](3);
        (all[0], all[1], all[2]) = (bob, carol, dave);
        // What the lent code would do is not asked here.
        vm.mockCall(carol, bytes(""), bytes(""));
        presale.claimFor(all);
        assertEq(presale.accountOf(bob).claimable, due);
        assertEq(token.balanceOf(bob), 0);
        assertEq(token.balanceOf(carol), due);
        assertEq(token.balanceOf(dave), due);
        vm.prank(bob);
        presale.claim();
        assertEq(token.balanceOf(bob), due);
        assertSolvent(presale);
    }

    function test_P11_NothingIsClaimableBeforeFinalize() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        assertEq(presale.accountOf(bob).claimable, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotFinished.selector, OPEN));
        vm.prank(bob);
        presale.claim();
        vm.prank(alice);
        presale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotFinished.selector, CANCELED));
        presale.claimFor(one(bob));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ListTooLong.selector, 501, 500));
        presale.claimFor(new address[](501));
    }

    // finalize

    function test_Finalize_ListsLocksAndDivides() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.prank(alice);
        presale.finalize();
        IPresaleTypes.State memory s = presale.state();
        assertEq(s.poolStatus, FINISHED);
        assertEq(s.finalizedAt, block.timestamp);
        assertEq(s.vestingStart, block.timestamp);
        assertEq(s.pair, venueFactory.getPair(address(token), wrappedNative));
        assertEq(s.lockId, 1);
        assertEq(locker.lockOf(1).owner, alice);
        assertEq(locker.lockOf(1).unlockAt, block.timestamp + 180 days);
        assertEq(ERC20(wrappedNative).balanceOf(s.pair), 36 ether);
        assertEq(token.balanceOf(s.pair), 28_800e18);
        assertEq(address(presale).balance, 24 ether);
        assertEq(token.balanceOf(address(presale)), 148_000e18 - 28_800e18);
        assertSolvent(presale);

        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 24 ether);
        assertEq(token.balanceOf(alice), SUPPLY - 148_000e18 + 59_200e18);
        assertEq(address(presale).balance, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.withdraw();
        presale.claimFor(two(bob, carol));
        assertEq(token.balanceOf(address(presale)), 0);
    }

    function test_Finalize_BurnsTheUnsold() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[BURNS] = 1;
        IPresale presale = finishedPresale(p);
        assertEq(token.balanceOf(0x000000000000000000000000000000000000dEaD), 59_200e18);
        presale.withdraw();
        assertEq(token.balanceOf(alice), SUPPLY - 148_000e18);
    }

    function test_Finalize_FullBeforeItsEnd() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 50 ether);
        put(presale, carol, 49 ether);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_StillRunning.selector, endTime));
        presale.finalize();
        put(presale, dave, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_OwnerOnlyUntil.selector, endTime + 24 hours));
        vm.prank(keeper);
        presale.finalize();
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
    }

    function test_P16_AnybodyFinalizesFromADayAfterTheEnd() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.warp(endTime + 24 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_OwnerOnlyUntil.selector, endTime + 24 hours));
        vm.prank(keeper);
        presale.finalize();
        vm.warp(endTime + 24 hours);
        vm.prank(keeper);
        presale.finalize();
        assertEq(presale.state().vestingStart, endTime + 24 hours);
    }

    function test_P16_FinalizeUntilTheSecondBeforeSevenDaysAreOver() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.warp(endTime + 7 days - 1);
        vm.prank(keeper);
        presale.finalize();
        // Buyers do not wait longer because the owner was late (S-50).
        assertEq(presale.state().vestingStart, endTime + 24 hours);
        assertEq(presale.state().finalizedAt, endTime + 7 days - 1);
    }

    function test_RevertWhen_TheSoftCapIsMissed() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 49.9 ether);
        vm.warp(endTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapNotReached.selector, 49.9 ether, 50 ether));
        vm.prank(alice);
        presale.finalize();
    }

    function test_Finalize_ExitFeesGoHalfIntoThePool() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        put(presale, dave, 10 ether);
        vm.prank(dave);
        presale.refund();
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        address pair = presale.state().pair;
        assertEq(ERC20(wrappedNative).balanceOf(pair), 36.5 ether);
        assertEq(token.balanceOf(pair), 29_200e18);
        uint256 before = treasury.balance;
        presale.payPlatform();
        assertEq(treasury.balance - before, 0.5 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.payPlatform();
        presale.withdraw();
        assertEq(address(presale).balance, 0);
    }

    function test_Finalize_PaysInvitersOutOfTheOwnersPart() public {
        IPresale presale = openPresale(NORMAL);
        uint256[] memory rates = new uint256[](2);
        (rates[0], rates[1]) = (1000, 500);
        vm.prank(alice);
        presale.openInviter(rates);
        vm.warp(startTime);
        put(presale, dave, 10 ether);
        putVia(presale, bob, 20 ether, dave);
        putVia(presale, carol, 30 ether, bob);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        // dave 10 % of 20 and 5 % of 30, bob 10 % of 30.
        assertEq(inviter.presaleInfo(address(presale)).total, 6.5 ether);
        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 24 ether - 6.5 ether);
        inviter.claimReward(address(presale), dave);
        inviter.claimReward(address(presale), bob);
        assertEq(dave.balance, 990 ether + 3.5 ether);
        assertEq(bob.balance, 980 ether + 3 ether);
    }

    function test_Finalize_PaysInvitersInTokens() public {
        IPresale presale = openPresale(dollarPlan(FAIR));
        uint256[] memory rates = new uint256[](1);
        rates[0] = 1000;
        vm.prank(alice);
        presale.openInviter(rates);
        vm.warp(startTime);
        put(presale, dave, 50 ether);
        putVia(presale, bob, 50 ether, dave);
        putVia(presale, carol, 50 ether, dave);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        assertApproxEqAbs(inviter.presaleInfo(address(presale)).total, uint256(10 ether) * 2 / 3, 100);
        assertEq(dollar.allowance(address(presale), address(inviter)), 0);
        assertSolvent(presale);
        address[] memory all = new address[](3);
        (all[0], all[1], all[2]) = (bob, carol, dave);
        presale.claimFor(all);
        presale.withdraw();
        assertLe(dollar.balanceOf(address(presale)), 3);
    }

    function test_S56_PrivatePresalePaysItsOwnerStepByStep() public {
        IPresale presale = finishedPresale(newPlan(PRIVATE));
        assertEq(presale.state().pair, address(0));
        assertEq(presale.state().lockId, 0);
        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 12 ether);
        assertEq(token.balanceOf(alice), SUPPLY - 60_000e18);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.withdraw();
        skip(30 days);
        presale.withdraw();
        assertEq(alice.balance - before, 27 ether);
        skip(365 days);
        presale.withdraw();
        assertEq(alice.balance - before, 60 ether);
        assertSolvent(presale);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ValueRefused.selector, 1));
        payable(address(presale)).transfer(1);
    }

    function test_S56_PrivatePresaleGivesItsHalfOfTheExitFeesToTheOwner() public {
        IPresale presale = runningPresale(PRIVATE);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        put(presale, dave, 10 ether);
        vm.prank(dave);
        presale.refund();
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        skip(365 days);
        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 60.5 ether);
        presale.payPlatform();
        assertEq(address(presale).balance, 0);
    }

    // slots by proof

    function test_P15_AProofIsGoodForItsOwnPresaleWalletAndTierOnce() public {
        (IPresale presale, bytes32[] memory proof) = merklePresale();
        IPresale other = openPresale(NORMAL);
        bytes32 root = presale.whitelistRoot();
        vm.prank(alice);
        other.setWhitelistRoot(root, KEY);
        bytes memory invalid = abi.encodeWithSelector(IPresaleTypes.Presale_ProofInvalid.selector, bob, 0);
        vm.expectRevert(invalid);
        other.activateSlot(bob, 0, 1, proof);
        vm.expectRevert(invalid);
        presale.activateSlot(bob, 0, 2, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ProofInvalid.selector, carol, 0));
        presale.activateSlot(carol, 0, 1, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ProofInvalid.selector, bob, 1));
        presale.activateSlot(bob, 1, 1, proof);
        // An inner node is no leaf (double hashing).
        vm.expectRevert(invalid);
        presale.activateSlot(bob, 0, 1, new bytes32[](0));
        vm.chainId(5);
        vm.expectRevert(invalid);
        presale.activateSlot(bob, 0, 1, proof);
        vm.chainId(31_337);

        vm.expectEmit(address(presale));
        emit IPresaleTypes.SlotActivated(bob, 0, 1);
        vm.prank(keeper);
        presale.activateSlot(bob, 0, 1, proof);
        (bool used, bool revoked) = presale.isLeafUsed(0);
        assertTrue(used);
        assertFalse(revoked);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_LeafUsed.selector, 0));
        presale.activateSlot(bob, 0, 1, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_LeafUsed.selector, 0));
        vm.prank(alice);
        presale.revokeLeaves(new uint256[](1));
    }

    function test_RevertWhen_ALeafIsRevokedOrTaken() public {
        (IPresale presale, bytes32[] memory proof) = merklePresale();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_LevelUnknown.selector, 0));
        presale.activateSlot(bob, 0, 0, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_LevelUnknown.selector, 3));
        presale.activateSlot(bob, 0, 3, proof);
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        presale.revokeLeaves(new uint256[](1));
        bytes memory gone = abi.encodeWithSelector(IPresaleTypes.Presale_LeafRevoked.selector, 0);
        vm.expectRevert(gone);
        presale.activateSlot(bob, 0, 1, proof);
        vm.revertToState(snapshot);
        list(presale, 1, bob, bob, bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTaken.selector, bob));
        presale.activateSlot(bob, 0, 1, proof);
        list(presale, 0, bob, bob, bob);
        vm.expectRevert(gone);
        presale.activateSlot(bob, 0, 1, proof);
        vm.prank(alice);
        presale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
        presale.activateSlot(bob, 0, 1, proof);
    }

    function test_SetWhitelistRoot_AnotherListCountsItsLeavesAnew() public {
        (IPresale presale, bytes32[] memory proof) = merklePresale();
        presale.activateSlot(bob, 0, 1, proof);
        bytes32 root = leafOf(presale, 0, dave, 2);
        vm.prank(alice);
        presale.setWhitelistRoot(root, KEY);
        presale.activateSlot(dave, 0, 2, new bytes32[](0));
        (, uint256 status, uint256 level) = presale.whitelistOf(dave);
        assertEq(abi.encode(status, level), abi.encode(1, 2));
    }

    function test_ContributeWithProof_EvenIfSomebodyWasFaster() public {
        (IPresale presale, bytes32[] memory proof) = merklePresale();
        vm.warp(startTime);
        expectPut(
            presale,
            bob,
            1 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_TierOnly.selector, 1, startTime + 1 hours, 0)
        );
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 2; ++i) {
            if (i == 1) presale.activateSlot(bob, 0, 1, proof);
            vm.prank(bob);
            presale.contributeWithProof{value: 1 ether}(1 ether, address(0), 0, 1, proof);
            (, uint256 status,) = presale.whitelistOf(bob);
            assertEq(status, 2);
            vm.revertToState(snapshot);
        }
    }

    function test_ContributeWithPermit_TakesASignedAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.prank(alice);
        dollar.transfer(signer, 10 ether);
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        bytes32 permit = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(presale),
                10 ether,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", dollar.DOMAIN_SEPARATOR(), permit)));
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 2; ++i) {
            // Somebody may have used the signature already.
            if (i == 1) dollar.permit(signer, address(presale), 10 ether, block.timestamp, v, r, s);
            vm.prank(signer);
            presale.contributeWithPermit(10 ether, address(0), block.timestamp, abi.encodePacked(r, s, v));
            assertEq(presale.accountOf(signer).contributed, 10 ether);
            vm.revertToState(snapshot);
        }
        vm.prank(signer);
        vm.expectRevert();
        presale.contributeWithPermit(10 ether, address(0), block.timestamp, "other wallets' bytes");
    }

    function test_ListForeign_IsAStepOfThePresaleItself() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        (bool ok,) = address(presale).call(abi.encodePacked(listForeignSelector(), new bytes(448)));
        assertFalse(ok);
    }

    function test_Finalize_CancelsWhenTheTokenCannotBeSold() public {
        ForeignToken foreign = new ForeignToken(address(venueFactory), wrappedNative, 18, alice, 1e33);
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(foreign);
        IPresale presale = openPresale(p);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        presale.openInviter(rates);
        vm.warp(startTime);
        put(presale, bob, 40 ether);
        putVia(presale, carol, 20 ether, bob);
        put(presale, dave, 10 ether);
        vm.prank(dave);
        presale.refund();
        vm.warp(endTime);
        foreign.setTaxes(0, 9000, 0);
        foreign.setExempt(address(presale), true);
        vm.expectEmit(address(presale));
        emit IPresaleTypes.Canceled(4);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, CANCELED, 4);
        assertEq(venueFactory.getPair(address(foreign), wrappedNative), address(0));
        assertEq(inviter.presaleInfo(address(presale)).status, 3);
        presale.refundFor(two(bob, carol));
        presale.reclaimExitFee(dave);
        assertEq(bob.balance, 1000 ether);
        assertEq(carol.balance, 1000 ether);
        assertEq(dave.balance, 1000 ether);
        presale.withdraw();
        assertEq(foreign.balanceOf(address(presale)), 0);
        assertEq(address(presale).balance, 0);
    }

    function merklePresale() private returns (IPresale presale, bytes32[] memory proof) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1]) = (1, 1 hours);
        presale = openPresale(p);
        proof = new bytes32[](1);
        proof[0] = leafOf(presale, 1, carol, 2);
        bytes32 root = pairOf(leafOf(presale, 0, bob, 1), proof[0]);
        vm.prank(alice);
        presale.setWhitelistRoot(root, KEY);
    }

    function listForeignSelector() private view returns (bytes4) {
        string memory artifact = vm.readFile("out/NormalPresale.sol/NormalPresale.json");
        string[] memory signatures = vm.parseJsonKeys(artifact, ".methodIdentifiers");
        for (uint256 i = 0; i < signatures.length; ++i) {
            if (vm.indexOf(signatures[i], "listForeign") == 0) return bytes4(keccak256(bytes(signatures[i])));
        }
        revert("no such step");
    }

    /// @dev In the presale's own currency.
    function balanceIn(IPresale presale, address account) private view returns (uint256) {
        address currency = presale.currency();
        return currency == address(0) ? account.balance : ERC20(currency).balanceOf(account);
    }
}
