// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Locks liquidity of V2 exchanges
/// @notice Nobody has power over a lock but its owner: the contract has no owner, no fee, no setter and no proxy, and
/// a lock's terms are read from storage, never from arguments (P-01, P-02). Times are unix seconds, amounts are base
/// units of the LP token.
///
/// Storage, for proofs against a block header (`eth_getProof`; `.` is concatenation of 32-byte words, fields stand from
/// the lowest bit up). There is nothing else:
///  - slot 0: number of locks; slot 1: number of LP tokens;
///  - `keccak256(lockId . 2)`: owner (160 bits), unlockAt (40), lockedAt (40), handovers (16);
///  - `keccak256(lockId . 3)`: amount (96), initialAmount (96), number of the LP token (32), withdrawals and splits (32);
///  - `keccak256(n . 4)`: LP token number `n` (160), sum of its locks (96);
///  - `keccak256(lpToken . 5)`: its number, from 1 on, or 0.
interface ILiquidityLocker is ISolvency {
    /// @notice One lock.
    /// @param lpToken Liquidity token, a pair of a V2 exchange.
    /// @param owner Who may withdraw after `unlockAt`.
    /// @param amount What is locked now.
    /// @param initialAmount What was locked at first, additions included.
    /// @param lockedAt When the lock began.
    /// @param unlockAt From when on it can be withdrawn; `FOREVER` never.
    /// @param changes How often it shrank or changed hands (`withdraw`, `split`, `transferOwnership`): who has counted on
    /// a lock sees that it is not the same any more.
    struct Lock {
        address lpToken;
        address owner;
        uint256 amount;
        uint256 initialAmount;
        uint256 lockedAt;
        uint256 unlockAt;
        uint256 changes;
    }

    /// @notice "The address entered is not a liquidity pool address": it does not answer as a pair of its own factory.
    error LiquidityLocker_NotLiquidityPool(address lpToken);
    /// @notice Nothing arrived.
    error LiquidityLocker_ReceivedNothing(address lpToken, uint256 amount);
    /// @notice One LP token's locked sum fits 96 bits.
    error LiquidityLocker_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice The amount is zero.
    error LiquidityLocker_AmountZero();
    /// @notice More than is locked.
    error LiquidityLocker_AmountAboveLock(uint256 amount, uint256 locked);
    /// @notice A part of a lock leaves something behind.
    error LiquidityLocker_SplitTakesAll(uint256 amount, uint256 locked);
    /// @notice A lock lasts at least five minutes.
    error LiquidityLocker_UnlockTooEarly(uint256 unlockAt, uint256 min);
    /// @notice A lock lasts at most 100 000 000 minutes, or for ever; the bound catches milliseconds (P-06).
    error LiquidityLocker_UnlockTooLate(uint256 unlockAt, uint256 max);
    /// @notice A lock is only ever prolonged.
    error LiquidityLocker_NotLater(uint256 unlockAt, uint256 current);
    /// @notice Not before `unlockAt`.
    error LiquidityLocker_StillLocked(uint256 lockId, uint256 unlockAt);
    /// @notice There is no such lock, or all of it was withdrawn.
    error LiquidityLocker_Unknown(uint256 lockId);
    /// @notice Only the lock's owner; `owner` is zero when there is no such lock.
    error LiquidityLocker_NotOwner(uint256 lockId, address caller, address owner);
    /// @notice A lock changes hands at most 65 535 times.
    error LiquidityLocker_TooManyHandovers(uint256 lockId);
    /// @notice A lock needs an owner.
    error LiquidityLocker_OwnerZero();

    /// @notice `amount` is what arrived.
    event Locked(
        uint256 indexed lockId, address indexed lpToken, address indexed owner, uint256 amount, uint256 unlockAt
    );
    event Relocked(uint256 indexed lockId, uint256 unlockAt);
    /// @notice `amount` is what arrived.
    event Incremented(uint256 indexed lockId, uint256 amount);
    /// @notice Went to the lock's owner. A lock from which all was withdrawn is gone.
    event Withdrawn(uint256 indexed lockId, uint256 amount);
    /// @notice `amount` moved from one lock into a new one of the same owner and terms.
    event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 amount);
    event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to);

    /// @notice Takes `amount` of `lpToken` from the caller and locks what arrives for `owner`.
    /// @param unlockAt Five minutes to 100 000 000 minutes ahead, or `FOREVER`.
    /// @return lockId From 1 on.
    function lock(address lpToken, uint256 amount, address owner, uint256 unlockAt) external returns (uint256 lockId);

    /// @notice Adds to a lock; anybody may, the caller pays. What arrives counts.
    function increment(uint256 lockId, uint256 amount) external;

    /// @notice Owner only: prolongs the lock. @param newUnlockAt Later than before, within the bounds of `lock`.
    function relock(uint256 lockId, uint256 newUnlockAt) external;

    /// @notice Owner only, from `unlockAt` on: pays `amount` to the owner.
    function withdraw(uint256 lockId, uint256 amount) external;

    /// @notice Owner only: moves a part into a lock of its own, with the same terms (`initialAmount` is divided alike).
    function split(uint256 lockId, uint256 amount) external returns (uint256 newLockId);

    /// @notice Owner only: hands the lock over.
    function transferOwnership(uint256 lockId, address newOwner) external;

    /// @notice One lock; all zero when there is none or all was withdrawn.
    function lockOf(uint256 lockId) external view returns (Lock memory);

    /// @notice Who can still do what with a lock, as bits of `LockCapabilities`. Bits only ever go out.
    function capabilities(uint256 lockId) external view returns (uint256 bits);

    /// @notice Number of locks that were ever made; the newest has this id.
    function lockCount() external view returns (uint256);

    /// @notice What is locked of one LP token.
    function lockedOf(address lpToken) external view returns (uint256 amount);

    /// @notice The two tokens of an LP token's pair and the factory of its exchange, as the pair says.
    function poolOf(address lpToken) external view returns (address token0, address token1, address factory);

    /// @notice Number of LP tokens that were ever locked.
    function lpTokenCount() external view returns (uint256);

    /// @notice Owed and held of LP tokens in order of their first lock, from `offset`, at most `limit`.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory assets);

    /// @notice The unlock time that never comes.
    function FOREVER() external view returns (uint256);
}
