// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Membership} from "../fixtures/Actors.sol";
import {GasFixture} from "../fixtures/GasFixture.sol";

/// @notice What creators pay: shipped bytecode, every switch on, cold slots, through the factory.
contract TokenFactoryGasTest is GasFixture {
    string private constant GROUP = "token/TokenFactory";

    function test_Gas_FirstTokenOfACreator() public onTodaysNetwork {
        create(carol, fullDraft(carol));
        create(alice, fullDraft(alice));
        vm.snapshotGasLastCall(GROUP, "deploy, every switch on, first token of a creator");
        vm.snapshotValue(GROUP, "deploy, every switch on, calldata gas", calldataGas(alice));
        create(alice, fullDraft(alice), FEE_WEI, address(0), "2");
        vm.snapshotGasLastCall(GROUP, "deploy, every switch on, next token of a creator");
    }

    function test_Gas_PlainToken() public onTodaysNetwork {
        create(carol, plainDraft(carol));
        create(alice, plainDraft(alice));
        vm.snapshotGasLastCall(GROUP, "deploy, no switch on, first token of a creator");
    }

    function test_Gas_WithInviterMemberAndExcess() public onTodaysNetwork {
        create(carol, fullDraft(carol));
        create(alice, fullDraft(alice), FEE_WEI, carol, 0);
        vm.snapshotGasLastCall(GROUP, "deploy, every switch on, first reward of an inviter");
        create(bob, fullDraft(bob), 1 ether, carol, 0);
        vm.snapshotGasLastCall(GROUP, "deploy, every switch on, next reward, excess returned");
        Membership membership = new Membership();
        membership.setMember(platform, true);
        vm.prank(platform);
        factory.setVip(address(membership));
        create(platform, fullDraft(platform), 0, address(0), 0);
        vm.snapshotGasLastCall(GROUP, "deploy, every switch on, member");
        factory.claimInviterReward(carol);
        vm.snapshotGasLastCall(GROUP, "claimInviterReward");
        factory.withdraw();
        vm.snapshotGasLastCall(GROUP, "withdraw, first payment");
    }

    function calldataGas(address deployer) private view returns (uint256 gas) {
        Arrays memory a = arraysOf(fullDraft(deployer));
        bytes memory data = abi.encodeCall(
            factory.deploy,
            (TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), bytes12(0))
        );
        for (uint256 i = 0; i < data.length; ++i) {
            gas += data[i] == 0 ? 4 : 16;
        }
    }
}
