// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VipFixture} from "./VipFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What a membership costs beside its price: whole transactions, cold slots.
contract VipGasTest is VipFixture {
    string private constant GROUP = "vip/Vip";

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function setUp() public override {
        super.setUp();
        vm.prank(bob);
        vip.startVip{value: PRICE}(0);
    }

    function test_Gas_Start() public onTodaysNetwork {
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        // 1.06 of what the slots, the payment and the log cost at least.
        assertLe(vm.snapshotGasLastCall(GROUP, "start"), 49_895);
    }

    function test_Gas_Renew() public onTodaysNetwork {
        vm.prank(bob);
        vip.startVip{value: PRICE}(0);
        assertLe(vm.snapshotGasLastCall(GROUP, "renew"), 31_769);
    }
}
