// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {PoolArgs} from "./PoolArgs.sol";
import {PoolLimits} from "./PoolLimits.sol";
import {PoolPayment} from "./PoolPayment.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title Books of a pool
/// @dev One number says what a unit of stake has earned since the beginning; an account remembers what of it it has had. No
/// balance enters any of it (P-28). The guard is a bit of a word that every act writes anyway. ADR 0162.
abstract contract PoolBooks is IStakingPool {
    using PoolWords for uint256;

    /// @dev The books in the middle of an act, rewards counted up to this second; `countedUntil` is zero when none came.
    struct Books {
        uint256 terms;
        uint256 acc;
        uint256 countedUntil;
        uint256 staked;
        uint256 owed;
        uint256 top;
        uint256 idle;
    }

    uint256 internal constant BUSY = 1 << 31;
    uint256 internal constant EXIT_OPEN = 1 << 30;
    uint256 internal constant TERMS_CHANGED = 1 << 29;
    uint256 internal constant LIMIT_CHANGED = 1 << 28;
    uint256 internal constant MAX_STAKERS = (1 << 28) - 1;
    /// @dev Of `_rebates` and of `_rare`: whether the word was written.
    uint256 internal constant WRITTEN = 1;

    uint256 private constant TIME_BITS = 32;
    uint256 private constant TIME_MASK = (1 << 32) - 1;
    uint256 private constant SCALE_BITS = 112;
    uint256 private constant ACC_MASK = (1 << 224) - 1;
    uint256 private constant AMOUNT_MASK = (1 << 112) - 1;

    /// @dev Until when rewards are counted (32 bits), and what a unit of stake has earned, in 1/2^112, modulo 2^224.
    uint256 private _rewards;
    /// @dev Everything that is staked; everything that is earned and unpaid; accounts (28 bits) and four flags.
    uint256 internal _sums;
    /// @dev Terms that the admin has changed.
    uint256 internal _changedTerms;
    /// @dev Rewards of seconds without a stake and of stops; a limit that was changed; whether `_newKey` counts.
    uint256 internal _rare;
    /// @dev What is left for rebates; what is earned of them and unclaimed; whether the word counts.
    uint256 internal _rebates;
    string internal _newKey;
    mapping(address account => uint256 word) internal _accounts;
    mapping(address account => address inviter) internal _inviters;
    /// @inheritdoc IStakingPool
    mapping(address inviter => uint256 amount) public rebateOf;

    /// @dev The contract that clones run is shut for ever.
    constructor() {
        _sums = BUSY << 224;
    }

    /// @dev The books for an act, counted up to now.
    function _open(Books memory b) internal view {
        _load(b);
        if (b.top & BUSY != 0) revert StakingPool_Busy();
    }

    /// @dev The books for a view.
    function _read() internal view returns (Books memory b) {
        _load(b);
    }

    function _load(Books memory b) private view {
        uint256 sums = _sums;
        uint256 top = sums >> 224;
        (b.staked, b.owed, b.top) = (sums & AMOUNT_MASK, (sums >> 112) & AMOUNT_MASK, top);
        uint256 terms = top & TERMS_CHANGED == 0 ? PoolArgs.read(PoolArgs.TERMS, PoolArgs.WORD) : _changedTerms;
        b.terms = terms;
        uint256 rewards = _rewards;
        _count(b, terms, rewards & TIME_MASK, rewards >> TIME_BITS);
    }

    /// @dev Rewards of the seconds since the last act. Any that are at least one base unit move the number: it has as many
    /// bits behind the point as stakes have before it.
    function _count(Books memory b, uint256 terms, uint256 countedUntil, uint256 acc) private view {
        uint256 from = FixedPointMathLib.max(countedUntil, terms.startOf());
        uint256 until = FixedPointMathLib.min(block.timestamp, terms.endOf());
        b.acc = acc;
        if (until <= from) return;
        b.countedUntil = until;
        unchecked {
            uint256 reward = terms.rateOf() * (until - from);
            uint256 staked = b.staked;
            if (staked == 0) {
                b.idle = reward;
            } else {
                b.acc = (acc + (reward << SCALE_BITS) / staked) & ACC_MASK;
                // All rewards together fit 112 bits.
                b.owed += reward;
            }
        }
    }

    /// @dev Writes what was counted and shuts every door.
    function _commit(Books memory b) internal {
        uint256 until = b.countedUntil;
        if (until != 0) _rewards = until | (b.acc << TIME_BITS);
        if (b.idle != 0) _rare += b.idle;
        _sums = b.staked | (b.owed << 112) | ((b.top | BUSY) << 224);
    }

    /// @dev Shuts every door before anything was counted.
    function _shut() internal {
        _sums |= BUSY << 224;
    }

    /// @dev Opens the doors.
    function _release(Books memory b) internal {
        _sums = b.staked | (b.owed << 112) | (b.top << 224);
    }

    /// @dev An act in which nothing moves.
    function _save(Books memory b) internal {
        _commit(b);
        _release(b);
    }

    /// @dev Adds to the caller's stake. @return reward What it had earned: no more in `owed`, to be paid by `_payReward`.
    function _stake(Books memory b, uint256 added, address inviter) internal returns (uint256 staked, uint256 reward) {
        uint256 word = _accounts[msg.sender];
        uint256 before = word.lowOf();
        staked = before + added;
        b.staked += added;
        if (b.staked > PoolLimits.MAX_SUM) revert StakingPool_AmountTooLarge(b.staked, PoolLimits.MAX_SUM);
        _checkLimit(b, staked);
        if (before == 0) {
            if (b.top & MAX_STAKERS != MAX_STAKERS) ++b.top;
            if (word & PoolWords.INVITED == 0 && inviter != address(0) && b.terms.bpsOf() != 0) {
                _bind(inviter);
                word |= PoolWords.INVITED;
            }
        }
        reward = word.pendingAt(b.acc);
        b.owed -= reward;
        _accounts[msg.sender] = PoolWords.pair(
            staked, PoolWords.debtAt(staked, b.acc), (block.timestamp - b.terms.bornOf())
        ) | (word & PoolWords.INVITED);
    }

    /// @dev Takes from the caller's stake, once its lock time is over. @return left What is still staked. @return reward See
    /// `_stake`.
    function _unstake(Books memory b, uint256 taken) internal returns (uint256 left, uint256 reward) {
        uint256 word = _accounts[msg.sender];
        uint256 staked = word.lowOf();
        if (taken > staked) revert StakingPool_StakeTooSmall(taken, staked);
        _checkLock(b, word);
        unchecked {
            left = staked - taken;
        }
        b.staked -= taken;
        reward = word.pendingAt(b.acc);
        b.owed -= reward;
        uint256 since = word.sinceOf();
        if (left == 0) {
            since = 0;
            if (b.top & MAX_STAKERS != MAX_STAKERS) --b.top;
        }
        _accounts[msg.sender] = PoolWords.pair(left, PoolWords.debtAt(left, b.acc), since) | (word & PoolWords.INVITED);
    }

    /// @dev Pays a reward that `_stake` took out of the books, and says so.
    function _payHarvest(Books memory b, uint256 reward) internal {
        if (_payReward(b, reward) != 0) emit Harvested(msg.sender, reward);
    }

    /// @dev Pays a reward that was taken out of the books. A token that refuses leaves it due.
    function _payReward(Books memory b, uint256 reward) internal returns (uint256 paid) {
        if (reward == 0) return 0;
        if (!PoolPayment.tryPay(rewardToken(), msg.sender, reward)) {
            _keepDue(b, reward);
            return 0;
        }
        _noteRebate(b, _accounts[msg.sender], reward);
        return reward;
    }

    function _keepDue(Books memory b, uint256 reward) internal {
        b.owed += reward;
        _accounts[msg.sender] = _accounts[msg.sender].withDue(reward);
    }

    /// @dev `reward` was paid to the caller, whose word is `word`.
    function _noteRebate(Books memory b, uint256 word, uint256 reward) internal {
        if (word & PoolWords.INVITED != 0) _earnRebate(b, reward);
    }

    /// @dev What is left for rebates, and what of them is unclaimed.
    function _rebateBooks(Books memory b) internal view returns (uint256 left, uint256 unclaimed) {
        uint256 word = _rebates;
        if (word.topOf() != 0) return (word.lowOf(), word.highOf());
        // Nothing was ever earned or added: what was paid in at creation is there.
        return (_rebateFor(b, rewardTokenAmount()), 0);
    }

    /// @dev Rebates that `reward` can bring at most.
    function _rebateFor(Books memory b, uint256 reward) internal pure returns (uint256) {
        return FixedPointMathLib.divUp(reward * b.terms.bpsOf(), PoolLimits.BPS);
    }

    /// @inheritdoc IStakingPool
    function rewardToken() public view returns (address) {
        return PoolArgs.readAddress(PoolArgs.REWARD_TOKEN);
    }

    /// @inheritdoc IStakingPool
    function stakedToken() public view returns (address) {
        return PoolArgs.readAddress(PoolArgs.STAKED_TOKEN);
    }

    /// @inheritdoc IStakingPool
    function rewardTokenAmount() public view returns (uint256) {
        uint256 terms = PoolArgs.read(PoolArgs.TERMS, PoolArgs.WORD);
        return terms.rateOf() * (terms.endOf() - terms.startOf());
    }

    /// @dev Nothing is staked from the deadline on, nor after the end.
    function _closesAt(uint256 terms) internal pure returns (uint256) {
        return FixedPointMathLib.min(terms.deadlineOf(), terms.endOf());
    }

    function _checkClosed(Books memory b) internal view {
        uint256 deadline = _closesAt(b.terms);
        if (block.timestamp >= deadline) revert StakingPool_Closed(deadline);
    }

    function _limitOf(uint256 top) internal view returns (uint256) {
        return top & LIMIT_CHANGED == 0 ? PoolArgs.read(PoolArgs.LIMIT, PoolArgs.AMOUNT) : _rare.highOf();
    }

    function _limitHolds(uint256 limit, uint256 terms) internal view returns (bool) {
        if (limit == 0) return false;
        return block.timestamp < terms.startOf() + PoolArgs.read(PoolArgs.LIMIT_SECONDS, PoolArgs.TIME);
    }

    /// @dev From when an account can withdraw.
    function _unlockOf(Books memory b, uint256 word) internal view returns (uint256 unlock) {
        unlock = b.terms.bornOf() + word.sinceOf();
        if (b.top & EXIT_OPEN == 0) unlock += PoolArgs.read(PoolArgs.LOCK_SECONDS, PoolArgs.TIME);
    }

    function _checkLimit(Books memory b, uint256 staked) private view {
        uint256 limit = _limitOf(b.top);
        if (staked > limit && _limitHolds(limit, b.terms)) revert StakingPool_LimitExceeded(staked, limit);
    }

    function _checkLock(Books memory b, uint256 word) private view {
        uint256 unlock = _unlockOf(b, word);
        if (block.timestamp < unlock) revert StakingPool_StillLocked(unlock);
    }

    function _bind(address inviter) private {
        if (inviter == msg.sender) revert StakingPool_InvitedSelf(msg.sender);
        _inviters[msg.sender] = inviter;
        emit InviterBound(msg.sender, inviter);
    }

    function _earnRebate(Books memory b, uint256 reward) private {
        (uint256 left, uint256 unclaimed) = _rebateBooks(b);
        uint256 amount = FixedPointMathLib.min(reward * b.terms.bpsOf() / PoolLimits.BPS, left);
        if (amount == 0) return;
        address inviter = _inviters[msg.sender];
        _rebates = PoolWords.pair(left - amount, unclaimed + amount, WRITTEN);
        rebateOf[inviter] += amount;
        emit RebateEarned(inviter, msg.sender, amount);
    }
}
