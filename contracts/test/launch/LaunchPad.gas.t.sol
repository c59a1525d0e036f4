// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {GasFixture} from "../fixtures/GasFixture.sol";
import {ShippedFixture} from "../fixtures/ShippedFixture.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {LaunchFixture} from "./LaunchFixture.sol";

/// @notice What a launch costs as a whole transaction, with the shipped template and every switch on, and what the people
/// of a batch opening pay.
contract LaunchPadGasTest is LaunchFixture, GasFixture {
    string private constant PAD = "launch/LaunchPad";
    string private constant VAULT = "launch/OpeningVault";
    uint256 private constant MAX_TRANSACTION_GAS = 16_777_216;

    function setUp() public override(LaunchFixture, TokenFixture) {
        LaunchFixture.setUp();
    }

    function test_Gas_CreateAndLaunch() public onTodaysNetwork {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](2);
        params.purchases[0] = purchase(carol, 1 ether, 0);
        params.purchases[1] = purchase(treasury, 1 ether, 0);
        run(params);
        measure(PAD, "create, fill, lock, open and buy twice");
    }

    function test_Gas_LaunchOwnToken() public onTodaysNetwork {
        run(existingParams(address(ownGatedToken())));
        measure(PAD, "fill, lock and open an existing token");
    }

    function test_Gas_LaunchForeignToken() public onTodaysNetwork {
        run(existingParams(address(foreignToken())));
        measure(PAD, "fill and lock a foreign token");
    }

    function test_Gas_Opening() public onTodaysNetwork {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenReceiver = alice;
        params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 2 ether});
        (,,, uint256 id) = run(params);
        measure(PAD, "create, fill, lock and begin an opening");
        vm.prank(bob);
        vault.commit{value: 1 ether}(id, bob, 1 ether, 0);
        measure(VAULT, "commit, first of all");
        vm.prank(carol);
        vault.commit{value: 1 ether}(id, carol, 1 ether, 0);
        measure(VAULT, "commit, first of the account");
        vm.prank(carol);
        vault.commit{value: 1 ether}(id, carol, 1 ether, 0);
        measure(VAULT, "commit, more");
        uint256 snapshot = vm.snapshotState();
        vm.warp(vault.openingOf(id).endsAt);
        vault.clear(id);
        measure(VAULT, "clear");
        vault.claimFor(id, bob);
        measure(VAULT, "claim with excess, new holder");
        vm.revertToState(snapshot);
        vm.warp(vault.openingOf(id).refundsFrom);
        vault.refundFor(id, bob);
        measure(VAULT, "refund");
    }

    function measure(string memory group, string memory name) private {
        vm.snapshotGasLastCall(group, name);
        assertLe(vm.lastCallGas().gasTotalUsed, MAX_TRANSACTION_GAS, "more than one transaction may use (EIP-7825)");
    }
}
