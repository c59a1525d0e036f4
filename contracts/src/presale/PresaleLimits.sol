// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bounds of a presale's terms
/// @notice Times in seconds, ratios in basis points, amounts in base units (specification sections 5 and 9, S-50, S-55).
library PresaleLimits {
    uint256 internal constant BPS = 10_000;
    /// @dev Scale of rates.
    uint256 internal constant RATE_SCALE = 1e18;

    /// @dev The start is more than this ahead.
    uint256 internal constant MIN_START_LEAD = 5 minutes;
    /// @dev Catches times in milliseconds.
    uint256 internal constant MAX_END_AHEAD = 3650 days;
    uint256 internal constant MIN_LOCK_TIME = 5 minutes;
    uint256 internal constant MAX_LOCK_TIME = 100_000_000 minutes;
    uint256 internal constant MIN_LIQUIDITY_BPS = 5100;
    uint256 internal constant MIN_VEST_CYCLE = 1 minutes;
    uint256 internal constant MAX_VEST_CYCLE = 3650 days;
    uint256 internal constant MAX_REPAIR_BPS = 1000;
    uint256 internal constant MAX_TAX_BPS = 5000;
    /// @dev A V2 pool's reserve, and what the books hold in one half of a slot.
    uint256 internal constant MAX_AMOUNT = type(uint112).max;
    /// @dev A whole pool's worth for a single base unit, and more.
    uint256 internal constant MAX_RATE = type(uint176).max;

    /// @dev Base units that a fair presale sells at its hard cap: its buyers lose up to one each to rounding, which then costs
    /// at most a thousand-millionth of the cap (P-14).
    uint256 internal constant MIN_FAIR_UNITS = 1_000_000_000;

    /// @dev Wallets or leaves in one call.
    uint256 internal constant MAX_LIST = 500;
    uint256 internal constant MAX_INVITER_LEVELS = 3;
    /// @dev Most of a private raise that goes to inviters: they are paid at finalize, its owner only as tokens are released.
    uint256 internal constant MAX_PRIVATE_INVITER_BPS = 1000;
    /// @dev What a forced refund keeps.
    uint256 internal constant EXIT_FEE_BPS = 1000;
    /// @dev How long before the end leaving an open presale closes, for a fee or for nothing.
    uint256 internal constant EXIT_CLOSED = 15 minutes;
    /// @dev How far ahead the end is at least when the times of a presale with contributions change; all of it but the
    /// last `EXIT_CLOSED` is time to leave for nothing.
    uint256 internal constant MIN_NOTICE = 1 hours;
    /// @dev How long after the end only the owner finalizes.
    uint256 internal constant OWNER_GRACE = 24 hours;
    /// @dev How long after the end nobody finalizes any more.
    uint256 internal constant LAPSE = 7 days;
}
