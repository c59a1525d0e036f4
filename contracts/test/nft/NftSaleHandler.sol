// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftSale} from "../../src/nft/NftSale.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice People buy, bring each other and hand NFTs on, everybody is paid at any time, and a book of its own is kept.
contract NftSaleHandler is EffectiveCalls {
    uint256 public constant PEOPLE = 8;
    uint256 private constant BPS = 10_000;

    NftSale public immutable sale;
    address public immutable project;
    uint256 private immutable price;
    uint256 private immutable cap;

    uint256 public came;
    uint256 public paid;
    uint256 public minted;
    bool public hasPassedCap;
    bool public hasPowerReturned;
    uint256 public powers;
    mapping(address account => uint256) public earned;
    mapping(address account => uint256) public rewarded;
    mapping(address account => address) private _inviterOf;

    constructor(NftSale sale_, address project_) {
        (sale, project) = (sale_, project_);
        (price, cap) = (sale_.terms().mintFee, sale_.terms().cap);
        powers = sale_.capabilities();
        for (uint256 i = 0; i < PEOPLE; ++i) {
            vm.deal(person(i), 1e30);
        }
    }

    modifier watched() {
        _;
        uint256 now_ = sale.capabilities();
        hasPowerReturned = hasPowerReturned || now_ & ~powers != 0;
        powers = now_;
    }

    function mint(uint256 who, uint256 by, uint256 amount, uint256 over) external counted("mint") watched {
        (address account, address inviter) = (person(who), person(by));
        amount = _bound(amount, 1, 4);
        uint256 before = sale.mintCountOf(account);
        if (before + amount > cap) {
            vm.prank(account);
            try sale.mint{value: amount * price}(account, amount, amount * price) {
                hasPassedCap = true;
            } catch {}
            return done("mint");
        }
        if (sale.userInfoOf(account).id == 0) {
            if (inviter == account || sale.userInfoOf(inviter).id == 0) inviter = address(0);
            _inviterOf[account] = inviter;
        }
        vm.prank(account);
        sale.mintInvited{value: amount * price + over % 1 ether}(account, amount, amount * price, inviter);
        came += amount * price;
        minted += amount;
        share(account, amount * price);
        done("mint");
    }

    function mintByOwner(uint256 who, uint256 amount) external counted("mintByOwner") watched {
        uint256 left = sale.ownerShareLeft();
        if (left == 0) return;
        // Few at a time, so that there is a share for most of a run.
        amount = _bound(amount, 1, left < 3 ? left : 3);
        if (sale.mintCountOf(person(who)) + amount > cap) return;
        vm.prank(project);
        sale.mintByOwner(person(who), amount);
        minted += amount;
        done("mintByOwner");
    }

    function collect(uint256 who) external counted("collect") watched {
        if (who % 3 == 0) {
            if (sale.proceeds() == 0) return;
            paid += sale.withdraw();
        } else if (who % 3 == 1) {
            if (sale.platformDue() == 0) return;
            paid += sale.withdrawPlatform();
        } else {
            address account = person(who / 3);
            if (sale.pendingReward(account) == 0) return;
            uint256 amount = sale.claimReward(account);
            rewarded[account] += amount;
            paid += amount;
        }
        done("collect");
    }

    function donate(uint256 amount) external counted("donate") {
        amount = _bound(amount, 1, 1 ether);
        vm.deal(address(sale), address(sale).balance + amount);
        came += amount;
        done("donate");
    }

    function transfer(uint256 seed, uint256 to) external counted("transfer") {
        if (minted == 0) return;
        uint256 id = seed % minted;
        address from = sale.ownerOf(id);
        vm.prank(from);
        sale.safeTransferFrom(from, person(to), id);
        done("transfer");
    }

    function person(uint256 seed) public pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) small
        return address(uint160(0x5000 + seed % PEOPLE));
    }

    function share(address account, uint256 amount) private {
        uint256[] memory rates = sale.inviterRates();
        address inviter = _inviterOf[account];
        for (uint256 i = 0; i < rates.length && inviter != address(0); ++i) {
            earned[inviter] += amount * rates[i] / BPS;
            inviter = _inviterOf[inviter];
        }
    }
}
