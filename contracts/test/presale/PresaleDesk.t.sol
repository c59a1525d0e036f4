// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleCreation} from "../../src/presale/IPresaleCreation.sol";
import {IPresaleWords} from "../../src/presale/IPresaleWords.sol";
import {PresaleCapabilities} from "../../src/presale/PresaleCapabilities.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice What the owner does, slots, and every view.
contract PresaleDeskTest is PresaleFixture {
    event SlotSet(address indexed account, uint256 level, uint256 status);
    event SlotMoved(address indexed from, address indexed to, uint256 level);
    event Withdrawn(address indexed to, address indexed asset, uint256 amount);

    // cancel, destroy, withdraw

    function test_Cancel_GivesTheTokensBack() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.expectEmit(address(sale));
        emit Withdrawn(alice, address(token), 148_000e18);
        vm.prank(alice);
        sale.cancel();
        assertStatus(sale, CANCELED, 1);
        assertEq(token.balanceOf(alice), SUPPLY);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
        vm.prank(alice);
        sale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToWithdraw.selector));
        sale.withdraw();
    }

    function test_Destroy_RemovesWhatHasNotBegun() public {
        IPresale sale = openSale(NORMAL);
        vm.warp(startTime - 1);
        vm.prank(alice);
        sale.destroy();
        assertStatus(sale, CANCELED, 5);
        assertEq(token.balanceOf(alice), SUPPLY);
        sale = openLater();
        vm.warp(sale.startTime());
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_AlreadyBegun.selector, sale.startTime(), 0));
        vm.prank(alice);
        sale.destroy();
    }

    function test_Withdraw_TakesTheTokensOfAFailedSale() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToWithdraw.selector));
        sale.withdraw();
        vm.warp(endTime);
        vm.prank(keeper);
        sale.withdraw();
        assertStatus(sale, CANCELED, 2);
        assertEq(token.balanceOf(alice), SUPPLY);
    }

    function test_WithdrawTo_PaysAnotherAddress() public {
        IPresale sale = finishedSale(newPlan(NORMAL));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ReceiverZero.selector));
        sale.withdrawTo(address(0));
        sale.withdrawTo(dave);
        assertEq(dave.balance, 1024 ether);
        assertEq(token.balanceOf(dave), 59_200e18);
    }

    function test_RevertWhen_TheOwnerRefusesMoney() public {
        IPresale sale = finishedSale(newPlan(NORMAL));
        vm.etch(alice, type(RefusesPayment).runtimeCode);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, alice, 24 ether));
        sale.withdraw();
    }

    // exit fees

    function test_S53_ExitFeesComeBackWhenTheSaleFails() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        vm.prank(bob);
        sale.refund();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotCanceled.selector, OPEN));
        sale.reclaimExitFee(bob);
        vm.warp(endTime);
        vm.prank(keeper);
        sale.reclaimExitFee(bob);
        assertEq(bob.balance, 1000 ether);
        assertStatus(sale, CANCELED, 2);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NothingToRefund.selector, bob));
        sale.reclaimExitFee(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotFinished.selector, CANCELED));
        sale.payPlatform();
    }

    function test_ReclaimExitFeeTo_PaysAnotherAddress() public {
        IPresale sale = runningSale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(sale), 10 ether, abi.encodeCall(sale.contribute, (10 ether, address(0))));
        wallet.call(address(sale), 0, abi.encodeCall(sale.refundTo, (keeper)));
        vm.prank(alice);
        sale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, address(wallet), 1 ether));
        vm.prank(address(wallet));
        sale.reclaimExitFee(address(wallet));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ReceiverZero.selector));
        wallet.call(address(sale), 0, abi.encodeCall(sale.reclaimExitFeeTo, (address(0))));
        wallet.call(address(sale), 0, abi.encodeCall(sale.reclaimExitFeeTo, (keeper)));
        assertEq(keeper.balance, 11 ether);
    }

    function test_RevertWhen_ThePlatformRefusesMoney() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, dave, 10 ether);
        vm.prank(dave);
        sale.refund();
        put(sale, bob, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        vm.etch(treasury, type(RefusesPayment).runtimeCode);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_PaymentFailed.selector, treasury, 0.5 ether));
        sale.payPlatform();
        assertEq(sale.state().exitFees, 0.5 ether);
    }

    // times

    function test_SetTime_BeforeTheStart() public {
        IPresale sale = openSale(NORMAL);
        vm.prank(alice);
        sale.setTime(startTime + 1 days, endTime + 2 days);
        assertEq(sale.startTime(), startTime + 1 days);
        assertEq(sale.endTime(), endTime + 2 days);
        assertFalse(sale.state().termsChanged);
    }

    function test_RevertWhen_TimesUnusable() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[T1], p.numbers[T2]) = (2 hours, 2 hours);
        IPresale sale = openSale(p);
        uint256 at = block.timestamp;
        refuseTime(
            sale,
            at + 300,
            endTime,
            abi.encodeWithSelector(IPresaleWords.Presale_StartTooEarly.selector, at + 300, at + 301)
        );
        refuseTime(
            sale,
            startTime,
            startTime,
            abi.encodeWithSelector(IPresaleWords.Presale_EndNotAfterStart.selector, startTime, startTime)
        );
        uint256 latest = at + 3650 days;
        refuseTime(
            sale,
            startTime,
            latest + 1,
            abi.encodeWithSelector(IPresaleWords.Presale_EndTooLate.selector, latest + 1, latest)
        );
        refuseTime(
            sale,
            startTime,
            startTime + 4 hours,
            abi.encodeWithSelector(IPresaleWords.Presale_TiersTooLong.selector, 2 hours, 2 hours, 4 hours)
        );
        vm.prank(alice);
        sale.setTime(at + 301, endTime);
        vm.warp(at + 301);
        refuseTime(
            sale, at + 302, endTime, abi.encodeWithSelector(IPresaleWords.Presale_AlreadyBegun.selector, at + 301, 0)
        );
        vm.warp(at + 1 days);
        refuseTime(
            sale,
            at + 301,
            at + 1 days,
            abi.encodeWithSelector(IPresaleWords.Presale_EndTooEarly.selector, at + 1 days, at + 1 days + 1)
        );
        vm.prank(alice);
        sale.setTime(at + 301, at + 1 days + 1);
        vm.warp(at + 1 days + 1);
        refuseTime(
            sale, at + 301, endTime, abi.encodeWithSelector(IPresaleWords.Presale_Ended.selector, at + 1 days + 1)
        );
    }

    // whitelist

    function test_P16_NoMomentBelongsToTwoTiers() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (1, 1 hours, 2 hours);
        IPresale sale = openSale(p);
        vm.startPrank(alice);
        sale.setWhitelist(one(bob), 1);
        sale.setWhitelist(one(carol), 2);
        vm.stopPrank();
        uint256[4] memory times = [startTime, startTime + 1 hours - 1, startTime + 1 hours, startTime + 3 hours];
        bool[3][4] memory admitted =
            [[true, false, false], [true, false, false], [true, true, false], [true, true, true]];
        address[3] memory people = [bob, carol, dave];
        for (uint256 i = 0; i < 4; ++i) {
            vm.warp(times[i]);
            for (uint256 j = 0; j < 3; ++j) {
                assertEq(sale.mayContribute(people[j], times[i]), admitted[i][j]);
                if (admitted[i][j]) put(sale, people[j], 1 ether);
            }
        }
        vm.warp(startTime);
        expectPut(
            sale,
            dave,
            1 ether,
            abi.encodeWithSelector(IPresaleWords.Presale_TierOnly.selector, 1, startTime + 1 hours, 0)
        );
        vm.warp(startTime + 3 hours - 1);
        expectPut(
            sale,
            dave,
            1 ether,
            abi.encodeWithSelector(IPresaleWords.Presale_TierOnly.selector, 2, startTime + 3 hours, 0)
        );
    }

    function test_ListedOnly_StaysListedOnly() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (2, 1 hours, 1 hours);
        IPresale sale = openSale(p);
        list(sale, 2, bob, carol, carol);
        vm.warp(startTime);
        expectPut(
            sale,
            bob,
            1 ether,
            abi.encodeWithSelector(IPresaleWords.Presale_TierOnly.selector, 1, startTime + 1 hours, 2)
        );
        vm.warp(endTime - 1);
        put(sale, bob, 1 ether);
        expectPut(sale, dave, 1 ether, abi.encodeWithSelector(IPresaleWords.Presale_NotWhitelisted.selector, dave));
        assertFalse(sale.mayContribute(dave, endTime - 1));
    }

    function test_SetWhitelist_ListsAndUnlists() public {
        IPresale sale = openSale(NORMAL);
        vm.expectEmit(address(sale));
        emit SlotSet(bob, 2, 1);
        vm.startPrank(alice);
        sale.setWhitelist(one(bob), 2);
        checkSlot(sale, bob, bob, 1, 2);
        sale.setWhitelist(two(bob, carol), 1);
        checkSlot(sale, bob, bob, 1, 1);
        sale.setWhitelist(two(bob, dave), 0);
        checkSlot(sale, bob, address(0), 3, 0);
        checkSlot(sale, dave, address(0), 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_LevelUnknown.selector, 3));
        sale.setWhitelist(one(bob), 3);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_ListTooLong.selector, 501, 500));
        sale.setWhitelist(new address[](501), 1);
        vm.stopPrank();
        // A used slot stays.
        vm.warp(startTime);
        put(sale, carol, 1 ether);
        checkSlot(sale, carol, carol, 2, 1);
        vm.prank(alice);
        sale.setWhitelist(one(carol), 0);
        checkSlot(sale, carol, carol, 2, 1);
    }

    function test_WhitelistAdmin_ManagesTheListOnly() public {
        Plan memory p = newPlan(NORMAL);
        p.addresses[3] = keeper;
        IPresale sale = openSale(p);
        assertEq(sale.whitelistAdmin(), keeper);
        vm.startPrank(keeper);
        sale.setWhitelist(one(bob), 1);
        sale.setWhitelistRoot(bytes32(uint256(1)), KEY);
        sale.revokeLeaves(new uint256[](1));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOwner.selector, keeper, alice));
        sale.setSlotTransfer(true);
        vm.stopPrank();
        vm.prank(alice);
        sale.setWhitelistAdmin(address(0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotWhitelistAdmin.selector, keeper));
        vm.prank(keeper);
        sale.setWhitelist(one(bob), 1);
    }

    function test_WhitelistRules_AreFixedAtTheStart() public {
        IPresale sale = openSale(NORMAL);
        vm.startPrank(alice);
        sale.setWhitelistMode(1, 1 hours, 0);
        assertEq(sale.useWhiteList(), 1);
        assertEq(sale.t1Block(), 1 hours);
        assertEq(sale.t2Block(), 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_WhitelistModeUnknown.selector, 3));
        sale.setWhitelistMode(3, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_TiersTooLong.selector, 1 days, 0, 1 days));
        sale.setWhitelistMode(1, 1 days, 0);
        sale.setWhitelistRoot(bytes32(uint256(7)), KEY);
        assertEq(sale.whitelistRoot(), bytes32(uint256(7)));
        vm.warp(startTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_WhitelistFixed.selector, startTime));
        sale.setWhitelistMode(0, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_WhitelistFixed.selector, startTime));
        sale.setWhitelistRoot(0, "");
        vm.stopPrank();
        IPresale private_ = openLaterPrivate();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_WhitelistModeUnknown.selector, 1));
        vm.prank(alice);
        private_.setWhitelistMode(1, 0, 0);
    }

    function test_Slots_ChangeHandsWhileUnused() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[SLOT_TRANSFER], p.numbers[T1]) = (1, 1, 1 hours);
        IPresale sale = openSale(p);
        list(sale, 1, bob, carol, carol);
        (uint256 status, uint256 level, bool transferable, uint256 until) = sale.slotOf(bob);
        assertEq(abi.encode(status, level, transferable, until), abi.encode(1, 1, true, startTime + 1 hours));
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotToOneself.selector, bob));
        sale.transferSlot(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotTaken.selector, carol));
        sale.transferSlot(carol);
        vm.expectEmit(address(sale));
        emit SlotMoved(bob, dave, 1);
        sale.transferSlot(dave);
        checkSlot(sale, bob, address(0), 0, 0);
        checkSlot(sale, dave, dave, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotMissing.selector, bob));
        sale.transferSlot(keeper);
        vm.stopPrank();

        vm.prank(address(market));
        sale.moveSlot(dave, bob);
        checkSlot(sale, bob, bob, 1, 1);
        checkSlot(sale, dave, address(0), 0, 0);
        vm.warp(startTime);
        put(sale, bob, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotUsed.selector, bob));
        vm.prank(bob);
        sale.transferSlot(dave);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotTaken.selector, bob));
        vm.prank(carol);
        sale.transferSlot(bob);

        vm.prank(alice);
        sale.setSlotTransfer(false);
        assertFalse(sale.enableWhiteTransfer());
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_SlotTransferOff.selector));
        vm.prank(carol);
        sale.transferSlot(dave);
        vm.prank(alice);
        sale.setSlotTransfer(true);
        vm.prank(alice);
        sale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
        vm.prank(carol);
        sale.transferSlot(dave);
    }

    function test_SlotOf_SaysHowLongItIsOfUse() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[MODE] = 2;
        IPresale sale = openSale(p);
        (,,, uint256 until) = sale.slotOf(bob);
        assertEq(until, endTime);
        vm.startPrank(alice);
        sale.setWhitelistMode(0, 0, 0);
        (,,, until) = sale.slotOf(bob);
        assertEq(until, 0);
        sale.setWhitelistMode(2, 0, 0);
        sale.cancel();
        (,,, until) = sale.slotOf(bob);
        assertEq(until, 0);
    }

    // inviter, information

    function test_OpenInviter_OnceBeforeTheStart() public {
        IPresale sale = openSale(NORMAL);
        (bool open, uint256[] memory rates) = sale.inviterRates();
        assertFalse(open);
        assertEq(rates.length, 0);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_InviterLevels.selector, 0, 3));
        sale.openInviter(new uint256[](0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_InviterLevels.selector, 4, 3));
        sale.openInviter(new uint256[](4));
        rates = new uint256[](3);
        (rates[0], rates[1], rates[2]) = (2000, 1000, 1001);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_InviterRatesTooHigh.selector, 4001, 4000));
        sale.openInviter(rates);
        rates[2] = type(uint256).max;
        vm.expectRevert(
            abi.encodeWithSelector(IPresaleWords.Presale_InviterRatesTooHigh.selector, type(uint256).max, 4000)
        );
        sale.openInviter(rates);
        rates[2] = 1000;
        sale.openInviter(rates);
        (open, rates) = sale.inviterRates();
        assertTrue(open);
        assertEq(rates[0], 2000);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_InviterOpen.selector));
        sale.openInviter(rates);
        vm.warp(startTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_InviterFixed.selector, startTime));
        sale.openInviter(rates);
    }

    function test_UpdateInfo_ReplacesTheKey() public {
        IPresale sale = openSale(NORMAL);
        assertEq(sale.ipfsKey(), KEY);
        vm.startPrank(alice);
        sale.updateInfo("another");
        assertEq(sale.ipfsKey(), "another");
        sale.updateInfo("");
        assertEq(sale.ipfsKey(), "");
    }

    // views

    function test_Terms_AreWhatWasAgreed() public {
        Plan memory p = vestingPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (1, 1 hours, 2 hours, 1);
        (p.numbers[BURNS], p.numbers[BELOW], p.numbers[TAX]) = (1, 1, 500);
        p.numbers[ROOT] = 9;
        p.addresses[3] = keeper;
        IPresale sale = openSale(p);
        IPresaleWords.Terms memory t = sale.terms();
        assertEq(abi.encode(t.claimToken, t.currency, t.router, t.owner), abi.encode(token, address(0), router, alice));
        uint256[] memory n = new uint256[](23);
        (n[0], n[1], n[2], n[3], n[4]) = (t.hardCap, t.softCap, t.presaleRate, t.liquidityRate, t.liquidityPercent);
        (n[5], n[6], n[7], n[8], n[9]) = (t.minCurrency, t.maxCurrency, t.startTime, t.endTime, t.lockTime);
        (n[10], n[11], n[12], n[13]) = (t.useWhiteList, t.t1Block, t.t2Block, t.enableWhiteTransfer ? 1 : 0);
        (n[14], n[15], n[16], n[17]) = (t.vest ? 1 : 0, t.vestFirst, t.vestCycle, t.vestPercent);
        (n[18], n[19], n[20]) = (t.burnsUnsold ? 1 : 0, t.listsBelowSale ? 1 : 0, t.maxRepairBps);
        (n[21], n[22]) = (t.declaredTaxBps, uint256(sale.whitelistRoot()));
        assertEq(n, p.numbers);
        checkFields(sale, n);
    }

    function test_State_OfANewSale() public {
        IPresale sale = openSale(NORMAL);
        IPresaleWords.State memory s = sale.state();
        IPresaleWords.State memory expected;
        expected.tokensDeposited = 148_000e18;
        assertEq(abi.encode(s), abi.encode(expected));
        assertEq(sale.tokensNeeded(), 148_000e18);
        assertEq(sale.releasedBps(type(uint40).max), 0);
    }

    function test_Capabilities_OnlyGoOut() public {
        IPresale sale = openSale(NORMAL);
        assertEq(sale.capabilities(), 511);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 100;
        vm.prank(alice);
        sale.openInviter(rates);
        assertEq(sale.capabilities(), 511 - PresaleCapabilities.OPEN_INVITER);
        vm.warp(startTime);
        uint256 later = PresaleCapabilities.CANCEL | PresaleCapabilities.SET_TIME | PresaleCapabilities.WHITELIST
            | PresaleCapabilities.SLOT_TRANSFER | PresaleCapabilities.FINALIZE | PresaleCapabilities.UPDATE_INFO;
        assertEq(sale.capabilities(), later);
        put(sale, bob, 50 ether);
        vm.warp(endTime);
        assertEq(sale.capabilities(), later - PresaleCapabilities.SET_TIME);
        vm.warp(endTime + 7 days);
        assertEq(sale.capabilities(), later - PresaleCapabilities.SET_TIME - PresaleCapabilities.FINALIZE);
        sale.withdraw();
        assertEq(sale.capabilities(), PresaleCapabilities.UPDATE_INFO);
    }

    function test_P38_SolvencyInEveryState() public {
        IPresale sale = runningSale(FAIR);
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        put(sale, dave, 50 ether);
        checkOwed(sale, 148_000e18, 150 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        checkOwed(sale, 100_000e18, 90 ether);
        sale.claimFor(two(bob, carol));
        sale.withdraw();
        assertSolvent(sale);
        sale = canceledSale2();
        checkOwed(sale, 0, 10 ether);
        sale = runningSaleLater();
        checkOwed(sale, 148_000e18, 0);
        vm.prank(alice);
        sale.cancel();
        checkOwed(sale, 0, 0);
    }

    // P-37

    function test_P37_OnlyTheFactoryBeginsASaleAndOnce() public {
        IPresale sale = openSale(NORMAL);
        IPresaleCreation.Start memory start;
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotFactory.selector, alice));
        vm.prank(alice);
        IPresaleCreation(address(sale)).init(start);
        vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_AlreadyInitialized.selector));
        vm.prank(address(presales));
        IPresaleCreation(address(sale)).init(start);
    }

    function test_P37_ImplementationsAndDeskAreLocked() public {
        for (uint256 id = NORMAL; id <= PRIVATE + 1; ++id) {
            address at = desk;
            if (id <= PRIVATE) (at,,) = presales.template(id);
            IPresale sale = IPresale(at);
            if (id <= PRIVATE) {
                vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
                sale.contribute{value: 1 ether}(1 ether, address(0));
                vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotOpen.selector, CANCELED));
                sale.finalize();
                vm.expectRevert(abi.encodeWithSelector(IPresaleWords.Presale_NotFinished.selector, CANCELED));
                sale.claim();
                IPresaleCreation.Start memory start;
                vm.expectRevert();
                IPresaleCreation(at).init(start);
            }
            vm.expectRevert();
            sale.setTime(1, 2);
        }
    }

    function openLater() private returns (IPresale) {
        (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
        return openSale(newPlan(NORMAL));
    }

    function openLaterPrivate() private returns (IPresale) {
        (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
        return openSale(newPlan(PRIVATE));
    }

    function runningSaleLater() private returns (IPresale sale) {
        sale = openLater();
        vm.warp(startTime);
    }

    function canceledSale2() private returns (IPresale sale) {
        sale = runningSaleLater();
        put(sale, bob, 10 ether);
        vm.prank(alice);
        sale.cancel();
    }

    function refuseTime(IPresale sale, uint256 start, uint256 end, bytes memory reason) private {
        vm.expectRevert(reason);
        vm.prank(alice);
        sale.setTime(start, end);
    }

    function checkSlot(IPresale sale, address account, address owner, uint256 status, uint256 level) private view {
        (address owner_, uint256 status_, uint256 level_) = sale.whitelistOf(account);
        assertEq(abi.encode(owner_, status_, level_), abi.encode(owner, status, level));
        assertEq(sale.accountOf(account).slotStatus, status);
        assertEq(sale.accountOf(account).level, level);
    }

    function checkOwed(IPresale sale, uint256 tokens, uint256 money) private view {
        IPresale.AssetSolvency[] memory assets = sale.solvency();
        assertEq(assets[0].asset, sale.claimToken());
        assertEq(assets[1].asset, sale.currency());
        if (sale.poolStatus() != FINISHED) assertEq(assets[0].owed, tokens);
        else assertGe(assets[0].owed, tokens);
        assertEq(assets[1].owed, money);
        assertSolvent(sale);
    }

    function checkFields(IPresale sale, uint256[] memory n) private view {
        assertEq(
            abi.encode(sale.claimToken(), sale.currency(), sale.ownerAddress()), abi.encode(token, address(0), alice)
        );
        assertEq(abi.encode(sale.router(), sale.whitelistAdmin()), abi.encode(router, keeper));
        assertEq(sale.templateId(), NORMAL);
        uint256[] memory m = new uint256[](23);
        (m[0], m[1], m[2], m[3]) = (sale.hardCap(), sale.softCap(), sale.presaleRate(), sale.liquidityRate());
        (m[4], m[5], m[6]) = (sale.liquidityPercent(), sale.minCurrency(), sale.maxCurrency());
        (m[7], m[8], m[9]) = (sale.startTime(), sale.endTime(), sale.lockTime());
        (m[10], m[11], m[12]) = (sale.useWhiteList(), sale.t1Block(), sale.t2Block());
        (m[13], m[14]) = (sale.enableWhiteTransfer() ? 1 : 0, sale.vest() ? 1 : 0);
        (m[15], m[16], m[17]) = (sale.vestFirst(), sale.vestCycle(), sale.vestPercent());
        (m[18], m[19], m[20], m[21], m[22]) = (n[18], n[19], n[20], n[21], n[22]);
        assertEq(m, n);
    }
}
