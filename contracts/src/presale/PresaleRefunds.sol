// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleFloor} from "./IPresaleFloor.sol";
import {PresaleContributions} from "./PresaleContributions.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title Money goes back
/// @dev Nobody can hinder it: not the owner, not the platform, not another wallet (P-10, P-13, P-19).
abstract contract PresaleRefunds is PresaleContributions {
    /// @inheritdoc IPresaleFloor
    function refund() external guarded {
        Ledger memory l = _settleFailure();
        User memory user = _loadUser(msg.sender);
        uint256 contributed = user.contributed;
        if (contributed == 0) revert Presale_NothingToRefund(msg.sender);
        if (!_refund(l, user, msg.sender, gasleft())) revert Presale_PaymentFailed(msg.sender, contributed);
    }

    /// @inheritdoc IPresaleFloor
    /// @dev While the sale is open leaving is the wallet's own decision, even for nothing.
    function refundFor(address[] calldata accounts) external guarded {
        _checkLength(accounts.length);
        Ledger memory l = _settleFailure();
        if (l.status != CANCELED) revert Presale_NotCanceled(l.status);
        for (uint256 i = 0; i < accounts.length; ++i) {
            User memory user = _loadUser(accounts[i]);
            if (user.contributed != 0) _refund(l, user, accounts[i], LIST_PAYMENT_GAS);
        }
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
    function _refund(Ledger memory l, User memory user, address account, uint256 gasStipend) private returns (bool ok) {
        uint112 contributed = user.contributed;
        // forge-lint: disable-next-line(unsafe-typecast) a tenth at most
        uint112 fee = uint112(_exitFee(l, contributed));
        address money = _currency();
        // Native currency never shrinks: what is owed in all is of interest for tokens alone.
        uint112 fees = fee != 0 || money != address(0) ? _escrow.exitFees : 0;
        uint256 owed = uint256(l.total) + fees;

        (user.contributed, user.exitFee) = (0, user.exitFee + fee);
        l.total -= contributed;
        --l.userCount;
        _saveUser(account, user);
        _saveLedger(l);
        if (fee != 0) _escrow.exitFees = fees + fee;

        uint256 sent;
        (sent, ok) = _trySend(money, account, contributed - fee, owed, gasStipend);
        if (!ok) {
            // Only a refund without a fee comes from a list and goes on after this.
            user.contributed = contributed;
            l.total += contributed;
            ++l.userCount;
            _saveUser(account, user);
            _saveLedger(l);
            return false;
        }
        if (l.status == OPEN && l.flags & INVITER_OPEN != 0) inviterContract.revoke(account, contributed);
        emit Refunded(account, sent, fee, l.total);
    }
}
