// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IInviter} from "../inviter/IInviter.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title A presale's state, its two locks and its payments
/// @dev All storage of a presale is declared here, because its code lies in two contracts (ADR 0103).
/// One slot for all that a contribution changes beside the wallet's own, one for all that a claim does (ADR 0101).
/// Each of the two carries the lock against re-entry of the functions that write it: `guarded` for an open or canceled
/// presale, `guardedPayout` for a finished one. Every function starts in its own phase, so the two never meet, but in
/// `finalize` and `withdraw`, which take both.
abstract contract PresaleState is IPresaleTypes {
    /// @dev One word: total 112 bits, userCount 32, startTime 40, endTime 40, status 8, reason 8, mode 8 (`useWhiteList`),
    /// flags 8.
    struct Ledger {
        uint256 total;
        uint256 userCount;
        uint256 startTime;
        uint256 endTime;
        uint256 status;
        uint256 reason;
        uint256 mode;
        uint256 flags;
    }

    /// @dev One word: contributed 112 bits, exitFee 112, claimMark 16, level 8, slotStatus 8. `claimMark` is the released
    /// part that was claimed, in basis points, plus one; zero before the first claim. `slotStatus` is the status and,
    /// while it is unused, `SLOT_BOUGHT`.
    struct User {
        uint256 contributed;
        uint256 exitFee;
        uint256 claimMark;
        uint256 level;
        uint256 slotStatus;
    }

    /// @dev One word, written by finalize and by claims: tokensOwed 112 bits (what buyers have not claimed yet),
    /// vestingStart 40, lateness 24 (seconds from then to finalize), claimCount 32, lockId 40, locked 8.
    struct Payout {
        uint256 tokensOwed;
        uint256 vestingStart;
        uint256 lateness;
        uint256 claimCount;
        uint256 lockId;
        uint256 locked;
    }

    /// @dev `exitFees` belongs to those who paid it until finalize, then to the platform (its half). `excess` is what
    /// comes back to buyers with their first claim.
    struct Escrow {
        uint112 exitFees;
        uint112 excess;
    }

    /// @dev Who manages the whitelist beside the owner; windows of the two tiers in seconds.
    struct Tiers {
        address admin;
        uint40 t1;
        uint40 t2;
    }

    /// @dev The owner's part of a finished presale; of the currency, `paidBps` has been withdrawn.
    struct Proceeds {
        uint112 amount;
        uint112 tokens;
        uint16 paidBps;
        bool hasRetained;
    }

    /// @dev What stands for liquidity that a repair of the pool spent: the owner's once the liquidity could be unlocked.
    struct Retained {
        uint112 amount;
        uint112 tokens;
    }

    /// @notice A token, or whoever is paid, calls back.
    error Reentrancy();

    uint256 internal constant OPEN = 0;
    uint256 internal constant FINISHED = 1;
    uint256 internal constant CANCELED = 2;

    uint256 internal constant BY_OWNER = 1;
    uint256 internal constant SOFT_CAP_MISSED = 2;
    uint256 internal constant LAPSED = 3;
    uint256 internal constant UNSELLABLE = 4;
    uint256 internal constant REMOVED = 5;

    /// @dev Bits of `flags`.
    uint256 internal constant LOCKED = 1;
    uint256 internal constant TERMS_CHANGED = 2;
    uint256 internal constant INVITER_OPEN = 4;
    uint256 internal constant SLOT_TRANSFER = 8;

    /// @dev Kinds of presale.
    uint256 internal constant NORMAL = 1;
    uint256 internal constant FAIR = 2;
    uint256 internal constant PRIVATE = 3;

    /// @dev Enough for every smart account; in a list, nobody may use up what the others need.
    uint256 internal constant LIST_PAYMENT_GAS = 100_000;

    uint256 internal constant FLAGS_SHIFT = 248;
    /// @dev The lock in either word.
    uint256 internal constant LOCK_BIT = LOCKED << FLAGS_SHIFT;
    /// @dev Where fields lie in their words.
    uint256 internal constant USER_COUNT_SHIFT = 112;
    uint256 internal constant STATUS_SHIFT = 224;
    uint256 internal constant EXIT_FEE_SHIFT = 112;
    uint256 internal constant CLAIM_MARK_SHIFT = 224;
    uint256 internal constant VESTING_START_SHIFT = 112;
    uint256 internal constant CLAIM_COUNT_SHIFT = 176;

    /// @notice Keeps the rewards of those who bring others.
    IInviter public immutable inviterContract;

    uint256 internal _ledger;
    uint256 internal _payout;
    Escrow internal _escrow;
    Proceeds internal _proceeds;
    Tiers internal _tiers;
    bytes32 internal _root;
    bool internal _hasNewKey;
    string internal _newKey;
    mapping(address account => uint256 user) internal _users;
    /// @dev By root: another list counts its leaves anew.
    mapping(bytes32 root => mapping(uint256 wordIndex => uint256 bits)) internal _usedLeaves;
    mapping(bytes32 root => mapping(uint256 wordIndex => uint256 bits)) internal _revokedLeaves;
    /// @dev Only while the proceeds say so.
    Retained internal _retained;

    modifier guarded() {
        _lock();
        _;
        _unlock();
    }

    modifier guardedPayout() {
        _lockPayout();
        _;
        _unlockPayout();
    }

    modifier onlyPresaleOwner() {
        _checkPresaleOwner();
        _;
    }

    /// @dev What clones run is locked for good (P-37): canceled, without money and without an owner.
    constructor(IInviter inviter_) {
        inviterContract = inviter_;
        Ledger memory book = _loadLedger();
        (book.status, book.endTime) = (CANCELED, 1);
        _saveLedger(book);
    }

    function _lock() internal {
        uint256 word = _ledger;
        if (word & LOCK_BIT != 0) revert Reentrancy();
        _ledger = word | LOCK_BIT;
    }

    function _unlock() internal {
        _ledger &= ~LOCK_BIT;
    }

    function _lockPayout() internal {
        uint256 word = _payout;
        if (word & LOCK_BIT != 0) revert Reentrancy();
        _payout = word | LOCK_BIT;
    }

    function _unlockPayout() internal {
        _payout &= ~LOCK_BIT;
    }

    /// @dev For what people pay most often: the lock without a write of its own. The caller saves the ledger as it is
    /// returned before it calls anybody, and ends with `_finish`.
    function _begin() internal view returns (Ledger memory book) {
        book = _loadLedger();
        if (book.flags & LOCKED != 0) revert Reentrancy();
        book.flags |= LOCKED;
    }

    function _finish(Ledger memory book) internal {
        book.flags &= ~LOCKED;
        _saveLedger(book);
    }

    /// @dev Every field fits its bits: amounts are checked where they come from, everything else is counted or bounded.
    function _saveLedger(Ledger memory book) internal {
        _ledger = book.total | (book.userCount << 112) | (book.startTime << 144) | (book.endTime << 184)
            | (book.status << 224) | (book.reason << 232) | (book.mode << 240) | (book.flags << FLAGS_SHIFT);
    }

    /// @dev As `_saveLedger`.
    function _savePayout(Payout memory p) internal {
        _payout = p.tokensOwed | (p.vestingStart << 112) | (p.lateness << 152) | (p.claimCount << 176)
            | (p.lockId << 208) | (p.locked << 248);
    }

    /// @dev As `_saveLedger`.
    function _saveUser(address account, User memory user) internal {
        _users[account] = user.contributed | (user.exitFee << 112) | (user.claimMark << 224) | (user.level << 240)
            | (user.slotStatus << 248);
    }

    /// @dev Ends the presale for good: refunds from now on.
    function _cancel(Ledger memory book, uint256 reason) internal {
        (book.status, book.reason) = (CANCELED, reason);
        _saveLedger(book);
        emit Canceled(reason);
        if (book.flags & INVITER_OPEN != 0) inviterContract.voidRewards();
    }

    /// @dev Says by the clock what nobody has said yet: the soft cap was missed, or the owner let the presale lapse
    /// (S-50).
    function _settleFailure(Ledger memory book) internal {
        uint256 reason = _failure(book);
        if (reason != 0) _cancel(book, reason);
    }

    /// @dev Sends tokens of the presale or its currency, or says that it could not. If the asset has shrunk under the
    /// presale, those to whom `owed` is owed share what is there; zero for what cannot shrink.
    function _trySend(address asset, address to, uint256 amount, uint256 owed, uint256 gasStipend)
        internal
        returns (uint256 sent, bool ok)
    {
        if (asset == address(0)) return (amount, SafeTransferLib.trySafeTransferETH(to, amount, gasStipend));
        sent = amount;
        if (owed != 0) {
            uint256 held = SafeTransferLib.balanceOf(asset, address(this));
            if (held < owed) sent = FixedPointMathLib.fullMulDiv(amount, held, owed);
        }
        ok = _tryTransfer(asset, to, sent);
    }

    /// @dev Tokens that return nothing are understood; whatever else is not `true` is a failure.
    function _tryTransfer(address token, address to, uint256 amount) internal returns (bool ok) {
        assembly ("memory-safe") {
            mstore(0x14, to)
            mstore(0x34, amount)
            mstore(0x00, 0xa9059cbb000000000000000000000000)
            ok := call(gas(), token, 0, 0x10, 0x44, 0x00, 0x20)
            if iszero(and(ok, eq(mload(0x00), 1))) {
                ok := and(ok, lt(iszero(extcodesize(token)), iszero(returndatasize())))
            }
            mstore(0x34, 0)
        }
    }

    // forge-lint: disable-start(unsafe-typecast)
    function _loadLedger() internal view returns (Ledger memory book) {
        uint256 word = _ledger;
        (book.total, book.userCount, book.startTime) = (uint112(word), uint32(word >> 112), uint40(word >> 144));
        (book.endTime, book.status, book.reason) = (uint40(word >> 184), uint8(word >> 224), uint8(word >> 232));
        (book.mode, book.flags) = (uint8(word >> 240), word >> FLAGS_SHIFT);
    }

    function _loadPayout() internal view returns (Payout memory p) {
        uint256 word = _payout;
        (p.tokensOwed, p.vestingStart, p.lateness) = (uint112(word), uint40(word >> 112), uint24(word >> 152));
        (p.claimCount, p.lockId, p.locked) = (uint32(word >> 176), uint40(word >> 208), word >> 248);
    }

    function _loadUser(address account) internal view returns (User memory user) {
        uint256 word = _users[account];
        (user.contributed, user.exitFee) = (uint112(word), uint112(word >> 112));
        (user.claimMark, user.level, user.slotStatus) = (uint16(word >> 224), uint8(word >> 240), word >> 248);
    }

    // forge-lint: disable-end(unsafe-typecast)

    /// @dev Why the presale has failed, by books and clock; zero if it has not, or if that is written down already.
    function _failure(Ledger memory book) internal view returns (uint256 reason) {
        if (book.status != OPEN || block.timestamp < book.endTime) return 0;
        if (!_reachesSoftCap(book.total)) return SOFT_CAP_MISSED;
        return block.timestamp >= book.endTime + PresaleLimits.LAPSE ? LAPSED : 0;
    }

    /// @dev The kind, which is the template's number.
    function _kind() internal view virtual returns (uint256);

    /// @dev What the presale may still take: a fair presale as much as its books hold.
    function _room(uint256 raised) internal view returns (uint256) {
        uint256 most = _kind() == FAIR ? PresaleLimits.MAX_AMOUNT : _amount(PresaleArgs.HARD_CAP);
        return most - raised;
    }

    /// @dev Room that does not buy one base unit is none: nobody can fill it.
    function _isFull(uint256 raised) internal view returns (bool) {
        uint256 rate = _rate(PresaleArgs.PRESALE_RATE);
        return FixedPointMathLib.fullMulDiv(_room(raised), rate, PresaleLimits.RATE_SCALE) == 0;
    }

    /// @dev A full presale has reached its soft cap, even if what nobody can fill is missing to it (P-10).
    function _reachesSoftCap(uint256 raised) internal view returns (bool) {
        return raised >= _amount(PresaleArgs.SOFT_CAP) || (raised != 0 && _isFull(raised));
    }

    function _checkPresaleOwner() internal view {
        address owner = _owner();
        if (msg.sender != owner) revert Presale_NotOwner(msg.sender, owner);
    }

    /// @dev Tokens for `amount` of accepted currency.
    function _tokensFor(uint256 amount) internal view returns (uint256) {
        // Fits: the hard cap at this rate is a pool's reserve at most.
        return (amount * _rate(PresaleArgs.PRESALE_RATE)) / PresaleLimits.RATE_SCALE;
    }

    /// @dev Part of the raise that goes into the pool.
    function _poolPart(uint256 accepted) internal view returns (uint256) {
        return (accepted * _ratio(PresaleArgs.LIQUIDITY_PERCENT)) / PresaleLimits.BPS;
    }

    function _deposit() internal view returns (uint256) {
        uint256 cap = _amount(PresaleArgs.HARD_CAP);
        uint256 rate = _rate(PresaleArgs.LIQUIDITY_RATE);
        return _tokensFor(cap) + (_poolPart(cap) * rate) / PresaleLimits.RATE_SCALE;
    }

    /// @dev Released part of every allocation at `time`: the steps of a linear release, or all at once.
    function _releasedAt(uint256 time, uint256 vestingStart) internal view returns (uint256) {
        return _releasedBy(PresaleArgs.readSchedule(), time, vestingStart);
    }

    /// @dev First part, later parts and cycle lie side by side; a presale that releases all at once has no cycle.
    function _releasedBy(uint256 schedule, uint256 time, uint256 vestingStart) internal pure returns (uint256) {
        if (vestingStart == 0 || time < vestingStart) return 0;
        // forge-lint: disable-start(unsafe-typecast) each keeps what its bits hold
        uint256 cycle = uint32(schedule);
        if (cycle == 0) return PresaleLimits.BPS;
        // Forty bits of time and sixteen of a ratio.
        unchecked {
            // forge-lint: disable-next-line(divide-before-multiply) whole steps only
            uint256 released = (schedule >> 48) + ((time - vestingStart) / cycle) * uint16(schedule >> 32);
            // forge-lint: disable-end(unsafe-typecast)
            return released < PresaleLimits.BPS ? released : PresaleLimits.BPS;
        }
    }

    function _hasFlag(uint256 flag) internal view returns (bool) {
        return PresaleArgs.read(PresaleArgs.FLAGS, 1) & flag != 0;
    }

    function _owner() internal view returns (address) {
        return PresaleArgs.readAddress(PresaleArgs.OWNER);
    }

    function _claimToken() internal view returns (address) {
        return PresaleArgs.readAddress(PresaleArgs.CLAIM_TOKEN);
    }

    function _currency() internal view returns (address) {
        return PresaleArgs.readCurrency();
    }

    function _amount(uint256 offset) internal view returns (uint256) {
        return PresaleArgs.read(offset, PresaleArgs.AMOUNT);
    }

    function _rate(uint256 offset) internal view returns (uint256) {
        return PresaleArgs.read(offset, PresaleArgs.RATE);
    }

    function _ratio(uint256 offset) internal view returns (uint256) {
        return PresaleArgs.read(offset, PresaleArgs.RATIO);
    }

    function _checkOpen(Ledger memory book) internal pure {
        if (book.status != OPEN) revert Presale_NotOpen(book.status);
    }

    function _checkLength(uint256 length) internal pure {
        if (length > PresaleLimits.MAX_LIST) revert Presale_ListTooLong(length, PresaleLimits.MAX_LIST);
    }
}
