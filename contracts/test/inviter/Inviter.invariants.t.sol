// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {IInviter} from "../../src/inviter/IInviter.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {InviterFixture, TellingSale} from "./InviterFixture.sol";

/// @notice Everything that can happen to ledgers: sales open, are filled by people who invite each other, succeed or fail.
contract InviterHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 7;
    uint256 private constant WHOLE = 1e18;

    Inviter public immutable inviter;
    SoladyPeer public immutable dollar;
    TellingSale[] public sales;
    mapping(address sale => uint256 accepted) public acceptedOf;
    mapping(address sale => uint256 paid) public paidBy;
    mapping(address sale => mapping(address account => address inviter)) public boundTo;
    bool public rebound;
    bool public paidWhileVoid;

    constructor(Inviter inviter_, SoladyPeer dollar_) {
        (inviter, dollar) = (inviter_, dollar_);
    }

    function openOne(uint256 seed) external counted("open") {
        if (sales.length >= 12) return;
        TellingSale sale = new TellingSale(inviter, seed % 2 == 0 ? address(0) : address(dollar));
        uint256[] memory rates = new uint256[](1 + seed % 3);
        for (uint256 i = 0; i < rates.length; ++i) {
            rates[i] = 1 + (seed >> (8 * i)) % 1600;
        }
        sale.open(rates);
        sales.push(sale);
        done("open");
    }

    function contribute(uint256 saleSeed, uint256 who, uint256 by, uint256 amount) external counted("contribute") {
        (TellingSale sale, bool open) = pick(saleSeed);
        if (!open) return;
        (address account, address above) = (person(who), person(by));
        if (account == above || inviter.inviterOf(address(sale), above) == account) above = address(0);
        sale.contribute(account, above, _bound(amount, 1, 1e27));
        address now_ = inviter.inviterOf(address(sale), account);
        rebound = rebound || (boundTo[address(sale)][account] != address(0) && boundTo[address(sale)][account] != now_);
        boundTo[address(sale)][account] = now_;
        done("contribute");
    }

    function refund(uint256 saleSeed, uint256 who) external counted("refund") {
        (TellingSale sale, bool open) = pick(saleSeed);
        if (!open || sale.contributed(person(who)) == 0) return;
        sale.refund(person(who));
        done("refund");
    }

    function settle(uint256 saleSeed, uint256 accepted) external counted("settle") {
        (TellingSale sale, bool open) = pick(saleSeed);
        if (!open || saleSeed % 4 != 0) return;
        accepted = _bound(accepted, WHOLE / 10, WHOLE);
        uint256 total = inviter.totalWeight(address(sale)) * accepted / WHOLE / 10_000;
        if (sale.currency() == address(0)) vm.deal(address(sale), total);
        else dollar.transfer(address(sale), total);
        sale.settle(accepted, total);
        acceptedOf[address(sale)] = accepted;
        done("settle");
    }

    function fail(uint256 saleSeed) external counted("fail") {
        (TellingSale sale, bool open) = pick(saleSeed);
        if (!open || saleSeed % 8 != 0) return;
        sale.fail();
        done("fail");
    }

    function claim(uint256 saleSeed, uint256 who, bool elsewhere) external counted("claim") {
        if (sales.length == 0) return;
        TellingSale sale = sales[saleSeed % sales.length];
        address account = person(who);
        uint256 pending = inviter.pendingReward(address(sale), account);
        if (pending == 0) return;
        paidWhileVoid = paidWhileVoid || inviter.presaleInfo(address(sale)).status != 2;
        if (elsewhere) {
            vm.prank(account);
            paidBy[address(sale)] += inviter.claimRewardTo(address(sale), address(0xdead));
        } else {
            paidBy[address(sale)] += inviter.claimReward(address(sale), account);
        }
        done("claim");
    }

    function donate(uint256 amount) external counted("donate") {
        dollar.transfer(address(inviter), _bound(amount, 1, 1e18));
        done("donate");
    }

    function saleCount() external view returns (uint256) {
        return sales.length;
    }

    function peopleCount() external pure returns (uint256) {
        return PEOPLE;
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xbee000 + seed % PEOPLE));
    }

    function pick(uint256 seed) private view returns (TellingSale sale, bool open) {
        uint256 count = sales.length;
        for (uint256 i = 0; i < count; ++i) {
            sale = sales[(seed % count + i) % count];
            if (inviter.presaleInfo(address(sale)).status == 1) return (sale, true);
        }
    }
}

/// @notice What holds for inviters' rewards whatever sales and people do.
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
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            TellingSale sale = handler.sales(i);
            IInviter.PresaleInfo memory info = inviter.presaleInfo(address(sale));
            assertEq(info.distributedAmount, handler.paidBy(address(sale)));
            if (info.status == 2) owed[info.isEth ? 0 : 1] += info.total - info.distributedAmount;
        }
        ISolvency.AssetSolvency[] memory all = inviter.solvency();
        for (uint256 i = 0; i < all.length; ++i) {
            assertEq(all[i].owed, owed[all[i].asset == address(0) ? 0 : 1]);
        }
    }

    function invariant_P26_TheTreeHasNoCycles() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                address up = handler.person(who);
                for (uint256 steps = 0; up != address(0); ++steps) {
                    assertLe(steps, handler.peopleCount());
                    up = inviter.inviterOf(address(handler.sales(i)), up);
                }
            }
        }
    }

    function invariant_P26_ABindingStays() public view {
        assertFalse(handler.rebound());
    }

    function invariant_WeightsAreWhatIsInTheSale() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            address sale = address(handler.sales(i));
            uint256 sum = 0;
            uint256 modelSum = 0;
            uint256[] memory rates = inviter.rates(sale);
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                sum += inviter.weightOf(sale, handler.person(who));
                address up = inviter.inviterOf(sale, handler.person(who));
                for (uint256 level = 0; level < rates.length && up != address(0); ++level) {
                    modelSum += TellingSale(payable(sale)).contributed(handler.person(who)) * rates[level];
                    up = inviter.inviterOf(sale, up);
                }
            }
            assertEq(sum, inviter.totalWeight(sale), "sum of the weights");
            assertEq(modelSum, sum, "weights of what is there");
        }
    }

    function invariant_S57_RewardsAreWithinTheRates() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            TellingSale sale = handler.sales(i);
            uint256[] memory rates = inviter.rates(address(sale));
            uint256 bps = 0;
            for (uint256 level = 0; level < rates.length; ++level) {
                bps += rates[level];
            }
            assertLe(inviter.presaleInfo(address(sale)).total, sale.total() * bps / 10_000);
        }
    }

    function invariant_FailedSalesOweNothing() public view {
        assertFalse(handler.paidWhileVoid());
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            IInviter.PresaleInfo memory info = inviter.presaleInfo(address(handler.sales(i)));
            if (info.status == 3) assertEq(info.total, 0);
        }
    }

    /// @notice Nothing stuck: whoever is owed anything can take it, the last one included.
    function afterInvariant() public {
        handler.report();
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            address sale = address(handler.sales(i));
            for (uint256 who = 0; who < handler.peopleCount(); ++who) {
                if (inviter.pendingReward(sale, handler.person(who)) == 0) continue;
                inviter.claimReward(sale, handler.person(who));
            }
            IInviter.PresaleInfo memory info = inviter.presaleInfo(sale);
            if (info.status == 2) assertLe(info.total - info.distributedAmount, handler.peopleCount(), "dust");
        }
    }
}
