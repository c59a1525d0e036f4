// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title An ERC-721, as far as it is called here
interface INft {
    /// @notice Whose it is.
    function ownerOf(uint256 nftId) external view returns (address);

    /// @notice Moves it without asking the receiver.
    function transferFrom(address from, address to, uint256 nftId) external;
}
