// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleWords} from "../../src/presale/IPresaleWords.sol";
import {Payees} from "../../src/platform/Payees.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Contributions, refunds, claims and the end of a sale, branch by branch.
contract NormalPresaleTest is PresaleFixture {
    event Contributed(address indexed account, address indexed inviter, uint256 amount, uint256 total);
    event Refunded(address indexed account, uint256 amount, uint256 feeKept, uint256 total);
    event Claimed(address indexed account, uint256 tokens, uint256 excess);
    event Canceled(uint256 reason);
    event SlotActivated(address indexed account, uint256 indexed index, uint256 level);

    // contribute

    function test_Contribute_CountsWhatIsKept() public {
        IPresale sale = runningSale(NORMAL);
        vm.expectEmit(address(sale));
        emit Contributed(bob, address(0), 1 ether, 1 ether);
        put(sale, bob, 1 ether);
        put(sale, bob, 2 ether);
        put(sale, carol, 4 ether);
        IPresaleWords.Account memory a = sale.accountOf(bob);
        assertEq(a.contributed, 3 ether);
        assertEq(a.allocation, 3000e18);
        assertEq(a.refundable, 2.7 ether);
        assertEq(a.refundFee, 0.3 ether);
        assertEq(sale.total(), 7 ether);
        assertEq(sale.userCount(), 2);
        assertEq(address(sale).balance, 7 ether);
        assertSolvent(sale);
    }

    function test_Contribute_GivesBackWhatDoesNotFitTheCap() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 50 ether);
        put(sale, carol, 30 ether);
        uint256 before = dave.balance;
        put(sale, dave, 40 ether);
        assertEq(before - dave.balance, 20 ether);
        assertEq(sale.total(), 100 ether);
        expectPut(
            sale, carol, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_HardCapReached.selector, 100 ether)
        );
    }

    function test_Contribute_GivesBackWhatDoesNotFitTheWallet() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 49.95 ether);
        uint256 before = bob.balance;
        put(sale, bob, 0.05 ether);
        assertEq(before - bob.balance, 0.05 ether);
        expectPut(
            sale, bob, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_AboveMax.selector, 1 ether, 50 ether)
        );
        before = carol.balance;
        put(sale, carol, 60 ether);
        assertEq(before - carol.balance, 50 ether);
    }

    function test_Contribute_PullsOnlyWhatFits() public {
        IPresale sale = runningSale(dollarPlan(NORMAL));
        put(sale, bob, 50 ether);
        put(sale, carol, 30 ether);
        uint256 before = dollar.balanceOf(dave);
        put(sale, dave, 40 ether);
        assertEq(before - dollar.balanceOf(dave), 20 ether);
        assertEq(dollar.balanceOf(address(sale)), 100 ether);
    }

    function test_P10_TheLastRestCanBeTaken() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[MIN_CURRENCY] = 1 ether;
        IPresale sale = runningSale(p);
        put(sale, bob, 50 ether);
        put(sale, carol, 49.5 ether);
        expectPut(
            sale, dave, 0.4 ether, abi.encodeWithSelector(IPresaleWords.Presale_BelowMin.selector, 0.4 ether, 1 ether)
        );
        put(sale, dave, 0.5 ether);
        assertEq(sale.total(), 100 ether);
    }

    function test_Contribute_FairHasNoCap() public {
        IPresale sale = runningSale(FAIR);
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        put(sale, dave, 50 ether);
        assertEq(sale.total(), 150 ether);
        IPresaleWords.Account memory a = sale.accountOf(bob);
        assertEq(a.allocation, (uint256(50 ether) * 100 / 150) * 1000);
        assertEq(a.excess, uint256(50 ether) * 50 / 150);
        assertEq(sale.state().accepted, 100 ether);
    }

    function test_RevertWhen_ContributionUnusable() public {
        IPresale sale = runningSale(NORMAL);
        expectPut(sale, bob, 0, abi.encodeWithSelector(IPresaleWords.Presale_AmountZero.selector));
        expectPut(
            sale,
            bob,
            0.05 ether,
            abi.encodeWithSelector(IPresaleWords.Presale_BelowMin.selector, 0.05 ether, 0.1 ether)
        );
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ValueMismatch.selector, 2 ether, 1 ether));
        vm.prank(bob);
        sale.contribute{value: 2 ether}(1 ether, address(0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ValueMismatch.selector, 0, 1 ether));
        vm.prank(bob);
        sale.contributeWithPermit(1 ether, address(0), 0, "");
    }

    function test_RevertWhen_NativeComesToATokenSale() public {
        IPresale sale = runningSale(dollarPlan(NORMAL));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ValueRefused.selector, 1));
        vm.prank(bob);
        sale.contribute{value: 1}(1 ether, address(0));
    }

    function test_RevertWhen_ContributorRefusesTheRest() public {
        IPresale sale = runningSale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 60 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, address(wallet), 10 ether));
        wallet.call(address(sale), 60 ether, abi.encodeCall(sale.contribute, (60 ether, address(0))));
    }

    function test_P16_ContributionsFromStartToTheSecondBeforeTheEnd() public {
        IPresale sale = openSale(NORMAL);
        vm.warp(startTime - 1);
        expectPut(sale, bob, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_NotStarted.selector, startTime));
        assertFalse(sale.mayContribute(bob, startTime - 1));
        vm.warp(startTime);
        assertTrue(sale.mayContribute(bob, startTime));
        put(sale, bob, 1 ether);
        vm.warp(endTime - 1);
        assertTrue(sale.mayContribute(bob, endTime - 1));
        put(sale, bob, 1 ether);
        vm.warp(endTime);
        assertFalse(sale.mayContribute(bob, endTime));
        expectPut(sale, bob, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_Ended.selector, endTime));
    }

    function test_RevertWhen_ContributingAfterTheEndOfAll() public {
        IPresale sale = canceledSale(newPlan(NORMAL));
        expectPut(sale, dave, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
    }

    // refund

    function test_Refund_CostsATenthWhileOpen() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        put(sale, carol, 5 ether);
        uint256 before = bob.balance;
        vm.expectEmit(address(sale));
        emit Refunded(bob, 9 ether, 1 ether, 5 ether);
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance - before, 9 ether);
        assertEq(sale.total(), 5 ether);
        assertEq(sale.userCount(), 1);
        assertEq(sale.state().exitFees, 1 ether);
        assertEq(sale.accountOf(bob).exitFee, 1 ether);
        assertSolvent(sale);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToRefund.selector, bob));
        vm.prank(bob);
        sale.refund();
    }

    function test_P16_LeavingForAFeeClosesFifteenMinutesBeforeTheEnd() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        put(sale, carol, 50 ether);
        vm.warp(endTime - 15 minutes - 1);
        assertEq(sale.accountOf(bob).refundable, 9 ether);
        vm.prank(bob);
        sale.refund();
        put(sale, bob, 10 ether);
        vm.warp(endTime - 15 minutes);
        assertEq(sale.accountOf(bob).refundable, 0);
        bytes memory reason = abi.encodeWithSelector(IPresaleWords.Presale_ExitClosed.selector, endTime - 15 minutes);
        vm.expectRevert(reason);
        vm.prank(bob);
        sale.refund();
        // After the end too: who has bought has bought.
        vm.warp(endTime + 1 days);
        vm.expectRevert(reason);
        vm.prank(bob);
        sale.refund();
    }

    function test_P14_RefundIsFreeAfterCancel() public {
        IPresale sale = canceledSale(newPlan(NORMAL));
        uint256 before = bob.balance;
        assertEq(sale.accountOf(bob).refundable, 40 ether);
        assertEq(sale.accountOf(bob).refundFee, 0);
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance - before, 40 ether);
        assertStatus(sale, CANCELED, 1);
        assertSolvent(sale);
    }

    function test_P14_RefundIsFreeAfterAMissedSoftCap() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 49 ether);
        vm.warp(endTime);
        assertEq(sale.accountOf(bob).refundable, 49 ether);
        vm.expectEmit(address(sale));
        emit Canceled(2);
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(sale, CANCELED, 2);
    }

    function test_P14_RefundIsFreeAfterALapse() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.warp(endTime + 7 days - 1);
        assertEq(sale.accountOf(bob).refundable, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ExitClosed.selector, endTime - 15 minutes));
        vm.prank(bob);
        sale.refund();
        vm.warp(endTime + 7 days);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_Lapsed.selector, endTime + 7 days));
        sale.finalize();
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(sale, CANCELED, 3);
        // From then on nothing but refunds.
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
        sale.finalize();
    }

    function test_P14_RefundIsFreeAfterAChangeOfTerms() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.prank(alice);
        sale.setTime(startTime, endTime + 1 days);
        assertTrue(sale.state().termsChanged);
        vm.warp(endTime + 1 days - 15 minutes - 1);
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance, 1000 ether);
        assertStatus(sale, OPEN, 0);
    }

    function test_RevertWhen_RefundingAFinishedSale() public {
        IPresale sale = finishedSale(newPlan(NORMAL));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, FINISHED));
        vm.prank(bob);
        sale.refund();
        assertEq(sale.accountOf(bob).refundable, 0);
    }

    function test_RefundTo_PaysAnotherAddress() public {
        IPresale sale = runningSale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(sale), 10 ether, abi.encodeCall(sale.contribute, (10 ether, address(0))));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, address(wallet), 10 ether));
        wallet.call(address(sale), 0, abi.encodeCall(sale.refund, ()));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ReceiverZero.selector));
        wallet.call(address(sale), 0, abi.encodeCall(sale.refundTo, (address(0))));
        wallet.call(address(sale), 0, abi.encodeCall(sale.refundTo, (keeper)));
        assertEq(keeper.balance, 10 ether);
    }

    function test_RefundFor_PaysEverybodyWhoCanBePaid() public {
        IPresale sale = runningSale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(sale), 10 ether, abi.encodeCall(sale.contribute, (10 ether, address(0))));
        put(sale, bob, 10 ether);
        put(sale, carol, 10 ether);
        vm.prank(alice);
        sale.cancel();
        address[] memory accounts = new address[](5);
        (accounts[0], accounts[1], accounts[2], accounts[3], accounts[4]) = (bob, address(wallet), bob, keeper, carol);
        // Asked by the contract itself: it may be paid, and cannot be.
        vm.prank(address(wallet));
        sale.refundFor(accounts);
        assertEq(bob.balance, 1000 ether);
        assertEq(carol.balance, 1000 ether);
        assertEq(sale.accountOf(address(wallet)).refundable, 10 ether);
        assertEq(sale.total(), 10 ether);
        assertEq(sale.userCount(), 1);
        assertSolvent(sale);
    }

    /// @notice P-42: the same when money goes back, the fee of an exit included.
    function test_P42_RefundsOfContractsAreTheirOwn() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.prank(bob);
        sale.refund();
        put(sale, bob, 10 ether);
        put(sale, carol, 10 ether);
        vm.warp(endTime);
        vm.etch(bob, hex"00");
        sale.refundFor(two(bob, carol));
        assertEq(carol.balance, 1000 ether);
        assertEq(sale.accountOf(bob).refundable, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, bob));
        sale.reclaimExitFee(bob);
        vm.startPrank(bob);
        sale.refund();
        sale.reclaimExitFee(bob);
        vm.stopPrank();
        assertEq(bob.balance, 1000 ether);
        assertSolvent(sale);
    }

    function test_RevertWhen_RefundForUnusable() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.prank(alice);
        sale.setTime(startTime, endTime + 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotCanceled.selector, OPEN));
        sale.refundFor(one(bob));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ListTooLong.selector, 501, 500));
        sale.refundFor(new address[](501));
    }

    /// @notice Who throws ten times all the currency away that a sale's books hold is told so; what is free stays free.
    function test_RevertWhen_TheExitFeesDoNotFitTheBooks() public {
        uint256 most = type(uint112).max;
        SoladyPeer coin = new SoladyPeer(bob, 12 * most);
        Plan memory p = newPlan(PRIVATE);
        p.addresses[1] = address(coin);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[PRESALE_RATE]) = (most, most / 2 + 1, 1e6);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (1, most);
        IPresale sale = runningSale(p);
        for (uint256 i = 0; i < 10; ++i) {
            put(sale, bob, most);
            vm.prank(bob);
            sale.refund();
        }
        put(sale, bob, most);
        // Whole base units of the token are bought, at 1e12 each.
        uint256 fees = 11 * ((most / 1e12) * 1e11);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_AmountTooLarge.selector, fees, most));
        vm.prank(bob);
        sale.refund();
        vm.prank(alice);
        sale.cancel();
        vm.startPrank(bob);
        sale.refund();
        sale.reclaimExitFee(bob);
        vm.stopPrank();
        assertEq(coin.balanceOf(bob), 12 * most);
    }

    function test_RefundFor_SaysThatTheSaleFailed() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.warp(endTime);
        sale.refundFor(one(bob));
        assertEq(bob.balance, 1000 ether);
        assertStatus(sale, CANCELED, 2);
    }

    // claim

    function test_Claim_SendsAllAtOnceWithoutVesting() public {
        IPresale sale = finishedSale(newPlan(NORMAL));
        assertEq(sale.accountOf(bob).claimable, 40_000e18);
        vm.expectEmit(address(sale));
        emit Claimed(bob, 40_000e18, 0);
        vm.prank(bob);
        sale.claim();
        assertEq(token.balanceOf(bob), 40_000e18);
        assertEq(sale.accountOf(bob).claimed, 40_000e18);
        assertEq(sale.claimCount(), 1);
        assertEq(sale.state().tokensClaimed, 40_000e18);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToClaim.selector, bob));
        vm.prank(bob);
        sale.claim();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToClaim.selector, dave));
        vm.prank(dave);
        sale.claim();
        assertSolvent(sale);
    }

    function test_P16_ClaimReleasesStepByStep() public {
        IPresale sale = finishedSale(vestingPlan(NORMAL));
        uint256 start = block.timestamp;
        assertEq(sale.state().vestingStart, start);
        uint256[5] memory expected = [uint256(2000), 4500, 7000, 9500, 10_000];
        assertEq(sale.releasedBps(start - 1), 0);
        for (uint256 i = 0; i < 5; ++i) {
            if (i != 0) assertEq(sale.releasedBps(start + i * 30 days - 1), expected[i - 1]);
            assertEq(sale.releasedBps(start + i * 30 days), expected[i]);
            vm.warp(start + i * 30 days);
            vm.prank(bob);
            sale.claim();
            assertEq(token.balanceOf(bob), 4e18 * expected[i]);
        }
        assertEq(sale.claimCount(), 1);
        assertSolvent(sale);
    }

    function test_Claim_FairGivesTheExcessBackOnce() public {
        Plan memory p = vestingPlan(FAIR);
        (p.numbers[VEST_FIRST], p.numbers[VEST_PERCENT]) = (0, 5000);
        IPresale sale = runningSale(p);
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        put(sale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        uint256 excess = uint256(50 ether) * 50 / 150;
        vm.prank(bob);
        sale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(token.balanceOf(bob), 0);
        assertEq(sale.accountOf(bob).excess, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToClaim.selector, bob));
        vm.prank(bob);
        sale.claim();
        skip(60 days);
        vm.prank(bob);
        sale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(token.balanceOf(bob), (uint256(50 ether) * 100 / 150) * 1000);
        sale.claimFor(two(carol, dave));
        assertEq(sale.claimCount(), 3);
        assertSolvent(sale);
    }

    function test_Claim_FairBelowItsCapKeepsAll() public {
        IPresale sale = endedSale(newPlan(FAIR));
        assertEq(sale.accountOf(bob).excess, 0);
        vm.prank(alice);
        sale.finalize();
        vm.prank(bob);
        sale.claim();
        assertEq(bob.balance, 960 ether);
        assertEq(token.balanceOf(bob), 40_000e18);
        assertSolvent(sale);
    }

    function test_Claim_AnExcessThatIsRefusedStaysOwed() public {
        Plan memory p = newPlan(FAIR);
        IPresale sale = runningSale(p);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 50 ether);
        wallet.call(address(sale), 50 ether, abi.encodeCall(sale.contribute, (50 ether, address(0))));
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        vm.prank(address(wallet));
        sale.claimFor(two(address(wallet), bob));
        assertEq(token.balanceOf(address(wallet)), 0);
        assertGt(token.balanceOf(bob), 0);
        assertEq(sale.claimCount(), 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, address(wallet), 0));
        wallet.call(address(sale), 0, abi.encodeCall(sale.claim, ()));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ReceiverZero.selector));
        wallet.call(address(sale), 0, abi.encodeCall(sale.claimTo, (address(0))));
        wallet.call(address(sale), 0, abi.encodeCall(sale.claimTo, (dave)));
        assertEq(dave.balance, 1000 ether + uint256(50 ether) * 50 / 150);
        assertGt(token.balanceOf(dave), 0);
        assertSolvent(sale);
    }

    /// @notice P-42: lists pass over contracts, which claim for themselves; a wallet with lent code is paid by anybody.
    function test_P42_ClaimsOfContractsAreTheirOwn() public {
        IPresale sale = runningSale(newPlan(FAIR));
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        put(sale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        vm.etch(bob, hex"00");
        vm.etch(carol, abi.encodePacked(hex"ef0100", address(token)));
        uint256 due = sale.accountOf(bob).claimable;
        address[] memory all = new address[](3);
        (all[0], all[1], all[2]) = (bob, carol, dave);
        // What the lent code would do is not asked here.
        vm.mockCall(carol, bytes(""), bytes(""));
        sale.claimFor(all);
        assertEq(sale.accountOf(bob).claimable, due);
        assertEq(token.balanceOf(bob), 0);
        assertEq(token.balanceOf(carol), due);
        assertEq(token.balanceOf(dave), due);
        vm.prank(bob);
        sale.claim();
        assertEq(token.balanceOf(bob), due);
        assertSolvent(sale);
    }

    function test_P11_NothingIsClaimableBeforeFinalize() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        assertEq(sale.accountOf(bob).claimable, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotFinished.selector, OPEN));
        vm.prank(bob);
        sale.claim();
        vm.prank(alice);
        sale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotFinished.selector, CANCELED));
        sale.claimFor(one(bob));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ListTooLong.selector, 501, 500));
        sale.claimFor(new address[](501));
    }

    // finalize

    function test_Finalize_ListsLocksAndDivides() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.prank(alice);
        sale.finalize();
        IPresaleWords.State memory s = sale.state();
        assertEq(s.poolStatus, FINISHED);
        assertEq(s.finalizedAt, block.timestamp);
        assertEq(s.vestingStart, block.timestamp);
        assertEq(s.pair, venueFactory.getPair(address(token), wrappedNative));
        assertEq(s.lockId, 1);
        assertEq(locker.lockOf(1).owner, alice);
        assertEq(locker.lockOf(1).unlockAt, block.timestamp + 180 days);
        assertEq(ERC20(wrappedNative).balanceOf(s.pair), 36 ether);
        assertEq(token.balanceOf(s.pair), 28_800e18);
        assertEq(address(sale).balance, 24 ether);
        assertEq(token.balanceOf(address(sale)), 148_000e18 - 28_800e18);
        assertSolvent(sale);

        uint256 before = alice.balance;
        sale.withdraw();
        assertEq(alice.balance - before, 24 ether);
        assertEq(token.balanceOf(alice), SUPPLY - 148_000e18 + 59_200e18);
        assertEq(address(sale).balance, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToWithdraw.selector));
        sale.withdraw();
        sale.claimFor(two(bob, carol));
        assertEq(token.balanceOf(address(sale)), 0);
    }

    function test_Finalize_BurnsTheUnsold() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[BURNS] = 1;
        IPresale sale = finishedSale(p);
        assertEq(token.balanceOf(0x000000000000000000000000000000000000dEaD), 59_200e18);
        sale.withdraw();
        assertEq(token.balanceOf(alice), SUPPLY - 148_000e18);
    }

    function test_Finalize_FullBeforeItsEnd() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 50 ether);
        put(sale, carol, 49 ether);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_StillRunning.selector, endTime));
        sale.finalize();
        put(sale, dave, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_OwnerOnlyUntil.selector, endTime + 24 hours));
        vm.prank(keeper);
        sale.finalize();
        vm.prank(alice);
        sale.finalize();
        assertStatus(sale, FINISHED, 0);
    }

    function test_P16_AnybodyFinalizesFromADayAfterTheEnd() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.warp(endTime + 24 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_OwnerOnlyUntil.selector, endTime + 24 hours));
        vm.prank(keeper);
        sale.finalize();
        vm.warp(endTime + 24 hours);
        vm.prank(keeper);
        sale.finalize();
        assertEq(sale.state().vestingStart, endTime + 24 hours);
    }

    function test_P16_FinalizeUntilTheSecondBeforeSevenDaysAreOver() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.warp(endTime + 7 days - 1);
        vm.prank(keeper);
        sale.finalize();
        // Buyers do not wait longer because the owner was late (S-50).
        assertEq(sale.state().vestingStart, endTime + 24 hours);
        assertEq(sale.state().finalizedAt, endTime + 7 days - 1);
    }

    function test_RevertWhen_TheSoftCapIsMissed() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 49.9 ether);
        vm.warp(endTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SoftCapNotReached.selector, 49.9 ether, 50 ether));
        vm.prank(alice);
        sale.finalize();
    }

    function test_Finalize_ExitFeesGoHalfIntoThePool() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 40 ether);
        put(sale, carol, 20 ether);
        put(sale, dave, 10 ether);
        vm.prank(dave);
        sale.refund();
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        address pair = sale.state().pair;
        assertEq(ERC20(wrappedNative).balanceOf(pair), 36.5 ether);
        assertEq(token.balanceOf(pair), 29_200e18);
        uint256 before = treasury.balance;
        sale.payPlatform();
        assertEq(treasury.balance - before, 0.5 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToWithdraw.selector));
        sale.payPlatform();
        sale.withdraw();
        assertEq(address(sale).balance, 0);
    }

    function test_Finalize_PaysInvitersOutOfTheOwnersPart() public {
        IPresale sale = openSale(NORMAL);
        uint256[] memory rates = new uint256[](2);
        (rates[0], rates[1]) = (1000, 500);
        vm.prank(alice);
        sale.openInviter(rates);
        vm.warp(startTime);
        put(sale, dave, 10 ether);
        putVia(sale, bob, 20 ether, dave);
        putVia(sale, carol, 30 ether, bob);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        // dave 10 % of 20 and 5 % of 30, bob 10 % of 30.
        assertEq(inviter.presaleInfo(address(sale)).total, 6.5 ether);
        uint256 before = alice.balance;
        sale.withdraw();
        assertEq(alice.balance - before, 24 ether - 6.5 ether);
        inviter.claimReward(address(sale), dave);
        inviter.claimReward(address(sale), bob);
        assertEq(dave.balance, 990 ether + 3.5 ether);
        assertEq(bob.balance, 980 ether + 3 ether);
    }

    function test_Finalize_PaysInvitersInTokens() public {
        IPresale sale = openSale(dollarPlan(FAIR));
        uint256[] memory rates = new uint256[](1);
        rates[0] = 1000;
        vm.prank(alice);
        sale.openInviter(rates);
        vm.warp(startTime);
        put(sale, dave, 50 ether);
        putVia(sale, bob, 50 ether, dave);
        putVia(sale, carol, 50 ether, dave);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        assertApproxEqAbs(inviter.presaleInfo(address(sale)).total, uint256(10 ether) * 2 / 3, 100);
        assertEq(dollar.allowance(address(sale), address(inviter)), 0);
        assertSolvent(sale);
        address[] memory all = new address[](3);
        (all[0], all[1], all[2]) = (bob, carol, dave);
        sale.claimFor(all);
        sale.withdraw();
        assertLe(dollar.balanceOf(address(sale)), 3);
    }

    function test_S56_PrivateSalePaysItsOwnerStepByStep() public {
        IPresale sale = finishedSale(newPlan(PRIVATE));
        assertEq(sale.state().pair, address(0));
        assertEq(sale.state().lockId, 0);
        uint256 before = alice.balance;
        sale.withdraw();
        assertEq(alice.balance - before, 12 ether);
        assertEq(token.balanceOf(alice), SUPPLY - 60_000e18);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToWithdraw.selector));
        sale.withdraw();
        skip(30 days);
        sale.withdraw();
        assertEq(alice.balance - before, 27 ether);
        skip(365 days);
        sale.withdraw();
        assertEq(alice.balance - before, 60 ether);
        assertSolvent(sale);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ValueRefused.selector, 1));
        payable(address(sale)).transfer(1);
    }

    function test_S56_PrivateSaleGivesItsHalfOfTheExitFeesToTheOwner() public {
        IPresale sale = runningSale(PRIVATE);
        put(sale, bob, 40 ether);
        put(sale, carol, 20 ether);
        put(sale, dave, 10 ether);
        vm.prank(dave);
        sale.refund();
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        skip(365 days);
        uint256 before = alice.balance;
        sale.withdraw();
        assertEq(alice.balance - before, 60.5 ether);
        sale.payPlatform();
        assertEq(address(sale).balance, 0);
    }

    // slots by proof

    function test_P15_AProofIsGoodForItsOwnSaleWalletAndTierOnce() public {
        (IPresale sale, bytes32[] memory proof) = merkleSale();
        IPresale other = openSale(NORMAL);
        bytes32 root = sale.whitelistRoot();
        vm.prank(alice);
        other.setWhitelistRoot(root, KEY);
        bytes memory invalid = abi.encodeWithSelector(IPresaleWords.Presale_ProofInvalid.selector, bob, 0);
        vm.expectRevert(invalid);
        other.activateSlot(bob, 0, 1, proof);
        vm.expectRevert(invalid);
        sale.activateSlot(bob, 0, 2, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ProofInvalid.selector, carol, 0));
        sale.activateSlot(carol, 0, 1, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ProofInvalid.selector, bob, 1));
        sale.activateSlot(bob, 1, 1, proof);
        // An inner node is no leaf (double hashing).
        vm.expectRevert(invalid);
        sale.activateSlot(bob, 0, 1, new bytes32[](0));
        vm.chainId(5);
        vm.expectRevert(invalid);
        sale.activateSlot(bob, 0, 1, proof);
        vm.chainId(31_337);

        vm.expectEmit(address(sale));
        emit SlotActivated(bob, 0, 1);
        vm.prank(keeper);
        sale.activateSlot(bob, 0, 1, proof);
        (bool used, bool revoked) = sale.isLeafUsed(0);
        assertTrue(used);
        assertFalse(revoked);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_LeafUsed.selector, 0));
        sale.activateSlot(bob, 0, 1, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_LeafUsed.selector, 0));
        vm.prank(alice);
        sale.revokeLeaves(new uint256[](1));
    }

    function test_RevertWhen_ALeafIsRevokedOrTaken() public {
        (IPresale sale, bytes32[] memory proof) = merkleSale();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_LevelUnknown.selector, 0));
        sale.activateSlot(bob, 0, 0, proof);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_LevelUnknown.selector, 3));
        sale.activateSlot(bob, 0, 3, proof);
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        sale.revokeLeaves(new uint256[](1));
        bytes memory gone = abi.encodeWithSelector(IPresaleWords.Presale_LeafRevoked.selector, 0);
        vm.expectRevert(gone);
        sale.activateSlot(bob, 0, 1, proof);
        vm.revertToState(snapshot);
        list(sale, 1, bob, bob, bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotTaken.selector, bob));
        sale.activateSlot(bob, 0, 1, proof);
        list(sale, 0, bob, bob, bob);
        vm.expectRevert(gone);
        sale.activateSlot(bob, 0, 1, proof);
        vm.prank(alice);
        sale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
        sale.activateSlot(bob, 0, 1, proof);
    }

    function test_SetWhitelistRoot_AnotherListCountsItsLeavesAnew() public {
        (IPresale sale, bytes32[] memory proof) = merkleSale();
        sale.activateSlot(bob, 0, 1, proof);
        bytes32 root = leafOf(sale, 0, dave, 2);
        vm.prank(alice);
        sale.setWhitelistRoot(root, KEY);
        sale.activateSlot(dave, 0, 2, new bytes32[](0));
        (, uint256 status, uint256 level) = sale.whitelistOf(dave);
        assertEq(abi.encode(status, level), abi.encode(1, 2));
    }

    function test_ContributeWithProof_EvenIfSomebodyWasFaster() public {
        (IPresale sale, bytes32[] memory proof) = merkleSale();
        vm.warp(startTime);
        expectPut(
            sale,
            bob,
            1 ether,
            abi.encodeWithSelector(IPresaleWords.Presale_TierOnly.selector, 1, startTime + 1 hours, 0)
        );
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 2; ++i) {
            if (i == 1) sale.activateSlot(bob, 0, 1, proof);
            vm.prank(bob);
            sale.contributeWithProof{value: 1 ether}(1 ether, address(0), 0, 1, proof);
            (, uint256 status,) = sale.whitelistOf(bob);
            assertEq(status, 2);
            vm.revertToState(snapshot);
        }
    }

    function test_ContributeWithPermit_TakesASignedAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.prank(alice);
        dollar.transfer(signer, 10 ether);
        IPresale sale = runningSale(dollarPlan(NORMAL));
        bytes32 permit = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(sale),
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
            if (i == 1) dollar.permit(signer, address(sale), 10 ether, block.timestamp, v, r, s);
            vm.prank(signer);
            sale.contributeWithPermit(10 ether, address(0), block.timestamp, abi.encodePacked(r, s, v));
            assertEq(sale.accountOf(signer).contributed, 10 ether);
            vm.revertToState(snapshot);
        }
        vm.prank(signer);
        vm.expectRevert();
        sale.contributeWithPermit(10 ether, address(0), block.timestamp, "other wallets' bytes");
    }

    function test_ListForeign_IsAStepOfTheSaleItself() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        (bool ok,) = address(sale).call(abi.encodePacked(listForeignSelector(), new bytes(448)));
        assertFalse(ok);
    }

    function test_Finalize_CancelsWhenTheTokenCannotBeSold() public {
        ForeignToken foreign = new ForeignToken(address(venueFactory), wrappedNative, 18, alice, 1e33);
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(foreign);
        IPresale sale = openSale(p);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        sale.openInviter(rates);
        vm.warp(startTime);
        put(sale, bob, 40 ether);
        putVia(sale, carol, 20 ether, bob);
        put(sale, dave, 10 ether);
        vm.prank(dave);
        sale.refund();
        vm.warp(endTime);
        foreign.setTaxes(0, 9000, 0);
        foreign.setExempt(address(sale), true);
        vm.expectEmit(address(sale));
        emit Canceled(4);
        vm.prank(alice);
        sale.finalize();
        assertStatus(sale, CANCELED, 4);
        assertEq(venueFactory.getPair(address(foreign), wrappedNative), address(0));
        assertEq(inviter.presaleInfo(address(sale)).status, 3);
        sale.refundFor(two(bob, carol));
        sale.reclaimExitFee(dave);
        assertEq(bob.balance, 1000 ether);
        assertEq(carol.balance, 1000 ether);
        assertEq(dave.balance, 1000 ether);
        sale.withdraw();
        assertEq(foreign.balanceOf(address(sale)), 0);
        assertEq(address(sale).balance, 0);
    }

    function merkleSale() private returns (IPresale sale, bytes32[] memory proof) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1]) = (1, 1 hours);
        sale = openSale(p);
        proof = new bytes32[](1);
        proof[0] = leafOf(sale, 1, carol, 2);
        bytes32 root = pairOf(leafOf(sale, 0, bob, 1), proof[0]);
        vm.prank(alice);
        sale.setWhitelistRoot(root, KEY);
    }

    function listForeignSelector() private view returns (bytes4) {
        string memory artifact = vm.readFile("out/NormalPresale.sol/NormalPresale.json");
        string[] memory signatures = vm.parseJsonKeys(artifact, ".methodIdentifiers");
        for (uint256 i = 0; i < signatures.length; ++i) {
            if (vm.indexOf(signatures[i], "listForeign") == 0) return bytes4(keccak256(bytes(signatures[i])));
        }
        revert("no such step");
    }
}
