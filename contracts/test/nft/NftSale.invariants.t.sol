// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftSale} from "../../src/nft/NftSale.sol";
import {NftFixture} from "./NftFixture.sol";
import {NftSaleHandler} from "./NftSaleHandler.sol";

/// forge-config: full.invariant.runs = 64
/// forge-config: full.invariant.depth = 150
contract NftSaleInvariants is NftFixture {
    NftSaleHandler private handler;
    NftSale private sale;

    function setUp() public override {
        super.setUp();
        uint256[] memory n = numbers();
        (n[5], n[7]) = (PRICE + 7, 60);
        sale = create(address(0), n, BASE_URI);
        openInviter(sale, rates(3000, 1501, 499));
        vm.warp(PUBLIC_START);
        handler = new NftSaleHandler(sale, project);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](5);
        (actions[0], actions[1], actions[2]) =
        (handler.mint.selector, handler.mintByOwner.selector, handler.collect.selector);
        (actions[3], actions[4]) = (handler.donate.selector, handler.transfer.selector);
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    function invariant_P38_WhatIsThereIsSomebodys() public view {
        uint256 owed = sale.platformDue() + sale.proceeds();
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            owed += sale.pendingReward(handler.person(i));
        }
        assertEq(owed, address(sale).balance);
        assertEq(handler.came(), handler.paid() + address(sale).balance);
        assertGe(sale.solvency()[0].held, sale.solvency()[0].owed);
    }

    function invariant_P38_RewardsAreThoseOfTheBook() public view {
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            address account = handler.person(i);
            assertEq(sale.earnedReward(account), handler.earned(account));
            assertEq(sale.pendingReward(account) + handler.rewarded(account), handler.earned(account));
        }
    }

    /// @notice The platform gets its part of everything that came in, and not more.
    function invariant_P38_ThePlatformsPartIsExact() public view {
        assertEq(sale.platformDue() + dev.balance, handler.came() * PLATFORM_BPS / 10_000);
    }

    function invariant_SupplyIsWhatWasMinted() public view {
        uint256 held = 0;
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            address account = handler.person(i);
            held += sale.balanceOf(account);
            assertEq(sale.tokensOfOwner(account).length, sale.balanceOf(account));
            assertLe(sale.mintCountOf(account), sale.terms().cap);
        }
        assertEq(held, sale.totalSupply());
        assertEq(held, handler.minted());
        assertLe(held, TOTAL);
        assertFalse(handler.hasPassedCap());
    }

    function invariant_CapabilitiesOnlyGoOut() public view {
        assertFalse(handler.hasPowerReturned());
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
