// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Locks NFTs, and lets liquidity positions earn meanwhile
/// @notice Nobody has power over a lock but its owner: the contract has no owner, no fee, no setter and no proxy, and
/// a lock's terms are read from storage, never from arguments (P-02). Any ERC-721 can be locked. Positions of V3 and V4
/// exchanges are recognised when they come in; what they earn can be collected while they are locked, their liquidity
/// cannot be taken out. Times are unix seconds.
///
/// Storage, for proofs against a block header (`eth_getProof`; `.` is concatenation of 32-byte words, fields stand from
/// the lowest bit up). There is nothing else but the guard of ReentrancyGuard:
///  - slot 0: number of locks;
///  - `keccak256(lockId . 1)`: owner (160 bits), unlockAt (40), lockedAt (40), changes (16);
///  - `keccak256(lockId . 2)`: collection (160 bits), kind (8); the slot after it: nftId;
///  - `keccak256(nftId . keccak256(collection . 3))`: the lock that holds this NFT, or 0;
///  - `keccak256(lockId . 4)`: fee receiver, or 0 for the owner.
///
/// Warning: what a collection's own code does to its NFTs is out of reach here. Whoever believes a lock has to believe
/// the collection; `kind` says only that it answered like a position manager. A collection that lies hurts its own locks.
/// Warning: only what positions earn can be collected. Whatever else a collection pays to whoever holds its NFTs
/// (dividends, airdrops, rewards) reaches this contract and stays here for ever.
interface INftLocker is ISolvency {
    /// @notice What an NFT was when it came in. A V3 position is one of Uniswap V3 and of those that kept its manager's
    /// `positions` and `collect`, whatever finds their pools: a fee, a distance of ticks (Velodrome, Aerodrome), the pair
    /// alone or with who deployed it (Algebra).
    enum Kind {
        Plain,
        V3Position,
        V4Position
    }

    /// @notice One lock.
    /// @param collection The ERC-721.
    /// @param nftId Its token.
    /// @param poolAddress Pool of a V3 position, pool manager of a V4 position; zero for any other NFT.
    /// @param owner Who may withdraw after `unlockAt`.
    /// @param feeReceiver Whom a position's fees are paid to.
    /// @param held Whether the NFT is here, for this lock; no when its collection does not answer within 150 000 gas.
    /// @param kind What the NFT was when it came in.
    /// @param amount 1.
    /// @param lockedAt When the lock began.
    /// @param unlockAt From when on it can be withdrawn; `FOREVER` never.
    /// @param changes How often the lock changed hands.
    struct Lock {
        address collection;
        uint256 nftId;
        address poolAddress;
        address owner;
        address feeReceiver;
        bool held;
        Kind kind;
        uint256 amount;
        uint256 lockedAt;
        uint256 unlockAt;
        uint256 changes;
    }

    /// @notice Where a position's liquidity is, as its manager says. All zero for anything but a position.
    /// @param kind Which exchange's.
    /// @param poolAddress Pool (V3) or pool manager (V4).
    /// @param poolId Id of the pool in its manager (V4).
    /// @param token0,token1 Tokens; `address(0)` is the native currency.
    /// @param fee Parts per million; with 0x800000 set the pool decides, or its hook.
    /// @param tickSpacing Distance of usable ticks, where it is part of the pool's key.
    /// @param hooks What the pool calls (V4).
    /// @param tickLower,tickUpper The range.
    /// @param liquidity Liquidity now.
    struct Pool {
        Kind kind;
        address poolAddress;
        bytes32 poolId;
        address token0;
        address token1;
        uint256 fee;
        int256 tickSpacing;
        address hooks;
        int256 tickLower;
        int256 tickUpper;
        uint256 liquidity;
    }

    /// @notice The caller does not own this NFT, or nothing at `collection` answers; then `owner` is zero.
    error NftLocker_NotNftOwner(address collection, uint256 nftId, address owner);
    /// @notice The collection says that it moved the NFT, and did not.
    error NftLocker_NotReceived(address collection, uint256 nftId);
    /// @notice The collection says that it moved the NFT to the lock's owner, and it is still here.
    error NftLocker_NotDelivered(address collection, uint256 nftId);
    /// @notice Lock `lockId` holds this NFT.
    error NftLocker_AlreadyLocked(address collection, uint256 nftId, uint256 lockId);
    /// @notice An NFT that is sent here has to say for whom and until when: `abi.encode(owner, unlockAt)`, 64 bytes.
    error NftLocker_TermsMissing(uint256 bytesGiven);
    /// @notice A lock lasts at least five minutes.
    error NftLocker_UnlockTooEarly(uint256 unlockAt, uint256 min);
    /// @notice A lock lasts at most 100 000 000 minutes, or for ever; the bound catches milliseconds (P-06).
    error NftLocker_UnlockTooLate(uint256 unlockAt, uint256 max);
    /// @notice A lock is only ever prolonged.
    error NftLocker_NotLater(uint256 unlockAt, uint256 current);
    /// @notice Not before `unlockAt`.
    error NftLocker_StillLocked(uint256 lockId, uint256 unlockAt);
    /// @notice The collection took the NFT out by its own power, and it was locked anew by somebody else.
    error NftLocker_LockVoid(uint256 lockId, uint256 newLockId);
    /// @notice Only the lock's owner; `owner` is zero when there is no such lock.
    error NftLocker_NotOwner(uint256 lockId, address caller, address owner);
    /// @notice Only the lock's owner and its fee receiver.
    error NftLocker_NotFeeReceiver(uint256 lockId, address caller, address feeReceiver);
    /// @notice Fees are collected of liquidity positions.
    error NftLocker_NotPosition(uint256 lockId);
    /// @notice Fees would be lost there: the locker itself, or an address that V4 takes for another one.
    error NftLocker_ReceiverUnusable(address receiver);
    /// @notice A lock changes hands at most 65 535 times.
    error NftLocker_TooManyHandovers(uint256 lockId);
    /// @notice A lock needs an owner.
    error NftLocker_OwnerZero();

