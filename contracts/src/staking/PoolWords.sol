// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The words of a pool
/// @notice *Terms*, from the highest bit on: rate (112), start, end, birth and stake deadline (32 each, unix seconds), rebate
/// (16, hundredths of a percent). *Account*, from the lowest bit on: stake (112), debt (112), seconds from the pool's birth to
/// the last deposit (31), whether there is an inviter (1). *Two amounts*: 112 bits each, and 32 bits of the word's own above.
/// Whole words instead of structs: this is what everybody pays who stakes (ADR 0162).
library PoolWords {
    uint256 internal constant MAX_AMOUNT = (1 << 112) - 1;
    uint256 internal constant INVITED = 1 << 255;

    uint256 private constant TIME_MASK = (1 << 32) - 1;
    uint256 private constant SINCE_MASK = (1 << 31) - 1;
    uint256 private constant ACC_MASK = (1 << 224) - 1;
    uint256 private constant HIGH = 112;
    uint256 private constant TOP = 224;
    uint256 private constant START = 112;
    uint256 private constant END = 80;
    uint256 private constant BORN = 48;
    uint256 private constant DEADLINE = 16;
    uint256 private constant RATE = 144;
    uint256 private constant BPS_MASK = (1 << 16) - 1;
    /// @dev Birth, stake deadline and rebate.
    uint256 private constant REST_MASK = (1 << 80) - 1;

    function terms(uint256 rate, uint256 start, uint256 end, uint256 born, uint256 deadline, uint256 bps)
        internal
        pure
        returns (uint256)
    {
        return (rate << RATE) | (start << START) | (end << END) | (born << BORN) | (deadline << DEADLINE) | bps;
    }

    /// @dev The same birth, deadline and rebate.
    function withRewards(uint256 word, uint256 rate, uint256 start, uint256 end) internal pure returns (uint256) {
        return (rate << RATE) | (start << START) | (end << END) | (word & REST_MASK);
    }

    function rateOf(uint256 word) internal pure returns (uint256) {
        return word >> RATE;
    }

    function startOf(uint256 word) internal pure returns (uint256) {
        return (word >> START) & TIME_MASK;
    }

    function endOf(uint256 word) internal pure returns (uint256) {
        return (word >> END) & TIME_MASK;
    }

    function bornOf(uint256 word) internal pure returns (uint256) {
        return (word >> BORN) & TIME_MASK;
    }

    function deadlineOf(uint256 word) internal pure returns (uint256) {
        return (word >> DEADLINE) & TIME_MASK;
    }

    function bpsOf(uint256 word) internal pure returns (uint256) {
        return word & BPS_MASK;
    }

    function pair(uint256 low, uint256 high, uint256 top) internal pure returns (uint256) {
        return low | (high << HIGH) | (top << TOP);
    }

    function lowOf(uint256 word) internal pure returns (uint256) {
        return word & MAX_AMOUNT;
    }

    function highOf(uint256 word) internal pure returns (uint256) {
        return (word >> HIGH) & MAX_AMOUNT;
    }

    function topOf(uint256 word) internal pure returns (uint256) {
        return word >> TOP;
    }

    /// @dev Seconds from the pool's birth to the account's last deposit.
    function sinceOf(uint256 word) internal pure returns (uint256) {
        return (word >> TOP) & SINCE_MASK;
    }

    /// @dev What a stake of `amount` has had when the reward per unit stands at `acc`: rounded up, so that no rounding pays
    /// what was not earned.
    function debtAt(uint256 amount, uint256 acc) internal pure returns (uint256) {
        unchecked {
            uint256 product = (amount * acc) & ACC_MASK;
            return ((product >> HIGH) + (product & MAX_AMOUNT == 0 ? 0 : 1)) & MAX_AMOUNT;
        }
    }

    /// @dev What an account has earned beyond its debt. All numbers run in circles, differences are exact: no reward is the
    /// largest number, so that stands for the one unit that rounding up may have taken too much.
    function pendingAt(uint256 account, uint256 acc) internal pure returns (uint256 reward) {
        unchecked {
            reward = ((((account & MAX_AMOUNT) * acc) & ACC_MASK) >> HIGH) - (account >> HIGH);
        }
        reward &= MAX_AMOUNT;
        return reward == MAX_AMOUNT ? 0 : reward;
    }

    /// @dev Both of an account whose stake stays: what it is paid, and its word afterwards.
    function settledAt(uint256 account, uint256 acc) internal pure returns (uint256 reward, uint256 word) {
        unchecked {
            uint256 product = ((account & MAX_AMOUNT) * acc) & ACC_MASK;
            uint256 had = product >> HIGH;
            reward = (had - (account >> HIGH)) & MAX_AMOUNT;
            if (reward == MAX_AMOUNT) reward = 0;
            if (product & MAX_AMOUNT != 0) ++had;
            word = (account & ~(MAX_AMOUNT << HIGH)) | ((had & MAX_AMOUNT) << HIGH);
        }
    }

    /// @dev `reward` becomes due again.
    function withDue(uint256 account, uint256 reward) internal pure returns (uint256) {
        uint256 debt;
        unchecked {
            debt = (highOf(account) - reward) & MAX_AMOUNT;
        }
        return (account & ~(MAX_AMOUNT << HIGH)) | (debt << HIGH);
    }
}
