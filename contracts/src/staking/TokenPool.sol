// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {ITokenPool} from "./ITokenPool.sol";
import {PoolWords} from "./PoolWords.sol";
import {PoolHarvest} from "./PoolHarvest.sol";

/// @title Pool in which tokens or LP tokens are staked
/// @dev Documented in `ITokenPool`.
contract TokenPool is ITokenPool, PoolHarvest {
    using PoolWords for uint256;

    uint256 private constant APR_UNIT = 1e18;

    /// @param factory_ Makes the clones.
    constructor(address factory_) PoolHarvest(factory_) {}

    /// @inheritdoc ITokenPool
    function deposit(uint256 amount, address inviter) external returns (uint256 received) {
        return _deposit(amount, inviter);
    }

    /// @inheritdoc ITokenPool
    function depositWithPermit(uint256 amount, address inviter, uint256 deadline, bytes calldata signature)
        external
        returns (uint256 received)
    {
        SignedAllowance.tryUse(stakedToken(), amount, deadline, signature);
        return _deposit(amount, inviter);
    }

    /// @inheritdoc ITokenPool
    function withdraw(uint256 amount) external returns (uint256 sent) {
        if (amount == 0) revert StakingPool_AmountZero();
        Books memory b;
        _open(b);
        uint256 total = b.staked;
        (uint256 left, uint256 reward) = _unstake(b, amount);
        _commit(b);
        sent = _giveBack(amount, total);
        uint256 paid = _payReward(b, reward);
        _release(b);
        emit Withdrawn(msg.sender, amount, sent, paid, left);
    }

    /// @inheritdoc ITokenPool
    function emergencyWithdraw() external returns (uint256 sent) {
        Books memory b;
        _open(b);
        uint256 total = b.staked;
        uint256 amount = _accounts[msg.sender].lowOf();
        if (amount == 0) revert StakingPool_AmountZero();
        // slither-disable-next-line unused-return (nothing is left)
        _unstakeOnly(b, amount);
        _commit(b);
        sent = _giveBack(amount, total);
        _release(b);
        emit EmergencyWithdrawn(msg.sender, amount, sent);
    }

    function _deposit(uint256 amount, address inviter) private returns (uint256 received) {
        if (amount == 0) revert StakingPool_AmountZero();
        Books memory b;
        _open(b);
        _checkClosed(b);
        _shut();
        received = _take(amount, b.staked);
        (uint256 staked, uint256 reward) = _stake(b, received, inviter);
        _commit(b);
        emit Deposited(msg.sender, received, staked);
        _payHarvest(b, reward);
        _release(b);
    }

    /// @dev What has arrived: no more than was asked for, whatever else came in meanwhile.
    function _take(uint256 amount, uint256 total) private returns (uint256 received) {
        address token = stakedToken();
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        if (before < total) revert TokenPool_PrincipalShort(before, total);
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), amount);
        received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, address(this)), before);
        if (received > amount) received = amount;
        if (received == 0) revert TokenPool_ReceivedNothing(amount);
    }

    /// @dev Sends `amount` of `total`; of a token that has shrunk by itself the same part of what is held.
    function _giveBack(uint256 amount, uint256 total) private returns (uint256 sent) {
        address token = stakedToken();
        uint256 held = SafeTransferLib.balanceOf(token, address(this));
        sent = held < total ? FixedPointMathLib.fullMulDiv(amount, held, total) : amount;
        SafeTransferLib.safeTransfer(token, msg.sender, sent);
    }

    function _aprUnit() internal pure override returns (uint256) {
        return APR_UNIT;
    }
}
