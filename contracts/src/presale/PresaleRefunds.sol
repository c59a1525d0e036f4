// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "./IPresale.sol";
import {PresaleContributions} from "./PresaleContributions.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title Money goes back
/// @dev Nobody can hinder it: not the owner, not the platform, not another wallet (P-10, P-13, P-19).
abstract contract PresaleRefunds is PresaleContributions {
    /// @inheritdoc IPresale
    function refund() external guarded {
        Ledger memory l = _settleFailure();
        uint256 contributed = _users[msg.sender].contributed;
        if (contributed == 0) revert Presale_NothingToRefund(msg.sender);
        if (!_refund(l, msg.sender, gasleft())) revert Presale_PaymentFailed(msg.sender, contributed);
    }

    /// @inheritdoc IPresale
    /// @dev While the sale is open leaving is the wallet's own decision, even for nothing.
    function refundFor(address[] calldata accounts) external guarded {
        _checkLength(accounts.length);
        Ledger memory l = _checkFailed();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (_users[accounts[i]].contributed != 0) _refund(l, accounts[i], LIST_PAYMENT_GAS);
        }
    }

    /// @inheritdoc IPresale
    function reclaimExitFee(address account) external guarded {
        _checkFailed();
        User storage user = _users[account];
        uint112 fee = user.exitFee;
        if (fee == 0) revert Presale_NothingToRefund(account);
        uint256 owed = uint256(_ledger.total) + _escrow.exitFees;
        user.exitFee = 0;
        _escrow.exitFees -= fee;
        (uint256 sent, bool ok) = _tryPay(account, fee, owed, gasleft());
        if (!ok) revert Presale_PaymentFailed(account, fee);
        emit ExitFeeReturned(account, sent);
    }

    function _checkFailed() internal returns (Ledger memory l) {
        l = _settleFailure();
        if (l.status != CANCELED) revert Presale_NotCanceled(l.status);
    }

    /// @dev What leaving costs now; reverts while it is closed.
    function _exitFee(Ledger memory l, uint256 contributed) internal view returns (uint256 fee) {
        if (l.status == FINISHED) revert Presale_NotOpen(FINISHED);
        if (l.status == CANCELED || l.flags & TERMS_CHANGED != 0) return 0;
        uint256 closed = l.endTime - PresaleLimits.EXIT_CLOSED;
        if (block.timestamp >= closed) revert Presale_ExitClosed(closed);
        return (contributed * PresaleLimits.EXIT_FEE_BPS) / PresaleLimits.BPS;
    }

    /// @dev A payment that fails leaves everything as it was. `l` is kept up to date for the next in a list.
    function _refund(Ledger memory l, address account, uint256 gasStipend) private returns (bool ok) {
        User memory user = _users[account];
        uint112 contributed = user.contributed;
        // forge-lint: disable-next-line(unsafe-typecast) a tenth at most
        uint112 fee = uint112(_exitFee(l, contributed));
        Escrow memory escrow = _escrow;
        uint256 owed = uint256(l.total) + escrow.exitFees;

        (user.contributed, user.exitFee) = (0, user.exitFee + fee);
        _users[account] = user;
        l.total -= contributed;
        --l.userCount;
        _ledger = l;
        if (fee != 0) _escrow.exitFees = escrow.exitFees + fee;

        uint256 sent;
        (sent, ok) = _tryPay(account, contributed - fee, owed, gasStipend);
        if (!ok) {
            (user.contributed, user.exitFee) = (contributed, user.exitFee - fee);
            _users[account] = user;
            l.total += contributed;
            ++l.userCount;
            _ledger = l;
            return false;
        }
        if (l.status == OPEN && l.flags & INVITER_OPEN != 0) inviterContract.revoke(account, contributed);
        emit Refunded(account, sent, fee, l.total);
    }
}
