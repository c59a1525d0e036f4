// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice Makes presales for the handler, and looks whether an old one gave everything back.
interface IPresaleMaker {
    function makePresale(uint256 kind) external returns (IPresale presale);
    function emptyOut(IPresale presale) external;
}

/// @notice Many people in three presales at once, and everything they can do; each call looks for a presale in which it
/// can be done. A presale that is over is emptied and another one takes its place.
contract PresaleHandler is EffectiveCalls {
    /// @notice What has gone through one presale.
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

    IPresale[] public presales;
    IPresaleMaker public immutable maker;
    address public immutable owner;
    address public immutable treasury;
    address[] public users;
    mapping(uint256 presale => Flow) private _flows;
    mapping(uint256 presale => uint256) public latestCapabilities;
    bool public capabilitiesGrew;

    constructor(
        IPresaleMaker maker_,
        IPresale[] memory presales_,
        address owner_,
        address treasury_,
        address[] memory users_
    ) {
        (maker, presales, owner, treasury, users) = (maker_, presales_, owner_, treasury_, users_);
        for (uint256 i = 0; i < presales_.length; ++i) {
            latestCapabilities[i] = presales_[i].capabilities();
        }
    }

    modifier watched() {
        _;
        for (uint256 i = 0; i < presales.length; ++i) {
            uint256 bits = presales[i].capabilities();
            capabilitiesGrew = capabilitiesGrew || bits & ~latestCapabilities[i] != 0;
            latestCapabilities[i] = bits;
        }
    }

    function contribute(uint256 seed, uint256 userSeed, uint256 amount) external counted("contribute") watched {
        address user = users[userSeed % users.length];
        openOne(seed);
        for (uint256 k = 0; k < presales.length; ++k) {
            uint256 i = (seed % presales.length + k) % presales.length;
            if (!canContribute(presales[i], user)) continue;
            give(i, user, _bound(amount, 2 ether, 30 ether), userSeed % users.length / 2);
            done("contribute");
            return;
        }
    }

    function refund(uint256 seed, uint256 userSeed) external counted("refund") watched {
        for (uint256 k = 0; k < presales.length * users.length; ++k) {
            (uint256 i, address user) = pick(seed, userSeed, k);
            IPresaleTypes.Account memory a = presales[i].accountOf(user);
            if (a.refundable == 0) continue;
            vm.deal(user, 0);
            if (a.refundFee == 0 && presales[i].poolStatus() == 2 && userSeed % 2 == 0) {
                presales[i].refundFor(twice(user));
            } else {
                vm.prank(user);
                presales[i].refund();
            }
            _flows[i].refunded += user.balance;
            bool fair = user.balance == a.refundable && a.refundable + a.refundFee == a.contributed;
            _flows[i].unfair = _flows[i].unfair || !fair;
            done("refund");
            return;
        }
        if (reclaim(seed, userSeed)) done("refund");
    }

    /// @notice P-41: a squatter takes as much room as a wallet may, often right after other times were set, and leaves again:
    /// the presale is as it was, but for the fee that is kept for it.
    function squat(uint256 seed, uint256 userSeed) external counted("squat") watched {
        address user = users[userSeed % users.length];
        openOne(seed);
        for (uint256 k = 0; k < presales.length; ++k) {
            uint256 i = (seed % presales.length + k) % presales.length;
            IPresale presale = presales[i];
            if (!canContribute(presale, user) || block.timestamp >= presale.endTime() - 15 minutes) continue;
            uint256 had = presale.accountOf(user).contributed;
            if (had != 0 && seed % 8 != 0) continue;
            uint256 total = presale.total() - had;
            give(i, user, presale.maxCurrency(), userSeed % users.length / 2);
            IPresaleTypes.Account memory a = presale.accountOf(user);
            vm.deal(user, 0);
            vm.prank(user);
            presale.refund();
            _flows[i].refunded += user.balance;
            bool fair = user.balance == a.refundable && a.refundable + a.refundFee == a.contributed;
            _flows[i].unfair = _flows[i].unfair || !fair || presale.total() != total;
            done("squat");
            return;
        }
    }

    function claim(uint256 seed, uint256 userSeed, uint256 wait) external counted("claim") watched {
        for (uint256 k = 0; k < presales.length * users.length; ++k) {
            (uint256 i, address user) = pick(seed, userSeed, k);
            if (presales[i].poolStatus() != 1) continue;
            // Whoever has claimed all that is released waits for more, so long as nobody else is in a hurry.
            if (presales[i].accountOf(user).claimable == 0 && !anyOpen()) skip(wait % 31 days);
            if (!pay(i, user, userSeed % 2 == 0)) continue;
            done("claim");
            return;
        }
    }

    /// @notice Whoever is still missing comes at last; then the presale is finished, sometimes late.
    function finalize(uint256 seed, uint256 late) external counted("finalize") watched {
        openOne(seed);
        for (uint256 k = 0; k < presales.length; ++k) {
            uint256 i = (seed % presales.length + k) % presales.length;
            if (presales[i].poolStatus() != 0) continue;
            for (uint256 u = 0; u < users.length && presales[i].total() < presales[i].softCap(); ++u) {
                if (canContribute(presales[i], users[u])) give(i, users[u], 17 ether + late % 1 ether, u / 2);
            }
            if (!finish(presales[i], late)) continue;
            done("finalize");
            return;
        }
    }

    function fail(uint256 seed, uint256 how) external counted("fail") watched {
        IPresale presale = presales[seed % presales.length];
        if (presale.poolStatus() != 0 || how % 4 != 0) return;
        if (block.timestamp >= presale.endTime() && presale.total() < presale.softCap()) {
            presale.withdraw();
        } else {
            vm.prank(owner);
            presale.cancel();
        }
        done("fail");
    }

    function setTime(uint256 seed, uint256 more) external counted("setTime") watched {
        for (uint256 k = 0; k < presales.length; ++k) {
            IPresale presale = presales[(seed % presales.length + k) % presales.length];
            uint256 start = presale.startTime();
            if (presale.poolStatus() != 0 || block.timestamp >= presale.endTime()) continue;
            if (block.timestamp < start && start <= block.timestamp + 300) continue;
            uint256 end = presale.endTime() + _bound(more, 1, 1 hours);
            if (end < block.timestamp + 1 hours) end = block.timestamp + 1 hours;
            vm.prank(owner);
            presale.setTime(start, end);
            done("setTime");
            return;
        }
    }

    function withdraw(uint256 seed) external counted("withdraw") watched {
        for (uint256 k = 0; k < presales.length; ++k) {
            uint256 i = (seed % presales.length + k) % presales.length;
            if (presales[i].poolStatus() == 0 || !(payPlatform(i) || payOwner(i))) continue;
            done("withdraw");
            return;
        }
    }

    /// @notice Another presale takes the place of one that is over, which has to give everything back.
    function renew(uint256 seed) external counted("renew") watched {
        for (uint256 k = 0; k < presales.length; ++k) {
            uint256 i = (seed % presales.length + k) % presales.length;
            // While others are open, chance decides.
            if (presales[i].poolStatus() == 0 || (anyOpen() && seed % 4 != 0)) continue;
            replace(i, seed);
            done("renew");
            return;
        }
    }

    function pass(uint256 seconds_) external counted("pass") {
        skip(seconds_ % 1 hours);
        done("pass");
    }

    function flowOf(uint256 i) external view returns (Flow memory) {
        return _flows[i];
    }

    function presaleCount() external view returns (uint256) {
        return presales.length;
    }

    function finish(IPresale presale, uint256 late) private returns (bool) {
        if (presale.total() < presale.softCap()) return false;
        uint256 end = presale.endTime();
        if (block.timestamp < end) vm.warp(end + late % 2 days);
        if (block.timestamp >= end + 7 days) return false;
        if (block.timestamp < end + 24 hours) vm.prank(owner);
        presale.finalize();
        return true;
    }

    function payPlatform(uint256 i) private returns (bool) {
        if (presales[i].poolStatus() != 1 || presales[i].state().exitFees == 0) return false;
        uint256 money = treasury.balance;
        presales[i].payPlatform();
        _flows[i].platformMoney += treasury.balance - money;
        return true;
    }

    function payOwner(uint256 i) private returns (bool) {
        ERC20 token = ERC20(presales[i].claimToken());
        (uint256 money, uint256 tokens) = (owner.balance, token.balanceOf(owner));
        try presales[i].withdraw() {
            _flows[i].ownerMoney += owner.balance - money;
            _flows[i].tokensToOwner += token.balanceOf(owner) - tokens;
            return true;
        } catch {
            return false;
        }
    }

    function reclaim(uint256 seed, uint256 userSeed) private returns (bool) {
        for (uint256 k = 0; k < presales.length * users.length; ++k) {
            (uint256 i, address user) = pick(seed, userSeed, k);
            uint256 fee = presales[i].accountOf(user).exitFee;
            if (presales[i].poolStatus() != 2 || fee == 0) continue;
            vm.deal(user, 0);
            presales[i].reclaimExitFee(user);
            _flows[i].feesBack += user.balance;
            _flows[i].unfair = _flows[i].unfair || user.balance != fee;
            return true;
        }
        return false;
    }

    /// @dev There is always a presale that takes money: the first that is over makes room for it.
    function openOne(uint256 seed) private {
        for (uint256 i = 0; i < presales.length; ++i) {
            if (presales[i].poolStatus() == 0 && block.timestamp < presales[i].endTime()) return;
        }
        uint256 at = seed % presales.length;
        replace(at, seed);
    }

    function replace(uint256 i, uint256 seed) private {
        maker.emptyOut(presales[i]);
        presales[i] = maker.makePresale(1 + seed / 7 % 3);
        delete _flows[i];
        latestCapabilities[i] = presales[i].capabilities();
    }

    /// @dev The next in a row invites: nobody himself or his own inviter.
    function give(uint256 i, address user, uint256 amount, uint256 invitedBy) private {
        vm.deal(user, amount);
        uint256 before = presales[i].total();
        address by = users[invitedBy] == user ? address(0) : users[invitedBy];
        vm.prank(user);
        presales[i].contribute{value: amount}(amount, by);
        _flows[i].contributed += presales[i].total() - before;
    }

    function pay(uint256 i, address user, bool byKeeper) private returns (bool) {
        IPresaleTypes.Account memory a = presales[i].accountOf(user);
        if (a.claimable == 0 && a.excess == 0) return false;
        ERC20 token = ERC20(presales[i].claimToken());
        vm.deal(user, 0);
        uint256 before = token.balanceOf(user);
        if (byKeeper) {
            presales[i].claimFor(twice(user));
        } else {
            vm.prank(user);
            presales[i].claim();
        }
        uint256 tokens = token.balanceOf(user) - before;
        _flows[i].excess += user.balance;
        _flows[i].tokensClaimed += tokens;
        _flows[i].unfair = _flows[i].unfair || user.balance != a.excess || tokens != a.claimable;
        return true;
    }

    function canContribute(IPresale presale, address user) private returns (bool) {
        if (presale.poolStatus() != 0) return false;
        if (block.timestamp < presale.startTime()) vm.warp(presale.startTime());
        if (block.timestamp >= presale.endTime()) return false;
        uint256 room = presale.templateId() == 2 ? 1000 ether : presale.hardCap() - presale.total();
        uint256 left = presale.maxCurrency() - presale.accountOf(user).contributed;
        return room != 0 && left != 0 && presale.mayContribute(user, block.timestamp);
    }

    function anyOpen() private view returns (bool) {
        for (uint256 i = 0; i < presales.length; ++i) {
            if (presales[i].poolStatus() == 0) return true;
        }
        return false;
    }

    function pick(uint256 seed, uint256 userSeed, uint256 k) private view returns (uint256 i, address user) {
        i = (seed % presales.length + k / users.length) % presales.length;
        user = users[(userSeed % users.length + k) % users.length];
    }

    function twice(address user) private pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (user, user);
    }
}
