// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleWords} from "../../src/presale/IPresaleWords.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice Many people in three sales at once, and everything they can do; each call is meant to work.
contract PresaleHandler is EffectiveCalls {
    /// @notice What has gone through one sale.
    struct Flow {
        uint256 contributed;
        uint256 refunded;
        uint256 excess;
        uint256 ownerMoney;
        uint256 platformMoney;
        uint256 feesBack;
        uint256 tokensClaimed;
        uint256 tokensToOwner;
        bool unfair;
    }

    IPresale[] public sales;
    ERC20 public immutable token;
    address public immutable owner;
    address public immutable treasury;
    address[] public users;
    mapping(uint256 sale => Flow) private _flows;
    mapping(uint256 sale => uint256) public latestCapabilities;
    bool public capabilitiesGrew;

    constructor(IPresale[] memory sales_, ERC20 token_, address owner_, address treasury_, address[] memory users_) {
        (sales, token, owner, treasury, users) = (sales_, token_, owner_, treasury_, users_);
        for (uint256 i = 0; i < sales_.length; ++i) {
            latestCapabilities[i] = sales_[i].capabilities();
        }
    }

    modifier watched(uint256 seed) {
        _;
        uint256 i = seed % sales.length;
        uint256 bits = sales[i].capabilities();
        capabilitiesGrew = capabilitiesGrew || bits & ~latestCapabilities[i] != 0;
        latestCapabilities[i] = bits;
    }

    function contribute(uint256 saleSeed, uint256 userSeed, uint256 amount)
        external
        counted("contribute")
        watched(saleSeed)
    {
        IPresale sale = sales[saleSeed % sales.length];
        address user = users[userSeed % users.length];
        if (!canContribute(sale, user)) return;
        amount = _bound(amount, sale.minCurrency(), 30 ether);
        vm.deal(user, amount);
        uint256 before = sale.total();
        // The next in a row: nobody invites himself or his own inviter.
        address invitedBy = users[userSeed % users.length / 2];
        if (invitedBy == user) invitedBy = address(0);
        vm.prank(user);
        sale.contribute{value: amount}(amount, invitedBy);
        _flows[saleSeed % sales.length].contributed += sale.total() - before;
        done("contribute");
    }

    function refund(uint256 saleSeed, uint256 userSeed) external counted("refund") watched(saleSeed) {
        (IPresale sale, uint256 i) = pick(saleSeed);
        for (uint256 k = 0; k < users.length; ++k) {
            address user = users[(userSeed % users.length + k) % users.length];
            IPresaleWords.Account memory a = sale.accountOf(user);
            if (a.refundable == 0) continue;
            bool free = a.refundFee == 0;
            vm.deal(user, 0);
            if (free && sale.poolStatus() == 2 && userSeed % 2 == 0) {
                address[] memory list = new address[](2);
                (list[0], list[1]) = (user, user);
                sale.refundFor(list);
            } else {
                vm.prank(user);
                sale.refund();
            }
            _flows[i].refunded += user.balance;
            _flows[i].unfair =
                _flows[i].unfair || user.balance != a.refundable || a.refundable + a.refundFee != a.contributed;
            done("refund");
            return;
        }
    }

    function claim(uint256 saleSeed, uint256 userSeed, uint256 wait) external counted("claim") watched(saleSeed) {
        (IPresale sale, uint256 i) = pick(saleSeed);
        if (sale.poolStatus() != 1) return;
        skip(wait % 40 days);
        for (uint256 k = 0; k < users.length; ++k) {
            address user = users[(userSeed % users.length + k) % users.length];
            IPresaleWords.Account memory a = sale.accountOf(user);
            if (a.claimable == 0 && a.excess == 0) continue;
            vm.deal(user, 0);
            uint256 before = token.balanceOf(user);
            if (userSeed % 2 == 0) {
                address[] memory list = new address[](1);
                list[0] = user;
                sale.claimFor(list);
            } else {
                vm.prank(user);
                sale.claim();
            }
            _flows[i].excess += user.balance;
            _flows[i].tokensClaimed += token.balanceOf(user) - before;
            _flows[i].unfair =
                _flows[i].unfair || user.balance != a.excess || token.balanceOf(user) - before != a.claimable;
            done("claim");
            return;
        }
    }

    function finalize(uint256 saleSeed, uint256 late) external counted("finalize") watched(saleSeed) {
        (IPresale sale,) = pick(saleSeed);
        if (sale.poolStatus() != 0 || sale.total() < sale.softCap()) return;
        uint256 end = sale.endTime();
        // Some owners are late, some never come.
        if (block.timestamp < end) vm.warp(end + late % 2 days);
        if (block.timestamp >= end + 7 days) return;
        if (block.timestamp < end + 24 hours) vm.prank(owner);
        sale.finalize();
        done("finalize");
    }

    function fail(uint256 saleSeed, uint256 how) external counted("fail") watched(saleSeed) {
        (IPresale sale,) = pick(saleSeed);
        if (sale.poolStatus() != 0 || how % 4 != 0) return;
        if (how % 3 == 0) {
            vm.prank(owner);
            sale.cancel();
        } else {
            uint256 end = sale.endTime() + 7 days;
            if (block.timestamp < end) vm.warp(end);
            sale.withdraw();
        }
        done("fail");
    }

    function setTime(uint256 saleSeed, uint256 more) external counted("setTime") watched(saleSeed) {
        (IPresale sale,) = pick(saleSeed);
        if (sale.poolStatus() != 0 || block.timestamp >= sale.endTime()) return;
        if (block.timestamp < sale.startTime() && sale.startTime() <= block.timestamp + 300) return;
        uint256 end = sale.endTime() + _bound(more, 1, 1 days);
        uint256 start = sale.startTime();
        vm.prank(owner);
        sale.setTime(start, end);
        done("setTime");
    }

    function withdraw(uint256 saleSeed) external counted("withdraw") watched(saleSeed) {
        (IPresale sale, uint256 i) = pick(saleSeed);
        if (sale.poolStatus() == 0) return;
        (uint256 money, uint256 tokens) = (owner.balance, token.balanceOf(owner));
        try sale.withdraw() {
            _flows[i].ownerMoney += owner.balance - money;
            _flows[i].tokensToOwner += token.balanceOf(owner) - tokens;
            done("withdraw");
        } catch {}
    }

    function payPlatform(uint256 saleSeed) external counted("payPlatform") watched(saleSeed) {
        (IPresale sale, uint256 i) = pick(saleSeed);
        if (sale.poolStatus() != 1 || sale.state().exitFees == 0) return;
        uint256 money = treasury.balance;
        sale.payPlatform();
        _flows[i].platformMoney += treasury.balance - money;
        done("payPlatform");
    }

    function reclaim(uint256 saleSeed, uint256 userSeed) external counted("reclaim") watched(saleSeed) {
        (IPresale sale, uint256 i) = pick(saleSeed);
        if (sale.poolStatus() != 2) return;
        for (uint256 k = 0; k < users.length; ++k) {
            address user = users[(userSeed % users.length + k) % users.length];
            uint256 fee = sale.accountOf(user).exitFee;
            if (fee == 0) continue;
            vm.deal(user, 0);
            sale.reclaimExitFee(user);
            _flows[i].feesBack += user.balance;
            _flows[i].unfair = _flows[i].unfair || user.balance != fee;
            done("reclaim");
            return;
        }
    }

    function pass(uint256 seconds_) external counted("pass") {
        skip(seconds_ % 4 hours);
        done("pass");
    }

    function flowOf(uint256 i) external view returns (Flow memory) {
        return _flows[i];
    }

    function saleCount() external view returns (uint256) {
        return sales.length;
    }

    function userCount() external view returns (uint256) {
        return users.length;
    }

    function canContribute(IPresale sale, address user) private returns (bool) {
        if (sale.poolStatus() != 0) return false;
        if (block.timestamp < sale.startTime()) vm.warp(sale.startTime());
        if (block.timestamp >= sale.endTime()) return false;
        uint256 room = sale.templateId() == 2 ? 1000 ether : sale.hardCap() - sale.total();
        uint256 left = sale.maxCurrency() - sale.accountOf(user).contributed;
        return room != 0 && left != 0 && sale.mayContribute(user, block.timestamp);
    }

    function pick(uint256 seed) private view returns (IPresale sale, uint256 i) {
        i = seed % sales.length;
        sale = sales[i];
    }
}
