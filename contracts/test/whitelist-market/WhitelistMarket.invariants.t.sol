// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IWhitelistMarket} from "../../src/whitelist-market/IWhitelistMarket.sol";
import {WhitelistMarket} from "../../src/whitelist-market/WhitelistMarket.sol";
import {MarketFixture} from "./MarketFixture.sol";
import {SlotPresale} from "./SlotPresale.sol";

/// @notice Owners list and revoke, people offer, buy, use and wait.
contract MarketHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 6;
    uint256 private constant PURSE = 1e24;

    WhitelistMarket public immutable market;
    SlotPresale public immutable presale;
    uint256 public slots;
    uint256 public traded;
    bool public soldVoid;
    bool public refusedFillable;
    bool public wentBack;
    mapping(uint256 saleId => uint256 status) public latest;

    constructor(WhitelistMarket market_, SlotPresale presale_) {
        (market, presale) = (market_, presale_);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            vm.deal(person(i), PURSE);
        }
    }

    function list(uint256 who, uint256 level) external counted("list") {
        (uint8 status,) = presale.slots(person(who));
        if (status == 1) return;
        if (slots == PEOPLE - 1) return;
        presale.setSlot(person(who), 1, uint8(1 + level % 2));
        ++slots;
        done("list");
    }

    function lose(uint256 who, bool used) external counted("lose") {
        (uint8 status, uint8 level) = presale.slots(person(who));
        if (status != 1) return;
        presale.setSlot(person(who), used ? 2 : 3, level);
        --slots;
        done("lose");
    }

    function offer(uint256 who, uint256 price, uint256 seconds_) external counted("offer") {
        address seller = person(who);
        (uint8 status,) = presale.slots(seller);
        if (status != 1 || !presale.transferable() || block.timestamp >= presale.until()) return;
        uint256 open = market.openOfferOf(address(presale), seller);
        if (open != 0 && market.saleOf(open).expired >= block.timestamp) return;
        vm.prank(seller);
        market.add(address(presale), _bound(price, 1, 1e20), block.timestamp + _bound(seconds_, 1, 4 hours));
        watch();
        done("offer");
    }

    function cancel(uint256 saleSeed) external counted("cancel") {
        uint256 id = pick(saleSeed);
        if (id == 0 || market.saleOf(id).status != 1) return;
        address seller = market.saleOf(id).owner;
        vm.prank(seller);
        market.cancel(id);
        latest[id] = 3;
        watch();
        done("cancel");
    }

    function buy(uint256 saleSeed, uint256 who) external counted("buy") {
        uint256 id = pick(saleSeed);
        if (id == 0) return;
        IWhitelistMarket.Sale memory s = market.saleOf(id);
        address buyer = person(who);
        (uint8 buyerStatus,) = presale.slots(buyer);
        (uint8 sellerStatus, uint8 level) = presale.slots(s.owner);
        bool valid = s.status == 1 && block.timestamp <= s.expired && sellerStatus == 1 && level == s.level
            && presale.transferable() && block.timestamp < presale.until();
        bool fillable = market.isFillable(id);
        vm.prank(buyer);
        (bool ok,) = address(market).call{value: s.price}(abi.encodeCall(market.submit, (id)));
        soldVoid = soldVoid || (ok && !valid) || fillable != valid;
        refusedFillable = refusedFillable || (!ok && fillable && buyer != s.owner && buyerStatus == 0);
        if (ok) latest[id] = 2;
        watch();
        if (!ok) return;
        ++traded;
        done("buy");
    }

    function pass(uint256 seconds_) external counted("pass") {
        vm.warp(block.timestamp + _bound(seconds_, 1, 1 hours));
        done("pass");
    }

    function toggle(uint256 seed) external counted("toggle") {
        if (seed % 4 != 0) presale.setTransferable(true);
        else presale.setTransferable(false);
        done("toggle");
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xcafe00 + seed % PEOPLE));
    }

    function purses() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += person(i).balance;
        }
    }

    function unusedSlots() external view returns (uint256 count) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            (uint8 status,) = presale.slots(person(i));
            if (status == 1) ++count;
        }
    }

    function allPurses() external pure returns (uint256) {
        return PEOPLE * PURSE;
    }

    function pick(uint256 seed) private view returns (uint256) {
        uint256 count = market.saleCount();
        if (count == 0) return 0;
        uint256 newest = count > 6 ? 6 : count;
        return count - seed % newest;
    }

    /// @dev What is sold or canceled is so at once, and stays so.
    function watch() private {
        uint256 count = market.saleCount();
        for (uint256 id = count > 8 ? count - 8 : 1; id <= count; ++id) {
            uint256 status = market.saleOf(id).status;
            wentBack = wentBack || (latest[id] > 1 && latest[id] != status);
            latest[id] = status;
        }
    }
}

/// @notice What holds for traded slots whatever happens to them meanwhile.
/// forge-config: full.invariant.runs = 64
/// forge-config: full.invariant.depth = 200
contract WhitelistMarketInvariantsTest is MarketFixture {
    MarketHandler private handler;

    function setUp() public override {
        super.setUp();
        publicFrom = block.timestamp + 3 days;
        presale = newPresale();
        handler = new MarketHandler(market, presale);
        targetContract(address(handler));
    }

    function invariant_P34_TheMarketHoldsNothing() public view {
        assertEq(address(market).balance, 0);
    }

    function invariant_P34_MoneyOnlyChangesHands() public view {
        assertEq(handler.purses(), handler.allPurses());
    }

    function invariant_P34_SlotsOnlyChangeHands() public view {
        assertEq(handler.unusedSlots(), handler.slots());
    }

    function invariant_P34_NoVoidOfferIsFilled() public view {
        assertFalse(handler.soldVoid());
        assertFalse(handler.refusedFillable());
    }

    function invariant_P34_WhatIsSoldOrCanceledStaysSo() public view {
        assertFalse(handler.wentBack());
    }

    function afterInvariant() public view {
        handler.report();
    }
}
