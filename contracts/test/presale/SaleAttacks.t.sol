// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {IPresaleWords} from "../../src/presale/IPresaleWords.sol";
import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Takes what comes back, and tries every door of the sale meanwhile.
contract GreedyBuyer {
    IPresale private immutable _sale;
    bytes[] private _doors;
    uint256 public opened;

    constructor(IPresale sale_) payable {
        _sale = sale_;
        _doors.push(abi.encodeCall(sale_.refund, ()));
        _doors.push(abi.encodeCall(sale_.claim, ()));
        _doors.push(abi.encodeCall(sale_.finalize, ()));
        _doors.push(abi.encodeCall(sale_.withdraw, ()));
        _doors.push(abi.encodeCall(sale_.payPlatform, ()));
        _doors.push(abi.encodeCall(sale_.reclaimExitFee, (address(this))));
        _doors.push(abi.encodeCall(sale_.contribute, (0, address(0))));
        address[] memory me = new address[](1);
        me[0] = address(this);
        _doors.push(abi.encodeCall(sale_.refundFor, (me)));
        _doors.push(abi.encodeCall(sale_.claimFor, (me)));
    }

    receive() external payable {
        for (uint256 i = 0; i < _doors.length; ++i) {
            (bool ok,) = address(_sale).call(_doors[i]);
            if (ok) ++opened;
        }
    }

    function contribute(uint256 amount) external {
        _sale.contribute{value: amount}(amount, address(0));
    }

    function refund() external {
        _sale.refund();
    }

    function claim() external {
        _sale.claim();
    }
}

