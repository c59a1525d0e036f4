// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {Vip} from "../../src/vip/Vip.sol";

/// @notice A shop of memberships with two plans, and people with money.
abstract contract VipFixture is Test {
    uint256 internal constant PRICE = 0.3 ether;
    uint256 internal constant DAYS = 30;
    uint256 internal constant LONG_PRICE = 2 ether;
    uint256 internal constant LONG_DAYS = 365;

    address internal immutable platform = makeAddr("platform");
    address internal immutable dev = makeAddr("dev");
    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");

    Vip internal vip;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        vip = new Vip(platform);
        vm.startPrank(platform);
        vip.setDevAddress(dev);
        vip.addPlan(PRICE, DAYS);
        vip.addPlan(LONG_PRICE, LONG_DAYS);
        vm.stopPrank();
        vm.deal(alice, 100 ether);
        vm.deal(bob, 100 ether);
    }
}
