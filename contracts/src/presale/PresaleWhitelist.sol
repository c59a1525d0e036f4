// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";
import {IPresale} from "./IPresale.sol";
import {PresaleBooks} from "./PresaleBooks.sol";

/// @title Who may take part when: tiers, slots that change hands, and the Merkle list
/// @dev A slot is a few bits of the wallet's own slot. ADR 0102.
abstract contract PresaleWhitelist is PresaleBooks {
    /// @dev `t1`, `t2` in seconds.
    struct Tiers {
        address admin;
        uint40 t1;
        uint40 t2;
    }

    uint8 internal constant SLOT_NONE = 0;
    uint8 internal constant SLOT_UNUSED = 1;
    uint8 internal constant SLOT_USED = 2;
    uint8 internal constant SLOT_REVOKED = 3;

    uint256 internal constant NOBODY_LISTED = 0;
    uint256 internal constant LISTED_ONLY = 2;
    uint256 private constant TIERS = 2;

    /// @notice The only contract that moves slots which were sold.
    address public immutable market;

    Tiers internal _tiers;
    /// @inheritdoc IPresale
    bytes32 public whitelistRoot;
    mapping(uint256 wordIndex => uint256 bits) private _usedLeaves;
    mapping(uint256 wordIndex => uint256 bits) private _revokedLeaves;

    modifier onlyWhitelistAdmin() {
        _checkWhitelistAdmin();
        _;
    }

    constructor(address market_) {
        market = market_;
    }

    /// @inheritdoc IPresale
    function setWhitelistMode(uint256 mode, uint256 t1Block_, uint256 t2Block_) external onlySaleOwner {
        Ledger memory l = _beforeStart();
        _checkMode(mode);
        _setTiers(l, t1Block_, t2Block_);
        // forge-lint: disable-next-line(unsafe-typecast) at most 2
        _ledger.mode = uint8(mode);
        emit WhitelistModeSet(mode, t1Block_, t2Block_);
    }

    /// @inheritdoc IPresale
    function setWhitelist(address[] calldata accounts, uint256 level) external onlyWhitelistAdmin {
        _checkLength(accounts.length);
        if (level > TIERS) revert Presale_LevelUnknown(level);
        for (uint256 i = 0; i < accounts.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) at most 2
            _setSlot(accounts[i], uint8(level));
        }
    }

    /// @inheritdoc IPresale
    function setWhitelistRoot(bytes32 root, string calldata ipfsKey_) external onlyWhitelistAdmin {
        _beforeStart();
        whitelistRoot = root;
        emit WhitelistRootSet(root, ipfsKey_);
    }

    /// @inheritdoc IPresale
    function revokeLeaves(uint256[] calldata indexes) external onlyWhitelistAdmin {
        _checkLength(indexes.length);
        for (uint256 i = 0; i < indexes.length; ++i) {
            uint256 index = indexes[i];
            if (_isMarked(_usedLeaves, index)) revert Presale_LeafUsed(index);
            _mark(_revokedLeaves, index);
            emit LeafRevoked(index);
        }
    }

    /// @inheritdoc IPresale
    function setWhitelistAdmin(address admin) external onlySaleOwner {
        _tiers.admin = admin;
        emit WhitelistAdminSet(admin);
    }

    /// @inheritdoc IPresale
    function setSlotTransfer(bool enabled) external onlySaleOwner {
        uint8 flags = _ledger.flags;
        _ledger.flags = enabled ? flags | SLOT_TRANSFER : flags & ~SLOT_TRANSFER;
        emit SlotTransferSet(enabled);
    }

    /// @inheritdoc IPresale
    function activateSlot(address account, uint256 index, uint256 level, bytes32[] calldata proof) external {
        _activate(account, index, level, proof);
    }

    /// @inheritdoc IPresale
    function transferSlot(address to) external {
        _moveSlot(msg.sender, to);
    }

    /// @inheritdoc IPresale
    function moveSlot(address from, address to) external {
        if (msg.sender != market) revert Presale_NotMarket(msg.sender);
        _moveSlot(from, to);
    }

    /// @inheritdoc IPresale
    function isLeafUsed(uint256 index) external view returns (bool used, bool revoked) {
        return (_isMarked(_usedLeaves, index), _isMarked(_revokedLeaves, index));
    }

    /// @inheritdoc IPresale
    function whitelistOf(address account) external view returns (address owner, uint256 status, uint256 level) {
        User storage user = _users[account];
        status = user.slotStatus;
        owner = status == SLOT_UNUSED || status == SLOT_USED ? account : address(0);
        level = user.level;
    }

    /// @inheritdoc IPresale
    function slotOf(address account)
        external
        view
        returns (uint256 status, uint256 level, bool transferable, uint256 until)
    {
        Ledger memory l = _ledger;
        User storage user = _users[account];
        (status, level, transferable) = (user.slotStatus, user.level, l.flags & SLOT_TRANSFER != 0);
        if (l.status != OPEN || l.mode == NOBODY_LISTED) return (status, level, transferable, 0);
        until = l.mode == LISTED_ONLY ? l.endTime : uint256(l.startTime) + _tiers.t1 + _tiers.t2;
    }

    /// @inheritdoc IPresale
    function mayContribute(address account, uint256 time) external view returns (bool) {
        Ledger memory l = _ledger;
        if (time < l.startTime || time >= l.endTime) return false;
        (uint256 needed,) = _levelNeeded(l, time);
        return _isAdmitted(_levelOf(_users[account]), needed);
    }

    /// @dev Reverts unless the wallet may take part now, and for a first contribution uses its slot up.
    function _enter(Ledger memory l, User memory user) internal view {
        if (block.timestamp < l.startTime) revert Presale_NotStarted(l.startTime);
        if (block.timestamp >= l.endTime) revert Presale_Ended(l.endTime);
        if (l.mode != NOBODY_LISTED) {
            (uint256 needed, uint256 until) = _levelNeeded(l, block.timestamp);
            uint256 level = _levelOf(user);
            if (!_isAdmitted(level, needed)) {
                if (until == l.endTime) revert Presale_NotWhitelisted(msg.sender);
                revert Presale_TierOnly(needed, until, level);
            }
        }
        if (user.slotStatus == SLOT_UNUSED) user.slotStatus = SLOT_USED;
    }

    /// @dev Puts the entry on chain unless somebody has done it already: nobody can spoil another's contribution so.
    function _activateOnce(address account, uint256 index, uint256 level, bytes32[] calldata proof) internal {
        if (!_isMarked(_usedLeaves, index)) _activate(account, index, level, proof);
    }

    /// @dev The two windows end before the sale does.
    function _setTiers(Ledger memory l, uint256 t1, uint256 t2) internal {
        _checkTiers(t1, t2, l.endTime - l.startTime);
        // forge-lint: disable-next-line(unsafe-typecast) shorter than the sale
        (_tiers.t1, _tiers.t2) = (uint40(t1), uint40(t2));
    }

    function _checkTiers(uint256 t1, uint256 t2, uint256 duration) internal pure {
        if (t1 >= duration || t2 >= duration - t1) revert Presale_TiersTooLong(t1, t2, duration);
    }

    /// @dev Whether this kind of sale knows the mode.
    function _checkMode(uint256 mode) internal pure virtual {
        if (mode > LISTED_ONLY) revert Presale_WhitelistModeUnknown(mode);
    }

    function _beforeStart() internal view returns (Ledger memory l) {
        l = _ledger;
        _checkOpen(l);
        if (block.timestamp >= l.startTime) revert Presale_WhitelistFixed(l.startTime);
    }

    function _activate(address account, uint256 index, uint256 level, bytes32[] calldata proof) private {
        _checkOpen(_ledger);
        if (level == 0 || level > TIERS) revert Presale_LevelUnknown(level);
        if (_isMarked(_usedLeaves, index)) revert Presale_LeafUsed(index);
        User storage user = _users[account];
        uint8 status = user.slotStatus;
        // Who was taken off the list by name stays off it.
        if (_isMarked(_revokedLeaves, index) || status == SLOT_REVOKED) revert Presale_LeafRevoked(index);
        if (status != SLOT_NONE) revert Presale_SlotTaken(account);
        bytes32 leaf = keccak256(
            bytes.concat(keccak256(abi.encode(block.chainid, address(this), index, account, level)))
        );
        if (!MerkleProofLib.verifyCalldata(proof, whitelistRoot, leaf)) revert Presale_ProofInvalid(account, index);
        _mark(_usedLeaves, index);
        // forge-lint: disable-next-line(unsafe-typecast) 1 or 2
        (user.level, user.slotStatus) = (uint8(level), SLOT_UNUSED);
        emit SlotActivated(account, index, level);
    }

    function _setSlot(address account, uint8 level) private {
        User storage user = _users[account];
        uint8 status = user.slotStatus;
        if (status == SLOT_USED) return;
        if (level == 0) {
            if (status != SLOT_UNUSED) return;
            (user.level, user.slotStatus) = (0, SLOT_REVOKED);
            emit SlotSet(account, 0, SLOT_REVOKED);
        } else {
            (user.level, user.slotStatus) = (level, SLOT_UNUSED);
            emit SlotSet(account, level, SLOT_UNUSED);
        }
    }

    function _moveSlot(address from, address to) private {
        Ledger memory l = _ledger;
        _checkOpen(l);
        if (l.flags & SLOT_TRANSFER == 0) revert Presale_SlotTransferOff();
        if (to == from) revert Presale_SlotToOneself(from);
        User storage giver = _users[from];
        User storage taker = _users[to];
        if (giver.slotStatus == SLOT_USED) revert Presale_SlotUsed(from);
        if (giver.slotStatus != SLOT_UNUSED) revert Presale_SlotMissing(from);
        if (taker.slotStatus == SLOT_UNUSED || taker.slotStatus == SLOT_USED) revert Presale_SlotTaken(to);
        uint8 level = giver.level;
        (giver.level, giver.slotStatus) = (0, SLOT_NONE);
        (taker.level, taker.slotStatus) = (level, SLOT_UNUSED);
        emit SlotMoved(from, to, level);
    }

    function _mark(mapping(uint256 => uint256) storage bits, uint256 index) private {
        bits[index >> 8] |= 1 << (index & 0xff);
    }

    function _checkWhitelistAdmin() private view {
        if (msg.sender != _owner() && msg.sender != _tiers.admin) revert Presale_NotWhitelistAdmin(msg.sender);
    }

    /// @dev Highest tier number that is admitted at `time`, 0 for everybody, and until when. Each moment belongs to one
    /// window: `[start, start + t1)`, `[start + t1, start + t1 + t2)`, and the rest (P-16).
    function _levelNeeded(Ledger memory l, uint256 time) private view returns (uint256 needed, uint256 until) {
        if (l.mode == NOBODY_LISTED) return (0, l.endTime);
        Tiers storage tiers = _tiers;
        until = uint256(l.startTime) + tiers.t1;
        if (time < until) return (1, until);
        until += tiers.t2;
        if (time < until) return (TIERS, until);
        return (l.mode == LISTED_ONLY ? TIERS : 0, l.endTime);
    }

    function _isMarked(mapping(uint256 => uint256) storage bits, uint256 index) private view returns (bool) {
        return bits[index >> 8] & (1 << (index & 0xff)) != 0;
    }

    function _levelOf(User memory user) private pure returns (uint256) {
        return user.slotStatus == SLOT_UNUSED || user.slotStatus == SLOT_USED ? user.level : 0;
    }

    function _isAdmitted(uint256 level, uint256 needed) private pure returns (bool) {
        return needed == 0 || (level != 0 && level <= needed);
    }
}
