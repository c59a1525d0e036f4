// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bounds of NFT sales
/// @notice The same in the factory and in its sales; times in seconds.
library NftSaleBounds {
    uint256 internal constant BPS = 10_000;
    uint256 internal constant MAX_TOTAL = 1_000_000;
    /// @dev What one transaction mints everywhere: about 2 000 gas each, and one slot.
    uint256 internal constant MAX_AT_ONCE = 500;
    uint256 internal constant MAX_FEE = type(uint96).max;
    uint256 internal constant MAX_NAME_BYTES = 64;
    uint256 internal constant MAX_TEXT_BYTES = 512;
    uint256 internal constant MAX_ROYALTY_BPS = 1000;
    uint256 internal constant MAX_PLATFORM_BPS = 1000;
    uint256 internal constant MAX_REWARD_BPS = 5000;
    uint256 internal constant MAX_LEVELS = 3;
    uint256 internal constant MIN_SECONDS = 5 minutes;
    /// @dev Catches milliseconds (P-06).
    uint256 internal constant MAX_SECONDS = 100_000_000 minutes;

    /// @dev Who mints.
    uint256 internal constant OWNER_MINTS = 1;
    uint256 internal constant PUBLIC_MINTS = 2;
    /// @dev Where files lie.
    uint256 internal constant SHARED_URI = 1;
    uint256 internal constant URI_EACH = 2;
}
