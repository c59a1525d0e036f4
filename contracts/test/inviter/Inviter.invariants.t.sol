// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {IInviter} from "../../src/inviter/IInviter.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {InviterFixture, TellingPresale} from "./InviterFixture.sol";

/// @notice Everything that can happen to ledgers: presales open, are filled by people who invite each other, succeed or
/// fail.
contract InviterHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 7;
    uint256 private constant WHOLE = 1e18;

    Inviter public immutable inviter;
    SoladyPeer public immutable dollar;
    TellingPresale[] public presales;
    mapping(address presale => uint256 accepted) public acceptedOf;
    mapping(address presale => uint256 paid) public paidBy;
    mapping(address presale => mapping(address account => address inviter)) public boundTo;
    bool public rebound;
    bool public paidWhileVoid;

    constructor(Inviter inviter_, SoladyPeer dollar_) {
        (inviter, dollar) = (inviter_, dollar_);
    }

    function openOne(uint256 seed) external counted("open") {
        if (presales.length >= 12) return;
        TellingPresale presale = new TellingPresale(inviter, seed % 2 == 0 ? address(0) : address(dollar));
        uint256[] memory rates = new uint256[](1 + seed % 3);
        for (uint256 i = 0; i < rates.length; ++i) {
            rates[i] = 1 + (seed >> (8 * i)) % 1600;
        }
        presale.open(rates);
        presales.push(presale);
        done("open");
    }

    function contribute(uint256 presaleSeed, uint256 who, uint256 by, uint256 amount) external counted("contribute") {
        (TellingPresale presale, bool open) = pick(presaleSeed);
        if (!open) return;
        (address account, address above) = (person(who), person(by));
        if (account == above || inviter.inviterOf(address(presale), above) == account) above = address(0);
        presale.contribute(account, above, _bound(amount, 1, 1e27));
        address now_ = inviter.inviterOf(address(presale), account);
        rebound =
            rebound || (boundTo[address(presale)][account] != address(0) && boundTo[address(presale)][account] != now_);
        boundTo[address(presale)][account] = now_;
        done("contribute");
    }

    function refund(uint256 presaleSeed, uint256 who) external counted("refund") {
        (TellingPresale presale, bool open) = pick(presaleSeed);
        if (!open || presale.contributed(person(who)) == 0) return;
        presale.refund(person(who));
        done("refund");
    }

    function settle(uint256 presaleSeed, uint256 accepted) external counted("settle") {
        (TellingPresale presale, bool open) = pick(presaleSeed);
        if (!open || presaleSeed % 4 != 0) return;
        accepted = _bound(accepted, WHOLE / 10, WHOLE);
        uint256 total = inviter.totalWeight(address(presale)) * accepted / WHOLE / 10_000;
        if (presale.currency() == address(0)) vm.deal(address(presale), total);
        else dollar.transfer(address(presale), total);
        presale.settle(accepted, total);
        acceptedOf[address(presale)] = accepted;
        done("settle");
    }

    function fail(uint256 presaleSeed) external counted("fail") {
        (TellingPresale presale, bool open) = pick(presaleSeed);
        if (!open || presaleSeed % 8 != 0) return;
        presale.fail();
        done("fail");
    }

    function claim(uint256 presaleSeed, uint256 who, bool elsewhere) external counted("claim") {
        if (presales.length == 0) return;
        TellingPresale presale = presales[presaleSeed % presales.length];
        address account = person(who);
        uint256 pending = inviter.pendingReward(address(presale), account);
        if (pending == 0) return;
        paidWhileVoid = paidWhileVoid || inviter.presaleInfo(address(presale)).status != 2;
        if (elsewhere) {
            vm.prank(account);
            paidBy[address(presale)] += inviter.claimRewardTo(address(presale), address(0xdead));
        } else {
            paidBy[address(presale)] += inviter.claimReward(address(presale), account);
        }
        done("claim");
    }

    function donate(uint256 amount) external counted("donate") {
        dollar.transfer(address(inviter), _bound(amount, 1, 1e18));
        done("donate");
    }

    function presaleCount() external view returns (uint256) {
        return presales.length;
    }

    function peopleCount() external pure returns (uint256) {
        return PEOPLE;
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xbee000 + seed % PEOPLE));
    }

    function pick(uint256 seed) private view returns (TellingPresale presale, bool open) {
        uint256 count = presales.length;
        for (uint256 i = 0; i < count; ++i) {
            presale = presales[(seed % count + i) % count];
            if (inviter.presaleInfo(address(presale)).status == 1) return (presale, true);
        }
    }
}

