// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {InviterFixture} from "./InviterFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What people pay: whole transactions; what a presale pays for telling, of its own call.
contract InviterGasTest is InviterFixture {
    string private constant GROUP = "inviter/Inviter";

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function setUp() public override {
        super.setUp();
        vm.deal(alice, 1 ether);
        presale.open(three());
        dollarPresale.open(three());
        chainOfFive(presale);
        chainOfFive(dollarPresale);
    }

    function test_Gas_Record() public onTodaysNetwork {
        vm.startPrank(address(presale));
        inviter.record(address(0x11), alice, 1 ether, true);
        vm.snapshotGasLastCall(GROUP, "record, first, one level above");
        inviter.record(address(0x12), erin, 1 ether, true);
        vm.snapshotGasLastCall(GROUP, "record, first, three levels above");
        inviter.record(erin, address(0), 1 ether, false);
        vm.snapshotGasLastCall(GROUP, "record, again, three levels above");
        inviter.record(address(0x13), address(0), 1 ether, true);
        vm.snapshotGasLastCall(GROUP, "record, nobody above");
        inviter.revoke(erin, 1 ether);
        vm.snapshotGasLastCall(GROUP, "revoke, three levels above");
    }

    function test_Gas_ClaimReward() public onTodaysNetwork {
        presale.settle(WHOLE, inviter.presaleInfo(address(presale)).total);
        vm.prank(alice);
        inviter.claimReward(address(presale), alice);
        vm.snapshotGasLastCall(GROUP, "claim, native");
        dollarPresale.settle(WHOLE, inviter.presaleInfo(address(dollarPresale)).total);
        vm.prank(alice);
        inviter.claimReward(address(dollarPresale), alice);
        vm.snapshotGasLastCall(GROUP, "claim, token, new holder");
    }

    /// @notice The price of a claim does not depend on how many were brought.
    function test_Gas_ClaimIsAsDearWithAThousandInvitees() public onTodaysNetwork {
        for (uint160 i = 0; i < 1000; ++i) {
            presale.contribute(address(0x10000 + i), alice, 1e15);
        }
        presale.settle(WHOLE, inviter.presaleInfo(address(presale)).total);
        vm.prank(alice);
        inviter.claimReward(address(presale), alice);
        vm.snapshotGasLastCall(GROUP, "claim, native, a thousand invitees");
    }
}
