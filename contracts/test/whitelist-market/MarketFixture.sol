// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/utils/LibClone.sol";
import {Test} from "forge-std/Test.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {WhitelistMarket} from "../../src/whitelist-market/WhitelistMarket.sol";
import {SlotPresale} from "./SlotPresale.sol";

/// @notice A market, a presale that the platform knows, and people with slots: alice and bob have one of tier 1 and 2.
abstract contract MarketFixture is Test {
    uint256 internal constant PRICE = 0.5 ether;

    address internal immutable platform = makeAddr("platform");
    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable carol = makeAddr("carol");
    address internal immutable dave = makeAddr("dave");

    PlatformRegistry internal registry;
    WhitelistMarket internal market;
    SlotPresale internal presale;
    uint256 internal publicFrom;
    uint256 internal expiry;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        registry = new PlatformRegistry(platform);
        market = new WhitelistMarket(registry);
        (publicFrom, expiry) = (block.timestamp + 2 days, block.timestamp + 1 days);
        presale = newPresale();
        presale.setSlot(alice, 1, 1);
        presale.setSlot(bob, 1, 2);
        vm.deal(carol, 100 ether);
        vm.deal(dave, 100 ether);
    }

    /// @notice A clone, as presales are.
    function newPresale() internal returns (SlotPresale made) {
        made = SlotPresale(LibClone.clone(address(new SlotPresale())));
        made.init(address(market), uint40(publicFrom));
        vm.prank(platform);
        registry.addContract(address(made), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
    }

    function offer(address seller) internal returns (uint256 saleId) {
        vm.prank(seller);
        return market.add(address(presale), PRICE, expiry);
    }

    function buy(address buyer, uint256 saleId) internal {
        vm.prank(buyer);
        market.submit{value: PRICE}(saleId);
    }

    function expectBuy(address buyer, uint256 saleId, bytes memory reason) internal {
        vm.expectRevert(reason);
        buy(buyer, saleId);
    }

    function statusOf(address account) internal view returns (uint8 status) {
        (status,) = presale.slots(account);
    }
}
