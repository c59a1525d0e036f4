// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Payees} from "../registry/Payees.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleShares} from "./PresaleShares.sol";

/// @title Tokens go to those who paid for them
abstract contract PresaleClaims is IPresaleParticipant, PresaleShares {
    /// @inheritdoc IPresaleParticipant
    function claim() external {
        _claimOne(msg.sender);
    }

    /// @inheritdoc IPresaleParticipant
    function claimTo(address to) external {
        if (to == address(0)) revert Presale_ReceiverZero();
        _claimOne(to);
    }

    /// @inheritdoc IPresaleParticipant
    function claimFor(address[] calldata accounts) external {
        _checkLength(accounts.length);
        uint256 payout = _begun();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (Payees.mayPay(accounts[i])) (payout,,) = _claim(payout, accounts[i], accounts[i], LIST_PAYMENT_GAS);
        }
        _payout = payout & ~LOCK_BIT;
    }

    function _claimOne(address to) private {
        (uint256 payout, bool due, bool ok) = _claim(_begun(), msg.sender, to, gasleft());
        if (!due) revert Presale_NothingToClaim(msg.sender);
        if (!ok) revert Presale_PaymentFailed(to, 0);
        _payout = payout & ~LOCK_BIT;
    }

    /// @dev First what comes back, then the tokens: a token that cannot be sent keeps no money back. What could not be paid
    /// is owed as before. Words instead of structs: this is what every buyer pays.
    /// @return left The payout's word afterwards, for the next in a list.
    /// @return due Whether there was anything to pay.
    /// @return ok Whether any of it was paid.
    function _claim(uint256 payout, address account, address to, uint256 gasStipend)
        private
        returns (uint256 left, bool due, bool ok)
    {
        uint256 user = _users[account];
        // forge-lint: disable-start(unsafe-typecast) each keeps what its bits hold
        uint256 mark = uint16(user >> CLAIM_MARK_SHIFT);
        (uint256 tokens, uint256 excess, uint256 released) =
            _due(uint112(user), mark, uint40(payout >> VESTING_START_SHIFT));
        // forge-lint: disable-end(unsafe-typecast)
        if (tokens | excess == 0) return (payout, false, false);

        // What is owed to all holds what is due to one, and what is released only grows.
        unchecked {
            _users[account] = user + ((released + 1 - mark) << CLAIM_MARK_SHIFT);
            // forge-lint: disable-next-line(incorrect-shift) one bit at its place
            left = payout - tokens + (mark == 0 ? 1 << CLAIM_COUNT_SHIFT : 0);
        }
        _payout = left;

        if (excess != 0 && !_payExcess(to, excess, gasStipend)) {
            (_users[account], _payout) = (user, payout);
            return (payout, true, false);
        }
        uint256 sent = 0;
        ok = true;
        if (tokens != 0) (sent, ok) = _sendTokens(to, tokens, payout);
        if (!ok) {
            left = _takeBack(account, user, payout, excess != 0);
            if (excess == 0) return (left, true, false);
        }
        emit Claimed(account, sent, excess);
        return (left, true, true);
    }

    /// @dev Tokens of the platform's own templates never shrink.
    function _sendTokens(address to, uint256 tokens, uint256 payout) private returns (uint256 sent, bool ok) {
        (address token, uint256 tokenTemplate) = PresaleArgs.readToken();
        if (tokenTemplate != 0) return (tokens, _tryTransfer(token, to, tokens));
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 112 bits are what buyers are owed
        return _trySend(token, to, tokens, uint112(payout), gasleft());
    }

    /// @dev The books as if no tokens had been claimed; the excess was, if `excessPaid`.
    function _takeBack(address account, uint256 user, uint256 payout, bool excessPaid) private returns (uint256 left) {
        left = payout;
        if (excessPaid) {
            // A first claim, of nothing.
            // forge-lint: disable-next-line(incorrect-shift) one bit at its place
            user += 1 << CLAIM_MARK_SHIFT;
            // forge-lint: disable-next-line(incorrect-shift) one bit at its place
            left += 1 << CLAIM_COUNT_SHIFT;
        }
        (_users[account], _payout) = (user, left);
    }

    /// @dev Pays what a fair presale did not accept.
    function _payExcess(address to, uint256 excess, uint256 gasStipend) private returns (bool ok) {
        uint112 all = _escrow.excess;
        uint256 owed = _currencyOwed();
        // forge-lint: disable-next-line(unsafe-typecast) a part of it
        _escrow.excess = all - uint112(excess);
        // slither-disable-next-line unused-return (the event names the nominal amount)
        (, ok) = _trySend(_currency(), to, excess, owed, gasStipend);
        if (!ok) _escrow.excess = all;
    }

    /// @dev The payout's word with its lock closed, not yet written.
    function _begun() private view returns (uint256 payout) {
        payout = _payout;
        if (payout & LOCK_BIT != 0) revert Reentrancy();
        // forge-lint: disable-next-line(unsafe-typecast) forty bits are the time
        if (uint40(payout >> VESTING_START_SHIFT) == 0) revert Presale_NotFinished(_loadLedger().status);
        payout |= LOCK_BIT;
    }
}
