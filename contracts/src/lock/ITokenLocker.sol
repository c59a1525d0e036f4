// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Locks tokens
/// @notice Nobody has power over a lock but its owner: the contract has no owner, no fee, no setter and no proxy, and a
/// lock's terms are read from storage, never from arguments (P-01, P-02). Times are unix seconds, shares of a whole are
/// basis points (10 000 = 100 %).
///
/// A lock counts in *units*. Of a plain lock a unit is a base unit of the token, whatever happens to balances: what is
/// locked stays what it was. Should the token have taken from the locker's balance by itself, every lock of it is paid
/// the same part, so that the last one is paid too. A *rebasing* lock has shares instead, 1 000 a base unit at first, of
/// a vault that holds this token for rebasing locks alone: it grows and shrinks with it.
///
/// Storage, for proofs against a block header (`eth_getProof`; `.` is concatenation of 32-byte words, fields stand from
/// the lowest bit up). There is nothing else; locks and assets lie where `LiquidityLocker` has them:
///  - slot 0: number of locks; slot 1: number of assets;
///  - `keccak256(lockId . 2)`: owner (160 bits), `unlockAt` (40), `lockedAt` (40), flags (16: 1 rebasing, 2 migratable,
///    4 with a schedule);
///  - `keccak256(lockId . 3)`: units (112), initial units (112), number of the asset (32);
///  - `keccak256(n . 4)`: of asset `n` the token (160), the lowest 93 bits of the sum of its units, and three flags
///    (rebasing; the sum has more bits; the token is moving);
///  - `keccak256(lockId . 5)`: `cliffAt` (40), `firstBps` (16), `cycleSeconds` (40), `cycleBps` (16);
///  - `keccak256(n . 6)`: the sum's bits from the 94th on, if it has more;
///  - `keccak256(k . 7)`: number of an asset, from 1 on, or 0; `k` is the token, plus 2^253 where it rebases;
///  - `keccak256(n . 8)`: vault that holds a rebasing asset, or 0;
///  - `keccak256(operator . keccak256(owner . 9))`: 1 where `operator` may withdraw to `owner`.
///
/// Warning: inside a transfer of the token itself, amounts of rebasing locks are those of a moment in between.
/// Warning: what a token pays to its holders (dividends, airdrops) it pays to this contract or to a vault, and nobody
/// can take it out. A token that spares the platform's contracts spares this one, never a vault: of such a token
/// rebasing locks lose what they earn.
/// Warning: a plain lock of a token whose balances change by themselves is paid no growth, and of a loss every lock bears
/// the same part; nothing more can be locked by amount until the loss is made up. Such a token wants rebasing locks.
/// Warning: a token that takes more from the payer's balance than the amount (a fee on top) takes it from other locks'
/// balance when the locker pays: that is a loss of the kind above. Its owner has to exempt the locker and its vaults.
interface ITokenLocker is ISolvency {
    /// @notice How a lock is released before `unlockAt`; all zero: not at all. At `cliffAt` comes a first part. Then, when
    /// `cycleSeconds` is zero, the rest comes evenly by the second until `unlockAt`; else `cycleBps` come with each cycle,
    /// and `unlockAt` has to be the end of the last one.
    /// @param cliffAt At least five minutes ahead, before `unlockAt`.
    /// @param firstBps 0 to 9 999.
    /// @param cycleSeconds Up to 100 000 000 minutes.
    /// @param cycleBps 1 to 10 000 - `firstBps`; 0 in a linear release.
    struct Schedule {
        uint256 cliffAt;
        uint256 firstBps;
        uint256 cycleSeconds;
        uint256 cycleBps;
    }

    /// @notice What is chosen once, when a lock begins.
    /// @param rebasing Count in shares.
    /// @param migratable The owner may move the lock to a successor that `announcer` has announced a week before.
    struct Options {
        bool rebasing;
        bool migratable;
        Schedule schedule;
    }

    /// @notice One lock of a list.
    struct Entry {
        address owner;
        uint256 amount;
        uint256 unlockAt;
        Schedule schedule;
    }

    /// @notice One lock.
    /// @param token Locked token.
    /// @param owner Who may withdraw what is released.
    /// @param amount What is locked now, in base units; of a rebasing lock what its shares are worth now.
    /// @param initialAmount What `amount` would be had nothing been withdrawn, additions included.
    /// @param units What the books say: `amount`, or shares.
    /// @param initialUnits Units at first, additions included.
    /// @param lockedAt When the lock began.
    /// @param unlockAt From when on all of it can be withdrawn; `FOREVER` never.
    struct Lock {
        address token;
        address owner;
        bool rebasing;
        bool migratable;
        uint256 amount;
        uint256 initialAmount;
        uint256 units;
        uint256 initialUnits;
        uint256 lockedAt;
        uint256 unlockAt;
        Schedule schedule;
    }

