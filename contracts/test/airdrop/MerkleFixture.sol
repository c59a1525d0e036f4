// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AirdropFactory} from "../../src/airdrop/AirdropFactory.sol";
import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";
import {PublicTree} from "./PublicTree.sol";

/// @notice A list of accounts, its tree, and airdrops of it: all at the start, or a fifth then and the rest over 100 days.
abstract contract MerkleFixture is TokenMappingFixture {
    uint256 internal constant ENTRIES = 300;
    uint256 internal constant FIRST_BPS = 2000;
    uint256 internal constant RELEASE_SECONDS = 100 days;
    uint256 internal constant ALL_BPS = 10_000;

    MerkleAirdrop internal instant;
    MerkleAirdrop internal slow;
    IMerkleAirdrop.Entry[] internal entries;
    bytes32[] internal tree;
    uint256 internal listTotal;

    function setUp() public virtual override {
        super.setUp();
        factory.setTemplate(2, address(new MerkleAirdrop()), true);
        factory.setFee(2, FEE_WEI);
        for (uint256 i = 0; i < ENTRIES; ++i) {
            address account = i == 0 ? alice : i == 1 ? bob : address(uint160(0x1000 + i));
            entries.push(IMerkleAirdrop.Entry(i, account, (i + 1) * 1e18 + i));
            listTotal += entries[i].amount;
        }
        tree = PublicTree.build(entries);
        instant = createClaims(ALL_BPS, 0);
        slow = createClaims(FIRST_BPS, RELEASE_SECONDS);
    }

    function root() internal view returns (bytes32) {
        return tree[0];
    }

    function proofOf(uint256 index) internal view returns (bytes32[] memory) {
        return PublicTree.prove(tree, entries[index]);
    }

    function paidToken() internal view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(newToken);
    }

    function claimNumbers(uint256 firstBps, uint256 releaseSeconds) internal view returns (uint256[] memory list) {
        list = new uint256[](6);
        (list[0], list[1], list[3]) = (uint256(root()), startTime, listTotal);
        list[2] = endTime + releaseSeconds;
        (list[4], list[5]) = (firstBps, releaseSeconds);
    }

    function createClaims(uint256 firstBps, uint256 releaseSeconds) internal returns (MerkleAirdrop) {
        return createFrom(claimNumbers(firstBps, releaseSeconds));
    }

    function createFrom(uint256[] memory list) internal returns (MerkleAirdrop made) {
        vm.startPrank(project);
        newToken.approve(address(factory), list[3]);
        made = MerkleAirdrop(factory.deploy{value: FEE_WEI}(2, paidToken(), list, "bafylist"));
        vm.stopPrank();
    }

    function claim(MerkleAirdrop from, uint256 index) internal returns (uint256 paid) {
        IMerkleAirdrop.Entry memory e = entries[index];
        return from.claim(e.index, e.account, e.amount, proofOf(index));
    }

    function batch(uint256[] memory indices)
        internal
        view
        returns (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs)
    {
        list = new IMerkleAirdrop.Entry[](indices.length);
        proofs = new bytes32[][](indices.length);
        for (uint256 i = 0; i < indices.length; ++i) {
            (list[i], proofs[i]) = (entries[indices[i]], proofOf(indices[i]));
        }
    }

    function threeIndices() internal pure returns (uint256[] memory list) {
        list = new uint256[](3);
        (list[0], list[1], list[2]) = (0, 299, 1);
    }
}
