// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoundedRead} from "./BoundedRead.sol";
import {ISolvency} from "./ISolvency.sol";

/// @title What a contract owes and holds of a list of tokens that anybody could lengthen
/// @notice Each balance is a bounded read, so that one token which burns gas or answers nothing hides no other one; what
/// cannot be read counts as nothing held (P-38).
library SolvencyPage {
    using BoundedRead for address;

    /// @notice The entries from `offset` on, at most `limit` of them. @param owed By asset, in its smallest unit.
    function page(
        address[] storage assets,
        mapping(address asset => uint256 amount) storage owed,
        uint256 offset,
        uint256 limit
    ) internal view returns (ISolvency.AssetSolvency[] memory entries) {
        uint256 count = assets.length;
        uint256 left = offset < count ? count - offset : 0;
        entries = new ISolvency.AssetSolvency[](limit < left ? limit : left);
        for (uint256 i = 0; i < entries.length; ++i) {
            address asset = assets[offset + i];
            // slither-disable-next-line unused-return (an unreadable balance is nothing held)
            (, uint256 held) = asset.word(abi.encodeWithSignature("balanceOf(address)", address(this)));
            entries[i] = ISolvency.AssetSolvency({asset: asset, owed: owed[asset], held: held});
        }
    }
}
