// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Places in the four arrays of a taxed token's constructor
/// @notice The first places are those of `ITokenBase`; templates append their own after the last of these.
library TaxedParams {
    uint256 internal constant RECEIVER = 0;
    uint256 internal constant MARKETING_WALLET = 1;
    uint256 internal constant ROUTER = 2;
    uint256 internal constant QUOTE = 3;
    uint256 internal constant LIQUIDITY_RECEIVER = 4;
    /// @notice First address of the template itself; the owner comes after those.
    uint256 internal constant FIRST_OWN_ADDRESS = 5;

    uint256 internal constant TOTAL_SUPPLY = 0;
    uint256 internal constant BUY_TAX = 4;
    uint256 internal constant SELL_TAX = 5;
    uint256 internal constant TRANSFER_TAX = 6;
    uint256 internal constant ADD_POOL_TAX = 7;
    uint256 internal constant REMOVE_POOL_TAX = 8;
    uint256 internal constant BURN_SHARE = 9;
    uint256 internal constant LIQUIDITY_SHARE = 10;
    uint256 internal constant MARKETING_SHARE = 11;
    uint256 internal constant DIVIDEND_SHARE = 12;
    uint256 internal constant KILL_BLOCKS = 13;
    uint256 internal constant WALLET_LIMIT = 14;
    uint256 internal constant SWAP_LIMIT = 15;
    uint256 internal constant FISSION_COUNT = 16;
    uint256 internal constant SWAP_THRESHOLD = 17;
    /// @notice First number of the template itself.
    uint256 internal constant FIRST_OWN_NUMBER = 18;

    uint256 internal constant TAX_CHANGEABLE = 1;
    uint256 internal constant BLACKLIST_ENABLED = 2;
    uint256 internal constant SWAP_LIMIT_ENABLED = 3;
    uint256 internal constant WALLET_LIMIT_ENABLED = 4;
    uint256 internal constant MANUAL_LAUNCH = 5;
    /// @notice First switch of the template itself.
    uint256 internal constant FIRST_OWN_BOOL = 6;
}
