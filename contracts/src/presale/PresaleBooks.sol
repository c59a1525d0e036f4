// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IInviter} from "../inviter/IInviter.sol";
import {IPresaleWords} from "./IPresaleWords.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title A sale's books, its two locks and its payments
/// @dev All storage of a sale is declared here, because its code lies in two contracts (ADR 0103).
/// One slot for all that a contribution changes beside the wallet's own, one for all that a claim does (ADR 0101).
/// Each of the two carries the lock against re-entry of the functions that write it: `guarded` for an open or canceled
/// sale, `guardedPayout` for a finished one. Every function starts in its own phase, so the two never meet, but in
/// `finalize` and `withdraw`, which take both.
abstract contract PresaleBooks is IPresaleWords {
    /// @dev `mode` is `useWhiteList`.
    struct Ledger {
        uint112 total;
        uint32 userCount;
        uint40 startTime;
        uint40 endTime;
        uint8 status;
        uint8 reason;
        uint8 mode;
        uint8 flags;
    }

    /// @dev `claimMark` is the released part that was claimed, in basis points, plus one; zero before the first claim.
    struct User {
        uint112 contributed;
        uint112 exitFee;
        uint16 claimMark;
        uint8 level;
        uint8 slotStatus;
    }

    /// @dev Written by finalize and by claims. `tokensOwed` is what buyers have not claimed yet.
    struct Payout {
        uint112 tokensOwed;
        uint40 finalizedAt;
        uint40 vestingStart;
        uint32 claimCount;
        uint8 locked;
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

    /// @dev Where the liquidity is.
    struct Pool {
        address pair;
        uint96 lockId;
    }

    /// @dev The owner's part of a finished sale; of the currency, `paidBps` has been withdrawn.
    struct Proceeds {
        uint112 amount;
        uint112 tokens;
        uint16 paidBps;
    }

    /// @notice A token, or whoever is paid, calls back.
    error Reentrancy();

    uint8 internal constant OPEN = 0;
    uint8 internal constant FINISHED = 1;
    uint8 internal constant CANCELED = 2;

    uint8 internal constant BY_OWNER = 1;
    uint8 internal constant SOFT_CAP_MISSED = 2;
    uint8 internal constant LAPSED = 3;
    uint8 internal constant UNSELLABLE = 4;
    uint8 internal constant REMOVED = 5;

    uint8 internal constant LOCKED = 1;
    uint8 internal constant TERMS_CHANGED = 2;
    uint8 internal constant INVITER_OPEN = 4;
    uint8 internal constant SLOT_TRANSFER = 8;

    /// @dev Enough for every smart account; in a list, nobody may use up what the others need.
    uint256 internal constant LIST_PAYMENT_GAS = 100_000;

    /// @notice Keeps the rewards of those who bring others.
    IInviter public immutable inviterContract;

    Ledger private _ledger;
    Payout private _payout;
    Escrow internal _escrow;
    Proceeds internal _proceeds;
    Tiers internal _tiers;
    Pool internal _pool;
    bytes32 internal _root;
    bool internal _hasNewKey;
    string internal _newKey;
    mapping(address account => User user) private _users;
    mapping(uint256 wordIndex => uint256 bits) internal _usedLeaves;
    mapping(uint256 wordIndex => uint256 bits) internal _revokedLeaves;

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

    modifier onlySaleOwner() {
        _checkSaleOwner();
        _;
    }

    /// @dev What clones run is locked for good (P-37): canceled, without money and without an owner.
    constructor(IInviter inviter_) {
        inviterContract = inviter_;
        _ledger.status = CANCELED;
        _ledger.endTime = 1;
    }

    function _lock() internal {
        if (_ledger.flags & LOCKED != 0) revert Reentrancy();
        _ledger.flags |= LOCKED;
    }

    function _unlock() internal {
        _ledger.flags &= ~LOCKED;
    }

    function _lockPayout() internal {
        if (_payout.locked != 0) revert Reentrancy();
        _payout.locked = 1;
    }

    function _unlockPayout() internal {
        _payout.locked = 0;
    }

    function _saveLedger(Ledger memory l) internal {
        _ledger = l;
    }

    function _savePayout(Payout memory p) internal {
        _payout = p;
    }

    function _saveUser(address account, User memory user) internal {
        _users[account] = user;
    }

    /// @dev Ends the sale for good: refunds from now on. @return l The ledger as it is then.
    function _cancel(uint256 reason) internal returns (Ledger memory l) {
        l = _ledger;
        // forge-lint: disable-next-line(unsafe-typecast) one of the constants above
        (l.status, l.reason) = (CANCELED, uint8(reason));
        _ledger = l;
        emit Canceled(reason);
        if (l.flags & INVITER_OPEN != 0) inviterContract.voidRewards();
    }

    /// @dev Says by the clock what nobody has said yet: the soft cap was missed, or the owner let the sale lapse (S-50).
    function _settleFailure() internal returns (Ledger memory l) {
        l = _ledger;
        uint256 reason = _failure(l);
        if (reason != 0) l = _cancel(reason);
    }

    /// @dev Sends tokens of the sale or its currency, or says that it could not. If the asset has shrunk under the sale,
    /// those to whom `owed` is owed share what is there.
    function _trySend(address asset, address to, uint256 amount, uint256 owed, uint256 gasStipend)
        internal
        returns (uint256 sent, bool ok)
    {
        if (asset == address(0)) return (amount, SafeTransferLib.trySafeTransferETH(to, amount, gasStipend));
        uint256 held = SafeTransferLib.balanceOf(asset, address(this));
        sent = held < owed ? FixedPointMathLib.fullMulDiv(amount, held, owed) : amount;
        ok = _tryTransfer(asset, to, sent);
    }

    /// @dev Tokens that return nothing are understood; whatever else is not `true` is a failure.
    function _tryTransfer(address token, address to, uint256 amount) internal returns (bool ok) {
        assembly ("memory-safe") {
            mstore(0x14, to)
            mstore(0x34, amount)
            mstore(0x00, 0xa9059cbb000000000000000000000000)
            ok := call(gas(), token, 0, 0x10, 0x44, 0x00, 0x20)
            ok := and(ok, or(eq(mload(0x00), 1), and(iszero(returndatasize()), iszero(iszero(extcodesize(token))))))
            mstore(0x34, 0)
        }
    }

    function _loadLedger() internal view returns (Ledger memory) {
        return _ledger;
    }

    function _loadPayout() internal view returns (Payout memory) {
        return _payout;
    }

    function _loadUser(address account) internal view returns (User memory) {
        return _users[account];
    }

    /// @dev Why the sale has failed, by books and clock; zero if it has not, or if that is written down already.
    function _failure(Ledger memory l) internal view returns (uint256 reason) {
        if (l.status != OPEN || block.timestamp < l.endTime) return 0;
        if (l.total < _amount(PresaleArgs.SOFT_CAP)) return SOFT_CAP_MISSED;
        return block.timestamp >= l.endTime + PresaleLimits.LAPSE ? LAPSED : 0;
    }

    function _checkSaleOwner() internal view {
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
        if (vestingStart == 0 || time < vestingStart) return 0;
        if (!_hasFlag(PresaleArgs.VEST)) return PresaleLimits.BPS;
        uint256 steps = (time - vestingStart) / PresaleArgs.read(PresaleArgs.VEST_CYCLE, PresaleArgs.CYCLE_BYTES);
        uint256 released = _ratio(PresaleArgs.VEST_FIRST) + steps * _ratio(PresaleArgs.VEST_PERCENT);
        return FixedPointMathLib.min(released, PresaleLimits.BPS);
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
        return PresaleArgs.readAddress(PresaleArgs.CURRENCY);
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

    function _checkOpen(Ledger memory l) internal pure {
        if (l.status != OPEN) revert Presale_NotOpen(l.status);
    }

    function _checkLength(uint256 length) internal pure {
        if (length > PresaleLimits.MAX_LIST) revert Presale_ListTooLong(length, PresaleLimits.MAX_LIST);
    }
}
