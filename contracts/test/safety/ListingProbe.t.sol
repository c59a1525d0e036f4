// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {IListingProbe} from "../../src/safety/IListingProbe.sol";
import {ListingProbe} from "../../src/safety/ListingProbe.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {ForeignToken} from "../presale/ForeignToken.sol";
import {ListingFixture} from "../presale/ListingFixture.sol";
import {GatedToken} from "../launch/GatedToken.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";

/// @notice The rehearsal stands where the presale is, as a state override puts it there.
contract ListingProbeTest is ListingFixture {
    ListingProbe private probe;
    address private immutable buyer = makeAddr("a wallet without a past");

    function setUp() public override {
        super.setUp();
        vm.etch(address(presale), type(ListingProbe).runtimeCode);
        probe = ListingProbe(payable(address(presale)));
    }

    function test_Rehearse_APlainTokenPasses() public {
        ForeignToken token = newForeign();
        IListingProbe.Report memory report = rehearse(token);
        assertTrue(report.funding.ok && report.deposit.ok && report.delivery.ok, "before");
        assertTrue(report.listing.ok && report.payout.ok && report.roundTrip.ok, "after");
        assertEq(report.delivery.received, report.delivery.sent);
        assertEq(report.payout.received, report.payout.sent);
        assertGe(report.listing.received, POOL_TOKENS);
        assertGe(report.roundTrip.received, report.roundTrip.expected);
        assertGe(report.currencyListed, POOL_WEI);
        assertEq(report.pair, venueFactory.getPair(address(token), wrappedNative));
        assertEq(report.liquidity, locker.lockOf(1).amount);
        assertGt(report.listing.gasUsed, 2_000_000);
        assertEq(report.listing.reason.length, 0);
    }

    function test_Rehearse_BeforeThePresaleExistsTheOwnerGives() public {
        ForeignToken token = newForeign();
        vm.etch(alice, type(ListingProbe).runtimeCode);
        IListingProbe.Question memory question = nativeQuestion(token);
        question.giver = alice;
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.deposit.ok && report.listing.ok && report.payout.ok && report.roundTrip.ok);
        assertEq(report.deposit.received, POOL_TOKENS + SPARE_TOKENS);
    }

    function test_Rehearse_ShowsATaxedDeposit() public {
        ForeignToken token = newForeign();
        vm.etch(alice, type(ListingProbe).runtimeCode);
        token.setExempt(alice, false);
        token.setTaxes(0, 0, 500);
        IListingProbe.Question memory question = nativeQuestion(token);
        question.giver = alice;
        IListingProbe.Report memory report = probe.rehearse(question);
        assertEq(report.deposit.received, report.deposit.sent * 95 / 100);
        assertEq(report.payout.received, report.payout.sent * 95 / 100, "buyers would get less");
    }

    function test_Rehearse_ShowsThatThePresaleNeedsAnExemption() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = stocked(token);
        token.setTaxes(0, 1000, 0);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.delivery.ok);
        assertEq(report.delivery.received, report.delivery.sent * 9 / 10);
        assertFalse(report.listing.ok);
        assertEq(bytes4(report.listing.reason), IPoolPlacement.PoolPlacement_PriceMissed.selector);
        assertFalse(report.payout.ok || report.roundTrip.ok);
    }

    function test_Rehearse_MeasuresWhatARoundTripLoses() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = stocked(token);
        token.setExempt(address(presale), true);
        token.setTaxes(300, 700, 0);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.listing.ok && report.roundTrip.ok);
        assertApproxEqRel(report.roundTrip.received, report.roundTrip.expected * 97 * 93 / 10_000, 0.001e18);
    }

    function test_Rehearse_ShowsATokenThatCannotBeSold() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = stocked(token);
        token.setExempt(address(presale), true);
        token.setTemper(ForeignToken.Temper.RefusesSells);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.listing.ok);
        assertFalse(report.roundTrip.ok);
        assertGt(report.roundTrip.reason.length, 0);
    }

    function test_Rehearse_ShowsAPoolAtAnotherPrice() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = stocked(token);
        seedPool(address(token), wrappedNative, POOL_TOKENS, POOL_WEI * 3);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertFalse(report.listing.ok);
        assertEq(bytes4(report.listing.reason), IPoolPlacement.PoolPlacement_RepairTooDear.selector);
    }

    function test_Rehearse_AGatedTokenNeedsItsLauncher() public {
        GatedToken token = newGated();
        IListingProbe.Question memory question = nativeQuestion(ForeignToken(address(token)));
        question.params.tokenTemplate = GATED;
        stock(question.params);
        uint256 snapshot = vm.snapshotState();
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.listing.ok && report.payout.ok);
        assertFalse(report.roundTrip.ok, "no sellability check for tokens of the platform");
        vm.revertToState(snapshot);
        UnnamedLauncher unnamed = new UnnamedLauncher(alice);
        question.params.token = address(unnamed);
        stock(question.params);
        report = probe.rehearse(question);
        assertFalse(report.listing.ok);
        assertEq(bytes4(report.listing.reason), IPresaleTypes.Presale_NotLauncher.selector);
    }

    function test_Rehearse_BuysTheCurrency() public {
        ForeignToken token = newForeign(address(dollar), 18);
        seedPool(address(dollar), wrappedNative, 1e24, 5000 ether);
        IListingProbe.Question memory question = dollarQuestion(token);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.funding.ok && report.listing.ok && report.roundTrip.ok);
        assertGe(report.funding.received, report.funding.expected);
        assertGt(report.funding.sent, 0);
    }

    function test_Rehearse_UsesTheCurrencyThatIsThere() public {
        ForeignToken token = newForeign(address(dollar), 18);
        IListingProbe.Question memory question = dollarQuestion(token);
        vm.prank(alice);
        dollar.transfer(address(presale), 1e24);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.funding.ok && report.listing.ok && report.roundTrip.ok);
        assertEq(report.funding.sent, 0);
    }

    function test_Rehearse_SaysThatTheCurrencyCannotBeBought() public {
        IListingProbe.Report memory report = probe.rehearse(dollarQuestion(newForeign(address(dollar), 18)));
        assertFalse(report.funding.ok || report.listing.ok);
        assertTrue(report.delivery.ok);
    }

    function test_Rehearse_SaysThatTheTokensAreNotThere() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = nativeQuestion(token);
        vm.etch(bob, type(ListingProbe).runtimeCode);
        question.giver = bob;
        IListingProbe.Report memory report = probe.rehearse(question);
        assertFalse(report.deposit.ok || report.listing.ok || report.delivery.ok);
    }

    function test_Rehearse_SurvivesATokenThatBurnsGas() public {
        ForeignToken token = newForeign();
        IListingProbe.Question memory question = stocked(token);
        token.setTemper(ForeignToken.Temper.BurnsGasOnSell);
        IListingProbe.Report memory report = probe.rehearse(question);
        assertTrue(report.funding.ok && report.deposit.ok);
        assertFalse(report.delivery.ok || report.listing.ok);
    }

    function test_Rehearse_LeavesNoDeliveryBehind() public {
        ForeignToken token = newForeign();
        IListingProbe.Report memory report = rehearse(token);
        (uint256 tokens,) = reservesOf(address(token), IV2Pair(report.pair));
        assertEq(token.balanceOf(report.pair), tokens);
        assertEq(
            report.listing.received + token.balanceOf(address(presale)) + report.payout.sent, POOL_TOKENS + SPARE_TOKENS
        );
    }

    function test_RevertWhen_AStepIsCalledFromOutside() public {
        IListingProbe.Question memory question = nativeQuestion(newForeign());
        bytes[6] memory steps = [
            abi.encodeCall(probe.fund, (question)),
            abi.encodeCall(probe.deposit, (question)),
            abi.encodeCall(probe.deliver, (question)),
            abi.encodeCall(probe.listNow, (question)),
            abi.encodeCall(probe.payOut, (question)),
            abi.encodeCall(probe.trade, (question, address(1)))
        ];
        for (uint256 i = 0; i < steps.length; ++i) {
            (bool ok, bytes memory reason) = address(probe).call(steps[i]);
            assertFalse(ok);
            assertEq(bytes4(reason), IListingProbe.ListingProbe_OwnStepsOnly.selector);
        }
    }

    function test_RevertWhen_ListForeignIsCalledFromOutside() public {
        IListingProbe.Question memory question = nativeQuestion(newForeign());
        vm.expectPartialRevert(IPresaleListing.Presale_OnlyItself.selector);
        probe.listForeign(question.params);
    }

    function rehearse(ForeignToken token) private returns (IListingProbe.Report memory) {
        return probe.rehearse(stocked(token));
    }

    function stocked(ForeignToken token) private returns (IListingProbe.Question memory question) {
        question = nativeQuestion(token);
        stock(question.params);
        vm.deal(address(presale), 1000 ether);
    }

    function nativeQuestion(ForeignToken token) private returns (IListingProbe.Question memory question) {
        question.params = nativeParams(address(token), 0);
        fill(question);
    }

    function dollarQuestion(ForeignToken token) private returns (IListingProbe.Question memory question) {
        question.params = dollarParams(address(token), 0);
        fill(question);
        vm.startPrank(alice);
        token.transfer(address(presale), POOL_TOKENS + SPARE_TOKENS);
        vm.stopPrank();
    }

    function fill(IListingProbe.Question memory question) private {
        (question.locker, question.sellabilityCheck) = (address(locker), address(sellabilityCheck));
        (question.router, question.wrappedNative) = (address(router), wrappedNative);
        question.buyer = buyer;
        vm.deal(address(presale), 1000 ether);
    }
}

/// @notice A gate whose launcher nobody named.
contract UnnamedLauncher is SoladyPeer {
    constructor(address receiver) SoladyPeer(receiver, 1e30) {}

    function launchState() external pure returns (bool, uint256, uint256, uint256, bool, address, address) {
        return (false, 0, 0, 0, false, address(0), address(0));
    }
}
