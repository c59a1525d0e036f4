// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {PoolArgs} from "./PoolArgs.sol";
import {PoolBooks} from "./PoolBooks.sol";
import {PoolLimits} from "./PoolLimits.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title What the admin of a pool can do
/// @dev Every change of rewards is one sum: what the pool has beyond what is earned, against what the new terms need. What is
/// missing comes from the admin, what is over stays to be recovered. No stake is reached (P-28, P-29).
abstract contract PoolAdmin is PoolBooks {
    using PoolWords for uint256;

    /// @dev What the pool has beyond what is earned, and what it needs of it.
    struct Budget {
        uint256 free;
        uint256 needed;
        uint256 rebates;
        uint256 unclaimed;
    }

    modifier onlyAdmin() {
        _checkAdmin();
        _;
    }

    /// @inheritdoc IStakingPool
    function stopReward() external onlyAdmin {
        Books memory b;
        _openBeforeEnd(b);
        _openExitOf(b);
        _setRewards(b, b.terms.rateOf(), FixedPointMathLib.min(b.terms.startOf(), block.timestamp), block.timestamp);
        emit RewardStopped(block.timestamp);
    }

    /// @inheritdoc IStakingPool
    function updateRewardPerBlock(uint256 rate) external onlyAdmin {
        Books memory b;
        _openBeforeEnd(b);
        if (rate == 0) revert StakingPool_RateZero();
        if (rate > PoolLimits.MAX_SUM) revert StakingPool_AmountTooLarge(rate, PoolLimits.MAX_SUM);
        if (rate < b.terms.rateOf()) _openExitOf(b);
        _setRewards(b, rate, b.terms.startOf(), b.terms.endOf());
    }

    /// @inheritdoc IStakingPool
    function updateStartAndEndBlocks(uint256 newStart, uint256 newEnd) external onlyAdmin {
        Books memory b;
        _openBeforeEnd(b);
        (uint256 start, uint256 end) = (b.terms.startOf(), b.terms.endOf());
        if (newStart != start) {
            if (block.timestamp >= start) revert StakingPool_AlreadyStarted(start);
            if (newStart <= block.timestamp) revert StakingPool_StartTooEarly(newStart, block.timestamp + 1);
        }
        uint256 max = block.timestamp + PoolLimits.MAX_SECONDS;
        if (newEnd > max) revert StakingPool_EndTooLate(newEnd, max);
        uint256 begins = FixedPointMathLib.max(newStart, block.timestamp);
        if (begins > newEnd || newEnd - begins < PoolLimits.MIN_SECONDS) {
            revert StakingPool_EndTooEarly(newEnd, FixedPointMathLib.min(begins, max) + PoolLimits.MIN_SECONDS);
        }
        if (newEnd < end || newStart > start) _openExitOf(b);
        _setRewards(b, b.terms.rateOf(), newStart, newEnd);
    }

    /// @inheritdoc IStakingPool
    function updatePoolLimitPerUser(uint256 limit) external onlyAdmin {
        Books memory b;
        _open(b);
        uint256 current = _limitOf(b.top);
        if (limit > PoolLimits.MAX_SUM) revert StakingPool_AmountTooLarge(limit, PoolLimits.MAX_SUM);
        if (current == 0 || (limit != 0 && limit <= current)) revert StakingPool_LimitOnlyRises(limit, current);
        uint256 rare = _rare;
        _rare = PoolWords.pair(rare.lowOf(), limit, rare.topOf());
        b.top |= LIMIT_CHANGED;
        _save(b);
        emit LimitSet(limit);
    }

    /// @inheritdoc IStakingPool
    function openExit() external onlyAdmin {
        Books memory b;
        _open(b);
        if (b.top & EXIT_OPEN != 0) revert StakingPool_ExitAlreadyOpen();
        _openExitOf(b);
        _save(b);
    }

    /// @inheritdoc IStakingPool
    function recoverRewards() external onlyAdmin returns (uint256 amount) {
        Books memory b;
        _open(b);
        Budget memory budget = _budgetOf(b, b.terms);
        amount = FixedPointMathLib.zeroFloorSub(budget.free, budget.needed);
        if (amount == 0) revert StakingPool_NothingToRecover();
        _setBudget(b, budget, 0);
        _commit(b);
        emit RewardsRecovered(msg.sender, amount);
        SafeTransferLib.safeTransfer(rewardToken(), msg.sender, amount);
        _release(b);
    }

    /// @inheritdoc IStakingPool
    function setIpfsKey(string calldata newIpfsKey) external onlyAdmin {
        _checkText(newIpfsKey);
        _newKey = newIpfsKey;
        _rare |= WRITTEN << 224;
        emit IpfsKeySet(newIpfsKey);
    }

    /// @inheritdoc IStakingPool
    function recoverable() external view returns (uint256) {
        Books memory b = _read();
        Budget memory budget = _budgetOf(b, b.terms);
        return FixedPointMathLib.zeroFloorSub(budget.free, budget.needed);
    }

    /// @inheritdoc IStakingPool
    function admin() public view returns (address) {
        return PoolArgs.readAddress(PoolArgs.ADMIN);
    }

    function _checkAdmin() internal view {
        if (msg.sender != admin()) revert StakingPool_NotAdmin(msg.sender, admin());
    }

    function _checkText(string calldata text) internal pure {
        uint256 length = bytes(text).length;
        if (length > PoolLimits.MAX_TEXT_BYTES) revert StakingPool_TextTooLong(length, PoolLimits.MAX_TEXT_BYTES);
    }

    /// @dev What the pool has beyond what is earned, and what it would need of it under `terms`.
    function _budgetOf(Books memory b, uint256 terms) internal view returns (Budget memory budget) {
        uint256 left;
        (left, budget.unclaimed) = _rebateBooks(b);
        budget.free = _rare.lowOf() + b.idle + left + _committed(b.terms);
        uint256 committed = _committed(terms);
        budget.rebates = _rebateFor(b, b.owed + committed);
        budget.needed = committed + budget.rebates;
    }

    /// @dev Rewards of the seconds that are left.
    function _committed(uint256 terms) internal view returns (uint256) {
        uint256 from = FixedPointMathLib.max(block.timestamp, terms.startOf());
        return terms.rateOf() * FixedPointMathLib.zeroFloorSub(terms.endOf(), from);
    }

    function _openBeforeEnd(Books memory b) private view {
        _open(b);
        uint256 end = b.terms.endOf();
        if (block.timestamp >= end) revert StakingPool_Ended(end);
    }

    /// @dev Once for good.
    function _openExitOf(Books memory b) private {
        if (b.top & EXIT_OPEN != 0) return;
        b.top |= EXIT_OPEN;
        emit ExitOpened();
    }

    function _setRewards(Books memory b, uint256 rate, uint256 start, uint256 end) private {
        uint256 terms = b.terms.withRewards(rate, start, end);
        Budget memory budget = _budgetOf(b, terms);
        uint256 added = FixedPointMathLib.zeroFloorSub(budget.needed, budget.free);
        uint256 sum = b.owed + budget.unclaimed + budget.free + added;
        if (sum > PoolLimits.MAX_SUM) revert StakingPool_AmountTooLarge(sum, PoolLimits.MAX_SUM);
        _changedTerms = terms;
        b.top |= TERMS_CHANGED;
        _setBudget(b, budget, budget.free + added - budget.needed);
        _commit(b);
        emit RewardsSet(rate, start, end, added, budget.rebates);
        if (added != 0) _takeBudget(added);
        _release(b);
    }

    /// @dev What is over is `surplus` from now on.
    function _setBudget(Books memory b, Budget memory budget, uint256 surplus) private {
        uint256 rare = _rare;
        _rare = PoolWords.pair(surplus, rare.highOf(), rare.topOf());
        _rebates = PoolWords.pair(budget.rebates, budget.unclaimed, WRITTEN);
        b.idle = 0;
    }

    /// @dev What arrives counts: a token that keeps a part pays for no promise.
    function _takeBudget(uint256 needed) private {
        address token = rewardToken();
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), needed);
        uint256 received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, address(this)), before);
        if (received < needed) revert StakingPool_BudgetTooSmall(received, needed);
    }
}
