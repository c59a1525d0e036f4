// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleWhitelistTiers} from "./PresaleWhitelistTiers.sol";

/// @title Who may take part, by whitelist and clock, and money that comes in
abstract contract PresaleContributions is IPresaleParticipant, PresaleWhitelistTiers {
    /// @inheritdoc IPresaleParticipant
    function activateSlot(address account, uint256 index, uint256 level, bytes32[] calldata proof) external {
        if (_isMarked(_usedLeaves[_root], index)) revert Presale_LeafUsed(index);
        _activate(account, index, level, proof);
    }

    /// @inheritdoc IPresaleParticipant
    function contribute(uint256 amount, address inviter) external payable {
        _contribute(amount, inviter);
    }

    /// @inheritdoc IPresaleParticipant
    function contributeWithProof(
        uint256 amount,
        address inviter,
        uint256 index,
        uint256 level,
        bytes32[] calldata proof
    ) external payable {
        _activateOnce(msg.sender, index, level, proof);
        _contribute(amount, inviter);
    }

    /// @inheritdoc IPresaleParticipant
    function contributeWithPermit(uint256 amount, address inviter, uint256 deadline, bytes calldata signature)
        external
    {
        address money = _currency();
        if (money == address(0)) revert Presale_ValueMismatch(0, amount);
        SignedAllowance.tryUse(money, amount, deadline, signature);
        _contribute(amount, inviter);
    }

    /// @dev Puts the entry on chain unless somebody has done it already, or the wallet has a slot that is no worse: nobody
    /// can spoil another's contribution so.
    function _activateOnce(address account, uint256 index, uint256 level, bytes32[] calldata proof) private {
        if (_isMarked(_usedLeaves[_root], index)) return;
        User memory user = _loadUser(account);
        uint256 own = _levelOf(user);
        if (own == 0 || (level < own && user.slotStatus != SLOT_USED)) _activate(account, index, level, proof);
    }

    function _activate(address account, uint256 index, uint256 level, bytes32[] calldata proof) private {
        _checkOpen(_loadLedger());
        if (level == 0 || level > TIERS) revert Presale_LevelUnknown(level);
        User memory user = _loadUser(account);
        // Who was taken off the list by name stays off it.
        if (_isMarked(_revokedLeaves[_root], index) || user.slotStatus == SLOT_REVOKED) {
            revert Presale_LeafRevoked(index);
        }
        if (!_hasPlace(user, level)) revert Presale_SlotTaken(account);
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), index, account, level));
        bytes32 leaf = keccak256(bytes.concat(inner));
        if (!MerkleProofLib.verifyCalldata(proof, _root, leaf)) revert Presale_ProofInvalid(account, index);
        _mark(_usedLeaves[_root], index);
        (user.level, user.slotStatus) = (level, SLOT_UNUSED | (user.slotStatus & SLOT_BOUGHT));
        _saveUser(account, user);
        emit SlotActivated(account, index, level);
    }

    function _contribute(uint256 amount, address inviter) private {
        Ledger memory book = _begin();
        User memory user = _loadUser(msg.sender);
        _enter(book, user);
        uint256 kept = _kept(amount, book.total, user.contributed);

        bool first = user.contributed == 0;
        if (first) ++book.userCount;
        user.contributed += kept;
        book.total += kept;
        _saveUser(msg.sender, user);
        _saveLedger(book);

        _take(amount, kept);
        address bound = address(0);
        if (book.flags & INVITER_OPEN != 0) bound = inviterContract.record(msg.sender, inviter, kept, first);
        _finish(book);
        emit Contributed(msg.sender, bound, kept, book.total);
    }

    /// @dev Native currency came with the call, and what does not fit goes back; of a token only what fits is pulled, and
    /// it has to arrive whole.
    function _take(uint256 amount, uint256 kept) private {
        address money = _currency();
        if (money == address(0)) {
            if (msg.value != amount) revert Presale_ValueMismatch(msg.value, amount);
            if (kept == amount) return;
            bool paid = SafeTransferLib.trySafeTransferETH(msg.sender, amount - kept, gasleft());
            if (!paid) revert Presale_PaymentFailed(msg.sender, amount - kept);
            return;
        }
        if (msg.value != 0) revert Presale_ValueRefused(msg.value);
        uint256 before = SafeTransferLib.balanceOf(money, address(this));
        SafeTransferLib.safeTransferFrom2(money, msg.sender, address(this), kept);
        uint256 received = SafeTransferLib.balanceOf(money, address(this)) - before;
        if (received != kept) revert Presale_NotWhole(money, kept, received);
    }

    /// @dev Reverts unless the wallet may take part now; its slot is used up by that.
    function _enter(Ledger memory book, User memory user) private view {
        _checkOpen(book);
        if (block.timestamp < book.startTime) revert Presale_NotStarted(book.startTime);
        if (block.timestamp >= book.endTime) revert Presale_Ended(book.endTime);
        if (book.mode != NOBODY_LISTED) _checkLevel(book, _levelOf(user));
        if (_statusOf(user) == SLOT_UNUSED) user.slotStatus = SLOT_USED;
    }

    function _checkLevel(Ledger memory book, uint256 level) private view {
        (uint256 needed, uint256 until) = _levelNeeded(book, block.timestamp);
        if (_isAdmitted(level, needed)) return;
        if (until == book.endTime) revert Presale_NotWhitelisted(msg.sender);
        revert Presale_TierOnly(needed, until, level);
    }

    /// @dev What of `amount` is taken: what fits, less what would buy no further base unit, which is something only where
    /// one costs more than a unit of currency. Less than the minimum is taken only when it fills all the room there is, so
    /// that neither the presale nor a wallet is left with a rest that nobody can fill (P-10).
    function _kept(uint256 amount, uint256 raised, uint256 contributed) private view returns (uint256 kept) {
        if (amount == 0) revert Presale_AmountZero();
        uint256 room = _room(raised);
        if (room == 0) revert Presale_HardCapReached(_amount(PresaleArgs.HARD_CAP));
        (uint256 max, uint256 rate) = PresaleArgs.readBounds();
        if (contributed >= max) revert Presale_AboveMax(amount, max);
        room = FixedPointMathLib.min(room, max - contributed);
        kept = amount;
        if (amount >= room) {
            kept = room;
        } else {
            uint256 least = _amount(PresaleArgs.MIN_CURRENCY);
            if (amount < least) revert Presale_BelowMin(amount, least);
        }
        if (rate < PresaleLimits.RATE_SCALE) kept = _buying(kept, contributed, rate);
    }

    /// @dev The least that buys as many base units as `amount` does, to what the wallet has contributed.
    function _buying(uint256 amount, uint256 contributed, uint256 rate) private pure returns (uint256 least) {
        uint256 units = ((contributed + amount) * rate) / PresaleLimits.RATE_SCALE;
        uint256 cost = FixedPointMathLib.divUp(units * PresaleLimits.RATE_SCALE, rate);
        if (cost > contributed) return cost - contributed;
        uint256 next = FixedPointMathLib.divUp((units + 1) * PresaleLimits.RATE_SCALE, rate);
        revert Presale_BuysNothing(amount, next - contributed);
    }
}
