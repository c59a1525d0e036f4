// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleFloor} from "./IPresaleFloor.sol";
import {PresaleRefunds} from "./PresaleRefunds.sol";

/// @title Tokens go to those who paid for them
abstract contract PresaleClaims is PresaleRefunds {
    /// @inheritdoc IPresaleFloor
    function claim() external guardedPayout {
        (bool due, bool ok) = _claim(msg.sender, gasleft());
        if (!due) revert Presale_NothingToClaim(msg.sender);
        if (!ok) revert Presale_PaymentFailed(msg.sender, 0);
    }

    /// @inheritdoc IPresaleFloor
    function claimFor(address[] calldata accounts) external guardedPayout {
        _checkLength(accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            _claim(accounts[i], LIST_PAYMENT_GAS);
        }
    }

    /// @dev First what comes back, then the tokens: a token that cannot be sent keeps no money back. What could not be paid
    /// is owed as before.
    /// @return due Whether there was anything to pay. @return ok Whether any of it was paid.
    function _claim(address account, uint256 gasStipend) private returns (bool due, bool ok) {
        Payout memory payout = _loadPayout();
        if (payout.finalizedAt == 0) revert Presale_NotFinished(_loadLedger().status);
        User memory user = _loadUser(account);
        (uint256 tokens, uint256 excess, uint256 released) = _due(user, payout);
        if (tokens == 0 && excess == 0) return (false, false);
        (uint16 mark, uint256 owed) = (user.claimMark, payout.tokensOwed);

        // forge-lint: disable-next-line(unsafe-typecast) at most 10 001
        user.claimMark = uint16(released + 1);
        if (mark == 0) ++payout.claimCount;
        // forge-lint: disable-next-line(unsafe-typecast) a part of what is owed
        payout.tokensOwed -= uint112(tokens);
        _saveUser(account, user);
        _savePayout(payout);

        if (excess != 0 && !_payExcess(account, excess, gasStipend)) {
            _takeBack(account, user, payout, mark, tokens);
            return (true, false);
        }
        uint256 sent = 0;
        ok = true;
        if (tokens != 0) (sent, ok) = _trySend(_claimToken(), account, tokens, owed, gasleft());
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
        _saveUser(account, user);
        _savePayout(payout);
    }

    /// @dev Pays what a fair sale did not accept.
    function _payExcess(address account, uint256 excess, uint256 gasStipend) private returns (bool ok) {
        uint112 all = _escrow.excess;
        uint256 owed = _currencyOwed();
        // forge-lint: disable-next-line(unsafe-typecast) a part of it
        _escrow.excess = all - uint112(excess);
        // slither-disable-next-line unused-return (the event names the nominal amount)
        (, ok) = _trySend(_currency(), account, excess, owed, gasStipend);
        if (!ok) _escrow.excess = all;
    }
}
