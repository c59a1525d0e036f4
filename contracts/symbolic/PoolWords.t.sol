// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {PoolWords} from "../src/staking/PoolWords.sol";

/// @notice Books of pools, for every stake, time and reward there can be.
contract PoolWordsSymbolic is Test {
    function check_P28_AnAccountKeepsItsParts(uint112 stake, uint112 debt, uint32 top) public pure {
        uint256 word = PoolWords.pair(stake, debt, top);
        assert(PoolWords.lowOf(word) == stake);
        assert(PoolWords.highOf(word) == debt);
        assert(PoolWords.topOf(word) == top);
    }

    function check_P28_TermsKeepTheirParts(
        uint112 rate,
        uint32 start,
        uint32 end,
        uint32 born,
        uint32 deadline,
        uint16 bps
    ) public pure {
        uint256 word = PoolWords.terms(rate, start, end, born, deadline, bps);
        assert(PoolWords.rateOf(word) == rate && PoolWords.startOf(word) == start && PoolWords.endOf(word) == end);
        assert(PoolWords.bornOf(word) == born && PoolWords.deadlineOf(word) == deadline);
        assert(PoolWords.bpsOf(word) == bps);
    }

    function check_P28_NewRewardsChangeNothingElse(uint256 terms, uint112 rate, uint32 start, uint32 end) public pure {
        uint256 word = PoolWords.withRewards(terms, rate, start, end);
        assert(PoolWords.rateOf(word) == rate && PoolWords.startOf(word) == start && PoolWords.endOf(word) == end);
        assert(word << 176 == terms << 176);
    }

    function check_P24_WhatWasJustStakedHasEarnedNothing(uint112 stake, uint224 acc, uint32 top) public pure {
        uint256 word = PoolWords.pair(stake, PoolWords.debtAt(stake, acc), top);
        assert(PoolWords.pendingAt(word, acc) == 0);
    }

    function check_P28_SettlingPaysOnceAndTouchesNoStake(uint256 account, uint224 acc) public pure {
        (uint256 reward, uint256 word) = PoolWords.settledAt(account, acc);
        assert(reward == PoolWords.pendingAt(account, acc));
        assert(PoolWords.pendingAt(word, acc) == 0);
        assert(PoolWords.lowOf(word) == PoolWords.lowOf(account));
        assert(PoolWords.topOf(word) == PoolWords.topOf(account));
    }

    /// @notice To the next whole unit, and never below what was earned.
    function check_P28_ADebtIsRoundedUp(uint112 stake, uint224 acc) public pure {
        unchecked {
            uint256 missing = (PoolWords.debtAt(stake, acc) << 112) - uint256(stake) * acc;
            assert(missing & type(uint224).max <= type(uint112).max);
        }
    }

    /// @notice Less one unit at most, which rounding up has taken.
    function check_P29_ARefusedRewardStaysDue(uint112 stake, uint224 acc, uint112 reward, uint32 top) public pure {
        vm.assume(reward != type(uint112).max);
        uint256 word = PoolWords.pair(stake, PoolWords.debtAt(stake, acc), top);
        uint256 due = PoolWords.pendingAt(PoolWords.withDue(word, reward), acc);
        assert(due == reward || due + 1 == reward);
    }
}
