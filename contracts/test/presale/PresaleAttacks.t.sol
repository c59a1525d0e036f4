// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Takes what comes back, and tries every door of the presale meanwhile.
contract GreedyBuyer {
    IPresale private immutable _presale;
    bytes[] private _doors;
    uint256 public opened;

    constructor(IPresale presale_) payable {
        _presale = presale_;
        _doors.push(abi.encodeCall(presale_.refund, ()));
        _doors.push(abi.encodeCall(presale_.claim, ()));
        _doors.push(abi.encodeCall(presale_.finalize, ()));
        _doors.push(abi.encodeCall(presale_.withdraw, ()));
        _doors.push(abi.encodeCall(presale_.payPlatform, ()));
        _doors.push(abi.encodeCall(presale_.reclaimExitFee, (address(this))));
        _doors.push(abi.encodeCall(presale_.contribute, (0, address(0))));
        address[] memory me = new address[](1);
        me[0] = address(this);
        _doors.push(abi.encodeCall(presale_.refundFor, (me)));
        _doors.push(abi.encodeCall(presale_.claimFor, (me)));
    }

    receive() external payable {
        for (uint256 i = 0; i < _doors.length; ++i) {
            (bool ok,) = address(_presale).call(_doors[i]);
            if (ok) ++opened;
        }
    }

    function contribute(uint256 amount) external {
        _presale.contribute{value: amount}(amount, address(0));
    }

    function refund() external {
        _presale.refund();
    }

    function claim() external {
        _presale.claim();
    }
}

