// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title The token's own account: collected tax and the terms of every move in one slot
/// @notice Bits 0 to 111 are the collected tax in base units. A taxed move writes them anyway, so that reading the terms
/// from the same slot costs nothing.
library TokenWord {
    uint256 internal constant RATE12 = 0xfff;
    uint256 internal constant RATE13 = 0x1fff;

    /// @dev Basis points, 12 bits each.
    uint256 internal constant BUY_SHIFT = 112;
    uint256 internal constant SELL_SHIFT = 124;
    uint256 internal constant TRANSFER_SHIFT = 136;
    /// @dev Basis points, 13 bits each.
    uint256 internal constant ADD_SHIFT = 148;
    uint256 internal constant REMOVE_SHIFT = 161;
    uint256 internal constant ALL_RATES = ((1 << 62) - 1) << BUY_SHIFT;

    /// @dev How many fresh addresses a buy sprays, 2 bits.
    uint256 internal constant FISSION_SHIFT = 174;
    uint256 internal constant FISSION = 3;
    /// @dev First block in which buyers are not killed any more, 40 bits; zero without kill blocks.
    uint256 internal constant KILL_UNTIL_SHIFT = 176;
    uint256 internal constant KILL_UNTIL = type(uint40).max;

    uint256 internal constant LAUNCHED = 1 << 216;
    uint256 internal constant LIQUIDITY_PHASE = 1 << 217;
    uint256 internal constant WALLET_LIMIT = 1 << 218;
    uint256 internal constant SWAP_LIMIT = 1 << 219;
    uint256 internal constant BLACKLIST = 1 << 220;
    uint256 internal constant TAX_CHANGE = 1 << 221;
    // 222 to 255 belong to the template.
}
