// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title The slot of a token's swap terms, as `TaxTerms.SwapTerms` lays it out
/// @notice What runs inside somebody's trade reads the slot once and takes its fields from the word: the compiler loads it
/// again for each field of a structure.
library TermsWord {
    uint256 internal constant THRESHOLD = type(uint112).max;
    uint256 internal constant LAST_BLOCK_SHIFT = 112;
    uint256 internal constant LAST_BLOCK = type(uint40).max;
    /// @dev Shares in percent, a byte each.
    uint256 internal constant BURN_SHIFT = 152;
    uint256 internal constant LIQUIDITY_SHIFT = 160;
    uint256 internal constant MARKETING_SHIFT = 168;
    uint256 internal constant DIVIDEND_SHIFT = 176;
    uint256 internal constant SHARE = type(uint8).max;
    uint256 internal constant LIQUIDITY_PENDING = 1 << 192;
    uint256 internal constant SEEN_SHIFT = 200;
    uint256 internal constant SEEN = type(uint32).max;
    uint256 internal constant TRIED_SHIFT = 232;
    uint256 internal constant TRIED = type(uint24).max;
}
