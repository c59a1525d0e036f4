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

    /// @notice The owner, or the launcher, can open trading; until then the token moves only among its allow-list, and
    /// the owner can name the launcher and open a liquidity phase. Ended by `launch`, for good.
    uint256 internal constant LAUNCH = 1 << 3;

    /// @notice The owner can change taxes and their shares, each below its cap. Ended by `disableTaxChange` or
    /// `renounceOwnership`, for good.
    uint256 internal constant TAXES = 1 << 4;

    /// @notice The owner can stop accounts from sending and receiving. Ended by `disableBlacklist` or
    /// `renounceOwnership`, for good, which sets the listed ones free.
    uint256 internal constant BLACKLIST = 1 << 5;

    /// @notice The owner can change how much a wallet may hold, at least 0.1 % of the supply. Ended by
    /// `disableWalletLimit` or `renounceOwnership`, for good, which lifts the limit.
    uint256 internal constant WALLET_LIMIT = 1 << 6;

    /// @notice The owner can change how much one trade may move, at least 0.1 % of the supply. Ended by
    /// `disableSwapLimit` or `renounceOwnership`, for good, which lifts the limit.
    uint256 internal constant SWAP_LIMIT = 1 << 7;

    /// @notice The owner can change who receives the marketing share. Ended by `renounceOwnership`, for good.
    uint256 internal constant MARKETING_WALLET = 1 << 8;

    /// @notice The owner can exempt the platform's holding contracts from transfer tax and wallet limit, one way.
    /// Ended by `renounceOwnership`, for good.
    uint256 internal constant EXEMPTIONS = 1 << 9;

    /// @notice The owner can change the terms of dividends, within bounds. Ended by `renounceOwnership`, for good.
    uint256 internal constant DIVIDEND_TERMS = 1 << 10;

    /// @notice The owner can lower rebates and change the bind interval. Ended by `renounceOwnership`, for good.
    uint256 internal constant REFERRAL_TERMS = 1 << 11;

    /// @notice The owner can change how many addresses a buy sprays, at most 3. Ended by `renounceOwnership`, for good.
    uint256 internal constant FISSION = 1 << 12;

    /// @notice The owner can change from how much on collected tax is sold, at most 1 % of the supply. Ended by
    /// `renounceOwnership`, for good.
    uint256 internal constant SWAP_THRESHOLD = 1 << 13;
}
