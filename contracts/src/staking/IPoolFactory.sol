// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IInstanceFactory} from "../factory/IInstanceFactory.sol";

/// @title Creates staking pools and remembers them
/// @notice A pool is a clone of its kind's implementation, paid in full at its birth. Kinds (templates): 1 token, 2 LP of a
/// V2 exchange, 3 NFT.
interface IPoolFactory is IInstanceFactory {
    /// @notice What the registry says of a pool.
    /// @param rewardTokenAmount Rewards that were paid in at creation, in base units. @param serviceFee In wei.
    struct PoolRecord {
        uint256 id;
        address owner;
        address poolAddr;
        uint256 createdAt;
        uint256 rewardTokenAmount;
        uint256 serviceFee;
    }

    /// @notice The parameters are not nine.
    error PoolFactory_ParamsMissing(uint256 numbers);
    /// @notice Nothing at this address answers like a token, or like a collection for NFTs.
    error PoolFactory_NotToken(address token);
    /// @notice Rewards are never paid in what is staked: one could be taken for the other (P-28).
    error PoolFactory_TokensAreSame(address token);
    /// @notice Kind 2 takes LP tokens of V2 exchanges.
    error PoolFactory_NotPair(address token);
    error PoolFactory_AdminZero();
    /// @notice The rate is not zero, and all rewards together fit 112 bits.
    error PoolFactory_RateOutOfRange(uint256 rate, uint256 max);
    /// @notice Rewards run five minutes at least.
    error PoolFactory_EndTooEarly(uint256 endTime, uint256 min);
    /// @notice Rewards end within ten years; the bound catches milliseconds (P-06).
    error PoolFactory_EndTooLate(uint256 endTime, uint256 max);
    /// @notice The deadline lies between the start and the end.
    error PoolFactory_DeadlineOutOfRange(uint256 deadline, uint256 startTime, uint256 endTime);
    /// @notice A stake is locked for four years at most.
    error PoolFactory_LockTooLong(uint256 lockSeconds, uint256 max);
    /// @notice A limit of an account and the time it holds go together.
    error PoolFactory_LimitIncomplete(uint256 limit, uint256 limitSeconds);
    /// @notice Rebates are 50 percent of rewards at most.
    error PoolFactory_RebateTooHigh(uint256 bps, uint256 max);
    /// @notice The reward token keeps a part of what is sent: the budget would be smaller than was promised.
    error PoolFactory_DepositTooSmall(uint256 received, uint256 needed);
    /// @notice A text has at most 512 bytes.
    error PoolFactory_KeyTooLong(uint256 length, uint256 max);

    /// @notice A pool was made. Its whole list of parameters goes along, as they hold: a past start is now, a deadline of 0
    /// is the end.
    event PoolDeployed(
        address indexed owner,
        address indexed pool,
        uint256 indexed kind,
        uint256 id,
        address stakedToken,
        address rewardToken,
        uint256[] params,
        address admin,
        string ipfsKey,
        uint256 rewardTokenAmount,
        uint256 rebateBudget,
        uint256 feeWei
    );

    /// @notice Makes a pool owned by the caller and takes its rewards and rebates from the caller, by allowance or by one in
    /// Permit2: rate × seconds, and the rebates' part of that, rounded up. Pays the fee from `msg.value` and returns what is
    /// over.
    /// @param params 0 kind, 1 rate (reward base units per second), 2 startTime (past means now), 3 endTime, 4 limit of an
    /// account (staked base units, NFTs; 0 none), 5 seconds after the start for which it holds, 6 seconds of the lock,
    /// 7 stake deadline (0: the end), 8 rebate in hundredths of a percent of rewards (0: none).
    /// @param ipfsKey Key of what the project says about the pool; at most 512 bytes.
    function deployPool(
        address stakedToken,
        address rewardToken,
        uint256[] calldata params,
        address admin,
        string calldata ipfsKey
    ) external payable returns (address pool);

    /// @notice The same with a signed allowance of the reward token (EIP-2612, or EIP-1271 bytes).
    /// @param allowed What the signature allows, in base units.
    function deployPoolWithPermit(
        address stakedToken,
        address rewardToken,
        uint256[] calldata params,
        address admin,
        string calldata ipfsKey,
        uint256 allowed,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable returns (address pool);

    /// @notice What one pool costs `user`, in wei.
    function createFee(address user, uint256 kind) external view returns (uint256 feeWei);
    /// @notice Number `id`, from 1; zeros for none.
    function poolInfo(uint256 id) external view returns (PoolRecord memory);
    /// @notice Pools of a user, oldest first.
    function poolsOf(address user, uint256 offset, uint256 limit) external view returns (PoolRecord[] memory);
    /// @notice Whether a pool was made here.
    function isPool(address pool) external view returns (bool);
}
