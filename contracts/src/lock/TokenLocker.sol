// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {ILockAnnouncer} from "./ILockAnnouncer.sol";
import {ILockSuccessor} from "./ILockSuccessor.sol";
import {ITokenLocker} from "./ITokenLocker.sol";
import {LockAccounting} from "./LockAccounting.sol";
import {LockCapabilities} from "./LockCapabilities.sol";
import {LockTimeBounds} from "./LockTimeBounds.sol";
import {LockPacking} from "./LockPacking.sol";
import {ReleaseSchedule} from "./ReleaseSchedule.sol";

/// @title Locks tokens
/// @dev Documented in `ITokenLocker`. A lock shrinks before its tokens leave; an asset refuses every movement while
/// one of its own is under way, so that what arrives can be told from what leaves (P-03). ADR 0130.
contract TokenLocker is LockAccounting {
    using FixedPointMathLib for uint256;
    using LockPacking for uint256;
    using ReleaseSchedule for ReleaseSchedule.Release;
    using ReleaseSchedule for ITokenLocker.Schedule;

    /// @dev A list on its way: what was asked for and what came for all of it, and how much of it is dealt with.
    struct Batch {
        uint256 asset;
        address token;
        uint256 flags;
        uint256 sum;
        uint256 received;
        uint256 units;
        uint256 counted;
    }

    /// @dev A lock that begins: `amount` arrived for `units`.
    struct Draft {
        address token;
        address owner;
        uint256 unlockAt;
        uint256 flags;
        uint256 amount;
        uint256 units;
    }

    /// @inheritdoc ITokenLocker
    uint256 public constant FOREVER = LockTimeBounds.FOREVER;
    /// @dev Gas of each payment of a list: no token can use up what the others need.
    uint256 private constant PAYMENT_GAS = 1_000_000;
    /// @dev What has to be left for that: a call hands on 63 of 64 parts at most.
    uint256 private constant GAS_BEFORE_PAYMENT = PAYMENT_GAS + PAYMENT_GAS / 32;

    /// @inheritdoc ITokenLocker
    address public immutable announcer;

    /// @param announcer_ Names successors. Who may announce there, and nothing else, is the announcer's business.
    constructor(address announcer_) {
        announcer = announcer_;
    }

    /// @inheritdoc ITokenLocker
    function lock(address token, uint256 amount, address owner, uint256 unlockAt, Options calldata options)
        external
        returns (uint256 lockId)
    {
        return _lock(token, amount, owner, unlockAt, options);
    }

    /// @inheritdoc ITokenLocker
    function lockWithPermit(
        address token,
        uint256 amount,
        address owner,
        uint256 unlockAt,
        Options calldata options,
        uint256 deadline,
        bytes calldata signature
    ) external returns (uint256 lockId) {
        SignedAllowance.tryUse(token, amount, deadline, signature);
        return _lock(token, amount, owner, unlockAt, options);
    }

    /// @inheritdoc ITokenLocker
    function lockMany(address token, Entry[] calldata entries, bool rebasing, bool migratable)
        external
        returns (uint256 firstLockId)
    {
        return _lockMany(token, entries, _flags(rebasing, migratable), _sumOfEntries(entries));
    }

    /// @inheritdoc ITokenLocker
    function lockManyWithPermit(
        address token,
        Entry[] calldata entries,
        bool rebasing,
        bool migratable,
        uint256 deadline,
        bytes calldata signature
    ) external returns (uint256 firstLockId) {
        uint256 sum = _sumOfEntries(entries);
        SignedAllowance.tryUse(token, sum, deadline, signature);
        return _lockMany(token, entries, _flags(rebasing, migratable), sum);
    }

    /// @inheritdoc ITokenLocker
    function increment(uint256 lockId, uint256 amount) external {
        _increment(lockId, _contents[lockId].assetOf(), amount);
    }

    /// @inheritdoc ITokenLocker
    function incrementWithPermit(uint256 lockId, uint256 amount, uint256 deadline, bytes calldata signature) external {
        uint256 asset = _contents[lockId].assetOf();
        SignedAllowance.tryUse(_tokenOfAsset(asset), amount, deadline, signature);
        _increment(lockId, asset, amount);
    }

    /// @inheritdoc ITokenLocker
    function relock(uint256 lockId, uint256 newUnlockAt) external {
        uint256 terms = _ownTerms(lockId);
        _checkUnlock(newUnlockAt);
        uint256 current = terms.unlockAtOf();
        if (newUnlockAt <= current) revert TokenLocker_NotLater(newUnlockAt, current);
        _terms[lockId] = terms.withUnlockAt(newUnlockAt);
        emit Relocked(lockId, newUnlockAt);
        if (!terms.has(LockPacking.SCHEDULED) || newUnlockAt == FOREVER) return;
        ReleaseSchedule.Release memory release = _releases[lockId];
        // forge-lint: disable-next-line(unsafe-typecast) the cliff stays before the end
        release.cliffAt = uint40(release.cliffAt + newUnlockAt - current);
        _setRelease(lockId, release);
    }

    /// @inheritdoc ITokenLocker
    function withdraw(uint256 lockId, uint256 units) external {
        uint256 terms = _terms[lockId];
        _checkPayer(lockId, terms.ownerOf());
        if (units == 0) revert TokenLocker_AmountZero();
        uint256 content = _contents[lockId];
        if (units > content.unitsOf()) revert TokenLocker_AmountAboveLock(units, content.unitsOf());
        if (block.timestamp < terms.unlockAtOf()) _checkReleased(lockId, terms, content, units);
        _withdraw(lockId, terms, content, units);
    }

    /// @inheritdoc ITokenLocker
    function withdrawReleased(uint256 lockId) external {
        uint256 terms = _terms[lockId];
        // The locker itself: `withdrawFor` has asked already.
        if (msg.sender != address(this)) _checkPayer(lockId, terms.ownerOf());
        uint256 content = _contents[lockId];
        uint256 units = _released(lockId, terms, content);
        if (units == 0) return _checkReleased(lockId, terms, content, 1);
        _withdraw(lockId, terms, content, units);
    }

    /// @inheritdoc ITokenLocker
    function withdrawFor(uint256[] calldata lockIds) external returns (uint256 paidLocks) {
        for (uint256 i = 0; i < lockIds.length; ++i) {
            uint256 lockId = lockIds[i];
            uint256 terms = _terms[lockId];
            if (terms == 0) continue;
            _checkPayer(lockId, terms.ownerOf());
            if (_released(lockId, terms, _contents[lockId]) == 0) continue;
            // So that what fails has failed for a reason of its own, also while gas is estimated.
            if (gasleft() < GAS_BEFORE_PAYMENT) revert TokenLocker_GasTooLow(gasleft(), GAS_BEFORE_PAYMENT);
            try this.withdrawReleased{gas: PAYMENT_GAS}(lockId) {
                ++paidLocks;
            } catch {
                continue;
            }
        }
    }

    /// @inheritdoc ITokenLocker
    function split(uint256 lockId, uint256 units) external returns (uint256 newLockId) {
        uint256 terms = _ownTerms(lockId);
        if (units == 0) revert TokenLocker_AmountZero();
        uint256 content = _contents[lockId];
        uint256 locked = content.unitsOf();
        if (units >= locked) revert TokenLocker_SplitTakesAll(units, locked);
        // Rounded up on both sides: what a schedule still keeps is a part of it, and never gets less.
        uint256 newInitial = (units * content.initialUnitsOf()).divUp(locked);
        uint256 initialLeft = ((locked - units) * content.initialUnitsOf()).divUp(locked);
        newLockId = ++lockCount;
        _terms[newLockId] = terms;
        _contents[newLockId] = LockPacking.content(units, newInitial, content.assetOf());
        _contents[lockId] = LockPacking.content(locked - units, initialLeft, content.assetOf());
        if (terms.has(LockPacking.SCHEDULED)) _releases[newLockId] = _releases[lockId];
        emit Split(lockId, newLockId, units, newInitial, initialLeft);
    }

    /// @inheritdoc ITokenLocker
    function transferOwnership(uint256 lockId, address newOwner) external {
        uint256 terms = _ownTerms(lockId);
        if (newOwner == address(0)) revert TokenLocker_OwnerZero();
        _terms[lockId] = terms.withOwner(newOwner);
        emit LockOwnershipTransferred(lockId, msg.sender, newOwner);
    }

    /// @inheritdoc ITokenLocker
    function migrate(uint256 lockId, address successor) external returns (uint256 successorLockId) {
        uint256 terms = _ownTerms(lockId);
        if (!_canMigrate(terms)) revert TokenLocker_NotMigratable(lockId);
        if (!ILockAnnouncer(announcer).isOpen(successor)) {
            revert TokenLocker_SuccessorNotOpen(successor, ILockAnnouncer(announcer).opensAt(successor));
        }
        uint256 content = _contents[lockId];
        ILockSuccessor.ArrivingLock memory arriving = _describe(lockId, terms, content);
        _delete(lockId, terms);

        uint256 before = SafeTransferLib.balanceOf(arriving.token, successor);
        uint256 amount = _pay(content.assetOf(), successor, content.unitsOf());
        uint256 held = SafeTransferLib.balanceOf(arriving.token, successor);
        arriving.amount = held.zeroFloorSub(before).min(amount);
        if (arriving.amount == 0) revert TokenLocker_ReceivedNothing(arriving.token, amount);
        arriving.initialAmount = content.initialUnitsOf().fullMulDivUp(arriving.amount, content.unitsOf());
        successorLockId = ILockSuccessor(successor).receiveLock(arriving);
        if (!_isSame(arriving, successor, successorLockId)) {
            revert TokenLocker_SuccessorDiffers(lockId, successor, successorLockId);
        }
        emit Migrated(lockId, successor, successorLockId, amount, arriving.amount);
    }

    /// @inheritdoc ITokenLocker
    function setOperator(address operator, bool allowed) external {
        isOperator[msg.sender][operator] = allowed;
        emit OperatorSet(msg.sender, operator, allowed);
    }

    /// @inheritdoc ITokenLocker
    function lockOf(uint256 lockId) external view returns (Lock memory entry) {
        uint256 terms = _terms[lockId];
        uint256 content = _contents[lockId];
        uint256 asset = content.assetOf();
        entry.token = _tokenOfAsset(asset);
        entry.owner = terms.ownerOf();
        entry.units = content.unitsOf();
        entry.initialUnits = content.initialUnitsOf();
        entry.amount = _valueOf(asset, entry.units);
        entry.initialAmount = _valueOf(asset, entry.initialUnits);
        entry.lockedAt = terms.lockedAtOf();
        entry.unlockAt = terms.unlockAtOf();
        entry.rebasing = terms.has(LockPacking.REBASING);
        entry.migratable = terms.has(LockPacking.MIGRATABLE);
        entry.schedule = _schedule(lockId);
    }

    /// @inheritdoc ITokenLocker
    function releasable(uint256 lockId) external view returns (uint256 units, uint256 amount) {
        uint256 content = _contents[lockId];
        units = _released(lockId, _terms[lockId], content);
        if (units != 0) amount = _payable(content.assetOf(), units);
    }

    /// @inheritdoc ITokenLocker
    function capabilities(uint256 lockId) external view returns (uint256 bits) {
        uint256 terms = _terms[lockId];
        if (terms == 0) return 0;
        bits = LockCapabilities.SPLIT | LockCapabilities.TRANSFER;
        if (terms.unlockAtOf() == FOREVER) return bits;
        bits |= LockCapabilities.WITHDRAW | LockCapabilities.RELOCK;
        if (_canMigrate(terms)) bits |= LockCapabilities.MIGRATE;
    }

    /// @inheritdoc ITokenLocker
    function findLocks(address owner, address token, uint256 newestId, uint256 count)
        external
        view
        returns (uint256[] memory lockIds, uint256 nextId)
    {
        uint256 newest = lockCount;
        nextId = newestId == 0 || newestId > newest ? newest : newestId;
        lockIds = new uint256[](FixedPointMathLib.min(count, nextId));
        uint256 found;
        for (uint256 left = lockIds.length; left != 0; --left) {
            if (_fits(nextId, owner, token)) {
                lockIds[found] = nextId;
                ++found;
            }
            --nextId;
        }
        assembly ("memory-safe") {
            mstore(lockIds, found)
        }
    }

    function _lockMany(address token, Entry[] calldata entries, uint256 flags, uint256 sum)
        private
        returns (uint256 firstLockId)
    {
        uint256 asset = _assetFor(token, flags & LockPacking.REBASING != 0);
        (uint256 received, uint256 units) = _take(asset, sum);
        Batch memory batch =
            Batch({asset: asset, token: token, flags: flags, sum: sum, received: received, units: units, counted: 0});
        firstLockId = lockCount + 1;
        for (uint256 i = 0; i < entries.length; ++i) {
            _lockEntry(batch, entries[i]);
        }
    }

    /// @dev What came for the list so far, this entry included, less what came for those before it: nothing is lost.
    function _lockEntry(Batch memory batch, Entry calldata entry) private {
        _checkEntry(entry.owner, entry.unlockAt);
        uint256 before = batch.counted;
        uint256 counted = before + entry.amount;
        batch.counted = counted;
        uint256 units = batch.units.fullMulDiv(counted, batch.sum) - batch.units.fullMulDiv(before, batch.sum);
        uint256 amount = batch.received.fullMulDiv(counted, batch.sum) - batch.received.fullMulDiv(before, batch.sum);
        if (units == 0) revert TokenLocker_ReceivedNothing(batch.token, entry.amount);
        Draft memory draft = Draft({
            token: batch.token,
            owner: entry.owner,
            unlockAt: entry.unlockAt,
            flags: batch.flags,
            amount: amount,
            units: units
        });
        _begin(batch.asset, draft, entry.schedule);
    }

    function _lock(address token, uint256 amount, address owner, uint256 unlockAt, Options calldata options)
        private
        returns (uint256 lockId)
    {
        _checkEntry(owner, unlockAt);
        uint256 asset = _assetFor(token, options.rebasing);
        (uint256 received, uint256 units) = _take(asset, amount);
        uint256 flags = _flags(options.rebasing, options.migratable);
        Draft memory draft =
            Draft({token: token, owner: owner, unlockAt: unlockAt, flags: flags, amount: received, units: units});
        return _begin(asset, draft, options.schedule);
    }

    function _begin(uint256 asset, Draft memory draft, Schedule calldata schedule) private returns (uint256 lockId) {
        lockId = ++lockCount;
        _contents[lockId] = LockPacking.content(draft.units, draft.units, asset);
        emit Locked(
            lockId,
            draft.token,
            draft.owner,
            draft.amount,
            draft.units,
            draft.unlockAt,
            draft.flags & LockPacking.REBASING != 0,
            draft.flags & LockPacking.MIGRATABLE != 0
        );
        if (schedule.isGiven()) {
            draft.flags |= LockPacking.SCHEDULED;
            _setRelease(lockId, schedule.pack(draft.unlockAt));
        }
        _terms[lockId] = LockPacking.terms(draft.owner, draft.unlockAt, block.timestamp, draft.flags);
    }

    function _increment(uint256 lockId, uint256 asset, uint256 amount) private {
        if (asset == 0) revert TokenLocker_Unknown(lockId);
        (uint256 received, uint256 units) = _take(asset, amount);
        // Read after the movement: the token may have called back and had the lock split.
        uint256 content = _contents[lockId];
        // Or, before it was taken, by the permit: the lock withdrawn.
        if (content.assetOf() == 0) revert TokenLocker_Unknown(lockId);
        uint256 initialUnits = content.initialUnitsOf() + units;
        if (initialUnits > LockPacking.MAX_UNITS) {
            revert TokenLocker_AmountTooLarge(initialUnits, LockPacking.MAX_UNITS);
        }
        _contents[lockId] = LockPacking.content(content.unitsOf() + units, initialUnits, asset);
        emit Incremented(lockId, received, units);
    }

    /// @dev The lock shrinks before anything leaves.
    function _withdraw(uint256 lockId, uint256 terms, uint256 content, uint256 units) private {
        if (units == content.unitsOf()) _delete(lockId, terms);
        else _contents[lockId] = content - units;
        uint256 amount = _pay(content.assetOf(), terms.ownerOf(), units);
        emit Withdrawn(lockId, amount, units);
    }

    function _delete(uint256 lockId, uint256 terms) private {
        delete _terms[lockId];
        delete _contents[lockId];
        if (terms.has(LockPacking.SCHEDULED)) delete _releases[lockId];
    }

    function _setRelease(uint256 lockId, ReleaseSchedule.Release memory release) private {
        _releases[lockId] = release;
        emit Scheduled(lockId, release.cliffAt, release.firstBps, release.cycleSeconds, release.cycleBps);
    }

    function _ownTerms(uint256 lockId) private view returns (uint256 terms) {
        terms = _terms[lockId];
        if (msg.sender != terms.ownerOf()) revert TokenLocker_NotOwner(lockId, msg.sender, terms.ownerOf());
    }

    /// @dev The owner, whom the owner has named, or anybody if the owner says so: tokens go to the owner in any case.
    function _checkPayer(uint256 lockId, address owner) private view {
        if (msg.sender == owner || isOperator[owner][msg.sender] || isOperator[owner][address(0)]) return;
        revert TokenLocker_NotOwner(lockId, msg.sender, owner);
    }

    /// @dev Before `unlockAt`.
    function _checkReleased(uint256 lockId, uint256 terms, uint256 content, uint256 units) private view {
        uint256 released = _released(lockId, terms, content);
        if (units <= released) return;
        uint256 unlockAt = terms.unlockAtOf();
        if (!terms.has(LockPacking.SCHEDULED) || unlockAt == FOREVER) revert TokenLocker_StillLocked(lockId, unlockAt);
        uint256 cliffAt = _releases[lockId].cliffAt;
        if (block.timestamp < cliffAt) revert TokenLocker_StillLocked(lockId, cliffAt);
        revert TokenLocker_AmountAboveReleased(lockId, units, released);
    }

    /// @dev Units that can leave now. Those that left before are counted among those that a schedule has released.
    function _released(uint256 lockId, uint256 terms, uint256 content) private view returns (uint256) {
        uint256 unlockAt = terms.unlockAtOf();
        uint256 units = content.unitsOf();
        if (block.timestamp >= unlockAt) return units;
        if (!terms.has(LockPacking.SCHEDULED)) return 0;
        return units.zeroFloorSub(_releases[lockId].kept(content.initialUnitsOf(), unlockAt));
    }

    function _checkEntry(address owner, uint256 unlockAt) private view {
        if (owner == address(0)) revert TokenLocker_OwnerZero();
        _checkUnlock(unlockAt);
    }

    function _checkUnlock(uint256 unlockAt) private view {
        if (unlockAt == FOREVER) return;
        uint256 min = block.timestamp + LockTimeBounds.MIN_SECONDS;
        if (unlockAt < min) revert TokenLocker_UnlockTooEarly(unlockAt, min);
        uint256 max = block.timestamp + LockTimeBounds.MAX_SECONDS;
        if (unlockAt > max) revert TokenLocker_UnlockTooLate(unlockAt, max);
    }

    function _describe(uint256 lockId, uint256 terms, uint256 content)
        private
        view
        returns (ILockSuccessor.ArrivingLock memory arriving)
    {
        arriving.token = _tokenOfAsset(content.assetOf());
        arriving.owner = terms.ownerOf();
        arriving.lockedAt = terms.lockedAtOf();
        arriving.unlockAt = terms.unlockAtOf();
        arriving.rebasing = terms.has(LockPacking.REBASING);
        arriving.schedule = _schedule(lockId);
    }

    /// @dev Whether the successor's lock is what was sent to it; a share may be worth one base unit less than was paid.
    function _isSame(ILockSuccessor.ArrivingLock memory sent, address successor, uint256 lockId)
        private
        view
        returns (bool)
    {
        ILockSuccessor.ArrivingLock memory kept = ILockSuccessor(successor).termsOf(lockId);
        if (kept.token != sent.token || kept.owner != sent.owner || kept.rebasing != sent.rebasing) return false;
        uint256 rounding = sent.rebasing ? 1 : 0;
        if (kept.amount < sent.amount - rounding || kept.initialAmount < sent.initialAmount - rounding) return false;
        if (kept.lockedAt != sent.lockedAt || kept.unlockAt < sent.unlockAt) return false;
        return keccak256(abi.encode(kept.schedule)) == keccak256(abi.encode(sent.schedule));
    }

    function _schedule(uint256 lockId) private view returns (Schedule memory) {
        ReleaseSchedule.Release memory release = _releases[lockId];
        return Schedule({
            cliffAt: release.cliffAt,
            firstBps: release.firstBps,
            cycleSeconds: release.cycleSeconds,
            cycleBps: release.cycleBps
        });
    }

    function _fits(uint256 lockId, address owner, address token) private view returns (bool) {
        address actual = _terms[lockId].ownerOf();
        if (actual == address(0) || (owner != address(0) && actual != owner)) return false;
        return token == address(0) || _tokenOfAsset(_contents[lockId].assetOf()) == token;
    }

    /// @dev Never for ever: what was promised to stay here stays here (S-60).
    function _canMigrate(uint256 terms) private pure returns (bool) {
        return terms.has(LockPacking.MIGRATABLE) && terms.unlockAtOf() != FOREVER;
    }

    function _flags(bool isRebasing, bool isMigratable) private pure returns (uint256) {
        return (isRebasing ? LockPacking.REBASING : 0) | (isMigratable ? LockPacking.MIGRATABLE : 0);
    }

    function _sumOfEntries(Entry[] calldata entries) private pure returns (uint256 sum) {
        if (entries.length == 0) revert TokenLocker_ListEmpty();
        for (uint256 i = 0; i < entries.length; ++i) {
            if (entries[i].amount == 0) revert TokenLocker_AmountZero();
            sum += entries[i].amount;
        }
    }
}
