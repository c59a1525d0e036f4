// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleShares} from "./PresaleShares.sol";

/// @title The end of a presale that has succeeded
/// @dev Books first, then inviters' rewards, then the pool; whatever fails reverts and can be tried again until the
/// presale lapses, but a token that cannot be sold cancels the presale (S-54).
abstract contract PresaleFinalize is IPresaleParticipant, PresaleShares {
    /// @dev What a finished presale has to be divided up. `exitFees` is the half that goes into the pool.
    struct Division {
        uint256 accepted;
        uint256 sold;
        uint256 poolCurrency;
        uint256 exitFees;
        uint256 reward;
        uint256 ownerTokens;
        uint256 ownerCurrency;
        uint256 retainedTokens;
        uint256 retainedCurrency;
    }

    /// @dev What became of the pool's part.
    struct Outcome {
        bool sellable;
        address pair;
        uint256 tokensListed;
        uint256 currencyListed;
        uint256 liquidity;
        uint256 lockId;
        uint256 unlockAt;
    }

    uint256 private constant ONE = 1e18;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @inheritdoc IPresaleParticipant
    function finalize() external guarded {
        Ledger memory book = _loadLedger();
        _checkFinalize(book);
        Division memory d = _divide(book);
        _openClaims(book, d);
        Outcome memory o = _close(d);
        if (!o.sellable) {
            Payout memory none;
            _savePayout(none);
            _cancel(book, UNSELLABLE);
            return;
        }
        _payReward(book, d);
        uint256 burned = _keepRest(book, d, o.unlockAt);
        Payout memory payout = _loadPayout();
        (payout.lockId, payout.locked) = (o.lockId, 0);
        _savePayout(payout);
        _announce(d, o, burned);
    }

    /// @dev Who gets what. The token may have shrunk since it came: then nothing is sold short (P-10).
    function _divide(Ledger memory book) private view returns (Division memory d) {
        uint256 deposit = _deposit();
        uint256 held = SafeTransferLib.balanceOf(_claimToken(), address(this));
        if (held < deposit) revert Presale_DepositTooSmall(held, deposit);
        d.accepted = _accepted(book.total);
        d.sold = _tokensFor(d.accepted);
        d.poolCurrency = _poolPart(d.accepted);
        d.exitFees = _escrow.exitFees / 2;
        if (book.flags & INVITER_OPEN != 0) {
            uint256 weight = inviterContract.totalWeight(address(this));
            d.reward = FixedPointMathLib.fullMulDiv(weight, _acceptedShare(book, d), ONE * PresaleLimits.BPS);
        }
        d.ownerTokens = deposit - d.sold;
        d.ownerCurrency = d.accepted - d.poolCurrency - d.reward;
    }

    function _openClaims(Ledger memory book, Division memory d) private {
        book.status = FINISHED;
        _saveLedger(book);
        uint256 vestingStart = FixedPointMathLib.min(block.timestamp, book.endTime + PresaleLimits.OWNER_GRACE);
        _savePayout(
            Payout({
                tokensOwed: d.sold,
                vestingStart: vestingStart,
                lateness: block.timestamp - vestingStart,
                claimCount: 0,
                lockId: 0,
                locked: 1
            })
        );
    }

    /// @dev Out of the owner's part, whole and at once; the contract that keeps rewards takes no more than this (P-04).
    function _payReward(Ledger memory book, Division memory d) private {
        if (book.flags & INVITER_OPEN == 0) return;
        address money = _currency();
        uint256 share = _acceptedShare(book, d);
        if (money == address(0)) {
            inviterContract.settle{value: d.reward}(share);
        } else {
            // Some currencies refuse an allowance of zero.
            if (d.reward != 0) SafeTransferLib.safeApprove(money, address(inviterContract), d.reward);
            inviterContract.settle(share);
        }
    }

    /// @dev What is left waits for the owner, the other half of the exit fees for the platform, the excess for the buyers.
    function _keepRest(Ledger memory book, Division memory d, uint256 unlockAt) private returns (uint256 burned) {
        if (_hasFlag(PresaleArgs.BURNS_UNSOLD)) {
            (burned, d.ownerTokens) = (d.ownerTokens, 0);
            if (burned != 0) SafeTransferLib.safeTransfer(_claimToken(), DEAD, burned);
        }
        // forge-lint: disable-start(unsafe-typecast)
        bool hasRetained = d.retainedTokens | d.retainedCurrency != 0;
        _proceeds = Proceeds({
            amount: uint112(_fit(d.ownerCurrency)),
            tokens: uint112(_fit(d.ownerTokens)),
            paidBps: 0,
            hasRetained: hasRetained
        });
        if (hasRetained) {
            _retained = Retained({amount: uint112(_fit(d.retainedCurrency)), tokens: uint112(_fit(d.retainedTokens))});
            emit LiquidityRetained(d.retainedTokens, d.retainedCurrency, unlockAt);
        }
        Escrow memory escrow = _escrow;
        uint256 excess = book.total - d.accepted;
        if (escrow.exitFees != 0 || excess != 0) {
            _escrow = Escrow({exitFees: uint112(escrow.exitFees - escrow.exitFees / 2), excess: uint112(excess)});
        }
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _announce(Division memory d, Outcome memory o, uint256 burned) private {
        emit Finalized(
            o.pair,
            d.accepted,
            o.tokensListed,
            o.currencyListed,
            o.liquidity,
            o.lockId,
            o.unlockAt,
            d.ownerCurrency,
            d.ownerTokens,
            burned,
            d.reward
        );
    }

    function _checkFinalize(Ledger memory book) private view {
        _checkOpen(book);
        if (!_reachesSoftCap(book.total)) {
            revert Presale_SoftCapNotReached(book.total, _amount(PresaleArgs.SOFT_CAP));
        }
        uint256 end = book.endTime;
        if (block.timestamp < end && !_isFull(book.total)) revert Presale_StillRunning(end);
        if (block.timestamp >= end + PresaleLimits.LAPSE) revert Presale_Lapsed(end + PresaleLimits.LAPSE);
        uint256 until = end + PresaleLimits.OWNER_GRACE;
        if (block.timestamp < until && msg.sender != _owner()) revert Presale_OwnerOnlyUntil(until);
    }

    /// @dev Accepted ÷ contributed, times 1e18, rounded down.
    function _acceptedShare(Ledger memory book, Division memory d) private pure returns (uint256) {
        return (d.accepted * ONE) / book.total;
    }

    /// @dev A gift beyond what the books can hold stays outside them.
    function _fit(uint256 amount) private pure returns (uint256) {
        return FixedPointMathLib.min(amount, PresaleLimits.MAX_AMOUNT);
    }

    /// @dev Makes the pool, if this kind of presale has one. `d` says afterwards what is left for the owner.
    function _close(Division memory d) internal virtual returns (Outcome memory o);
}
