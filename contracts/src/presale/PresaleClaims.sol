// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "./IPresale.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleRefunds} from "./PresaleRefunds.sol";

/// @title Tokens go to those who paid for them
abstract contract PresaleClaims is PresaleRefunds {
    /// @inheritdoc IPresale
    function claim() external guardedPayout {
        (bool due, bool ok) = _claim(msg.sender, gasleft());
        if (!due) revert Presale_NothingToClaim(msg.sender);
        if (!ok) revert Presale_PaymentFailed(msg.sender, 0);
    }

    /// @inheritdoc IPresale
    function claimFor(address[] calldata accounts) external guardedPayout {
        _checkLength(accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            _claim(accounts[i], LIST_PAYMENT_GAS);
        }
    }

    /// @dev What a wallet would get now, and at which released part.
    function _due(User memory user, Payout memory payout)
        internal
        view
        returns (uint256 tokens, uint256 excess, uint256 released)
    {
        if (user.contributed == 0) return (0, 0, 0);
        released = _releasedAt(block.timestamp, payout.vestingStart);
        (uint256 accepted, uint256 back) = _shareOf(user.contributed);
        if (user.claimMark == 0) excess = back;
        tokens = _released(_tokensFor(accepted), released) - _claimed(_tokensFor(accepted), user.claimMark);
    }

    function _released(uint256 allocation, uint256 bps) internal pure returns (uint256) {
        return (allocation * bps) / PresaleLimits.BPS;
    }

    function _claimed(uint256 allocation, uint256 claimMark) internal pure returns (uint256) {
        return claimMark == 0 ? 0 : _released(allocation, claimMark - 1);
    }

    /// @dev First what comes back, then the tokens: a token that cannot be sent keeps no money back. What could not be paid
    /// is owed as before.
    /// @return due Whether there was anything to pay. @return ok Whether any of it was paid.
    function _claim(address account, uint256 gasStipend) private returns (bool due, bool ok) {
        Payout memory payout = _payout;
        if (payout.finalizedAt == 0) revert Presale_NotFinished(_ledger.status);
        User memory user = _users[account];
        (uint256 tokens, uint256 excess, uint256 released) = _due(user, payout);
        if (tokens == 0 && excess == 0) return (false, false);
        (uint16 mark, uint256 owed) = (user.claimMark, payout.tokensOwed);

        // forge-lint: disable-next-line(unsafe-typecast) at most 10 001
        user.claimMark = uint16(released + 1);
        if (mark == 0) ++payout.claimCount;
        // forge-lint: disable-next-line(unsafe-typecast) a part of what is owed
        payout.tokensOwed -= uint112(tokens);
        (_users[account], _payout) = (user, payout);

        if (excess != 0 && !_payExcess(account, excess, gasStipend)) {
            _takeBack(account, user, payout, mark, tokens);
            return (true, false);
        }
        uint256 sent = 0;
        ok = true;
        if (tokens != 0) (sent, ok) = _trySendTokens(account, tokens, owed);
        if (!ok) {
            _takeBack(account, user, payout, excess == 0 ? mark : 1, tokens);
            if (excess == 0) return (true, false);
        }
        emit Claimed(account, sent, excess);
        return (true, true);
    }

    /// @dev The books as if the tokens had not been claimed; the excess neither, if `mark` is zero.
    function _takeBack(address account, User memory user, Payout memory payout, uint16 mark, uint256 tokens) private {
        user.claimMark = mark;
        if (mark == 0) --payout.claimCount;
        // forge-lint: disable-next-line(unsafe-typecast) was taken off before
        payout.tokensOwed += uint112(tokens);
        (_users[account], _payout) = (user, payout);
    }

    /// @dev Pays what a fair sale did not accept.
    function _payExcess(address account, uint256 excess, uint256 gasStipend) private returns (bool ok) {
        Escrow storage escrow = _escrow;
        uint256 owed = uint256(escrow.excess) + escrow.exitFees + _ownerCurrencyOwed();
        // forge-lint: disable-next-line(unsafe-typecast) a part of it
        escrow.excess -= uint112(excess);
        // slither-disable-next-line unused-return (the event names the nominal amount)
        (, ok) = _tryPay(account, excess, owed, gasStipend);
        // forge-lint: disable-next-line(unsafe-typecast) the same
        if (!ok) escrow.excess += uint112(excess);
    }

    /// @dev What of the owner's part has not been withdrawn.
    function _ownerCurrencyOwed() internal view returns (uint256) {
        Proceeds memory p = _proceeds;
        return p.amount - _released(p.amount, p.paidBps);
    }
}