/// @notice What holds for inviters' rewards whatever presales and people do.
/// forge-config: full.invariant.runs = 64
/// forge-config: full.invariant.depth = 150
contract InviterInvariantsTest is InviterFixture {
    InviterHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new InviterHandler(inviter, dollar);
        dollar.transfer(address(handler), 1e35);
        targetContract(address(handler));
    }

    function invariant_P38_HeldIsNeverBelowOwed() public view {
        ISolvency.AssetSolvency[] memory all = inviter.solvency();
        for (uint256 i = 0; i < all.length; ++i) {
            assertGe(all[i].held, all[i].owed);
        }
    }

    function invariant_P38_OwedIsWhatCameLessWhatWent() public view {
        uint256[2] memory owed;
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            TellingPresale presale = handler.presales(i);
            IInviter.PresaleInfo memory info = inviter.presaleInfo(address(presale));
            assertEq(info.distributedAmount, handler.paidBy(address(presale)));
            if (info.status == 2) owed[info.isEth ? 0 : 1] += info.total - info.distributedAmount;
        }
        ISolvency.AssetSolvency[] memory all = inviter.solvency();
        for (uint256 i = 0; i < all.length; ++i) {
            assertEq(all[i].owed, owed[all[i].asset == address(0) ? 0 : 1]);
        }
    }

    function invariant_P26_TheTreeHasNoCycles() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                address up = handler.person(who);
                for (uint256 steps = 0; up != address(0); ++steps) {
                    assertLe(steps, handler.peopleCount());
                    up = inviter.inviterOf(address(handler.presales(i)), up);
                }
            }
        }
    }

    function invariant_P26_ABindingStays() public view {
        assertFalse(handler.rebound());
    }

    function invariant_WeightsAreWhatIsInThePresale() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            address presale = address(handler.presales(i));
            uint256 sum = 0;
            uint256 modelSum = 0;
            uint256[] memory rates = inviter.rates(presale);
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                sum += inviter.weightOf(presale, handler.person(who));
                address up = inviter.inviterOf(presale, handler.person(who));
                for (uint256 level = 0; level < rates.length && up != address(0); ++level) {
                    modelSum += TellingPresale(payable(presale)).contributed(handler.person(who)) * rates[level];
                    up = inviter.inviterOf(presale, up);
                }
            }
            assertEq(sum, inviter.totalWeight(presale), "sum of the weights");
            assertEq(modelSum, sum, "weights of what is there");
        }
    }

    function invariant_S57_RewardsAreWithinTheRates() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            TellingPresale presale = handler.presales(i);
            uint256[] memory rates = inviter.rates(address(presale));
            uint256 bps = 0;
            for (uint256 level = 0; level < rates.length; ++level) {
                bps += rates[level];
            }
            assertLe(inviter.presaleInfo(address(presale)).total, presale.total() * bps / 10_000);
        }
    }

    function invariant_FailedPresalesOweNothing() public view {
        assertFalse(handler.paidWhileVoid());
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            IInviter.PresaleInfo memory info = inviter.presaleInfo(address(handler.presales(i)));
            if (info.status == 3) assertEq(info.total, 0);
        }
    }

    /// @notice Nothing stuck: whoever is owed anything can take it, the last one included.
    function afterInvariant() public {
        handler.report();
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            address presale = address(handler.presales(i));
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                if (inviter.pendingReward(presale, handler.person(who)) == 0) continue;
                inviter.claimReward(presale, handler.person(who));
            }
            IInviter.PresaleInfo memory info = inviter.presaleInfo(presale);
            if (info.status == 2) assertLe(info.total - info.distributedAmount, handler.peopleCount(), "dust");
        }
    }
}