/// @notice Whole presales against people who want what is not theirs.
contract PresaleAttacksTest is PresaleFixture {
    /// @notice P-09: dust of any size on either side, counted or not: the presale lists at its price.
    function testFuzz_P09_DustNeverStopsAFinalize(uint256 tokenDust, uint256 quoteDust, bool counted) public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        address pair = venueFactory.createPair(address(token), wrappedNative);
        tokenDust = bound(tokenDust, 0, 40 ether / 2000 * 800);
        quoteDust = bound(quoteDust, 0, 1000 ether);
        if (tokenDust != 0) {
            vm.prank(alice);
            token.transfer(pair, tokenDust);
        }
        if (counted) IVenuePair(pair).sync();
        if (quoteDust != 0) {
            vm.deal(dave, quoteDust);
            vm.startPrank(dave);
            IWrappedNative(wrappedNative).deposit{value: quoteDust}();
            IWrappedNative(wrappedNative).transfer(pair, quoteDust);
            vm.stopPrank();
        }
        vm.prank(alice);
        presale.finalize();
        (uint256 tokens, uint256 quotes) = reservesOf(pair);
        assertApproxEqRel(tokens * 1e18, quotes * 800e18, 0.005e18, "price");
        assertStatus(presale, FINISHED, 0);
        assertSolvent(presale);
        vm.prank(bob);
        presale.claim();
        assertEq(token.balanceOf(bob), 40_000e18);
    }

    /// @notice P-07: refused for a pool at another price, everybody is free by the clock.
    function test_P07_APoolOutOfReachLeavesTheClock() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        address pair = venueFactory.createPair(address(token), wrappedNative);
        vm.startPrank(alice);
        token.transfer(pair, 30_000e18);
        IWrappedNative(wrappedNative).deposit{value: 400 ether}();
        IWrappedNative(wrappedNative).transfer(pair, 400 ether);
        IVenuePair(pair).mint(alice);
        vm.expectRevert();
        presale.finalize();
        vm.stopPrank();
        assertStatus(presale, OPEN, 0);
        vm.warp(endTime + 7 days);
        uint256 before = bob.balance;
        vm.prank(bob);
        presale.refund();
        assertEq(bob.balance, before + 40 ether);
        assertStatus(presale, CANCELED, 3);
    }

    /// @notice P-17: the exchange is the one of the presale's first day, whatever its router says by then.
    function test_P17_ARouterThatTurnsLaterChangesNoPresale() public {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.mockCall(address(router), abi.encodeWithSignature("factory()"), abi.encode(new FakeVenue()));
        vm.prank(alice);
        presale.finalize();
        address pair = presale.state().pair;
        assertEq(pair, venueFactory.getPair(address(token), wrappedNative));
        (uint256 tokens, uint256 quotes) = reservesOf(pair);
        assertEq(abi.encode(tokens, quotes), abi.encode(28_800e18, 36 ether));
    }

    /// @notice P-18: a token that keeps more than it declared ends the presale with everybody's money back.
    function test_P18_AVerdictGivesEverythingBack() public {
        (IPresale presale, ForeignToken foreign) = foreignPresale(500);
        foreign.setExempt(address(presale), true);
        foreign.setTaxes(0, 1000, 0);
        uint256 deposited = foreign.balanceOf(address(presale));
        uint256 owned = foreign.balanceOf(alice);
        vm.expectEmit(true, false, false, false, address(presale));
        emit IPresaleListing.TokenRefused(address(foreign), 0, 0);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, CANCELED, 4);
        assertEq(venueFactory.getPair(address(foreign), wrappedNative), address(0), "undone");
        vm.prank(bob);
        presale.refund();
        vm.prank(carol);
        presale.refund();
        assertEq(bob.balance + carol.balance, 2000 ether, "all of it");
        presale.withdraw();
        assertEq(foreign.balanceOf(alice), owned + deposited);
        assertEq(inviter.presaleInfo(address(presale)).status, 3, "nobody is owed a reward");
    }

    /// @notice S-54: a refused trade, or too little gas, is no verdict; the presale can be finished when it is mended.
    function test_P18_ARefusalIsNoVerdict() public {
        (IPresale presale, ForeignToken foreign) = foreignPresale(500);
        foreign.setExempt(address(presale), true);
        foreign.setTemper(ForeignToken.Temper.RefusesSells);
        vm.startPrank(alice);
        vm.expectRevert();
        presale.finalize();
        foreign.setTemper(ForeignToken.Temper.Plain);
        (bool ok,) = address(presale).call{gas: 2_500_000}(abi.encodeCall(presale.finalize, ()));
        assertFalse(ok);
        assertStatus(presale, OPEN, 0);
        presale.finalize();
        vm.stopPrank();
        assertStatus(presale, FINISHED, 0);
        assertSolvent(presale);
    }

    /// @notice P-14: whatever comes back opens no other door.
    function test_P14_NoDoorOpensWhileOneIsPaid() public {
        Plan memory p = newPlan(FAIR);
        p.numbers[MAX_CURRENCY] = 1000 ether;
        IPresale presale = runningPresale(p);
        GreedyBuyer greedy = new GreedyBuyer{value: 300 ether}(presale);
        greedy.contribute(100 ether);
        greedy.refund();
        assertEq(greedy.opened(), 0, "while leaving");
        greedy.contribute(200 ether);
        put(presale, bob, 200 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        uint256 before = address(greedy).balance;
        greedy.claim();
        assertEq(greedy.opened(), 0, "while claiming");
        assertEq(address(greedy).balance, before + 150 ether, "its excess, once");
        assertEq(token.balanceOf(address(greedy)), 50_000e18);
        assertSolvent(presale);
        vm.prank(bob);
        presale.claim();
        presale.withdraw();
        assertSolvent(presale);
    }

    /// @notice P-14: a swarm of single units costs nobody more than a unit each.
    function testFuzz_P14_ASwarmRoundsInThePresalesFavour(uint256 seed) public {
        Plan memory p = newPlan(FAIR);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0, 1000 ether);
        IPresale presale = runningPresale(p);
        put(presale, bob, 111 ether + seed % 1 ether);
        for (uint160 i = 1; i <= 12; ++i) {
            address one_ = address(0xabc000 + i);
            uint256 amount = 1 + (seed >> i) % 7;
            vm.deal(one_, amount);
            put(presale, one_, amount);
        }
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        uint256 before = bob.balance;
        vm.prank(bob);
        presale.claim();
        assertLe(bob.balance - before, presale.total() - 100 ether);
        for (uint160 i = 1; i <= 12; ++i) {
            presale.claimFor(one(address(0xabc000 + i)));
        }
        presale.withdraw();
        assertSolvent(presale);
    }

    /// @notice P-14: whatever the token's fineness, no wallet of an oversubscribed presale loses more than a thousand-millionth
    /// of the hard cap; what could cost more is not made. Ten units for ten coins, and everybody would pay for half a one.
    function testFuzz_P14_ACoarseTokenTakesNobodysMoney(uint256 power) public {
        uint256 units = 10 ** bound(power, 1, 12);
        Plan memory p = coarsePlan(FAIR, units);
        if (units < 1e9) {
            return expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_FairTooCoarse.selector, units, 1e9));
        }
        assertNoMoreLost(runningPresale(p), 10 ether / 1e9 + 2);
    }

    /// @notice P-14: where everybody gets what they pay for, only whole units are paid for, however much one costs.
    function testFuzz_P14_ACoarseTokenIsPaidByTheUnit(uint256 power, bool isPrivate) public {
        uint256 units = 10 ** bound(power, 1, 12);
        IPresale presale = runningPresale(coarsePlan(isPrivate ? PRIVATE : NORMAL, units));
        uint256 price = 10 ether / units;
        put(presale, bob, 3 * price + price / 2);
        assertEq(presale.accountOf(bob).contributed, 3 * price);
        bytes memory reason = abi.encodeWithSelector(IPresaleTypes.Presale_BuysNothing.selector, price / 2, price);
        expectPut(presale, carol, price / 2, reason);
    }

    /// @notice S-56: the owner of a private presale is paid as tokens are released, and by no side door.
    function test_S56_InviterRatesDoNotPayAPrivateOwnerAtOnce() public {
        IPresale presale = openPresale(vestingPlan(PRIVATE));
        uint256[] memory rates = new uint256[](1);
        rates[0] = 10_000;
        vm.prank(alice);
        vm.expectPartialRevert(IPresaleTypes.Presale_InviterRatesTooHigh.selector);
        presale.openInviter(rates);
    }

    /// @notice S-50: whoever changes the time leaves everybody time to leave.
    function test_S50_AChangeOfTimeLeavesTimeToLeave() public {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 50 ether);
        vm.prank(alice);
        vm.expectPartialRevert(IPresaleTypes.Presale_EndTooEarly.selector);
        presale.setTime(startTime, block.timestamp + 1);
    }

    /// @notice P-34 with a real presale: the slot is used by who bought it, and is worth nothing to who sold it.
    function test_P34_ASoldSlotIsTheBuyers() public {
        (IPresale presale, uint256 presaleId) = offeredSlot();
        vm.prank(carol);
        market.submit{value: 1 ether}(presaleId);
        vm.warp(startTime);
        vm.expectRevert();
        vm.prank(bob);
        presale.contribute{value: 1 ether}(1 ether, address(0));
        put(presale, carol, 1 ether);
        (, uint256 status,) = presale.whitelistOf(carol);
        assertEq(status, 2);
    }

    /// @notice P-34 with a real presale: used, revoked, canceled, public: no order is filled.
    function test_P34_NothingVoidIsSold() public {
        (IPresale presale, uint256 presaleId) = offeredSlot();
        uint256 snapshot = vm.snapshotState();
        vm.warp(startTime);
        put(presale, bob, 1 ether);
        expectUnsold(presaleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        presale.setWhitelist(one(bob), 0);
        expectUnsold(presaleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        presale.setSlotTransfer(false);
        expectUnsold(presaleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        presale.cancel();
        expectUnsold(presaleId);
        vm.revertToState(snapshot);
        vm.warp(startTime + 2 hours);
        expectUnsold(presaleId);
        vm.warp(startTime + 2 hours - 1);
        assertTrue(market.isFillable(presaleId));
        vm.prank(carol);
        market.submit{value: 1 ether}(presaleId);
    }

    /// @dev Twice the hard cap comes in, in twenty parts. @param most What a wallet may lose to rounding.
    function assertNoMoreLost(IPresale presale, uint256 most) private {
        for (uint160 i = 1; i <= 20; ++i) {
            vm.deal(address(0xabc000 + i), 1 ether);
            put(presale, address(0xabc000 + i), 1 ether);
        }
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        for (uint160 i = 1; i <= 20; ++i) {
            address buyer = address(0xabc000 + i);
            presale.claimFor(one(buyer));
            uint256 worth = token.balanceOf(buyer) * 1e18 / presale.presaleRate();
            assertGe(buyer.balance + worth + most, 1 ether, "lost to rounding");
        }
        presale.withdraw();
        assertSolvent(presale);
    }

    /// @dev So many base units for ten coins, at most a coin a wallet; the pool lists below, so that it holds a price.
    function coarsePlan(uint256 templateId, uint256 units) private view returns (Plan memory p) {
        p = newPlan(templateId);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (10 ether, 5 ether);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0, templateId == FAIR ? 1 ether : 10 ether);
        p.numbers[PRESALE_RATE] = units * 1e18 / 10 ether;
        if (templateId != PRIVATE) {
            (p.numbers[LIQUIDITY_RATE], p.numbers[BELOW]) = (1e16, 1);
        }
    }

    function expectUnsold(uint256 presaleId) private {
        assertFalse(market.isFillable(presaleId));
        uint256 before = carol.balance;
        vm.expectRevert();
        vm.prank(carol);
        market.submit{value: 1 ether}(presaleId);
        assertEq(carol.balance, before);
    }

    function offeredSlot() private returns (IPresale presale, uint256 presaleId) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (1, 1 hours, 1 hours, 1);
        presale = openPresale(p);
        vm.prank(alice);
        presale.setWhitelist(one(bob), 1);
        vm.prank(bob);
        presaleId = market.add(address(presale), 1 ether, startTime + 3 days);
    }

    /// @dev 60 coins came in, by an inviter, and the time is over.
    function foreignPresale(uint256 declaredBps) private returns (IPresale presale, ForeignToken foreign) {
        foreign = new ForeignToken(address(venueFactory), wrappedNative, 18, alice, 1e30);
        Plan memory p = newPlan(NORMAL);
        (p.addresses[0], p.numbers[TAX]) = (address(foreign), declaredBps);
        presale = openPresale(p);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        presale.openInviter(rates);
        vm.warp(startTime);
        putVia(presale, bob, 40 ether, dave);
        put(presale, carol, 20 ether);
        vm.warp(endTime);
    }

    function reservesOf(address pair) private view returns (uint256 tokens, uint256 quotes) {
        (uint256 reserve0, uint256 reserve1,) = IVenuePair(pair).getReserves();
        return IVenuePair(pair).token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
