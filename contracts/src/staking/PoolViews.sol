// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {PoolArgs} from "./PoolArgs.sol";
import {PoolCapabilities} from "./PoolCapabilities.sol";
import {PoolAdmin} from "./PoolAdmin.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title What a pool says of itself
abstract contract PoolViews is PoolAdmin {
    using PoolWords for uint256;

    uint256 private constant YEAR = 365 days;

    /// @inheritdoc IStakingPool
    address public immutable factory;

    /// @param factory_ Makes the clones.
    constructor(address factory_) {
        // slither-disable-next-line missing-zero-check (a clone of another factory is no pool of this one)
        factory = factory_;
    }

    /// @inheritdoc IStakingPool
    function capabilities() external view returns (uint256 bits) {
        Books memory b = _read();
        bits = PoolCapabilities.RECOVER | PoolCapabilities.TEXTS;
        if (block.timestamp < b.terms.endOf()) {
            bits |= PoolCapabilities.RATE | PoolCapabilities.END | PoolCapabilities.STOP;
            if (block.timestamp < b.terms.startOf()) bits |= PoolCapabilities.START;
        }
        if (_limitOf(b.top) != 0) bits |= PoolCapabilities.LIMIT;
        if (b.top & EXIT_OPEN == 0) bits |= PoolCapabilities.OPEN_EXIT;
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        Books memory b = _read();
        Budget memory budget = _budgetOf(b, b.terms);
        assets = new AssetSolvency[](2);
        assets[0] = AssetSolvency({asset: stakedToken(), owed: b.staked, held: _heldOf(stakedToken())});
        assets[1] = AssetSolvency({
            asset: rewardToken(), owed: b.owed + budget.unclaimed + budget.free, held: _heldOf(rewardToken())
        });
    }

    /// @inheritdoc IStakingPool
    function id() external view returns (uint256) {
        return PoolArgs.read(PoolArgs.ID, PoolArgs.NUMBER);
    }

    /// @inheritdoc IStakingPool
    function owner() external view returns (address) {
        return PoolArgs.readAddress(PoolArgs.OWNER);
    }

    /// @inheritdoc IStakingPool
    function createdAt() external view returns (uint256) {
        return _read().terms.bornOf();
    }

    /// @inheritdoc IStakingPool
    function serviceFee() external view returns (uint256) {
        return PoolArgs.read(PoolArgs.FEE, PoolArgs.FEE_BYTES);
    }

    /// @inheritdoc IStakingPool
    function rewardPerBlock() external view returns (uint256) {
        return _read().terms.rateOf();
    }

    /// @inheritdoc IStakingPool
    function startBlock() external view returns (uint256) {
        return _read().terms.startOf();
    }

    /// @inheritdoc IStakingPool
    function bonusEndBlock() external view returns (uint256) {
        return _read().terms.endOf();
    }

    /// @inheritdoc IStakingPool
    function stakeDeadline() external view returns (uint256) {
        return _closesAt(_read().terms);
    }

    /// @inheritdoc IStakingPool
    function poolLimitPerUser() external view returns (uint256) {
        return _limitOf(_sums.topOf());
    }

    /// @inheritdoc IStakingPool
    function numberBlocksForUserLimit() external view returns (uint256) {
        return PoolArgs.read(PoolArgs.LIMIT_SECONDS, PoolArgs.TIME);
    }

    /// @inheritdoc IStakingPool
    function hasUserLimit() external view returns (bool) {
        return _limitHolds(_limitOf(_sums.topOf()), _read().terms);
    }

    /// @inheritdoc IStakingPool
    function lengthOflockTime() external view returns (uint256) {
        return PoolArgs.read(PoolArgs.LOCK_SECONDS, PoolArgs.TIME);
    }

    /// @inheritdoc IStakingPool
    function exitOpen() external view returns (bool) {
        return _sums.topOf() & EXIT_OPEN != 0;
    }

    /// @inheritdoc IStakingPool
    function inviteBps() external view returns (uint256) {
        return _read().terms.bpsOf();
    }

    /// @inheritdoc IStakingPool
    function rebateBudget() external view returns (uint256 left) {
        // slither-disable-next-line unused-return (one of two is asked for)
        (left,) = _rebateBooks(_read());
    }

    /// @inheritdoc IStakingPool
    function ipfsKey() external view returns (string memory) {
        return _rare.topOf() == 0 ? PoolArgs.readIpfsKey() : _newKey;
    }

    /// @inheritdoc IStakingPool
    function totalStaked() external view returns (uint256) {
        return _sums.lowOf();
    }

    /// @inheritdoc IStakingPool
    function stakerCount() external view returns (uint256) {
        return _sums.topOf() & MAX_STAKERS;
    }

    /// @inheritdoc IStakingPool
    function userInfo(address account) external view returns (uint256 amount, uint256 rewardDebt) {
        uint256 word = _accounts[account];
        return (word.lowOf(), word.highOf());
    }

    /// @inheritdoc IStakingPool
    function pendingReward(address account) external view returns (uint256 reward) {
        return _accounts[account].pendingAt(_read().acc);
    }

    /// @inheritdoc IStakingPool
    function lockTime(address account) external view returns (uint256) {
        uint256 word = _accounts[account];
        return word.lowOf() == 0 ? 0 : _read().terms.bornOf() + word.sinceOf();
    }

    /// @inheritdoc IStakingPool
    function unlockTime(address account) external view returns (uint256) {
        return _unlockTime(account);
    }

    /// @inheritdoc IStakingPool
    function canWithdraw(address account) external view returns (bool) {
        uint256 unlock = _unlockTime(account);
        return unlock != 0 && block.timestamp >= unlock;
    }

    /// @inheritdoc IStakingPool
    function inviterOf(address account) external view returns (address) {
        return _inviters[account];
    }

    /// @inheritdoc IStakingPool
    function apr() external view returns (uint256) {
        Books memory b = _read();
        bool isRunning = block.timestamp >= b.terms.startOf() && block.timestamp < b.terms.endOf();
        if (!isRunning || b.staked == 0) return 0;
        return (b.terms.rateOf() * YEAR * _aprUnit()) / b.staked;
    }

    /// @inheritdoc IStakingPool
    function kind() public view returns (uint256) {
        return PoolArgs.read(PoolArgs.KIND, PoolArgs.SMALL);
    }

    /// @dev What `apr` speaks of.
    function _aprUnit() internal view virtual returns (uint256);

    function _unlockTime(address account) private view returns (uint256) {
        uint256 word = _accounts[account];
        return word.lowOf() == 0 ? 0 : _unlockOf(_read(), word);
    }

    /// @dev A bounded read: a token that does not answer hides no other one.
    function _heldOf(address token) private view returns (uint256 held) {
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, held) = BoundedRead.word(token, abi.encodeWithSignature("balanceOf(address)", address(this)));
    }
}
