// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Payees} from "../registry/Payees.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleState} from "./PresaleState.sol";

/// @title Money goes back
/// @dev Nobody can hinder it: not the owner, not the platform, not another wallet (P-10, P-13, P-19).
/// When a presale has failed says `PresaleState._failure`.
abstract contract PresaleRefunds is IPresaleParticipant, PresaleState {
    /// @inheritdoc IPresaleParticipant
    function refund() external {
        _refundOne(msg.sender);
    }

    /// @inheritdoc IPresaleParticipant
    function refundTo(address to) external {
        if (to == address(0)) revert Presale_ReceiverZero();
        _refundOne(to);
    }

    /// @inheritdoc IPresaleParticipant
    /// @dev While the presale is open leaving is the wallet's own decision, even for nothing.
    function refundFor(address[] calldata accounts) external {
        _checkLength(accounts.length);
        uint256 ledger = _settled();
        // forge-lint: disable-next-line(unsafe-typecast) the status has eight bits
        uint256 status = uint8(ledger >> STATUS_SHIFT);
        if (status != CANCELED) revert Presale_NotCanceled(status);
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 user = _users[accounts[i]];
            // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are the contribution
            if (uint112(user) == 0 || !Payees.mayPay(accounts[i])) continue;
            (ledger,) = _refund(ledger, user, accounts[i], accounts[i], LIST_PAYMENT_GAS);
        }
        _ledger = ledger & ~LOCK_BIT;
    }

    /// @dev What leaving costs before the presale has failed; reverts while it is closed.
    function _exitFee(Ledger memory book, uint256 contributed) internal view returns (uint256 fee) {
        if (book.status == FINISHED) revert Presale_NotOpen(FINISHED);
        uint256 closed = book.endTime - PresaleLimits.EXIT_CLOSED;
        if (block.timestamp >= closed) revert Presale_ExitClosed(closed);
        if (book.flags & TERMS_CHANGED != 0) return 0;
        return (contributed * PresaleLimits.EXIT_FEE_BPS) / PresaleLimits.BPS;
    }

    function _refundOne(address to) private {
        uint256 ledger = _settled();
        uint256 user = _users[msg.sender];
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are the contribution
        uint256 contributed = uint112(user);
        if (contributed == 0) revert Presale_NothingToRefund(msg.sender);
        bool ok;
        (ledger, ok) = _refund(ledger, user, msg.sender, to, gasleft());
        if (!ok) revert Presale_PaymentFailed(to, contributed);
        _ledger = ledger & ~LOCK_BIT;
    }

    /// @dev The ledger with its lock closed, not yet written, after what the clock has to say.
    function _settled() private returns (uint256 ledger) {
        ledger = _ledger;
        if (ledger & LOCK_BIT != 0) revert Reentrancy();
        // forge-lint: disable-next-line(unsafe-typecast) the status has eight bits
        if (uint8(ledger >> STATUS_SHIFT) == OPEN) {
            _settleFailure(_loadLedger());
            ledger = _ledger;
        }
        ledger |= LOCK_BIT;
    }

    /// @dev Words instead of structs: this is what everybody pays whose presale has failed. A payment that fails leaves
    /// everything as it was. @return left The ledger afterwards, for the next in a list.
    function _refund(uint256 ledger, uint256 user, address account, address to, uint256 gasStipend)
        private
        returns (uint256 left, bool ok)
    {
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are the contribution
        uint256 contributed = uint112(user);
        uint256 fee = 0;
        // forge-lint: disable-next-line(unsafe-typecast) the status has eight bits
        bool isOpen = uint8(ledger >> STATUS_SHIFT) != CANCELED;
        if (isOpen) fee = _exitFee(_loadLedger(), contributed);
        address money = _currency();
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are the total
        uint256 owed = money == address(0) ? 0 : uint112(ledger) + uint256(_escrow.exitFees);

        // Both are at least what is taken off.
        unchecked {
            // forge-lint: disable-next-line(incorrect-shift) one bit at its place
            left = ledger - contributed - (1 << USER_COUNT_SHIFT);
            _users[account] = user - contributed + (fee << EXIT_FEE_SHIFT);
        }
        _ledger = left;
        if (fee != 0) _keepFee(fee);

        uint256 sent;
        (sent, ok) = _trySend(money, to, contributed - fee, owed, gasStipend);
        if (!ok) {
            // Only a refund without a fee comes from a list and goes on after this.
            (_users[account], _ledger) = (user, ledger);
            return (ledger, false);
        }
        if (isOpen && (left >> FLAGS_SHIFT) & INVITER_OPEN != 0) inviterContract.revoke(account, contributed);
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are the total
        emit Refunded(account, sent, fee, uint112(left));
    }

    /// @dev The sum of all fees fits, so each wallet's does.
    function _keepFee(uint256 fee) private {
        uint256 all = _escrow.exitFees + fee;
        if (all > PresaleLimits.MAX_AMOUNT) revert Presale_AmountTooLarge(all, PresaleLimits.MAX_AMOUNT);
        // forge-lint: disable-next-line(unsafe-typecast) just checked
        _escrow.exitFees = uint112(all);
    }
}