    /// @notice These are NFTs (ERC-721), which have a locker of their own.
    error TokenLocker_NftRefused(address collection);
    /// @notice Nothing arrived.
    error TokenLocker_ReceivedNothing(address token, uint256 amount);
    /// @notice The token took from the locker's balance by itself: who locked it now by amount would fill that hole.
    error TokenLocker_Shortage(address token, uint256 held, uint256 owed);
    /// @notice What would be paid is less than one base unit.
    error TokenLocker_PaysNothing(address token, uint256 units);
    /// @notice One asset's units fit 112 bits, as reserves of exchanges do.
    error TokenLocker_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice The amount is zero.
    error TokenLocker_AmountZero();
    /// @notice A list needs an entry.
    error TokenLocker_ListEmpty();
    /// @notice More than is locked.
    error TokenLocker_AmountAboveLock(uint256 units, uint256 locked);
    /// @notice More than is released.
    error TokenLocker_AmountAboveReleased(uint256 lockId, uint256 units, uint256 released);
    /// @notice A part of a lock leaves something behind.
    error TokenLocker_SplitTakesAll(uint256 units, uint256 locked);
    /// @notice A lock lasts at least five minutes; nothing of it is released earlier.
    error TokenLocker_UnlockTooEarly(uint256 unlockAt, uint256 min);
    /// @notice A lock lasts at most 100 000 000 minutes, or for ever; the bound catches milliseconds (P-06).
    error TokenLocker_UnlockTooLate(uint256 unlockAt, uint256 max);
    /// @notice A schedule outside of its ranges, or of a lock for ever.
    error TokenLocker_ScheduleUnusable(
        uint256 unlockAt, uint256 cliffAt, uint256 firstBps, uint256 cycleSeconds, uint256 cycleBps
    );
    /// @notice The last cycle ends at `end`.
    error TokenLocker_ScheduleEndsElsewhere(uint256 unlockAt, uint256 end);
    /// @notice A lock is only ever prolonged.
    error TokenLocker_NotLater(uint256 unlockAt, uint256 current);
    /// @notice Nothing before `releaseAt`.
    error TokenLocker_StillLocked(uint256 lockId, uint256 releaseAt);
    /// @notice There is no such lock, or all of it was withdrawn or moved.
    error TokenLocker_Unknown(uint256 lockId);
    /// @notice Only the lock's owner; `owner` is zero when there is no such lock.
    error TokenLocker_NotOwner(uint256 lockId, address caller, address owner);
    /// @notice A lock needs an owner.
    error TokenLocker_OwnerZero();
    /// @notice Each payment of a list has to have its gas.
    error TokenLocker_GasTooLow(uint256 gasLeft, uint256 min);
    /// @notice The token called back from inside its own movement.
    error TokenLocker_Busy(address token);
    /// @notice The lock was not made to move, or is for ever.
    error TokenLocker_NotMigratable(uint256 lockId);
    /// @notice Not announced (`opensAt` is zero), or not a week ago.
    error TokenLocker_SuccessorNotOpen(address successor, uint256 opensAt);
    /// @notice The successor made something else of the lock.
    error TokenLocker_SuccessorDiffers(uint256 lockId, address successor, uint256 successorLockId);

