// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice What presales take and pay, for any terms, people and times: to everybody their share, and nothing on the
/// way lost.
contract PresaleArithmeticTest is PresaleFixture {
    uint256 private constant MAX_AMOUNT = type(uint112).max;
    uint256 private constant PEOPLE = 3;

    address[PEOPLE] private people;
    SoladyPeer private coin;

    function setUp() public override {
        super.setUp();
        people = [bob, carol, dave];
        Draft memory draft = plainDraft(alice);
        draft.totalSupply = MAX_AMOUNT;
        vm.deal(alice, 1_000_000 ether);
        token = create(alice, draft, FEE_WEI, address(0), "all there is");
        coin = new SoladyPeer(bob, 1e40);
        vm.startPrank(bob);
        coin.transfer(carol, 3e39);
        coin.transfer(dave, 3e39);
        vm.stopPrank();
    }

    /// @notice P-14: the raise is the pool's and the owner's; the deposit is the buyers', the pool's and the owner's.
    function testFuzz_P14_ANormalPresaleSharesOutExactly(uint256 seed, uint256[PEOPLE] memory amounts) public {
        Plan memory p = anyPlan(NORMAL, seed);
        IPresale presale = runningPresale(p);
        uint256 deposit = token.balanceOf(address(presale));
        uint256 raised = putAll(presale, amounts, p.numbers[HARD_CAP]);
        vm.warp(endTime);
        if (raised < p.numbers[SOFT_CAP]) return assertAllGoesBack(presale);
        vm.prank(alice);
        presale.finalize();

        uint256 bought = 0;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            uint256 due = presale.accountOf(people[i]).contributed * p.numbers[PRESALE_RATE] / 1e18;
            bought += due;
            presale.claimFor(one(people[i]));
            assertEq(token.balanceOf(people[i]), due, "what was bought");
        }
        address pair = presale.state().pair;
        uint256 pooled = raised * p.numbers[LIQUIDITY_PERCENT] / 10_000;
        assertEq(coin.balanceOf(pair), pooled, "the pool's currency");
        assertEq(token.balanceOf(pair), pooled * p.numbers[LIQUIDITY_RATE] / 1e18, "the pool's tokens");
        withdrawIfAny(presale);
        assertEq(coin.balanceOf(alice), raised - pooled, "the owner's currency");
        assertEq(coin.balanceOf(address(presale)), 0, "currency is stuck");
        uint256 left = token.balanceOf(address(presale));
        assertLt(left, PEOPLE, "tokens are stuck");
        uint256 returned = token.balanceOf(alice) - (MAX_AMOUNT - deposit);
        assertEq(bought + token.balanceOf(pair) + returned + left, deposit, "tokens are conserved");
    }

    /// @notice P-14: everybody pays the same part of what they brought, and gets the rest back, to the unit below.
    function testFuzz_P14_AFairPresaleSharesOutByContribution(uint256 seed, uint256[PEOPLE] memory amounts) public {
        Plan memory p = anyPlan(FAIR, seed);
        p.numbers[MAX_CURRENCY] = 3 * p.numbers[HARD_CAP];
        IPresale presale = runningPresale(p);
        uint256 raised = putAll(presale, amounts, 9 * p.numbers[HARD_CAP]);
        vm.warp(endTime);
        if (raised < p.numbers[SOFT_CAP]) return assertAllGoesBack(presale);
        vm.prank(alice);
        presale.finalize();

        uint256 accepted = FixedPointMathLib.min(raised, p.numbers[HARD_CAP]);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            uint256 given = presale.accountOf(people[i]).contributed;
            uint256 kept = given * accepted / raised;
            uint256 before = coin.balanceOf(people[i]);
            vm.prank(people[i]);
            presale.claim();
            uint256 back = coin.balanceOf(people[i]) - before;
            assertEq(token.balanceOf(people[i]), kept * p.numbers[PRESALE_RATE] / 1e18, "the share of the cap");
            assertLe(kept + back, given, "more than was given");
            assertGe(kept + back + 1, given, "more than a unit is missing");
        }
        withdrawIfAny(presale);
        uint256 pooled = accepted * p.numbers[LIQUIDITY_PERCENT] / 10_000;
        assertEq(coin.balanceOf(presale.state().pair), pooled, "the pool's currency");
        assertEq(coin.balanceOf(alice), accepted - pooled, "the owner's currency");
        assertLt(coin.balanceOf(address(presale)), PEOPLE, "currency is stuck");
        assertLe(
            token.balanceOf(address(presale)),
            PEOPLE * (p.numbers[PRESALE_RATE] / 1e18 + 1),
            "more than units of it is stuck"
        );
        assertSolvent(presale);
    }

    /// @notice P-32, S-56: at any time buyers and owner have got just what is released, and at last all of it.
    function testFuzz_P32_ReleaseAtAnyTime(uint256 seed, uint256[PEOPLE] memory amounts, uint256[4] memory waits)
        public
    {
        Plan memory p = anyPlan(PRIVATE, seed);
        IPresale presale = runningPresale(p);
        uint256 raised = putAll(presale, amounts, p.numbers[HARD_CAP]);
        uint256 finalizedAt = endTime + pick(seed, "late") % (7 days);
        vm.warp(finalizedAt);
        if (raised < p.numbers[SOFT_CAP]) return assertAllGoesBack(presale);
        vm.prank(finalizedAt < endTime + 1 days ? alice : keeper);
        presale.finalize();

        uint256 start = FixedPointMathLib.min(finalizedAt, endTime + 1 days);
        for (uint256 i = 0; i < 4; ++i) {
            skip(waits[i] % (p.numbers[VEST_CYCLE] * 3));
            uint256 cycles = (block.timestamp - start) / p.numbers[VEST_CYCLE];
            uint256 released = FixedPointMathLib.min(10_000, p.numbers[VEST_FIRST] + cycles * p.numbers[VEST_PERCENT]);
            assertReleased(presale, raised, released);
        }
        skip(p.numbers[VEST_CYCLE] * 10_000);
        assertReleased(presale, raised, 10_000);
        assertEq(coin.balanceOf(address(presale)), 0, "currency is stuck");
        assertLt(token.balanceOf(address(presale)), PEOPLE, "tokens are stuck");
    }

    /// @notice P-14, S-53: people come and go; a tenth of what went waits, for those who went or for pool and platform.
    function testFuzz_P14_ExitFeesAreConserved(uint256 seed, uint256[6] memory acts, bool fails) public {
        Plan memory p = anyPlan(NORMAL, seed);
        IPresale presale = runningPresale(p);
        uint256[PEOPLE] memory fees;
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 who = acts[i] % PEOPLE;
            uint256 contributed = presale.accountOf(people[who]).contributed;
            if (contributed != 0 && acts[i] % 2 == 0) {
                vm.prank(people[who]);
                presale.refund();
                fees[who] += contributed / 10;
            } else if (presale.total() < p.numbers[HARD_CAP]) {
                pay(presale, people[who], part(acts[i], p.numbers[HARD_CAP]));
            }
        }
        for (uint256 i = 0; i < PEOPLE; ++i) {
            assertEq(presale.accountOf(people[i]).exitFee, fees[i], "a tenth of each");
        }
        uint256 inside = presale.total() + fees[0] + fees[1] + fees[2];
        assertEq(coin.balanceOf(address(presale)), inside, "all that was not paid out");
        vm.warp(endTime);
        if (presale.total() < p.numbers[SOFT_CAP]) return assertAllGoesBack(presale);
        vm.prank(alice);
        if (fails) {
            presale.cancel();
            return assertAllGoesBack(presale);
        }
        presale.finalize();
        if (inside != presale.total()) presale.payPlatform();
        withdrawIfAny(presale);
        uint256 half = (inside - presale.total()) / 2;
        assertEq(coin.balanceOf(treasury), inside - presale.total() - half, "the platform's half");
        assertEq(coin.balanceOf(presale.state().pair) + coin.balanceOf(alice), presale.total() + half, "pool and owner");
        assertEq(coin.balanceOf(address(presale)), 0, "currency is stuck");
        assertSolvent(presale);
    }

    /// @notice P-10: any cap at any rate is exact or refused by name.
    function testFuzz_P10_RatesAtTheirExtremes(uint8 capPower, uint8 ratePower, uint256 odd, uint256 amount) public {
        Plan memory p = newPlan(PRIVATE);
        p.addresses[1] = address(coin);
        uint256 cap = 10 ** bound(capPower, 0, 33) + odd % 10;
        uint256 rate = 10 ** bound(ratePower, 0, 52) + odd % 7;
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[PRESALE_RATE]) = (cap, (cap + 1) / 2, rate);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0, cap);
        uint256 sold = FixedPointMathLib.fullMulDiv(cap, rate, 1e18);
        if (sold == 0) return expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_RateZero.selector));
        if (sold > MAX_AMOUNT) {
            return
                expectRefused(
                    p, abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, sold, MAX_AMOUNT)
                );
        }
        IPresale presale = runningPresale(p);
        assertEq(token.balanceOf(address(presale)), sold, "the deposit");
        amount = bound(amount, (cap + 1) / 2, cap);
        uint256 bought = FixedPointMathLib.fullMulDiv(amount, rate, 1e18);
        if (bought == 0) (amount, bought) = (cap, sold);
        pay(presale, bob, amount);
        uint256 room = cap - presale.total();
        uint256 rest = FixedPointMathLib.fullMulDiv(room, rate, 1e18);
        if (rest != 0) pay(presale, carol, cap);
        uint256 paid = presale.total();
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        skip(3650 days);
        presale.claimFor(two(bob, carol));
        assertEq(token.balanceOf(bob), bought);
        assertEq(token.balanceOf(carol), rest);
        withdrawIfAny(presale);
        assertEq(coin.balanceOf(alice), paid);
        assertEq(FixedPointMathLib.fullMulDiv(cap - paid, rate, 1e18), 0, "whoever wanted more got more");
        assertLt(token.balanceOf(address(presale)), 2);
    }

    /// @notice P-10, P-14: a unit below the soft cap everybody goes for nothing; at it the presale is made.
    function testFuzz_P10_TheSoftCapDecidesToTheUnit(uint256 seed, uint8 beside) public {
        Plan memory p = anyPlan(PRIVATE, seed);
        p.numbers[MIN_CURRENCY] = 0;
        uint256 soft = p.numbers[SOFT_CAP];
        uint256 amount = FixedPointMathLib.min(soft + beside % 3 - 1, p.numbers[HARD_CAP]);
        IPresale presale = runningPresale(p);
        pay(presale, bob, amount);
        vm.warp(endTime);
        if (amount < soft) {
            vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SoftCapNotReached.selector, amount, soft));
            vm.prank(alice);
            presale.finalize();
            return assertAllGoesBack(presale);
        }
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ExitClosed.selector, endTime - 15 minutes));
        vm.prank(bob);
        presale.refund();
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
    }

    /// @notice P-10: nobody brings a presale above its hard cap, or is kept from the last of it; full means over.
    function testFuzz_P10_TheHardCapHoldsToTheUnit(uint256 seed, uint256 rest, uint256 over) public {
        Plan memory p = anyPlan(PRIVATE, seed);
        uint256 cap = p.numbers[HARD_CAP];
        p.numbers[SOFT_CAP] = (cap + 1) / 2;
        rest = bound(rest, 0, cap / 2);
        over = bound(over, 0, cap);
        IPresale presale = runningPresale(p);
        pay(presale, bob, cap - rest);
        if (rest != 0) {
            vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_StillRunning.selector, endTime));
            vm.prank(alice);
            presale.finalize();
            uint256 before = coin.balanceOf(carol);
            pay(presale, carol, rest + over);
            assertEq(before - coin.balanceOf(carol), rest, "what fits");
        }
        assertEq(presale.total(), cap);
        vm.startPrank(dave);
        coin.approve(address(presale), 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_HardCapReached.selector, cap));
        presale.contribute(1, address(0));
        vm.stopPrank();
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
    }

    /// @notice P-16: the clock alone says whose turn it is, and the view says the same as the door.
    function testFuzz_P16_TiersByTheClock(uint256 mode, uint256 t1, uint256 t2, uint256 at, uint256 level) public {
        Plan memory p = newPlan(NORMAL);
        mode = bound(mode, 0, 2);
        t1 = bound(t1, 0, 1 days - 1);
        t2 = bound(t2, 0, 1 days - 1 - t1);
        level = bound(level, 0, 2);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (mode, t1, t2);
        IPresale presale = openPresale(p);
        if (level != 0) {
            vm.prank(alice);
            presale.setWhitelist(one(bob), level);
        }
        at = anyMoment(t1, t2, at);
        vm.warp(at);
        bool admitted = at >= startTime && at < endTime;
        if (admitted && mode != 0) {
            uint256 since = at - startTime;
            if (since < t1) admitted = level == 1;
            else if (since < t1 + t2 || mode == 2) admitted = level != 0;
        }
        assertEq(presale.mayContribute(bob, at), admitted);
        vm.prank(bob);
        (bool ok,) = address(presale).call{value: 1 ether}(abi.encodeCall(presale.contribute, (1 ether, address(0))));
        assertEq(ok, admitted);
    }

    /// @notice P-07: whatever the door lets in can be listed, however few base units one side has, tried out or not.
    function testFuzz_P07_TheSmallestPoolsAreListed(uint256 side, bool fewTokens, bool foreign, bool whole) public {
        Plan memory p = newPlan(NORMAL);
        p.addresses[1] = address(coin);
        if (foreign) p.addresses[0] = address(new ForeignToken(address(venueFactory), address(coin), 18, alice, 1e33));
        side = bound(side, 10_000, 24_000);
        uint256 percent = whole ? 10_000 : 5100;
        // As many units as make just that side.
        uint256 cap = fewTokens ? 1e18 : (side * 10_000 + percent - 1) / percent;
        p.numbers[LIQUIDITY_PERCENT] = percent;
        p.numbers[LIQUIDITY_RATE] = fewTokens ? (side * 10_000 + percent - 1) / percent : 1e30;
        p.numbers[PRESALE_RATE] = p.numbers[LIQUIDITY_RATE];
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (cap, cap);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (0, cap);
        IPresale presale = runningPresale(p);
        pay(presale, bob, cap);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        assertSolvent(presale);
    }

    /// @dev Odd terms of a currency with 6, 8 or 18 decimals, paid in coins.
    function anyPlan(uint256 templateId, uint256 seed) private view returns (Plan memory p) {
        p = newPlan(templateId);
        p.addresses[1] = address(coin);
        uint256 unit = 10 ** [uint256(6), 8, 18][seed % 3];
        uint256 cap = bound(pick(seed, "cap"), 10 * unit, 1_000_000 * unit);
        uint256 rate = bound(pick(seed, "rate"), 1e36 / unit / 1000, 100_000 * (1e36 / unit));
        (p.numbers[HARD_CAP], p.numbers[PRESALE_RATE]) = (cap, rate);
        p.numbers[SOFT_CAP] = bound(pick(seed, "soft"), (cap + 1) / 2, cap);
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (pick(seed, "least") % (cap / 8), cap);
        if (templateId == PRIVATE) {
            p.numbers[VEST_FIRST] = pick(seed, "first") % 10_001;
            p.numbers[VEST_CYCLE] = bound(pick(seed, "cycle"), 1 minutes, 3650 days);
            p.numbers[VEST_PERCENT] = bound(pick(seed, "percent"), 1, 10_000);
        } else {
            p.numbers[LIQUIDITY_RATE] = bound(pick(seed, "pool"), rate / 2, rate);
            p.numbers[LIQUIDITY_PERCENT] = bound(pick(seed, "part"), 5100, 10_000);
        }
    }

    /// @dev Everybody puts an eighth of the cap or more, as far as there is room. @return raised What was kept.
    function putAll(IPresale presale, uint256[PEOPLE] memory amounts, uint256 most) private returns (uint256 raised) {
        uint256 each = presale.maxCurrency();
        for (uint256 i = 0; i < PEOPLE && raised < most; ++i) {
            uint256 amount = part(amounts[i], each);
            uint256 before = coin.balanceOf(people[i]);
            pay(presale, people[i], amount);
            uint256 kept = FixedPointMathLib.min(amount, most - raised);
            assertEq(before - coin.balanceOf(people[i]), kept, "what fits is taken");
            raised += kept;
        }
        assertEq(presale.total(), raised);
    }

    function pay(IPresale presale, address account, uint256 amount) private {
        vm.startPrank(account);
        coin.approve(address(presale), amount);
        presale.contribute(amount, address(0));
        vm.stopPrank();
    }

    function withdrawIfAny(IPresale presale) private {
        try presale.withdraw() {} catch {}
    }

    /// @dev Buyers and owner take what they can, and have `released` of 10 000 parts.
    function assertReleased(IPresale presale, uint256 raised, uint256 released) private {
        assertEq(presale.releasedBps(block.timestamp), released);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            presale.claimFor(one(people[i]));
            uint256 bought = presale.accountOf(people[i]).contributed * presale.presaleRate() / 1e18;
            assertEq(token.balanceOf(people[i]), bought * released / 10_000, "a buyer's");
        }
        withdrawIfAny(presale);
        assertEq(coin.balanceOf(alice), raised * released / 10_000, "the owner's");
        assertSolvent(presale);
    }

    /// @dev A presale that has failed owes nothing to anybody in the end, and nobody has lost or won.
    function assertAllGoesBack(IPresale presale) private {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            presale.refundFor(one(people[i]));
            if (presale.accountOf(people[i]).exitFee != 0) presale.reclaimExitFee(people[i]);
            assertEq(coin.balanceOf(people[i]), i == 0 ? 4e39 : 3e39, "everything came back");
        }
        withdrawIfAny(presale);
        assertStatus(presale, CANCELED, presale.state().cancelReason);
        assertEq(coin.balanceOf(address(presale)), 0);
        assertEq(token.balanceOf(alice), MAX_AMOUNT);
    }

    /// @dev Mostly a second beside one of the bounds.
    function anyMoment(uint256 t1, uint256 t2, uint256 seed) private view returns (uint256) {
        uint256 beside = seed / 8 % 3;
        uint256[4] memory edges = [startTime, startTime + t1, startTime + t1 + t2, endTime];
        if (seed % 8 < 4) return edges[seed % 8] + beside - 1;
        return bound(seed, startTime - 1 hours, endTime + 1 hours);
    }

    function part(uint256 seed, uint256 whole) private pure returns (uint256) {
        return bound(seed, whole / 8, whole);
    }

    function pick(uint256 seed, string memory what) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, what)));
    }
}
