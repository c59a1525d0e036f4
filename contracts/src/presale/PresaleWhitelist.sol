// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleAdmin} from "./IPresaleAdmin.sol";
import {PresaleWhitelistTiers} from "./PresaleWhitelistTiers.sol";
import {PresaleTermsCheck} from "./PresaleTermsCheck.sol";

/// @title The whitelist's rules, and slots that change hands
abstract contract PresaleWhitelist is IPresaleAdmin, PresaleWhitelistTiers {
    /// @notice The only contract that moves slots which were sold.
    address public immutable market;

    modifier onlyWhitelistAdmin() {
        _checkWhitelistAdmin();
        _;
    }

    constructor(address market_) {
        market = market_;
    }

    /// @inheritdoc IPresaleAdmin
    function setWhitelistMode(uint256 mode, uint256 t1Block_, uint256 t2Block_) external guarded onlyPresaleOwner {
        Ledger memory book = _beforeStart();
        PresaleTermsCheck.checkMode(mode, _kind() == PRIVATE);
        _setTiers(book, t1Block_, t2Block_);
        book.mode = mode;
        _saveLedger(book);
        emit WhitelistModeSet(mode, t1Block_, t2Block_);
    }

    /// @inheritdoc IPresaleAdmin
    function setWhitelist(address[] calldata accounts, uint256 level) external onlyWhitelistAdmin {
        _checkLength(accounts.length);
        _checkOpen(_loadLedger());
        if (level > TIERS) revert Presale_LevelUnknown(level);
        for (uint256 i = 0; i < accounts.length; ++i) {
            _setSlot(accounts[i], level);
        }
    }

    /// @inheritdoc IPresaleAdmin
    function setWhitelistRoot(bytes32 root, string calldata ipfsKey_) external onlyWhitelistAdmin {
        _beforeStart();
        _root = root;
        emit WhitelistRootSet(root, ipfsKey_);
    }

    /// @inheritdoc IPresaleAdmin
    function revokeLeaves(uint256[] calldata indexes) external onlyWhitelistAdmin {
        _checkLength(indexes.length);
        _checkOpen(_loadLedger());
        for (uint256 i = 0; i < indexes.length; ++i) {
            uint256 index = indexes[i];
            if (_isMarked(_usedLeaves[_root], index)) revert Presale_LeafUsed(index);
            _mark(_revokedLeaves[_root], index);
            emit LeafRevoked(index);
        }
    }

    /// @inheritdoc IPresaleAdmin
    function setWhitelistAdmin(address admin) external onlyPresaleOwner {
        _tiers.admin = admin;
        emit WhitelistAdminSet(admin);
    }

    /// @inheritdoc IPresaleAdmin
    function setSlotTransfer(bool enabled) external guarded onlyPresaleOwner {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        book.flags = enabled ? book.flags | SLOT_TRANSFER : book.flags & ~SLOT_TRANSFER;
        _saveLedger(book);
        emit SlotTransferSet(enabled);
    }

    /// @inheritdoc IPresaleAdmin
    function transferSlot(address to) external {
        _moveSlot(msg.sender, to, 0);
    }

    /// @inheritdoc IPresaleAdmin
    function moveSlot(address from, address to) external {
        if (msg.sender != market) revert Presale_NotMarket(msg.sender);
        _moveSlot(from, to, SLOT_BOUGHT);
    }

    /// @inheritdoc IPresaleAdmin
    function whitelistRoot() external view returns (bytes32 root) {
        return _root;
    }

    /// @inheritdoc IPresaleAdmin
    function isLeafUsed(uint256 index) external view returns (bool used, bool revoked) {
        return (_isMarked(_usedLeaves[_root], index), _isMarked(_revokedLeaves[_root], index));
    }

    /// @inheritdoc IPresaleAdmin
    function whitelistOf(address account) external view returns (address owner, uint256 status, uint256 level) {
        User memory user = _loadUser(account);
        status = _statusOf(user);
        owner = status == SLOT_UNUSED || status == SLOT_USED ? account : address(0);
        level = user.level;
    }

    /// @inheritdoc IPresaleAdmin
    function slotOf(address account)
        external
        view
        returns (uint256 status, uint256 level, bool transferable, uint256 until)
    {
        Ledger memory book = _loadLedger();
        User memory user = _loadUser(account);
        (status, level, transferable) = (_statusOf(user), user.level, book.flags & SLOT_TRANSFER != 0);
        if (book.status != OPEN || book.mode == NOBODY_LISTED) return (status, level, transferable, 0);
        until = book.mode == LISTED_ONLY ? book.endTime : book.startTime + _tiers.t1 + _tiers.t2;
    }

    /// @inheritdoc IPresaleAdmin
    function mayContribute(address account, uint256 time) external view returns (bool) {
        Ledger memory book = _loadLedger();
        if (time < book.startTime || time >= book.endTime) return false;
        (uint256 needed,) = _levelNeeded(book, time);
        return _isAdmitted(_levelOf(_loadUser(account)), needed);
    }

    /// @dev The two windows end before the presale does.
    function _setTiers(Ledger memory book, uint256 t1, uint256 t2) internal {
        PresaleTermsCheck.checkTiers(t1, t2, book.endTime - book.startTime);
        // forge-lint: disable-next-line(unsafe-typecast) shorter than the presale
        (_tiers.t1, _tiers.t2) = (uint40(t1), uint40(t2));
    }

    function _beforeStart() internal view returns (Ledger memory book) {
        book = _loadLedger();
        _checkOpen(book);
        if (block.timestamp >= book.startTime) revert Presale_WhitelistFixed(book.startTime);
    }

    function _setSlot(address account, uint256 level) private {
        User memory user = _loadUser(account);
        // A used slot stays, a bought one at least as good as it is, and nobody is taken off who is not on.
        uint256 status = _statusOf(user);
        if (status == SLOT_USED || (level == 0 && status != SLOT_UNUSED)) return;
        uint256 bought = user.slotStatus & SLOT_BOUGHT;
        if (bought != 0 && (level == 0 || level > user.level)) return;
        status = level == 0 ? SLOT_REVOKED : SLOT_UNUSED;
        (user.level, user.slotStatus) = (level, status | bought);
        _saveUser(account, user);
        emit SlotSet(account, level, status);
    }

    /// @dev What was bought once is nobody's to take away, whoever has it by then. @param bought `SLOT_BOUGHT`, or zero.
    function _moveSlot(address from, address to, uint256 bought) private {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        if (book.flags & SLOT_TRANSFER == 0) revert Presale_SlotTransferOff();
        if (to == from) revert Presale_SlotToOneself(from);
        User memory giver = _loadUser(from);
        User memory taker = _loadUser(to);
        uint256 status = giver.slotStatus;
        if (status == SLOT_USED) revert Presale_SlotUsed(from);
        if (status | SLOT_BOUGHT != SLOT_UNUSED | SLOT_BOUGHT) revert Presale_SlotMissing(from);
        if (!_hasPlace(taker, giver.level)) revert Presale_SlotTaken(to);
        (taker.level, taker.slotStatus) = (giver.level, status | bought | (taker.slotStatus & SLOT_BOUGHT));
        (giver.level, giver.slotStatus) = (0, SLOT_NONE);
        _saveUser(from, giver);
        _saveUser(to, taker);
        emit SlotMoved(from, to, taker.level);
    }

    function _checkWhitelistAdmin() private view {
        if (msg.sender != _owner() && msg.sender != _tiers.admin) revert Presale_NotWhitelistAdmin(msg.sender);
    }
}
