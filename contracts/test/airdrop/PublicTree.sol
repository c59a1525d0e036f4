// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibSort} from "solady/utils/LibSort.sol";
import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";

/// @notice The tree of the public `StandardMerkleTree` over (uint256, address, uint256): leaves hashed twice and sorted, a
/// complete binary tree in one array, pairs in order.
library PublicTree {
    function leafOf(IMerkleAirdrop.Entry memory e) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(e.index, e.account, e.amount))));
    }

    function build(IMerkleAirdrop.Entry[] memory entries) internal pure returns (bytes32[] memory tree) {
        uint256 count = entries.length;
        bytes32[] memory leaves = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            leaves[i] = leafOf(entries[i]);
        }
        LibSort.sort(leaves);
        tree = new bytes32[](2 * count - 1);
        for (uint256 i = 0; i < count; ++i) {
            tree[tree.length - 1 - i] = leaves[i];
        }
        for (uint256 i = count - 1; i > 0; --i) {
            tree[i - 1] = pairOf(tree[2 * i - 1], tree[2 * i]);
        }
    }

    function prove(bytes32[] memory tree, IMerkleAirdrop.Entry memory e)
        internal
        pure
        returns (bytes32[] memory proof)
    {
        bytes32 leaf = leafOf(e);
        uint256 at = 0;
        while (tree[at] != leaf) ++at;
        bytes32[] memory way = new bytes32[](tree.length);
        uint256 length = 0;
        for (; at > 0; at = (at - 1) / 2) {
            way[length++] = tree[at % 2 == 0 ? at - 1 : at + 1];
        }
        proof = new bytes32[](length);
        for (uint256 i = 0; i < length; ++i) {
            proof[i] = way[i];
        }
    }

    function pairOf(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }
}
