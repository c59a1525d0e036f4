// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IInstanceFactory} from "../factory/IInstanceFactory.sol";
import {Payees} from "../registry/Payees.sol";
import {IPresaleAdmin} from "./IPresaleAdmin.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleShares} from "./PresaleShares.sol";
import {PresaleTermsCheck} from "./PresaleTermsCheck.sol";

/// @title What the owner of a presale may do, and who is paid what is left
abstract contract PresaleOwner is IPresaleAdmin, PresaleShares {
    /// @inheritdoc IPresaleAdmin
    function cancel() external guarded onlyPresaleOwner {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        _end(book, BY_OWNER);
    }

    /// @inheritdoc IPresaleAdmin
    function destroy() external guarded onlyPresaleOwner {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        if (block.timestamp >= book.startTime || book.total != 0) {
            revert Presale_AlreadyBegun(book.startTime, book.total);
        }
        _end(book, REMOVED);
    }

    /// @inheritdoc IPresaleAdmin
    function reclaimExitFee(address account) external guarded {
        Payees.check(account);
        _reclaim(account, account);
    }

    /// @inheritdoc IPresaleAdmin
    function reclaimExitFeeTo(address to) external guarded {
        if (to == address(0)) revert Presale_ReceiverZero();
        _reclaim(msg.sender, to);
    }

    /// @inheritdoc IPresaleAdmin
    function withdraw() external guarded {
        _withdraw(_owner());
    }

    /// @inheritdoc IPresaleAdmin
    function withdrawTo(address to) external guarded onlyPresaleOwner {
        if (to == address(0)) revert Presale_ReceiverZero();
        _withdraw(to);
    }

    /// @inheritdoc IPresaleAdmin
    function payPlatform() external guardedPayout {
        if (_loadPayout().vestingStart == 0) revert Presale_NotFinished(_loadLedger().status);
        uint256 amount = _escrow.exitFees;
        uint256 owed = _currencyOwed();
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amount == 0) revert Presale_NothingToWithdraw();
        _escrow.exitFees = 0;
        address to = IInstanceFactory(PresaleArgs.readAddress(PresaleArgs.FACTORY)).devAddress();
        (uint256 sent, bool ok) = _trySend(_currency(), to, amount, owed, gasleft());
        if (!ok) revert Presale_PaymentFailed(to, amount);
        emit PlatformPaid(to, sent);
    }

    /// @inheritdoc IPresaleAdmin
    /// @dev What has begun does not begin anew, what has ended does not go on, and who may leave has the time to (S-50).
    function setTime(uint256 startTime_, uint256 endTime_) external guarded onlyPresaleOwner {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        if (block.timestamp >= book.endTime) revert Presale_Ended(book.endTime);
        if (block.timestamp >= book.startTime) {
            if (startTime_ != book.startTime) revert Presale_AlreadyBegun(book.startTime, book.total);
        } else {
            uint256 earliest = block.timestamp + PresaleLimits.MIN_START_LEAD + 1;
            if (startTime_ < earliest) revert Presale_StartTooEarly(startTime_, earliest);
        }
        uint256 latest = block.timestamp + PresaleLimits.MAX_END_AHEAD;
        if (endTime_ > latest) revert Presale_EndTooLate(endTime_, latest);
        if (endTime_ <= startTime_) revert Presale_EndNotAfterStart(startTime_, endTime_);
        uint256 soonest = block.timestamp + (book.userCount != 0 ? PresaleLimits.MIN_NOTICE : 1);
        if (endTime_ < soonest) revert Presale_EndTooEarly(endTime_, soonest);
        PresaleTermsCheck.checkTiers(_tiers.t1, _tiers.t2, endTime_ - startTime_);
        (book.startTime, book.endTime) = (startTime_, endTime_);
        if (book.userCount != 0) book.flags |= TERMS_CHANGED;
        _saveLedger(book);
        emit TimeSet(startTime_, endTime_);
    }

    /// @inheritdoc IPresaleAdmin
    function openInviter(uint256[] calldata rates) external guarded onlyPresaleOwner {
        Ledger memory book = _loadLedger();
        _checkOpen(book);
        if (block.timestamp >= book.startTime) revert Presale_InviterFixed(book.startTime);
        if (book.flags & INVITER_OPEN != 0) revert Presale_InviterOpen();
        uint256 levels = rates.length;
        if (levels == 0 || levels > PresaleLimits.MAX_INVITER_LEVELS) {
            revert Presale_InviterLevels(levels, PresaleLimits.MAX_INVITER_LEVELS);
        }
        // A private owner who invites everybody himself must not be paid before the buyers (S-56).
        uint256 max = _kind() == PRIVATE
            ? PresaleLimits.MAX_PRIVATE_INVITER_BPS
            : PresaleLimits.BPS - _ratio(PresaleArgs.LIQUIDITY_PERCENT);
        uint256 sum = 0;
        for (uint256 i = 0; i < levels; ++i) {
            sum = FixedPointMathLib.saturatingAdd(sum, rates[i]);
        }
        if (sum > max) revert Presale_InviterRatesTooHigh(sum, max);
        book.flags |= INVITER_OPEN;
        _saveLedger(book);
        inviterContract.open(_currency(), rates);
        emit InviterOpened(rates);
    }

    /// @inheritdoc IPresaleAdmin
    function updateInfo(string calldata ipfsKey_) external onlyPresaleOwner {
        (_hasNewKey, _newKey) = (true, ipfsKey_);
        emit InfoUpdated(ipfsKey_);
    }

    /// @inheritdoc IPresaleAdmin
    function ipfsKey() external view returns (string memory) {
        return _hasNewKey ? _newKey : PresaleArgs.readKey();
    }

    function _withdraw(address to) private {
        Ledger memory book = _loadLedger();
        _settleFailure(book);
        bool paid = false;
        if (book.status == CANCELED) {
            paid = _returnTokens(to);
        } else if (book.status == FINISHED) {
            _lockPayout();
            bool tokens = _payTokens(to, false);
            paid = _payOwnerCurrency(to) || tokens;
            paid = _payRetained(to) || paid;
            _unlockPayout();
        }
        if (!paid) revert Presale_NothingToWithdraw();
    }

    function _reclaim(address account, address to) private {
        Ledger memory book = _loadLedger();
        _settleFailure(book);
        if (book.status != CANCELED) revert Presale_NotCanceled(book.status);
        User memory user = _loadUser(account);
        uint256 fee = user.exitFee;
        if (fee == 0) revert Presale_NothingToRefund(account);
        uint256 fees = _escrow.exitFees;
        user.exitFee = 0;
        _saveUser(account, user);
        // forge-lint: disable-next-line(unsafe-typecast) a part of it
        _escrow.exitFees = uint112(fees - fee);
        (uint256 sent, bool ok) = _trySend(_currency(), to, fee, book.total + fees, gasleft());
        if (!ok) revert Presale_PaymentFailed(to, fee);
        emit ExitFeeReturned(account, sent);
    }

    /// @dev A token that cannot be sent now does not keep the owner from giving the money back: `withdraw` tries again.
    function _end(Ledger memory book, uint256 reason) private {
        _cancel(book, reason);
        _returnTokens(_owner());
    }

    /// @dev Nothing in a failed presale is sold: its tokens are the owner's. What has gone back is counted.
    function _returnTokens(address to) private returns (bool paid) {
        uint256 amount = _returnable();
        if (amount == 0) return false;
        address token = _claimToken();
        uint112 returned = _proceeds.tokens;
        // Where the count matters, it ends with the deposit, which fits.
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) wraps only where nobody asks for it
            _proceeds.tokens = returned + uint112(amount);
        }
        paid = _tryTransfer(token, to, amount);
        if (paid) emit Withdrawn(to, token, amount);
        else _proceeds.tokens = returned;
    }

    /// @dev The owner's tokens, or what of them was retained. After the buyers: what they are owed stays, whatever has
    /// become of the token.
    function _payTokens(address to, bool retained) private returns (bool paid) {
        uint112 due = retained ? _retained.tokens : _proceeds.tokens;
        if (due == 0) return false;
        address token = _claimToken();
        uint256 held = SafeTransferLib.balanceOf(token, address(this));
        uint256 amount = FixedPointMathLib.min(due, FixedPointMathLib.zeroFloorSub(held, _loadPayout().tokensOwed));
        if (amount == 0) return false;
        // forge-lint: disable-next-line(unsafe-typecast) at most `due`
        _setTokensDue(retained, due - uint112(amount));
        paid = _tryTransfer(token, to, amount);
        if (paid) emit Withdrawn(to, token, amount);
        else _setTokensDue(retained, due);
    }

    function _setTokensDue(bool retained, uint112 due) private {
        if (retained) _retained.tokens = due;
        else _proceeds.tokens = due;
    }

    /// @dev As long as the liquidity itself would have been locked (P-41).
    function _payRetained(address to) private returns (bool paid) {
        if (!_proceeds.hasRetained) return false;
        Payout memory p = _loadPayout();
        uint256 lockTime_ = PresaleArgs.read(PresaleArgs.LOCK_TIME, PresaleArgs.LOCK_BYTES);
        if (block.timestamp < p.vestingStart + p.lateness + lockTime_) return false;
        paid = _payTokens(to, true);
        uint112 amount = _retained.amount;
        if (amount != 0) {
            uint256 owed = _currencyOwed();
            _retained.amount = 0;
            (uint256 sent, bool ok) = _trySend(_currency(), to, amount, owed, gasleft());
            if (ok) emit Withdrawn(to, _currency(), sent);
            else _retained.amount = amount;
            paid = paid || ok;
        }
        if (uint256(_retained.amount) + _retained.tokens == 0) _proceeds.hasRetained = false;
    }

    function _payOwnerCurrency(address to) private returns (bool paid) {
        Proceeds memory p = _proceeds;
        uint256 bps = _ownerReleasedBps();
        uint256 amount = _part(p.amount, bps) - _part(p.amount, p.paidBps);
        if (amount == 0) return false;
        uint256 owed = _currencyOwed();
        // forge-lint: disable-next-line(unsafe-typecast) at most 10 000
        _proceeds.paidBps = uint16(bps);
        uint256 sent;
        (sent, paid) = _trySend(_currency(), to, amount, owed, gasleft());
        if (!paid) revert Presale_PaymentFailed(to, amount);
        emit Withdrawn(to, _currency(), sent);
    }
}
