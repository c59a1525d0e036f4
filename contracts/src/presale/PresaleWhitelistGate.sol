// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";
import {IPresaleCreation} from "./IPresaleCreation.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";
import {PresaleWhitelistTiers} from "./PresaleWhitelistTiers.sol";
import {PresaleArgs} from "./PresaleArgs.sol";

/// @title The gate of a presale: whitelist and clock
abstract contract PresaleWhitelistGate is IPresaleCreation, IPresaleParticipant, PresaleWhitelistTiers {
    /// @inheritdoc IPresaleCreation
    /// @dev The factory has checked everything.
    function init(Start calldata start) external {
        if (msg.sender != PresaleArgs.readAddress(PresaleArgs.FACTORY)) revert Presale_NotFactory(msg.sender);
        Ledger memory book = _loadLedger();
        if (book.endTime != 0) revert Presale_AlreadyInitialized();
        (book.startTime, book.endTime, book.mode) = (start.startTime, start.endTime, start.useWhiteList);
        if (start.enableWhiteTransfer) book.flags = SLOT_TRANSFER;
        _saveLedger(book);
        if (uint160(start.whitelistAdmin) | start.t1Block | start.t2Block != 0) {
            // forge-lint: disable-next-line(unsafe-typecast) shorter than the presale
            _tiers = Tiers({admin: start.whitelistAdmin, t1: uint40(start.t1Block), t2: uint40(start.t2Block)});
        }
        if (start.whitelistRoot != 0) _root = start.whitelistRoot;
    }

    /// @inheritdoc IPresaleParticipant
    function activateSlot(address account, uint256 index, uint256 level, bytes32[] calldata proof) external {
        if (_isMarked(_usedLeaves[_root], index)) revert Presale_LeafUsed(index);
        _activate(account, index, level, proof);
    }

    /// @dev Puts the entry on chain unless somebody has done it already, or the wallet has a slot that is no worse: nobody
    /// can spoil another's contribution so.
    function _activateOnce(address account, uint256 index, uint256 level, bytes32[] calldata proof) internal {
        if (_isMarked(_usedLeaves[_root], index)) return;
        User memory user = _loadUser(account);
        uint256 own = _levelOf(user);
        if (own == 0 || (level < own && user.slotStatus != SLOT_USED)) _activate(account, index, level, proof);
    }

    /// @dev Reverts unless the wallet may take part now; its slot is used up by that.
    function _enter(Ledger memory book, User memory user) internal view {
        _checkOpen(book);
        if (block.timestamp < book.startTime) revert Presale_NotStarted(book.startTime);
        if (block.timestamp >= book.endTime) revert Presale_Ended(book.endTime);
        if (book.mode != NOBODY_LISTED) _checkLevel(book, _levelOf(user));
        if (_statusOf(user) == SLOT_UNUSED) user.slotStatus = SLOT_USED;
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

    function _checkLevel(Ledger memory book, uint256 level) private view {
        (uint256 needed, uint256 until) = _levelNeeded(book, block.timestamp);
        if (_isAdmitted(level, needed)) return;
        if (until == book.endTime) revert Presale_NotWhitelisted(msg.sender);
        revert Presale_TierOnly(needed, until, level);
    }
}
