// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {PoolViews} from "./PoolViews.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title Harvests and rebates of every pool, whatever is staked in it
/// @dev Documented in `IStakingPool`. A clone with immutable arguments (ADR 0162).
abstract contract PoolHarvest is PoolViews {
    using PoolWords for uint256;

    /// @param factory_ Makes the clones.
    constructor(address factory_) PoolViews(factory_) {}

    /// @inheritdoc IStakingPool
    function harvest() external returns (uint256 reward) {
        Books memory b;
        _open(b);
        uint256 word;
        (reward, word) = _accounts[msg.sender].settledAt(b.acc);
        if (reward == 0) revert StakingPool_NothingToHarvest(msg.sender);
        b.owed -= reward;
        _accounts[msg.sender] = word;
        _commit(b);
        emit Harvested(msg.sender, reward);
        SafeTransferLib.safeTransfer(rewardToken(), msg.sender, reward);
        _noteRebate(b, word, reward);
        _release(b);
    }

    /// @inheritdoc IStakingPool
    function claimRebate() external returns (uint256 amount) {
        Books memory b;
        _open(b);
        amount = rebateOf[msg.sender];
        if (amount == 0) revert StakingPool_NoRebate(msg.sender);
        delete rebateOf[msg.sender];
        uint256 rebates = _rebates;
        _rebates = PoolWords.pair(rebates.lowOf(), rebates.highOf() - amount, WRITTEN);
        _commit(b);
        emit RebateClaimed(msg.sender, amount);
        SafeTransferLib.safeTransfer(rewardToken(), msg.sender, amount);
        _release(b);
    }

    /// @dev Takes from the caller's stake and leaves the reward due.
    function _unstakeOnly(Books memory b, uint256 taken) internal returns (uint256 left) {
        uint256 reward;
        (left, reward) = _unstake(b, taken);
        _keepDue(b, reward);
    }
}
