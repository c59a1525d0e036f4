// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IReferral} from "../../templates/token/IReferral.sol";
import {ReferralHarness} from "./ReferralHarness.sol";

/// @notice Offers, bindings and rebates by branch, in the order of `Referral.tree`.
contract ReferralTest is Test {
    uint256 private constant SUPPLY = 1_000_000e18;
    uint256 private constant SMALL = 1e18;
    uint256 private constant INTERVAL = 3;

    address private immutable anna = makeAddr("anna");
    address private immutable ben = makeAddr("ben");
    address private immutable carl = makeAddr("carl");
    address private immutable stranger = makeAddr("stranger");

    ReferralHarness private referral;

    function setUp() public {
        vm.roll(1000);
        referral = made(SUPPLY, rates(300, 200, 100, 50, 50, 50, 50), INTERVAL);
    }

    // constructor

    function test_Constructor_SetsTerms() public view {
        (uint256[7] memory rebateBps, uint256 interval, uint256 small) = referral.referralTerms();
        assertEq(abi.encode(rebateBps), abi.encode(rates(300, 200, 100, 50, 50, 50, 50)));
        assertEq(interval, INTERVAL);
        assertEq(small, SMALL);
    }

    function test_Constructor_Announces() public {
        vm.expectEmit();
        emit IReferral.RebatesSet(rates(10, 5, 0, 0, 0, 0, 0));
        vm.expectEmit();
        emit IReferral.BindIntervalSet(7);
        made(SUPPLY, rates(10, 5, 0, 0, 0, 0, 0), 7);
    }

    function test_Constructor_SmallIsAtLeastOne() public {
        (,, uint256 small) = made(999_999, rates(1, 0, 0, 0, 0, 0, 0), 0).referralTerms();
        assertEq(small, 1);
    }

    function test_RevertWhen_OneRebateTooHigh() public {
        expectRefused(rates(1001, 0, 0, 0, 0, 0, 0), 3, tooHigh(1001, 1000));
    }

    function test_RevertWhen_RebatesAboveATax() public {
        uint256[] memory numbers = params(SUPPLY, rates(300, 200, 0, 0, 0, 0, 0), 3);
        numbers[4] = 499;
        vm.expectRevert(tooHigh(500, 499));
        new ReferralHarness(numbers);
        (numbers[4], numbers[5]) = (500, 500);
        new ReferralHarness(numbers);
    }

    function test_RevertWhen_RebateAbsurd() public {
        uint256 max = type(uint256).max;
        expectRefused(rates(max, max, 0, 0, 0, 0, 0), 3, tooHigh(max, 1000));
    }

    function test_RevertWhen_RebatesTooHigh() public {
        expectRefused(rates(994, 1, 1, 1, 1, 1, 2), 3, tooHigh(1001, 1000));
    }

    function test_Constructor_AcceptsTenPercent() public {
        (uint256[7] memory rebateBps,,) = made(SUPPLY, rates(1000, 0, 0, 0, 0, 0, 0), 3).referralTerms();
        assertEq(rebateBps[0], 1000);
    }

    function test_RevertWhen_RebateGap() public {
        expectRefused(rates(100, 0, 100, 0, 0, 0, 0), 3, abi.encodeWithSelector(IReferral.Token_RebateGap.selector, 3));
    }

    function test_Constructor_AcceptsSevenLevels() public {
        (uint256[7] memory rebateBps,,) = made(SUPPLY, rates(1, 2, 3, 4, 5, 6, 7), 3).referralTerms();
        assertEq(rebateBps[6], 7);
    }

    function test_RevertWhen_BindIntervalTooLong() public {
        made(SUPPLY, rates(1, 0, 0, 0, 0, 0, 0), 100);
        bytes memory reason = abi.encodeWithSelector(IReferral.Token_BindIntervalTooLong.selector, 101, 100);
        expectRefused(rates(1, 0, 0, 0, 0, 0, 0), 101, reason);
    }

    // transfers

    function test_P26_SmallTransferOffers() public {
        vm.expectEmit(address(referral));
        emit IReferral.InviteOffered(anna, ben);
        offer(anna, ben);
        assertEq(referral.pendingInvite(ben, anna), 1000);
        assertEq(referral.inviterOf(ben), address(0), "dust bound somebody");
    }

    function test_P26_NoOfferToTheBound() public {
        bind(anna, ben);
        offer(carl, ben);
        assertEq(referral.pendingInvite(ben, carl), 0);
    }

    function test_P26_NoOfferToSellers() public {
        referral.trade(ben, true, 100e18, 10e18);
        offer(anna, ben);
        assertEq(referral.pendingInvite(ben, anna), 0);
    }

    function test_P26_NoOfferToInviters() public {
        bind(anna, ben);
        offer(carl, anna);
        assertEq(referral.pendingInvite(anna, carl), 0);
    }

    function test_P26_SecondOfferKeepsTheFirst() public {
        offer(anna, ben);
        vm.roll(1002);
        offer(anna, ben);
        assertEq(referral.pendingInvite(ben, anna), 1000);
    }

    function test_P26_NoOfferToOneself() public {
        offer(anna, anna);
        assertEq(referral.pendingInvite(anna, anna), 0);
    }

    function test_P26_AirdropToolOffers() public {
        vm.prank(stranger);
        referral.transferFrom(anna, ben, SMALL);
        assertEq(referral.pendingInvite(ben, anna), 1000);
    }

    function test_P26_SpenderCannotAccept() public {
        offer(anna, ben);
        vm.roll(1010);
        vm.prank(stranger);
        referral.transferFrom(ben, anna, SMALL);
        assertEq(referral.inviterOf(ben), address(0));
    }

    function test_P26_AnswerBinds() public {
        offer(anna, ben);
        vm.roll(1003);
        vm.expectEmit(address(referral));
        emit IReferral.InviterBound(ben, anna);
        offer(ben, anna);
        assertEq(referral.inviterOf(ben), anna);
        assertEq(referral.pendingInvite(ben, anna), 0);
    }

    function test_P26_EarlyAnswerDoesNothing() public {
        offer(anna, ben);
        vm.roll(1002);
        offer(ben, anna);
        assertEq(referral.inviterOf(ben), address(0));
        assertEq(referral.pendingInvite(anna, ben), 0, "the answer became an offer");
        vm.roll(1020);
        offer(anna, ben);
        assertEq(referral.inviterOf(anna), address(0), "the direction turned round");
    }

    function test_P26_RefusedInviterNeverReverts() public {
        referral.setOutside(anna);
        offer(anna, ben);
        vm.roll(1003);
        offer(ben, anna);
        assertEq(referral.inviterOf(ben), address(0));
    }

    function test_P26_ZeroIsNoHandshake() public {
        sendAs(anna, ben, 0);
        assertEq(referral.pendingInvite(ben, anna), 0);
        offer(anna, ben);
        vm.roll(1003);
        sendAs(ben, anna, 0);
        assertEq(referral.inviterOf(ben), address(0));
    }

    function test_P26_LargeIsNoHandshake() public {
        sendAs(anna, ben, SMALL + 1);
        assertEq(referral.pendingInvite(ben, anna), 0);
        offer(anna, ben);
        vm.roll(1003);
        sendAs(ben, anna, SMALL + 1);
        assertEq(referral.inviterOf(ben), address(0));
    }

    // acceptInviter

    function test_AcceptInviter_Binds() public {
        offer(anna, ben);
        vm.roll(1003);
        vm.expectEmit(address(referral));
        emit IReferral.InviterBound(ben, anna);
        vm.prank(ben);
        referral.acceptInviter(anna);
        assertEq(referral.inviterOf(ben), anna);
        assertEq(referral.pendingInvite(ben, anna), 0);
    }

    function test_RevertWhen_InviterSelf() public {
        vm.prank(anna);
        vm.expectRevert(IReferral.Token_InviterSelf.selector);
        referral.acceptInviter(anna);
    }

    function test_RevertWhen_InviterAlreadyBound() public {
        offer(carl, ben);
        bind(anna, ben);
        expectAcceptRefused(ben, carl, abi.encodeWithSelector(IReferral.Token_InviterAlreadyBound.selector, anna));
    }

    function test_RevertWhen_InviterLate() public {
        offer(anna, ben);
        referral.trade(ben, true, 100e18, 10e18);
        vm.roll(1003);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviterLate.selector));
    }

    function test_AcceptInviter_AfterBuying() public {
        offer(anna, ben);
        referral.trade(ben, false, 100e18, 10e18);
        vm.roll(1003);
        vm.prank(ben);
        referral.acceptInviter(anna);
        assertEq(referral.inviterOf(ben), anna);
    }

    function test_RevertWhen_InviterCyclic() public {
        offer(carl, anna);
        bind(anna, ben);
        bytes memory reason = abi.encodeWithSelector(IReferral.Token_InviterCyclic.selector, carl);
        expectAcceptRefused(anna, carl, reason);
        expectAcceptRefused(anna, ben, abi.encodeWithSelector(IReferral.Token_InviterCyclic.selector, ben));
    }

    function test_RevertWhen_InviteMissing() public {
        bytes memory reason = abi.encodeWithSelector(IReferral.Token_InviteMissing.selector, anna);
        expectAcceptRefused(ben, anna, reason);
        // An offer to somebody else is none.
        offer(anna, carl);
        vm.roll(1003);
        expectAcceptRefused(ben, anna, reason);
    }

    function test_RevertWhen_InviteTooEarly() public {
        offer(anna, ben);
        vm.roll(1002);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviteTooEarly.selector, 1003));
    }

    function test_AcceptInviter_IntervalZero() public {
        referral = made(SUPPLY, rates(100, 0, 0, 0, 0, 0, 0), 0);
        offer(anna, ben);
        vm.prank(ben);
        referral.acceptInviter(anna);
        assertEq(referral.inviterOf(ben), anna);
    }

    function test_RevertWhen_InviterRefused() public {
        referral.setOutside(anna);
        offer(anna, ben);
        vm.roll(1003);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviterRefused.selector, anna));
    }

    function test_RevertWhen_InviteeRefused() public {
        referral.setOutside(ben);
        offer(anna, ben);
        vm.roll(1003);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviterRefused.selector, ben));
    }

    // trades

    function test_Trade_WithoutInviterPaysNothing() public {
        assertEq(referral.trade(ben, false, 100e18, 10e18), 10e18);
        assertEq(referral.balanceOf(address(referral)), 10e18);
    }

    function test_Trade_RemembersTheSale() public {
        assertEq(referral.trade(ben, true, 100e18, 10e18), 10e18);
        assertEq(referral.trade(ben, true, 100e18, 10e18), 10e18);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviterLate.selector));
    }

    function test_P26_BindingOfThisBlockPaysNothing() public {
        offer(anna, ben);
        vm.roll(1003);
        offer(ben, anna);
        assertEq(referral.trade(ben, false, 100e18, 10e18), 10e18);
        vm.roll(1004);
        assertEq(referral.trade(ben, false, 100e18, 10e18), 7e18);
        assertEq(referral.balanceOf(anna), 3e18);
    }

    function test_P26_SevenLevelsAndNoMore() public {
        address[] memory chain = chainOf(9);
        vm.expectEmit(address(referral));
        emit IReferral.RebatePaid(chain[0], chain[1], 1, 3e18);
        assertEq(referral.trade(chain[0], true, 100e18, 10e18), 2e18);
        uint256[7] memory expected = rates(300, 200, 100, 50, 50, 50, 50);
        for (uint256 level = 1; level <= 7; ++level) {
            assertEq(referral.balanceOf(chain[level]), (100e18 * expected[level - 1]) / 10_000);
        }
        assertEq(referral.balanceOf(chain[8]), 0, "an eighth level was paid");
    }

    function test_Trade_ShortChain() public {
        bind(anna, ben);
        vm.roll(block.number + 1);
        assertEq(referral.trade(ben, true, 100e18, 10e18), 7e18);
        assertEq(referral.balanceOf(anna), 3e18);
    }

    function test_Trade_StopsAtZeroRate() public {
        referral = made(SUPPLY, rates(300, 200, 0, 0, 0, 0, 0), INTERVAL);
        address[] memory chain = chainOf(5);
        assertEq(referral.trade(chain[0], true, 100e18, 10e18), 5e18);
        assertEq(referral.balanceOf(chain[3]), 0);
    }

    function test_P26_NeverMoreThanTheTax() public {
        address[] memory chain = chainOf(4);
        assertEq(referral.trade(chain[0], true, 100e18, 4e18), 0);
        assertEq(referral.balanceOf(chain[1]), 3e18);
        assertEq(referral.balanceOf(chain[2]), 1e18);
        assertEq(referral.balanceOf(chain[3]), 0);
    }

    // setRebates, setBindInterval, taxes

    function test_SetRebates_Lowers() public {
        uint256[7] memory lower = rates(300, 100, 0, 0, 0, 0, 0);
        vm.expectEmit(address(referral));
        emit IReferral.RebatesSet(lower);
        referral.setRebates(lower);
        (uint256[7] memory rebateBps, uint256 interval,) = referral.referralTerms();
        assertEq(abi.encode(rebateBps), abi.encode(lower));
        assertEq(interval, INTERVAL);
    }

    function test_RevertWhen_SetRebatesByStranger() public {
        vm.prank(stranger);
        vm.expectRevert("not the owner");
        referral.setRebates(rates(0, 0, 0, 0, 0, 0, 0));
    }

    function test_RevertWhen_RebateNotLower() public {
        vm.expectRevert(abi.encodeWithSelector(IReferral.Token_RebateRaised.selector, 2));
        referral.setRebates(rates(300, 201, 100, 50, 50, 50, 50));
    }

    function test_RevertWhen_SetRebatesWithGap() public {
        vm.expectRevert(abi.encodeWithSelector(IReferral.Token_RebateGap.selector, 2));
        referral.setRebates(rates(0, 200, 0, 0, 0, 0, 0));
    }

    function test_SetBindInterval_Sets() public {
        offer(anna, ben);
        vm.expectEmit(address(referral));
        emit IReferral.BindIntervalSet(5);
        referral.setBindInterval(5);
        vm.roll(1004);
        expectAcceptRefused(ben, anna, abi.encodeWithSelector(IReferral.Token_InviteTooEarly.selector, 1005));
        (uint256[7] memory rebateBps, uint256 interval,) = referral.referralTerms();
        assertEq(interval, 5);
        assertEq(abi.encode(rebateBps), abi.encode(rates(300, 200, 100, 50, 50, 50, 50)));
    }

    function test_RevertWhen_SetBindIntervalByStranger() public {
        vm.prank(stranger);
        vm.expectRevert("not the owner");
        referral.setBindInterval(0);
    }

    function test_RevertWhen_SetBindIntervalTooLong() public {
        referral.setBindInterval(100);
        vm.expectRevert(abi.encodeWithSelector(IReferral.Token_BindIntervalTooLong.selector, 101, 100));
        referral.setBindInterval(101);
    }

    function test_CheckTaxes_Cover() public view {
        referral.checkTaxes(800, 800);
    }

    function test_RevertWhen_TaxesDoNotCoverRebates() public {
        vm.expectRevert(tooHigh(800, 799));
        referral.checkTaxes(799, 2000);
        vm.expectRevert(tooHigh(800, 799));
        referral.checkTaxes(2000, 799);
    }

    // Against a reference model: a plain loop over a plain list.

    function testFuzz_P26_RebatesMatchTheModel(uint256 amount, uint256 taxBps, uint256 length, uint256 seed) public {
        amount = bound(amount, 0, type(uint112).max);
        taxBps = bound(taxBps, 0, 2499);
        length = bound(length, 1, 10);
        uint256[7] memory bps = fuzzedRates(seed);
        referral = made(SUPPLY, bps, INTERVAL);
        address[] memory chain = chainOf(length);
        uint256 tax = (amount * taxBps) / 10_000;

        uint256 left = referral.trade(chain[0], seed % 2 == 0, amount, tax);

        uint256 modelLeft = tax;
        for (uint256 level = 1; level < length && level <= 7; ++level) {
            uint256 rebate = (amount * bps[level - 1]) / 10_000;
            if (rebate > modelLeft) rebate = modelLeft;
            if (rebate == 0) break;
            modelLeft -= rebate;
            assertEq(referral.balanceOf(chain[level]), rebate, "rebate");
        }
        assertEq(left, modelLeft, "left");
        assertEq(referral.balanceOf(address(referral)), modelLeft, "kept");
    }

    /// @notice Whatever offers and answers a crowd makes, the tree has no cycle.
    function testFuzz_P26_TreeHasNoCycle(uint256[40] memory acts) public {
        for (uint256 i = 0; i < acts.length; ++i) {
            address from = member(acts[i] % 6);
            address to = member((acts[i] >> 8) % 6);
            vm.roll(block.number + (acts[i] >> 16) % 5);
            if ((acts[i] >> 24) % 7 == 0) referral.trade(from, (acts[i] >> 32) % 2 == 0, 1e18, 1e17);
            else sendAs(from, to, 1);
        }
        for (uint256 i = 0; i < 6; ++i) {
            address at = member(i);
            for (uint256 steps = 0; at != address(0); ++steps) {
                assertLt(steps, 6, "a cycle");
                at = referral.inviterOf(at);
            }
        }
    }

    function tooHigh(uint256 bps, uint256 max) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IReferral.Token_RebateTooHigh.selector, bps, max);
    }

    function made(uint256 supply, uint256[7] memory bps, uint256 interval) private returns (ReferralHarness) {
        return new ReferralHarness(params(supply, bps, interval));
    }

    function params(uint256 supply, uint256[7] memory bps, uint256 interval)
        private
        pure
        returns (uint256[] memory numbers)
    {
        numbers = new uint256[](26);
        (numbers[0], numbers[4], numbers[5]) = (supply, 1500, 1200);
        for (uint256 i = 0; i < 7; ++i) {
            numbers[18 + i] = bps[i];
        }
        numbers[25] = interval;
    }

    function expectRefused(uint256[7] memory bps, uint256 interval, bytes memory reason) private {
        vm.expectRevert(reason);
        made(SUPPLY, bps, interval);
    }

    function expectAcceptRefused(address invitee, address inviter, bytes memory reason) private {
        vm.prank(invitee);
        vm.expectRevert(reason);
        referral.acceptInviter(inviter);
    }

    function sendAs(address from, address to, uint256 amount) private {
        vm.prank(from);
        referral.transfer(to, amount);
    }

    function offer(address from, address to) private {
        sendAs(from, to, SMALL);
    }

    function bind(address inviter, address invitee) private {
        offer(inviter, invitee);
        vm.roll(block.number + INTERVAL);
        offer(invitee, inviter);
        assertEq(referral.inviterOf(invitee), inviter);
    }

    /// @notice `chain[0]` was invited by `chain[1]`, who was invited by `chain[2]`, and so on.
    function chainOf(uint256 length) private returns (address[] memory chain) {
        chain = new address[](length);
        for (uint256 i = 0; i < length; ++i) {
            chain[i] = member(i);
        }
        for (uint256 i = length - 1; i > 0; --i) {
            bind(chain[i], chain[i - 1]);
        }
        vm.roll(block.number + 1);
    }

    function fuzzedRates(uint256 seed) private pure returns (uint256[7] memory bps) {
        uint256 left = 1000;
        for (uint256 i = 0; i < 7; ++i) {
            uint256 rate = uint256(keccak256(abi.encode(seed, i))) % 300;
            if (rate == 0 || rate > left) break;
            bps[i] = rate;
            left -= rate;
        }
    }

    function member(uint256 index) private pure returns (address) {
        return address(uint160(0xabc0 + index));
    }

    function rates(uint256 a, uint256 b, uint256 c, uint256 d, uint256 e, uint256 f, uint256 g)
        private
        pure
        returns (uint256[7] memory)
    {
        return [a, b, c, d, e, f, g];
    }
}
