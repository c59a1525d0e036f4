// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MarketFixture} from "./MarketFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What people pay: whole transactions, a presale that is a clone, as presales are.
contract WhitelistMarketGasTest is MarketFixture {
    string private constant GROUP = "whitelist-market/WhitelistMarket";

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function setUp() public override {
        super.setUp();
        offer(bob);
        vm.prank(dave);
        market.submit{value: PRICE}(1);
        vm.deal(alice, 1 ether);
    }

    function test_Gas_Add() public onTodaysNetwork {
        vm.prank(alice);
        market.add(address(presale), PRICE, expiry);
        vm.snapshotGasLastCall(GROUP, "add");
    }

    function test_Gas_Submit() public onTodaysNetwork {
        offer(alice);
        vm.prank(carol);
        market.submit{value: PRICE}(2);
        uint256 used = vm.snapshotGasLastCall(GROUP, "buy a slot");
        // 1.20 of what the two slots, the payment and the log cost at least.
        assertLe(used, 87_082, "buy a slot");
    }

    function test_Gas_Cancel() public onTodaysNetwork {
        offer(alice);
        vm.prank(alice);
        market.cancel(2);
        vm.snapshotGasLastCall(GROUP, "cancel");
    }
}
