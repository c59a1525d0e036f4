// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVip} from "../../src/vip/IVip.sol";
import {Vip} from "../../src/vip/Vip.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice People pay for themselves and for others, plans come, close and open, time passes; a book of its own is kept.
contract VipHandler is EffectiveCalls {
    uint256 public constant PEOPLE = 6;
    uint256 private constant MOST_PLANS = 8;

    Vip public immutable vip;
    address public immutable platform;

    uint256 public paid;
    uint256 public withdrawn;
    uint256 public moneyOfPeople;
    bool public hasShortened;
    bool public hasSoldClosed;
    IVip.Plan[] private _plans;
    mapping(address user => uint256) public until;

    constructor(Vip vip_, address platform_) {
        (vip, platform) = (vip_, platform_);
        for (uint256 i = 0; i < vip_.planCount(); ++i) {
            _plans.push(vip_.planOf(i));
        }
        for (uint256 i = 0; i < PEOPLE; ++i) {
            vm.deal(person(i), 1e30);
            moneyOfPeople += 1e30;
        }
    }

    /// @dev Whatever is called, by whomever: nobody's end comes earlier.
    modifier watched() {
        uint256[] memory before = new uint256[](PEOPLE);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            before[i] = vip.expiredAt(person(i));
        }
        _;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            hasShortened = hasShortened || vip.expiredAt(person(i)) < before[i];
        }
    }

    function start(uint256 who, uint256 plan, uint256 over) external counted("start") watched {
        _pay(person(who), person(who), plan % _plans.length, over % 1 ether);
        done("start");
    }

    function give(uint256 from, uint256 to, uint256 plan) external counted("give") watched {
        _pay(person(from), person(to), plan % _plans.length, 0);
        done("give");
    }

    function addPlan(uint256 price, uint256 circle) external counted("addPlan") watched {
        if (_plans.length == MOST_PLANS) return;
        (price, circle) = (_bound(price, 0, 2 ether), _bound(circle, 1, 400));
        vm.prank(platform);
        uint256 index = vip.addPlan(price, circle);
        _plans.push(IVip.Plan({index: index, price: price, circle: circle, enabled: true}));
        done("addPlan");
    }

    /// @dev Open twice as often as closed: closed plans are tried, and mostly plans are for sale.
    function enable(uint256 plan, uint256 how) external counted("enable") watched {
        plan %= _plans.length;
        _plans[plan].enabled = how % 3 != 0;
        vm.prank(platform);
        vip.setPlanEnabled(plan, how % 3 != 0);
        done("enable");
    }

    function withdraw(uint256 who) external counted("withdraw") watched {
        if (address(vip).balance == 0) return;
        vm.prank(person(who));
        withdrawn += vip.withdraw();
        done("withdraw");
    }

    function wait(uint256 time) external counted("wait") watched {
        vm.warp(block.timestamp + _bound(time, 1 hours, 60 days));
        done("wait");
    }

    function planCount() external view returns (uint256) {
        return _plans.length;
    }

    function planOf(uint256 index) external view returns (IVip.Plan memory) {
        return _plans[index];
    }

    function person(uint256 seed) public pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) small
        return address(uint160(0x7000 + seed % PEOPLE));
    }

    function _pay(address payer, address user, uint256 plan, uint256 over) private {
        IVip.Plan memory terms = _plans[plan];
        vm.prank(payer);
        if (!terms.enabled) {
            try vip.startVipFor{value: terms.price + over}(user, plan) {
                hasSoldClosed = true;
            } catch {}
            return;
        }
        vip.startVipFor{value: terms.price + over}(user, plan);
        paid += terms.price;
        uint256 from = until[user] > block.timestamp ? until[user] : block.timestamp;
        until[user] = from + terms.circle * 1 days;
    }
}
