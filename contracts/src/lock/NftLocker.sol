// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {INft} from "./INft.sol";
import {INftLocker} from "./INftLocker.sol";
import {LiquidityPositions} from "./LiquidityPositions.sol";
import {LockCapabilities} from "./LockCapabilities.sol";
import {LockTimeBounds} from "./LockTimeBounds.sol";
import {NftReads} from "./NftReads.sol";

/// @title Locks NFTs, and lets liquidity positions earn meanwhile
/// @dev Promises and storage layout stand in `INftLocker`. Fees go from the exchange to their receiver: nothing that has
/// a balance is ever held here, so there is none to count wrongly (P-03). ADR 0135, 0136.
contract NftLocker is INftLocker, ReentrancyGuard {
    /// @dev Who, and until when (unix seconds).
    struct Terms {
        address owner;
        uint40 unlockAt;
        uint40 lockedAt;
        uint16 handovers;
    }

    /// @dev What.
    struct Nft {
        address collection;
        Kind kind;
        uint256 id;
    }

    /// @inheritdoc INftLocker
    uint256 public constant FOREVER = LockTimeBounds.FOREVER;

    /// @dev Owner and time, one word each.
    uint256 private constant TERMS_BYTES = 64;
    /// @dev V4 reads 1 as its caller and 2 as itself.
    uint256 private constant LAST_RESERVED = 2;

    /// @inheritdoc INftLocker
    uint256 public lockCount;
    mapping(uint256 lockId => Terms terms) private _terms;
    mapping(uint256 lockId => Nft nft) private _nfts;
    /// @inheritdoc INftLocker
    mapping(address collection => mapping(uint256 nftId => uint256 lockId)) public lockIdOf;
    mapping(uint256 lockId => address receiver) private _feeReceivers;

    /// @inheritdoc INftLocker
    /// @dev The NFT was the caller's before and is here afterwards: whatever an older lock of it was, its collection had
    /// taken the NFT out, and that lock is void.
    function lock(address collection, uint256 nftId, address owner, uint256 unlockAt)
        external
        nonReentrant
        returns (uint256 lockId)
    {
        _checkTerms(owner, unlockAt);
        address nftOwner = NftReads.ownerOf(collection, nftId, gasleft());
        if (nftOwner != msg.sender) revert NftLocker_NotNftOwner(collection, nftId, nftOwner);
        INft(collection).transferFrom(msg.sender, address(this), nftId);
        return _lock(collection, nftId, owner, unlockAt);
    }

    /// @inheritdoc INftLocker
    function relock(uint256 lockId, uint256 newUnlockAt) external {
        Terms storage terms = _ownTerms(lockId);
        _checkUnlock(newUnlockAt);
        uint256 current = terms.unlockAt;
        if (newUnlockAt <= current) revert NftLocker_NotLater(newUnlockAt, current);
        // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkUnlock
        terms.unlockAt = uint40(newUnlockAt);
        emit Relocked(lockId, newUnlockAt);
    }

    /// @inheritdoc INftLocker
    function withdraw(uint256 lockId) external nonReentrant {
        uint256 unlockAt = _ownTerms(lockId).unlockAt;
        if (block.timestamp < unlockAt) revert NftLocker_StillLocked(lockId, unlockAt);
        Nft memory nft = _heldNft(lockId);
        delete _terms[lockId];
        delete _nfts[lockId];
        delete lockIdOf[nft.collection][nft.id];
        delete _feeReceivers[lockId];
        emit Withdrawn(lockId, nft.collection, nft.id, msg.sender);
        INft(nft.collection).transferFrom(address(this), msg.sender, nft.id);
        if (NftReads.ownerOf(nft.collection, nft.id, gasleft()) == address(this)) {
            revert NftLocker_NotDelivered(nft.collection, nft.id);
        }
    }

    /// @inheritdoc INftLocker
    function transferOwnership(uint256 lockId, address newOwner) external {
        Terms storage terms = _ownTerms(lockId);
        if (newOwner == address(0)) revert NftLocker_OwnerZero();
        if (terms.handovers == type(uint16).max) revert NftLocker_TooManyHandovers(lockId);
        terms.owner = newOwner;
        ++terms.handovers;
        delete _feeReceivers[lockId];
        emit LockOwnershipTransferred(lockId, msg.sender, newOwner);
    }

    /// @inheritdoc INftLocker
    function setFeeReceiver(uint256 lockId, address receiver) external {
        _ownTerms(lockId);
        bool isReserved = receiver != address(0) && uint160(receiver) <= LAST_RESERVED;
        if (isReserved || receiver == address(this)) revert NftLocker_ReceiverUnusable(receiver);
        _feeReceivers[lockId] = receiver;
        emit FeeReceiverSet(lockId, receiver);
    }

    /// @inheritdoc INftLocker
    function collectFees(uint256 lockId) external nonReentrant returns (uint256 amount0, uint256 amount1) {
        address owner = _terms[lockId].owner;
        address receiver = _receiverOf(lockId, owner);
        if (msg.sender != owner && msg.sender != receiver) {
            revert NftLocker_NotFeeReceiver(lockId, msg.sender, receiver);
        }
        Nft memory nft = _heldNft(lockId);
        Pool memory pool = _poolOf(nft);
        if (pool.kind == Kind.Plain || pool.kind != nft.kind) revert NftLocker_NotPosition(lockId);
        (amount0, amount1) = LiquidityPositions.collect(pool, nft.collection, nft.id, receiver);
        emit FeesCollected(lockId, receiver, pool.token0, pool.token1, amount0, amount1);
    }

    /// @inheritdoc INftLocker
    function onERC721Received(address, address, uint256 nftId, bytes calldata terms)
        external
        nonReentrant
        returns (bytes4 selector)
    {
        if (terms.length != TERMS_BYTES) revert NftLocker_TermsMissing(terms.length);
        (address owner, uint256 unlockAt) = abi.decode(terms, (address, uint256));
        _checkTerms(owner, unlockAt);
        uint256 holder = lockIdOf[msg.sender][nftId];
        if (holder != 0) revert NftLocker_AlreadyLocked(msg.sender, nftId, holder);
        _lock(msg.sender, nftId, owner, unlockAt);
        return this.onERC721Received.selector;
    }

    /// @inheritdoc INftLocker
    function lockOf(uint256 lockId) external view returns (Lock memory entry) {
        Terms memory terms = _terms[lockId];
        if (terms.owner == address(0)) return entry;
        Nft memory nft = _nfts[lockId];
        entry = Lock({
            collection: nft.collection,
            nftId: nft.id,
            poolAddress: _poolOf(nft).poolAddress,
            owner: terms.owner,
            feeReceiver: _receiverOf(lockId, terms.owner),
            amount: 1,
            lockedAt: terms.lockedAt,
            unlockAt: terms.unlockAt,
            kind: nft.kind,
            changes: terms.handovers,
            held: _isHeld(lockId, nft)
        });
    }

    /// @inheritdoc INftLocker
    function capabilities(uint256 lockId) external view returns (uint256 bits) {
        Terms memory terms = _terms[lockId];
        if (terms.owner == address(0)) return 0;
        if (terms.handovers != type(uint16).max) bits = LockCapabilities.TRANSFER;
        bool ends = terms.unlockAt != FOREVER;
        if (ends) bits |= LockCapabilities.RELOCK;
        Nft memory nft = _nfts[lockId];
        // Void: another lock holds the NFT, or did.
        if (lockIdOf[nft.collection][nft.id] != lockId) return bits;
        if (ends) bits |= LockCapabilities.WITHDRAW;
        if (nft.kind != Kind.Plain) bits |= LockCapabilities.COLLECT;
    }

    /// @inheritdoc INftLocker
    function poolOf(uint256 lockId) external view returns (Pool memory) {
        return _poolOf(_nfts[lockId]);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, lockCount);
    }

    /// @inheritdoc INftLocker
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        uint256 count = lockCount;
        uint256 left = offset < count ? count - offset : 0;
        if (limit < left) left = limit;
        assets = new AssetSolvency[](left);
        uint256 living;
        for (uint256 i = 1; i <= left; ++i) {
            Nft memory nft = _nfts[offset + i];
            if (nft.collection == address(0)) continue;
            assets[living] = AssetSolvency({asset: nft.collection, owed: 1, held: _isHeld(offset + i, nft) ? 1 : 0});
            ++living;
        }
        assembly ("memory-safe") {
            mstore(assets, living)
        }
    }

    /// @dev Locks what is here and belongs to no living lock.
    function _lock(address collection, uint256 nftId, address owner, uint256 unlockAt)
        private
        returns (uint256 lockId)
    {
        // With all gas: some collections look for an owner through a whole batch of NFTs.
        if (NftReads.ownerOf(collection, nftId, gasleft()) != address(this)) {
            revert NftLocker_NotReceived(collection, nftId);
        }
        // Before the writes: gas that is enough for those is enough for these reads, so that none fails for want of gas.
        Pool memory pool = LiquidityPositions.read(collection, nftId);
        lockId = ++lockCount;
        _terms[lockId] = Terms({
            owner: owner,
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _checkUnlock
            unlockAt: uint40(unlockAt),
            lockedAt: uint40(block.timestamp),
            handovers: 0
        });
        _nfts[lockId] = Nft({collection: collection, kind: pool.kind, id: nftId});
        lockIdOf[collection][nftId] = lockId;
        emit Locked(lockId, collection, owner, nftId, unlockAt, pool.kind, pool.poolAddress);
    }

    function _ownTerms(uint256 lockId) private view returns (Terms storage terms) {
        terms = _terms[lockId];
        if (msg.sender != terms.owner) revert NftLocker_NotOwner(lockId, msg.sender, terms.owner);
    }

    /// @dev What a lock keeps, unless its collection has taken it out and it is another lock's now.
    function _heldNft(uint256 lockId) private view returns (Nft memory nft) {
        nft = _nfts[lockId];
        uint256 holder = lockIdOf[nft.collection][nft.id];
        if (holder != lockId) revert NftLocker_LockVoid(lockId, holder);
    }

    function _checkTerms(address owner, uint256 unlockAt) private view {
        if (owner == address(0)) revert NftLocker_OwnerZero();
        _checkUnlock(unlockAt);
    }

    function _checkUnlock(uint256 unlockAt) private view {
        if (unlockAt == FOREVER) return;
        uint256 min = block.timestamp + LockTimeBounds.MIN_SECONDS;
        if (unlockAt < min) revert NftLocker_UnlockTooEarly(unlockAt, min);
        uint256 max = block.timestamp + LockTimeBounds.MAX_SECONDS;
        if (unlockAt > max) revert NftLocker_UnlockTooLate(unlockAt, max);
    }

    function _receiverOf(uint256 lockId, address owner) private view returns (address receiver) {
        receiver = _feeReceivers[lockId];
        if (receiver == address(0)) receiver = owner;
    }

    function _poolOf(Nft memory nft) private view returns (Pool memory pool) {
        if (nft.kind != Kind.Plain) pool = LiquidityPositions.read(nft.collection, nft.id);
    }

    function _isHeld(uint256 lockId, Nft memory nft) private view returns (bool) {
        return lockIdOf[nft.collection][nft.id] == lockId
            && NftReads.ownerOf(nft.collection, nft.id, BoundedRead.READ_GAS) == address(this);
    }
}
