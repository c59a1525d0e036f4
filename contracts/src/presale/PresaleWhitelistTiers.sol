// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleState} from "./PresaleState.sol";

/// @title Who may take part when
/// @dev A slot is a few bits of the wallet's own storage slot. ADR 0102.
abstract contract PresaleWhitelistTiers is PresaleState {
    uint256 internal constant SLOT_NONE = 0;
    uint256 internal constant SLOT_UNUSED = 1;
    uint256 internal constant SLOT_USED = 2;
    uint256 internal constant SLOT_REVOKED = 3;
    /// @dev Added to an unused slot that somebody paid for.
    uint256 internal constant SLOT_BOUGHT = 4;

    uint256 internal constant NOBODY_LISTED = 0;
    uint256 internal constant LISTED_ONLY = 2;
    uint256 internal constant TIERS = 2;

    function _mark(mapping(uint256 => uint256) storage bits, uint256 index) internal {
        // forge-lint: disable-next-line(incorrect-shift) one bit at its place
        bits[index >> 8] |= 1 << (index & 0xff);
    }

    function _isMarked(mapping(uint256 => uint256) storage bits, uint256 index) internal view returns (bool) {
        // forge-lint: disable-next-line(incorrect-shift) one bit at its place
        return bits[index >> 8] & (1 << (index & 0xff)) != 0;
    }

    /// @dev Highest tier number that is admitted at `time`, 0 for everybody, and until when. Each moment belongs to one
    /// window: `[start, start + t1)`, `[start + t1, start + t1 + t2)`, and the rest (P-16).
    function _levelNeeded(Ledger memory book, uint256 time) internal view returns (uint256 needed, uint256 until) {
        if (book.mode == NOBODY_LISTED) return (0, book.endTime);
        Tiers memory tiers = _tiers;
        until = book.startTime + tiers.t1;
        if (time < until) return (1, until);
        until += tiers.t2;
        if (time < until) return (TIERS, until);
        return (book.mode == LISTED_ONLY ? TIERS : 0, book.endTime);
    }

    /// @dev Whether a slot of this tier can become the wallet's: a better one takes the place of a worse, so that nobody
    /// keeps a wallet out of its tier by giving it a slot that it never asked for.
    function _hasPlace(User memory user, uint256 level) internal pure returns (bool) {
        if (_statusOf(user) == SLOT_UNUSED) return level < user.level;
        return user.slotStatus != SLOT_USED;
    }

    function _statusOf(User memory user) internal pure returns (uint256) {
        return user.slotStatus & ~SLOT_BOUGHT;
    }

    function _levelOf(User memory user) internal pure returns (uint256) {
        uint256 status = _statusOf(user);
        return status == SLOT_UNUSED || status == SLOT_USED ? user.level : 0;
    }

    function _isAdmitted(uint256 level, uint256 needed) internal pure returns (bool) {
        return needed == 0 || (level != 0 && level <= needed);
    }
}
