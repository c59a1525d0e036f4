// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of an NFT sale's `capabilities()`
/// @notice What its owner can still do; nobody else can do anything. Bits only ever go out.
library NftSaleCapabilities {
    /// @dev Mint free, within the owner's share.
    uint256 internal constant MINT = 1;
    /// @dev Say who is on the list.
    uint256 internal constant LIST = 2;
    /// @dev Say where files of numbers lie that do not exist yet.
    uint256 internal constant URI = 4;
    /// @dev Open rewards for inviters, paid from the owner's part.
    uint256 internal constant INVITER = 8;
    /// @dev Name what the project says about itself.
    uint256 internal constant TEXTS = 16;
    /// @dev Hand the collection over.
    uint256 internal constant OWNERSHIP = 32;
}
