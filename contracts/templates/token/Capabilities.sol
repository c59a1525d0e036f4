// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of `capabilities()`
/// @notice Each bit is a power that somebody still has over a token. Zero means: nobody can change anything any more.
/// A bit keeps its meaning in every template; a template sets only bits of powers that it has.
library Capabilities {
    /// @notice The token has an owner, who can hand ownership over. Ended by `renounceOwnership`, for good.
    uint256 internal constant OWNER = 1 << 0;

    /// @notice The owner can mint, within `mintTerms()`: at most 20 % of the supply, at least three days apart.
    /// Ended by `disableMint` or `renounceOwnership`, for good.
    uint256 internal constant MINT = 1 << 1;

    /// @notice The owner can change the metadata address, not name, symbol or decimals.
    /// Ended by `freezeContractURI` or `renounceOwnership`, for good.
    uint256 internal constant CONTRACT_URI = 1 << 2;
}
