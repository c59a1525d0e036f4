// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {IEvmVersion} from "./TokenMapping.gas.t.sol";
import {MerkleFixture} from "./MerkleFixture.sol";
import {PublicTree} from "./PublicTree.sol";

/// @notice What people pay: whole transactions of shipped code that the factory made, the cheapest token there is, cold
/// slots, holders who never had the token.
contract MerkleAirdropGasTest is MerkleFixture {
    string private constant GROUP = "airdrop/MerkleAirdrop";
    uint256 private constant LEAVES = 1024;

    function setUp() public override {
        super.setUp();
        newToken = OddToken(address(new SoladyPeer(project, 1e27)));
        delete entries;
        listTotal = 0;
        for (uint256 i = 0; i < LEAVES; ++i) {
            address account = address(uint160(uint256(keccak256(abi.encode(i)))));
            entries.push(IMerkleAirdrop.Entry(i, account, 123_456_789_123_456_789 + i));
            listTotal += entries[i].amount;
        }
        tree = PublicTree.build(entries);
        instant = createClaims(ALL_BPS, 0);
        slow = createClaims(FIRST_BPS, RELEASE_SECONDS);
        vm.warp(startTime);
        // Others of the same 256 entries have claimed before, as on any list.
        claim(instant, 511);
    }

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_Claim() public onTodaysNetwork {
        (IMerkleAirdrop.Entry memory e, bytes32[] memory proof) = (entries[300], proofOf(300));
        vm.prank(e.account);
        instant.claim(e.index, e.account, e.amount, proof);
        assertLe(vm.snapshotGasLastCall(GROUP, "claim, 1024 leaves"), 72_496);
        (e, proof) = (entries[900], proofOf(900));
        vm.prank(e.account);
        instant.claim(e.index, e.account, e.amount, proof);
        vm.snapshotGasLastCall(GROUP, "claim, 1024 leaves, first of its 256");
        (e, proof) = (entries[301], proofOf(301));
        instant.claim(e.index, e.account, e.amount, proof);
        vm.snapshotGasLastCall(GROUP, "claim for a wallet, 1024 leaves");
    }

    function test_Gas_ClaimReleased() public onTodaysNetwork {
        (IMerkleAirdrop.Entry memory e, bytes32[] memory proof) = (entries[300], proofOf(300));
        vm.prank(e.account);
        slow.claim(e.index, e.account, e.amount, proof);
        vm.snapshotGasLastCall(GROUP, "claim, first part");
        vm.warp(startTime + 1 days);
        vm.prank(e.account);
        slow.claim(e.index, e.account, e.amount, proof);
        vm.snapshotGasLastCall(GROUP, "claim, next part");
    }

    function test_Gas_ClaimMany() public onTodaysNetwork {
        uint256[] memory indices = new uint256[](10);
        for (uint256 i = 0; i < 10; ++i) {
            indices[i] = 300 + i;
        }
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(indices);
        instant.claimMany(list, proofs);
        vm.snapshotGasLastCall(GROUP, "claim for ten");
    }

    function test_Gas_Deploy() public onTodaysNetwork {
        vm.warp(startTime - 1);
        vm.startPrank(project);
        newToken.approve(address(factory), listTotal);
        factory.deploy{value: FEE_WEI}(2, paidToken(), claimNumbers(ALL_BPS, 0), "");
        vm.snapshotGasLastCall(GROUP, "create");
    }
}
