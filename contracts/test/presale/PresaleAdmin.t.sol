// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleCreation} from "../../src/presale/IPresaleCreation.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleCapabilities} from "../../src/presale/PresaleCapabilities.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice What the owner does, and every view; the whitelist is tested in `PresaleAdminWhitelist.t.sol`.
contract PresaleAdminTest is PresaleFixture {
    event Withdrawn(address indexed to, address indexed asset, uint256 amount);

    // cancel, destroy, withdraw

    function test_Cancel_GivesTheTokensBack() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.expectEmit(address(presale));
        emit Withdrawn(alice, address(token), 148_000e18);
        vm.prank(alice);
        presale.cancel();
        assertStatus(presale, CANCELED, 1);
        assertEq(token.balanceOf(alice), SUPPLY);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
        vm.prank(alice);
        presale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.withdraw();
    }

    function test_Destroy_RemovesWhatHasNotBegun() public {
        IPresale presale = openPresale(NORMAL);
        vm.warp(startTime - 1);
        vm.prank(alice);
        presale.destroy();
        assertStatus(presale, CANCELED, 5);
        assertEq(token.balanceOf(alice), SUPPLY);
        presale = openLater();
        vm.warp(presale.startTime());
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_AlreadyBegun.selector, presale.startTime(), 0));
        vm.prank(alice);
        presale.destroy();
    }

    function test_Withdraw_TakesTheTokensOfAFailedPresale() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.withdraw();
        vm.warp(endTime);
        vm.prank(keeper);
        presale.withdraw();
        assertStatus(presale, CANCELED, 2);
        assertEq(token.balanceOf(alice), SUPPLY);
    }

    function test_WithdrawTo_PaysAnotherAddress() public {
        IPresale presale = finishedPresale(newPlan(NORMAL));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ReceiverZero.selector));
        presale.withdrawTo(address(0));
        presale.withdrawTo(dave);
        assertEq(dave.balance, 1024 ether);
        assertEq(token.balanceOf(dave), 59_200e18);
    }

    function test_RevertWhen_TheOwnerRefusesMoney() public {
        IPresale presale = finishedPresale(newPlan(NORMAL));
        vm.etch(alice, type(RefusesPayment).runtimeCode);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, alice, 24 ether));
        presale.withdraw();
    }

    // exit fees

    function test_S53_ExitFeesComeBackWhenThePresaleFails() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        vm.prank(bob);
        presale.refund();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotCanceled.selector, OPEN));
        presale.reclaimExitFee(bob);
        vm.warp(endTime);
        vm.prank(keeper);
        presale.reclaimExitFee(bob);
        assertEq(bob.balance, 1000 ether);
        assertStatus(presale, CANCELED, 2);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToRefund.selector, bob));
        presale.reclaimExitFee(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotFinished.selector, CANCELED));
        presale.payPlatform();
    }

    function test_ReclaimExitFeeTo_PaysAnotherAddress() public {
        IPresale presale = runningPresale(NORMAL);
        RefusesPayment wallet = new RefusesPayment();
        vm.deal(address(wallet), 10 ether);
        wallet.call(address(presale), 10 ether, abi.encodeCall(presale.contribute, (10 ether, address(0))));
        wallet.call(address(presale), 0, abi.encodeCall(presale.refundTo, (keeper)));
        vm.prank(alice);
        presale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, address(wallet), 1 ether));
        vm.prank(address(wallet));
        presale.reclaimExitFee(address(wallet));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ReceiverZero.selector));
        wallet.call(address(presale), 0, abi.encodeCall(presale.reclaimExitFeeTo, (address(0))));
        wallet.call(address(presale), 0, abi.encodeCall(presale.reclaimExitFeeTo, (keeper)));
        assertEq(keeper.balance, 11 ether);
    }

    function test_RevertWhen_ThePlatformRefusesMoney() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, dave, 10 ether);
        vm.prank(dave);
        presale.refund();
        put(presale, bob, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.etch(treasury, type(RefusesPayment).runtimeCode);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, treasury, 0.5 ether));
        presale.payPlatform();
        assertEq(presale.state().exitFees, 0.5 ether);
    }

    // times

    function test_SetTime_BeforeTheStart() public {
        IPresale presale = openPresale(NORMAL);
        vm.prank(alice);
        presale.setTime(startTime + 1 days, endTime + 2 days);
        assertEq(presale.startTime(), startTime + 1 days);
        assertEq(presale.endTime(), endTime + 2 days);
        assertFalse(presale.state().termsChanged);
    }

    function test_RevertWhen_TimesUnusable() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[T1], p.numbers[T2]) = (2 hours, 2 hours);
        IPresale presale = openPresale(p);
        uint256 at = block.timestamp;
        refuseTime(
            presale,
            at + 300,
            endTime,
            abi.encodeWithSelector(IPresaleTypes.Presale_StartTooEarly.selector, at + 300, at + 301)
        );
        refuseTime(
            presale,
            startTime,
            startTime,
            abi.encodeWithSelector(IPresaleTypes.Presale_EndNotAfterStart.selector, startTime, startTime)
        );
        uint256 latest = at + 3650 days;
        refuseTime(
            presale,
            startTime,
            latest + 1,
            abi.encodeWithSelector(IPresaleTypes.Presale_EndTooLate.selector, latest + 1, latest)
        );
        refuseTime(
            presale,
            startTime,
            startTime + 4 hours,
            abi.encodeWithSelector(IPresaleTypes.Presale_TiersTooLong.selector, 2 hours, 2 hours, 4 hours)
        );
        vm.prank(alice);
        presale.setTime(at + 301, endTime);
        vm.warp(at + 301);
        refuseTime(
            presale, at + 302, endTime, abi.encodeWithSelector(IPresaleTypes.Presale_AlreadyBegun.selector, at + 301, 0)
        );
        vm.warp(at + 1 days);
        refuseTime(
            presale,
            at + 301,
            at + 1 days,
            abi.encodeWithSelector(IPresaleTypes.Presale_EndTooEarly.selector, at + 1 days, at + 1 days + 1)
        );
        vm.prank(alice);
        presale.setTime(at + 301, at + 1 days + 1);
        vm.warp(at + 1 days + 1);
        refuseTime(
            presale, at + 301, endTime, abi.encodeWithSelector(IPresaleTypes.Presale_Ended.selector, at + 1 days + 1)
        );
    }

    // inviter, information

    function test_OpenInviter_OnceBeforeTheStart() public {
        IPresale presale = openPresale(NORMAL);
        (bool open, uint256[] memory rates) = presale.inviterRates();
        assertFalse(open);
        assertEq(rates.length, 0);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_InviterLevels.selector, 0, 3));
        presale.openInviter(new uint256[](0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_InviterLevels.selector, 4, 3));
        presale.openInviter(new uint256[](4));
        rates = new uint256[](3);
        (rates[0], rates[1], rates[2]) = (2000, 1000, 1001);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_InviterRatesTooHigh.selector, 4001, 4000));
        presale.openInviter(rates);
        rates[2] = type(uint256).max;
        vm.expectRevert(
            abi.encodeWithSelector(IPresaleTypes.Presale_InviterRatesTooHigh.selector, type(uint256).max, 4000)
        );
        presale.openInviter(rates);
        rates[2] = 1000;
        presale.openInviter(rates);
        (open, rates) = presale.inviterRates();
        assertTrue(open);
        assertEq(rates[0], 2000);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_InviterOpen.selector));
        presale.openInviter(rates);
        vm.warp(startTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_InviterFixed.selector, startTime));
        presale.openInviter(rates);
    }

    function test_UpdateInfo_ReplacesTheKey() public {
        IPresale presale = openPresale(NORMAL);
        assertEq(presale.ipfsKey(), KEY);
        vm.startPrank(alice);
        presale.updateInfo("another");
        assertEq(presale.ipfsKey(), "another");
        presale.updateInfo("");
        assertEq(presale.ipfsKey(), "");
    }

    // views

    function test_Terms_AreWhatWasAgreed() public {
        Plan memory p = vestingPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (1, 1 hours, 2 hours, 1);
        (p.numbers[BURNS], p.numbers[BELOW], p.numbers[TAX]) = (1, 1, 500);
        p.numbers[ROOT] = 9;
        p.addresses[3] = keeper;
        IPresale presale = openPresale(p);
        IPresaleTypes.Terms memory t = presale.terms();
        assertEq(abi.encode(t.claimToken, t.currency, t.router, t.owner), abi.encode(token, address(0), router, alice));
        uint256[] memory n = new uint256[](23);
        (n[0], n[1], n[2], n[3], n[4]) = (t.hardCap, t.softCap, t.presaleRate, t.liquidityRate, t.liquidityPercent);
        (n[5], n[6], n[7], n[8], n[9]) = (t.minCurrency, t.maxCurrency, t.startTime, t.endTime, t.lockTime);
        (n[10], n[11], n[12], n[13]) = (t.useWhiteList, t.t1Block, t.t2Block, t.enableWhiteTransfer ? 1 : 0);
        (n[14], n[15], n[16], n[17]) = (t.vest ? 1 : 0, t.vestFirst, t.vestCycle, t.vestPercent);
        (n[18], n[19], n[20]) = (t.burnsUnsold ? 1 : 0, t.listsBelowPresale ? 1 : 0, t.maxRepairBps);
        (n[21], n[22]) = (t.declaredTaxBps, uint256(presale.whitelistRoot()));
        assertEq(n, p.numbers);
        checkFields(presale, n);
    }

    function test_State_OfANewPresale() public {
        IPresale presale = openPresale(NORMAL);
        IPresaleTypes.State memory s = presale.state();
        IPresaleTypes.State memory expected;
        expected.tokensDeposited = 148_000e18;
        assertEq(abi.encode(s), abi.encode(expected));
        assertEq(presale.tokensNeeded(), 148_000e18);
        assertEq(presale.releasedBps(type(uint40).max), 0);
    }

    function test_Capabilities_OnlyGoOut() public {
        IPresale presale = openPresale(NORMAL);
        assertEq(presale.capabilities(), 511);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 100;
        vm.prank(alice);
        presale.openInviter(rates);
        assertEq(presale.capabilities(), 511 - PresaleCapabilities.OPEN_INVITER);
        vm.warp(startTime);
        uint256 later = PresaleCapabilities.CANCEL | PresaleCapabilities.SET_TIME | PresaleCapabilities.WHITELIST
            | PresaleCapabilities.SLOT_TRANSFER | PresaleCapabilities.FINALIZE | PresaleCapabilities.UPDATE_INFO;
        assertEq(presale.capabilities(), later);
        put(presale, bob, 50 ether);
        vm.warp(endTime);
        assertEq(presale.capabilities(), later - PresaleCapabilities.SET_TIME);
        vm.warp(endTime + 7 days);
        assertEq(presale.capabilities(), later - PresaleCapabilities.SET_TIME - PresaleCapabilities.FINALIZE);
        presale.withdraw();
        assertEq(presale.capabilities(), PresaleCapabilities.UPDATE_INFO);
    }

    function test_P38_SolvencyInEveryState() public {
        IPresale presale = runningPresale(FAIR);
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        checkOwed(presale, 148_000e18, 150 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        checkOwed(presale, 100_000e18, 90 ether);
        presale.claimFor(two(bob, carol));
        presale.withdraw();
        assertSolvent(presale);
        presale = canceledPresale2();
        checkOwed(presale, 0, 10 ether);
        presale = runningPresaleLater();
        checkOwed(presale, 148_000e18, 0);
        vm.prank(alice);
        presale.cancel();
        checkOwed(presale, 0, 0);
    }

    // P-37

    function test_P37_OnlyTheFactoryBeginsAPresaleAndOnce() public {
        IPresale presale = openPresale(NORMAL);
        IPresaleCreation.Start memory start;
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotFactory.selector, alice));
        vm.prank(alice);
        IPresaleCreation(address(presale)).init(start);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_AlreadyInitialized.selector));
        vm.prank(address(presaleFactory));
        IPresaleCreation(address(presale)).init(start);
    }

    function test_P37_ImplementationsAndAdminContractAreLocked() public {
        for (uint256 id = NORMAL; id <= PRIVATE + 1; ++id) {
            address at = adminContract;
            if (id <= PRIVATE) (at,,) = presaleFactory.template(id);
            IPresale presale = IPresale(at);
            if (id <= PRIVATE) {
                vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
                presale.contribute{value: 1 ether}(1 ether, address(0));
                vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
                presale.finalize();
                vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotFinished.selector, CANCELED));
                presale.claim();
                IPresaleCreation.Start memory start;
                vm.expectRevert();
                IPresaleCreation(at).init(start);
            }
            vm.expectRevert();
            presale.setTime(1, 2);
        }
    }

    function openLater() private returns (IPresale) {
        (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
        return openPresale(newPlan(NORMAL));
    }

    function runningPresaleLater() private returns (IPresale presale) {
        presale = openLater();
        vm.warp(startTime);
    }

    function canceledPresale2() private returns (IPresale presale) {
        presale = runningPresaleLater();
        put(presale, bob, 10 ether);
        vm.prank(alice);
        presale.cancel();
    }

    function refuseTime(IPresale presale, uint256 start, uint256 end, bytes memory reason) private {
        vm.expectRevert(reason);
        vm.prank(alice);
        presale.setTime(start, end);
    }

    function checkOwed(IPresale presale, uint256 tokens, uint256 money) private view {
        IPresale.AssetSolvency[] memory assets = presale.solvency();
        assertEq(assets[0].asset, presale.claimToken());
        assertEq(assets[1].asset, presale.currency());
        if (presale.poolStatus() != FINISHED) assertEq(assets[0].owed, tokens);
        else assertGe(assets[0].owed, tokens);
        assertEq(assets[1].owed, money);
        assertSolvent(presale);
    }

    function checkFields(IPresale presale, uint256[] memory n) private view {
        assertEq(
            abi.encode(presale.claimToken(), presale.currency(), presale.ownerAddress()),
            abi.encode(token, address(0), alice)
        );
        assertEq(abi.encode(presale.router(), presale.whitelistAdmin()), abi.encode(router, keeper));
        assertEq(presale.templateId(), NORMAL);
        uint256[] memory m = new uint256[](23);
        (m[0], m[1], m[2], m[3]) =
        (presale.hardCap(), presale.softCap(), presale.presaleRate(), presale.liquidityRate());
        (m[4], m[5], m[6]) = (presale.liquidityPercent(), presale.minCurrency(), presale.maxCurrency());
        (m[7], m[8], m[9]) = (presale.startTime(), presale.endTime(), presale.lockTime());
        (m[10], m[11], m[12]) = (presale.useWhiteList(), presale.t1Block(), presale.t2Block());
        (m[13], m[14]) = (presale.enableWhiteTransfer() ? 1 : 0, presale.vest() ? 1 : 0);
        (m[15], m[16], m[17]) = (presale.vestFirst(), presale.vestCycle(), presale.vestPercent());
        (m[18], m[19], m[20], m[21], m[22]) = (n[18], n[19], n[20], n[21], n[22]);
        assertEq(m, n);
    }
}