    /// @notice `number` counts from 1; rebasing locks of the token are held by `custody`, others by the locker.
    event AssetAdded(uint256 indexed number, address indexed token, address custody, bool rebasing);
    /// @notice `amount` is what arrived.
    event Locked(
        uint256 indexed lockId,
        address indexed token,
        address indexed owner,
        uint256 amount,
        uint256 units,
        uint256 unlockAt,
        bool rebasing,
        bool migratable
    );
    /// @notice The lock's schedule, when it begins and when `relock` moves it.
    event Scheduled(uint256 indexed lockId, uint256 cliffAt, uint256 firstBps, uint256 cycleSeconds, uint256 cycleBps);
    event Relocked(uint256 indexed lockId, uint256 unlockAt);
    /// @notice `amount` is what arrived.
    event Incremented(uint256 indexed lockId, uint256 amount, uint256 units);
    /// @notice `amount` was paid to the lock's owner. A lock from which all units are gone is gone.
    event Withdrawn(uint256 indexed lockId, uint256 amount, uint256 units);
    /// @notice `units` moved from one lock into a new one of the same owner and terms.
    event Split(
        uint256 indexed lockId,
        uint256 indexed newLockId,
        uint256 units,
        uint256 newInitialUnits,
        uint256 initialUnitsLeft
    );
    event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to);
    /// @notice `amount` left, `arrived` became lock `successorLockId` of `successor`. This lock is gone.
    event Migrated(
        uint256 indexed lockId,
        address indexed successor,
        uint256 indexed successorLockId,
        uint256 amount,
        uint256 arrived
    );
    /// @notice Whether `operator` may withdraw to `owner`; `address(0)` stands for anybody.
    event OperatorSet(address indexed owner, address indexed operator, bool allowed);

    /// @notice Takes `amount` of `token` from the caller, by allowance or by one in Permit2, and locks what arrives.
    /// @param unlockAt Five minutes to 100 000 000 minutes ahead, or `FOREVER`.
    /// @return lockId From 1 on.
    function lock(address token, uint256 amount, address owner, uint256 unlockAt, Options calldata options)
        external
        returns (uint256 lockId);

    /// @notice `lock` with an allowance signed for it (EIP-2612, EIP-1271), good until `deadline`.
    function lockWithPermit(
        address token,
        uint256 amount,
        address owner,
        uint256 unlockAt,
        Options calldata options,
        uint256 deadline,
        bytes calldata signature
    ) external returns (uint256 lockId);

    /// @notice Locks one token for a list of owners: the sum of the entries is taken, and what arrives is divided by
    /// their amounts.
    /// @return firstLockId The others follow in the order of the list.
    function lockMany(address token, Entry[] calldata entries, bool rebasing, bool migratable)
        external
        returns (uint256 firstLockId);

    /// @notice `lockMany` with an allowance signed for the sum of its amounts.
    function lockManyWithPermit(
        address token,
        Entry[] calldata entries,
        bool rebasing,
        bool migratable,
        uint256 deadline,
        bytes calldata signature
    ) external returns (uint256 firstLockId);

    /// @notice Adds to a lock; anybody may, the caller pays. What arrives counts, and is released like the rest.
    function increment(uint256 lockId, uint256 amount) external;

    /// @notice `increment` with an allowance signed for it.
    function incrementWithPermit(uint256 lockId, uint256 amount, uint256 deadline, bytes calldata signature) external;

    /// @notice Owner only: prolongs the lock; a schedule moves with its end.
    /// @param newUnlockAt Later than before, within the bounds of `lock`.
    function relock(uint256 lockId, uint256 newUnlockAt) external;

    /// @notice Owner, or an operator of theirs: pays `units` that are released to the owner.
    function withdraw(uint256 lockId, uint256 units) external;

    /// @notice Owner, or an operator of theirs: pays everything that is released to the owner.
    function withdrawReleased(uint256 lockId) external;

    /// @notice Owners, or operators of theirs: pays what is released of each lock to its owner. Passed over is a lock that
    /// is gone or has nothing to pay, and one whose token does not move, or needs more than a million gas for it. A lock
    /// that is somebody else's ends the call.
    /// @return paidLocks How many were paid.
    function withdrawFor(uint256[] calldata lockIds) external returns (uint256 paidLocks);

    /// @notice Owner only: moves `units` into a lock of its own, with the same terms; what was withdrawn is divided alike,
    /// so that no part is released earlier.
    function split(uint256 lockId, uint256 units) external returns (uint256 newLockId);

    /// @notice Owner only: hands the lock over.
    function transferOwnership(uint256 lockId, address newOwner) external;

    /// @notice Owner only: moves a lock that was made so to `successor`, for the same owner and no earlier unlock.
    function migrate(uint256 lockId, address successor) external returns (uint256 successorLockId);

    /// @notice Lets `operator` (`address(0)`: anybody) withdraw from the caller's locks to the caller, and nothing else.
    function setOperator(address operator, bool allowed) external;

    /// @notice One lock; all zero when there is none any more.
    function lockOf(uint256 lockId) external view returns (Lock memory);

    /// @notice What `withdraw` would pay now: units, and base units of the token.
    function releasable(uint256 lockId) external view returns (uint256 units, uint256 amount);

    /// @notice Who can still do what with a lock, as bits of `LockCapabilities`. Bits only ever go out.
    function capabilities(uint256 lockId) external view returns (uint256 bits);

    /// @notice Locks among `count` ids from `newestId` downwards (0: from the newest), newest first.
    /// @param owner Only theirs; `address(0)`: anybody's.
    /// @param token Only of this token; `address(0)`: of any.
    /// @return lockIds Those that fit. `nextId` is where to go on; 0 at the end.
    function findLocks(address owner, address token, uint256 newestId, uint256 count)
        external
        view
        returns (uint256[] memory lockIds, uint256 nextId);

    /// @notice Number of locks that were ever made; the newest has this id.
    function lockCount() external view returns (uint256);

    /// @notice What locks of one token may claim in base units, those that rebase included.
    function lockedOf(address token) external view returns (uint256 amount);

    /// @notice Number of assets: each token counts once for plain locks and once for rebasing ones.
    function assetCount() external view returns (uint256);

    /// @notice Who holds the token of asset `number`: the locker or a vault of its own.
    function custodyOf(uint256 number) external view returns (address);

    /// @notice Whether `operator` may withdraw to `owner`; `address(0)` stands for anybody.
    function isOperator(address owner, address operator) external view returns (bool);

    /// @notice Owed and held of assets in order of their first lock, from `offset`, at most `limit`. What is owed of a
    /// rebasing asset is what its shares are worth; of a plain one what was locked.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory assets);

    /// @notice Names successors; never changes.
    function announcer() external view returns (address);

    /// @notice The unlock time that never comes.
    function FOREVER() external view returns (uint256);
}
