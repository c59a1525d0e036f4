// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IStakingPool} from "./IStakingPool.sol";

/// @title Pool in which tokens or LP tokens are staked
/// @notice What arrives counts. Of a token that changes balances by itself, everybody's stake shrinks by the same part when
/// the pool holds less than was staked, and nothing new is taken meanwhile.
interface ITokenPool is IStakingPool {
    /// @notice Nothing arrived.
    error TokenPool_ReceivedNothing(uint256 amount);
    /// @notice The staked token has shrunk by itself: the pool takes nothing more.
    error TokenPool_PrincipalShort(uint256 held, uint256 staked);

    /// @notice `received` arrived; the account has `staked` now.
    event Deposited(address indexed account, uint256 received, uint256 staked);
    /// @notice `amount` of the stake was given back, `sent` of it (less only when the token has shrunk by itself); `reward`
    /// was paid with it. `staked` is left.
    event Withdrawn(address indexed account, uint256 amount, uint256 sent, uint256 reward, uint256 staked);
    /// @notice The whole stake was given back, no reward was paid.
    event EmergencyWithdrawn(address indexed account, uint256 amount, uint256 sent);

    /// @notice Stakes `amount`, taken by allowance or by one in Permit2, and pays what was earned so far.
    /// @param inviter Counts with the account's first deposit, where the pool pays rebates; zero for none.
    /// @return received What counts.
    function deposit(uint256 amount, address inviter) external returns (uint256 received);
    /// @notice `deposit` with an allowance signed for it (EIP-2612, EIP-1271).
    function depositWithPermit(uint256 amount, address inviter, uint256 deadline, bytes calldata signature)
        external
        returns (uint256 received);
    /// @notice Gives back `amount` of the stake and pays the reward. A reward token that refuses keeps nobody's stake: the
    /// reward then stays due.
    function withdraw(uint256 amount) external returns (uint256 sent);
    /// @notice Gives back the whole stake without touching the reward, which stays due.
    function emergencyWithdraw() external returns (uint256 sent);
}