/// @notice Whole sales against people who want what is not theirs.
contract SaleAttacksTest is PresaleFixture {
    /// @notice P-09: dust of any size on either side, counted or not: the sale lists at its price.
    function testFuzz_P09_DustNeverStopsAFinalize(uint256 tokenDust, uint256 quoteDust, bool counted) public {
        IPresale sale = endedSale(newPlan(NORMAL));
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
        sale.finalize();
        (uint256 tokens, uint256 quotes) = reservesOf(pair);
        assertApproxEqRel(tokens * 1e18, quotes * 800e18, 0.005e18, "price");
        assertStatus(sale, FINISHED, 0);
        assertSolvent(sale);
        vm.prank(bob);
        sale.claim();
        assertEq(token.balanceOf(bob), 40_000e18);
    }

    /// @notice P-07: refused for a pool at another price, everybody is free by the clock.
    function test_P07_APoolOutOfReachLeavesTheClock() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        address pair = venueFactory.createPair(address(token), wrappedNative);
        vm.startPrank(alice);
        token.transfer(pair, 30_000e18);
        IWrappedNative(wrappedNative).deposit{value: 400 ether}();
        IWrappedNative(wrappedNative).transfer(pair, 400 ether);
        IVenuePair(pair).mint(alice);
        vm.expectRevert();
        sale.finalize();
        vm.stopPrank();
        assertStatus(sale, OPEN, 0);
        vm.warp(endTime + 7 days);
        uint256 before = bob.balance;
        vm.prank(bob);
        sale.refund();
        assertEq(bob.balance, before + 40 ether);
        assertStatus(sale, CANCELED, 3);
    }

    /// @notice P-17: the exchange is the one of the sale's first day, whatever its router says by then.
    function test_P17_ARouterThatTurnsLaterChangesNoSale() public {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.mockCall(address(router), abi.encodeWithSignature("factory()"), abi.encode(new FakeVenue()));
        vm.prank(alice);
        sale.finalize();
        address pair = sale.state().pair;
        assertEq(pair, venueFactory.getPair(address(token), wrappedNative));
        (uint256 tokens, uint256 quotes) = reservesOf(pair);
        assertEq(abi.encode(tokens, quotes), abi.encode(28_800e18, 36 ether));
    }

    /// @notice P-18: a token that keeps more than it declared ends the sale with everybody's money back.
    function test_P18_AVerdictGivesEverythingBack() public {
        (IPresale sale, ForeignToken foreign) = foreignSale(500);
        foreign.setExempt(address(sale), true);
        foreign.setTaxes(0, 1000, 0);
        uint256 deposited = foreign.balanceOf(address(sale));
        uint256 owned = foreign.balanceOf(alice);
        vm.expectEmit(true, false, false, false, address(sale));
        emit IPresaleListing.TokenRefused(address(foreign), 0, 0);
        vm.prank(alice);
        sale.finalize();
        assertStatus(sale, CANCELED, 4);
        assertEq(venueFactory.getPair(address(foreign), wrappedNative), address(0), "undone");
        vm.prank(bob);
        sale.refund();
        vm.prank(carol);
        sale.refund();
        assertEq(bob.balance + carol.balance, 2000 ether, "all of it");
        sale.withdraw();
        assertEq(foreign.balanceOf(alice), owned + deposited);
        assertEq(inviter.presaleInfo(address(sale)).status, 3, "nobody is owed a reward");
    }

    /// @notice S-54: a refused trade, or too little gas, is no verdict; the sale can be finished when it is mended.
    function test_P18_ARefusalIsNoVerdict() public {
        (IPresale sale, ForeignToken foreign) = foreignSale(500);
        foreign.setExempt(address(sale), true);
        foreign.setTemper(ForeignToken.Temper.RefusesSells);
        vm.startPrank(alice);
        vm.expectRevert();
        sale.finalize();
        foreign.setTemper(ForeignToken.Temper.Plain);
        (bool ok,) = address(sale).call{gas: 2_500_000}(abi.encodeCall(sale.finalize, ()));
        assertFalse(ok);
        assertStatus(sale, OPEN, 0);
        sale.finalize();
        vm.stopPrank();
        assertStatus(sale, FINISHED, 0);
        assertSolvent(sale);
    }

    /// @notice P-14: whatever comes back opens no other door.
    function test_P14_NoDoorOpensWhileOneIsPaid() public {
        Plan memory p = newPlan(FAIR);
        p.numbers[MAX_CURRENCY] = 1000 ether;
        IPresale sale = runningSale(p);
        GreedyBuyer greedy = new GreedyBuyer{value: 300 ether}(sale);
        greedy.contribute(100 ether);
        greedy.refund();
        assertEq(greedy.opened(), 0, "while leaving");
        greedy.contribute(200 ether);
        put(sale, bob, 200 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        uint256 before = address(greedy).balance;
        greedy.claim();
        assertEq(greedy.opened(), 0, "while claiming");
        assertEq(address(greedy).balance, before + 150 ether, "its excess, once");
        assertEq(token.balanceOf(address(greedy)), 50_000e18);
        assertSolvent(sale);
        vm.prank(bob);
        sale.claim();
        sale.withdraw();
        assertSolvent(sale);
    }

    /// @notice P-14: a swarm of single units costs nobody more than a unit each.
    function testFuzz_P14_ASwarmRoundsInTheSalesFavour(uint256 seed) public {
        Plan memory p = newPlan(FAIR);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0, 1000 ether);
        IPresale sale = runningSale(p);
        put(sale, bob, 111 ether + seed % 1 ether);
        for (uint160 i = 1; i <= 12; ++i) {
            address one_ = address(0xabc000 + i);
            uint256 amount = 1 + (seed >> i) % 7;
            vm.deal(one_, amount);
            put(sale, one_, amount);
        }
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        uint256 before = bob.balance;
        vm.prank(bob);
        sale.claim();
        assertLe(bob.balance - before, sale.total() - 100 ether);
        for (uint160 i = 1; i <= 12; ++i) {
            sale.claimFor(one(address(0xabc000 + i)));
        }
        sale.withdraw();
        assertSolvent(sale);
    }

    /// @notice S-56: the owner of a private sale is paid as tokens are released, and by no side door.
    function test_S56_InviterRatesDoNotPayAPrivateOwnerAtOnce() public {
        IPresale sale = openSale(vestingPlan(PRIVATE));
        uint256[] memory rates = new uint256[](1);
        rates[0] = 10_000;
        vm.prank(alice);
        vm.expectPartialRevert(IPresaleWords.Presale_InviterRatesTooHigh.selector);
        sale.openInviter(rates);
    }

    /// @notice S-50: whoever changes the time leaves everybody time to leave.
    function test_S50_AChangeOfTimeLeavesTimeToLeave() public {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 50 ether);
        vm.prank(alice);
        vm.expectPartialRevert(IPresaleWords.Presale_EndTooEarly.selector);
        sale.setTime(startTime, block.timestamp + 1);
    }

    /// @notice P-34 with a real sale: the slot is used by who bought it, and is worth nothing to who sold it.
    function test_P34_ASoldSlotIsTheBuyers() public {
        (IPresale sale, uint256 saleId) = offeredSlot();
        vm.prank(carol);
        market.submit{value: 1 ether}(saleId);
        vm.warp(startTime);
        vm.expectRevert();
        vm.prank(bob);
        sale.contribute{value: 1 ether}(1 ether, address(0));
        put(sale, carol, 1 ether);
        (, uint256 status,) = sale.whitelistOf(carol);
        assertEq(status, 2);
    }

    /// @notice P-34 with a real sale: used, revoked, canceled, public: no order is filled.
    function test_P34_NothingVoidIsSold() public {
        (IPresale sale, uint256 saleId) = offeredSlot();
        uint256 snapshot = vm.snapshotState();
        vm.warp(startTime);
        put(sale, bob, 1 ether);
        expectUnsold(saleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        sale.setWhitelist(one(bob), 0);
        expectUnsold(saleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        sale.setSlotTransfer(false);
        expectUnsold(saleId);
        vm.revertToState(snapshot);
        vm.prank(alice);
        sale.cancel();
        expectUnsold(saleId);
        vm.revertToState(snapshot);
        vm.warp(startTime + 2 hours);
        expectUnsold(saleId);
        vm.warp(startTime + 2 hours - 1);
        assertTrue(market.isFillable(saleId));
        vm.prank(carol);
        market.submit{value: 1 ether}(saleId);
    }

    function expectUnsold(uint256 saleId) private {
        assertFalse(market.isFillable(saleId));
        uint256 before = carol.balance;
        vm.expectRevert();
        vm.prank(carol);
        market.submit{value: 1 ether}(saleId);
        assertEq(carol.balance, before);
    }

    function offeredSlot() private returns (IPresale sale, uint256 saleId) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (1, 1 hours, 1 hours, 1);
        sale = openSale(p);
        vm.prank(alice);
        sale.setWhitelist(one(bob), 1);
        vm.prank(bob);
        saleId = market.add(address(sale), 1 ether, startTime + 3 days);
    }

    /// @dev 60 coins came in, by an inviter, and the time is over.
    function foreignSale(uint256 declaredBps) private returns (IPresale sale, ForeignToken foreign) {
        foreign = new ForeignToken(address(venueFactory), wrappedNative, 18, alice, 1e30);
        Plan memory p = newPlan(NORMAL);
        (p.addresses[0], p.numbers[TAX]) = (address(foreign), declaredBps);
        sale = openSale(p);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        sale.openInviter(rates);
        vm.warp(startTime);
        putVia(sale, bob, 40 ether, dave);
        put(sale, carol, 20 ether);
        vm.warp(endTime);
    }

    function reservesOf(address pair) private view returns (uint256 tokens, uint256 quotes) {
        (uint256 reserve0, uint256 reserve1,) = IVenuePair(pair).getReserves();
        return IVenuePair(pair).token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
