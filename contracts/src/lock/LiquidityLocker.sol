// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {ILiquidityLocker} from "./ILiquidityLocker.sol";
import {LockCapabilities} from "./LockCapabilities.sol";

/// @title Locks liquidity of V2 exchanges
/// @dev Documented in `ILiquidityLocker`. Two slots a lock and one an LP token, which keeps the sum of its locks.
///
/// Re-entry is harmless without a guard, in this order: what arrives is what is held beyond `locked`, read after the
/// LP token was called; a lock gets smaller before its tokens leave, `locked` after they have left. So at no moment
/// inside a call is anything held that does not belong to a lock, except what has just arrived (P-03). ADR 0037.
contract LiquidityLocker is ILiquidityLocker {
    using BoundedRead for address;

    /// @dev Who, and until when (unix seconds).
    struct Terms {
        address owner;
        uint40 unlockAt;
        uint40 lockedAt;
        uint16 handovers;
    }

    /// @dev How much of what. `asset` counts from 1.
    struct Content {
        uint96 amount;
        uint96 initialAmount;
        uint32 asset;
        uint32 shrinkings;
    }

    /// @dev One LP token, and the sum of its locks.
    struct Asset {
        address lpToken;
        uint96 locked;
    }

    /// @inheritdoc ILiquidityLocker
    uint256 public constant FOREVER = type(uint40).max;

    uint256 private constant MIN_SECONDS = 5 minutes;
    uint256 private constant MAX_SECONDS = 100_000_000 minutes;
    uint256 private constant MAX_LOCKED = type(uint96).max;
    /// @dev One more in the highest 32 bits of a `Content`.
    uint256 private constant ONE_SHRINKING = 1 << 224;

    /// @inheritdoc ILiquidityLocker
    uint256 public lockCount;
    uint32 private _assetCount;
    mapping(uint256 lockId => Terms terms) private _terms;
    mapping(uint256 lockId => Content content) private _contents;
    mapping(uint256 asset => Asset entry) private _assets;
    mapping(address lpToken => uint256 asset) private _assetOf;

    /// @inheritdoc ILiquidityLocker
    function lock(address lpToken, uint256 amount, address owner, uint256 unlockAt) external returns (uint256 lockId) {
        if (owner == address(0)) revert LiquidityLocker_OwnerZero();
        _checkUnlock(unlockAt);
        uint256 asset = _assetOf[lpToken];
        if (asset == 0) asset = _addAsset(lpToken);
        uint96 received = _take(asset, lpToken, amount);

        lockId = ++lockCount;
        _terms[lockId] = Terms({
            owner: owner,
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkUnlock
            unlockAt: uint40(unlockAt),
            lockedAt: uint40(block.timestamp),
            handovers: 0
        });
        // forge-lint: disable-next-line(unsafe-typecast) counted by 32 bits
        _contents[lockId] = Content({amount: received, initialAmount: received, asset: uint32(asset), shrinkings: 0});
        emit Locked(lockId, lpToken, owner, received, unlockAt);
    }

    /// @inheritdoc ILiquidityLocker
    function increment(uint256 lockId, uint256 amount) external {
        uint256 asset = _contents[lockId].asset;
        if (asset == 0) revert LiquidityLocker_Unknown(lockId);
        uint96 received = _take(asset, _assets[asset].lpToken, amount);
        // Read again: the LP token may have called back, and may have emptied the lock.
        Content memory content = _contents[lockId];
        if (content.asset == 0) revert LiquidityLocker_Unknown(lockId);
        // Neither sum can overflow: both are parts of what `locked` holds in as many bits, withdrawals included.
        content.amount += received;
        content.initialAmount = _added(content.initialAmount, received);
        _contents[lockId] = content;
        emit Incremented(lockId, received);
    }

    /// @inheritdoc ILiquidityLocker
    function relock(uint256 lockId, uint256 newUnlockAt) external {
        Terms storage terms = _ownTerms(lockId);
        _checkUnlock(newUnlockAt);
        uint256 current = terms.unlockAt;
        if (newUnlockAt <= current) revert LiquidityLocker_NotLater(newUnlockAt, current);
        // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkUnlock
        terms.unlockAt = uint40(newUnlockAt);
        emit Relocked(lockId, newUnlockAt);
    }

    /// @inheritdoc ILiquidityLocker
    /// @dev Words instead of structs: this is what everybody pays who has locked anything.
    function withdraw(uint256 lockId, uint256 amount) external {
        Terms storage terms = _terms[lockId];
        uint256 word = _load(_slotOf(terms));
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 160 bits are the owner
        if (msg.sender != address(uint160(word))) revert LiquidityLocker_NotOwner(lockId, msg.sender, terms.owner);
        // forge-lint: disable-next-line(unsafe-typecast) the next 40 bits are the time
        if (block.timestamp < uint40(word >> 160)) revert LiquidityLocker_StillLocked(lockId, terms.unlockAt);
        if (amount == 0) revert LiquidityLocker_AmountZero();

        Content storage content = _contents[lockId];
        word = _load(_slotOf(content));
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 96 bits are the amount
        uint256 locked = uint96(word);
        if (amount > locked) revert LiquidityLocker_AmountAboveLock(amount, locked);
        if (amount == locked) {
            delete _terms[lockId];
            delete _contents[lockId];
        } else {
            _store(_slotOf(content), word - amount + ONE_SHRINKING);
        }
        emit Withdrawn(lockId, amount);

        // forge-lint: disable-next-line(unsafe-typecast) 32 bits above both amounts are the LP token's number
        bytes32 slot = _slotOf(_assets[uint32(word >> 192)]);
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 160 bits are the LP token
        SafeTransferLib.safeTransfer(address(uint160(_load(slot))), msg.sender, amount);
        // After the transfer, see above: what is leaving must not look like something that arrived.
        _store(slot, _load(slot) - (amount << 160));
    }

    /// @inheritdoc ILiquidityLocker
    function split(uint256 lockId, uint256 amount) external returns (uint256 newLockId) {
        Terms memory terms = _ownTerms(lockId);
        if (amount == 0) revert LiquidityLocker_AmountZero();
        Content memory content = _contents[lockId];
        if (amount >= content.amount) revert LiquidityLocker_SplitTakesAll(amount, content.amount);
        // forge-lint: disable-next-line(unsafe-typecast) below the lock
        uint96 part = uint96(amount);
        content.amount -= part;
        content.initialAmount -= part;
        ++content.shrinkings;
        _contents[lockId] = content;
        newLockId = ++lockCount;
        _terms[newLockId] = terms;
        _contents[newLockId] = Content({amount: part, initialAmount: part, asset: content.asset, shrinkings: 0});
        emit Split(lockId, newLockId, amount);
    }

    /// @inheritdoc ILiquidityLocker
    function transferOwnership(uint256 lockId, address newOwner) external {
        Terms storage terms = _ownTerms(lockId);
        if (newOwner == address(0)) revert LiquidityLocker_OwnerZero();
        if (terms.handovers == type(uint16).max) revert LiquidityLocker_TooManyHandovers(lockId);
        terms.owner = newOwner;
        ++terms.handovers;
        emit LockOwnershipTransferred(lockId, msg.sender, newOwner);
    }

    /// @inheritdoc ILiquidityLocker
    function lockOf(uint256 lockId) external view returns (Lock memory) {
        Terms memory terms = _terms[lockId];
        Content memory content = _contents[lockId];
        return Lock({
            lpToken: _assets[content.asset].lpToken,
            owner: terms.owner,
            amount: content.amount,
            initialAmount: content.initialAmount,
            lockedAt: terms.lockedAt,
            unlockAt: terms.unlockAt,
            changes: uint256(terms.handovers) + content.shrinkings
        });
    }

    /// @inheritdoc ILiquidityLocker
    function capabilities(uint256 lockId) external view returns (uint256 bits) {
        Terms memory terms = _terms[lockId];
        if (terms.owner == address(0)) return 0;
        bits = LockCapabilities.SPLIT;
        if (terms.handovers != type(uint16).max) bits |= LockCapabilities.TRANSFER;
        if (terms.unlockAt != FOREVER) bits |= LockCapabilities.WITHDRAW | LockCapabilities.RELOCK;
    }

    /// @inheritdoc ILiquidityLocker
    function lockedOf(address lpToken) external view returns (uint256 amount) {
        return _assets[_assetOf[lpToken]].locked;
    }

    /// @inheritdoc ILiquidityLocker
    function poolOf(address lpToken) external view returns (address token0, address token1, address factory) {
        return _poolOf(lpToken);
    }

    /// @inheritdoc ILiquidityLocker
    function lpTokenCount() external view returns (uint256) {
        return _assetCount;
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, _assetCount);
    }

    /// @inheritdoc ILiquidityLocker
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        uint256 count = _assetCount;
        uint256 left = offset < count ? count - offset : 0;
        assets = new AssetSolvency[](limit < left ? limit : left);
        for (uint256 i = 0; i < assets.length; ++i) {
            Asset memory asset = _assets[offset + i + 1];
            // One LP token that answers nothing must not hide the others.
            // slither-disable-next-line unused-return
            (, uint256 held) = asset.lpToken.word(abi.encodeWithSignature("balanceOf(address)", address(this)));
            assets[i] = AssetSolvency({asset: asset.lpToken, owed: asset.locked, held: held});
        }
    }

    /// @dev Takes LP tokens from the caller and returns what arrived: what is held beyond all locks, the amount at most.
    function _take(uint256 asset, address lpToken, uint256 amount) private returns (uint96 received) {
        if (amount == 0) revert LiquidityLocker_AmountZero();
        SafeTransferLib.safeTransferFrom(lpToken, msg.sender, address(this), amount);
        uint256 held = SafeTransferLib.balanceOf(lpToken, address(this));
        uint256 locked = _assets[asset].locked;
        uint256 arrived = held > locked ? held - locked : 0;
        if (arrived > amount) arrived = amount;
        if (arrived == 0) revert LiquidityLocker_ReceivedNothing(lpToken, amount);
        if (locked + arrived > MAX_LOCKED) revert LiquidityLocker_AmountTooLarge(locked + arrived, MAX_LOCKED);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        received = uint96(arrived);
        _assets[asset].locked += received;
    }

    function _addAsset(address lpToken) private returns (uint256 asset) {
        (address token0,,) = _poolOf(lpToken);
        if (token0 == address(0)) revert LiquidityLocker_NotLiquidityPool(lpToken);
        asset = ++_assetCount;
        _assetOf[lpToken] = asset;
        _assets[asset].lpToken = lpToken;
    }

    function _ownTerms(uint256 lockId) private view returns (Terms storage terms) {
        terms = _terms[lockId];
        if (msg.sender != terms.owner) revert LiquidityLocker_NotOwner(lockId, msg.sender, terms.owner);
    }

    function _checkUnlock(uint256 unlockAt) private view {
        if (unlockAt == FOREVER) return;
        uint256 min = block.timestamp + MIN_SECONDS;
        if (unlockAt < min) revert LiquidityLocker_UnlockTooEarly(unlockAt, min);
        uint256 max = block.timestamp + MAX_SECONDS;
        if (unlockAt > max) revert LiquidityLocker_UnlockTooLate(unlockAt, max);
    }

    /// @dev All zero for anything that is not the pair which its own factory names for its two tokens.
    function _poolOf(address lpToken) private view returns (address token0, address token1, address factory) {
        (bool ok0, uint256 word0) = lpToken.word(abi.encodeWithSelector(IV2Pair.token0.selector));
        (bool ok1, uint256 word1) = lpToken.word(abi.encodeWithSelector(IV2Pair.token1.selector));
        (bool ok2, uint256 word2) = lpToken.word(abi.encodeWithSelector(IV2Pair.factory.selector));
        if (!ok0 || !ok1 || !ok2 || word0 == 0 || (word0 | word1 | word2) > type(uint160).max) {
            return (address(0), address(0), address(0));
        }
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        (token0, token1, factory) = (address(uint160(word0)), address(uint160(word1)), address(uint160(word2)));
        // slither-disable-next-line unused-return (an unreadable answer is 0, and no pair)
        (, uint256 pair) = factory.word(abi.encodeWithSelector(IV2Factory.getPair.selector, token0, token1));
        if (pair != uint256(uint160(lpToken))) return (address(0), address(0), address(0));
    }

    /// @dev A lock that is filled and emptied for ever would pass the bits of the first amount: it stops there.
    function _added(uint96 initialAmount, uint96 received) private pure returns (uint96) {
        unchecked {
            uint96 sum = initialAmount + received;
            return sum < initialAmount ? type(uint96).max : sum;
        }
    }

    function _store(bytes32 slot, uint256 word) private {
        assembly ("memory-safe") {
            sstore(slot, word)
        }
    }

    function _load(bytes32 slot) private view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(slot)
        }
    }

    function _slotOf(Terms storage terms) private pure returns (bytes32 slot) {
        assembly ("memory-safe") {
            slot := terms.slot
        }
    }

    function _slotOf(Content storage content) private pure returns (bytes32 slot) {
        assembly ("memory-safe") {
            slot := content.slot
        }
    }

    function _slotOf(Asset storage asset) private pure returns (bytes32 slot) {
        assembly ("memory-safe") {
            slot := asset.slot
        }
    }
}