    /// @notice An NFT was locked. `poolAddress` as in `Lock`.
    event Locked(
        uint256 indexed lockId,
        address indexed collection,
        address indexed owner,
        uint256 nftId,
        uint256 unlockAt,
        Kind kind,
        address poolAddress
    );
    event Relocked(uint256 indexed lockId, uint256 unlockAt);
    /// @notice The NFT went to the lock's owner, and the lock is gone.
    event Withdrawn(uint256 indexed lockId, address indexed collection, uint256 nftId, address owner);
    /// @notice Fees go to the new owner from now on.
    event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to);
    /// @notice Zero: fees go to the owner.
    event FeeReceiverSet(uint256 indexed lockId, address indexed receiver);
    /// @notice The exchange paid `receiver`. Amounts are what `collect` returned (V3), or what the position's books owed,
    /// of which a hook of the pool may have kept a part (V4).
    event FeesCollected(
        uint256 indexed lockId,
        address indexed receiver,
        address token0,
        address token1,
        uint256 amount0,
        uint256 amount1
    );

    /// @notice Takes the caller's NFT and locks it for `owner`. The caller has approved the locker. Sending the NFT here
    /// by `safeTransferFrom` with `abi.encode(owner, unlockAt)` does the same without an approval; without these it is
    /// refused. Warning: what is sent by `transferFrom` alone nobody can assign to anyone: it stays here for ever.
    /// @param unlockAt Five minutes to 100 000 000 minutes ahead, or `FOREVER`.
    /// @return lockId From 1 on.
    function lock(address collection, uint256 nftId, address owner, uint256 unlockAt) external returns (uint256 lockId);

    /// @notice Owner only: prolongs the lock. @param newUnlockAt Later than before, within the bounds of `lock`.
    function relock(uint256 lockId, uint256 newUnlockAt) external;

    /// @notice Owner only, from `unlockAt` on: gives the NFT to the owner, without asking whether it can receive one.
    function withdraw(uint256 lockId) external;

    /// @notice Owner only: hands the lock over, its fees included.
    function transferOwnership(uint256 lockId, address newOwner) external;

    /// @notice Owner only: names who receives a position's fees and may collect them, until the lock changes hands.
    /// @param receiver Zero for the owner.
    function setFeeReceiver(uint256 lockId, address receiver) external;

    /// @notice Owner and fee receiver: has the exchange pay what a position has earned, straight to the fee receiver.
    /// @return amount0 As in `FeesCollected`, in base units of the first token.
    /// @return amount1 The same of the second.
    function collectFees(uint256 lockId) external returns (uint256 amount0, uint256 amount1);

    /// @notice Of ERC-721: locks what a collection has just sent here with `abi.encode(owner, unlockAt)`.
    function onERC721Received(address operator, address from, uint256 nftId, bytes calldata terms)
        external
        returns (bytes4 selector);

    /// @notice One lock; all zero when there is none or the NFT was withdrawn.
    function lockOf(uint256 lockId) external view returns (Lock memory);

    /// @notice What can still be done with a lock, as bits of `LockCapabilities`. Bits only ever go out.
    function capabilities(uint256 lockId) external view returns (uint256 bits);

    /// @notice Number of locks that were ever made; the newest has this id.
    function lockCount() external view returns (uint256);

    /// @notice The lock that holds an NFT, or 0.
    function lockIdOf(address collection, uint256 nftId) external view returns (uint256 lockId);

    /// @notice Where a locked position's liquidity is.
    function poolOf(uint256 lockId) external view returns (Pool memory);

    /// @notice Owed (1) and held (1, or 0 if its collection took it out) of each living lock among ids `offset + 1` to
    /// `offset + limit`.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory assets);

    /// @notice The unlock time that never comes.
    function FOREVER() external view returns (uint256);
}
