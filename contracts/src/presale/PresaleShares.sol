// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleState} from "./PresaleState.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title Who is owed what, by kind of presale
/// @dev Everything is rounded down, in the presale's favour, by less than one base unit a wallet (P-14). Only in a fair
/// presale can a unit of the token have cost more than one of the currency: `PresaleTermsCheck.checkFineness`.
abstract contract PresaleShares is PresaleState {
    /// @dev Templates below have no launch gate.
    uint256 internal constant FIRST_GATED_TEMPLATE = 2;

    /// @dev What of a raise the presale keeps: a fair presale at most the hard cap.
    function _accepted(uint256 raised) internal view returns (uint256) {
        return _kind() == FAIR ? FixedPointMathLib.min(raised, _amount(PresaleArgs.HARD_CAP)) : raised;
    }

    /// @dev What of one wallet's contribution the presale keeps, and what comes back.
    function _shareOf(uint256 contributed) internal view returns (uint256 accepted, uint256 excess) {
        if (_kind() != FAIR) return (contributed, 0);
        uint256 raised = _loadLedger().total;
        uint256 cap = _amount(PresaleArgs.HARD_CAP);
        if (raised <= cap) return (contributed, 0);
        return ((contributed * cap) / raised, (contributed * (raised - cap)) / raised);
    }

    /// @dev What a wallet would get now, and at which released part.
    function _due(uint256 contributed, uint256 claimMark, uint256 vestingStart)
        internal
        view
        returns (uint256 tokens, uint256 excess, uint256 released)
    {
        if (contributed == 0) return (0, 0, 0);
        (uint256 rate, uint256 schedule) = PresaleArgs.readShare();
        released = _releasedBy(schedule, block.timestamp, vestingStart);
        (uint256 accepted, uint256 back) = _shareOf(contributed);
        // Fits: the hard cap at this rate is a pool's reserve at most. What is released only grows.
        unchecked {
            // forge-lint: disable-next-line(divide-before-multiply) whole base units only
            uint256 allocation = (accepted * rate) / PresaleLimits.RATE_SCALE;
            tokens = (allocation * released) / PresaleLimits.BPS;
            if (claimMark == 0) excess = back;
            else tokens -= (allocation * (claimMark - 1)) / PresaleLimits.BPS;
        }
    }

    /// @dev Part of the owner's currency that may leave now: in a private presale what is released to the buyers
    /// (S-56).
    function _ownerReleasedBps() internal view returns (uint256) {
        return _kind() == PRIVATE ? _releasedAt(block.timestamp, _loadPayout().vestingStart) : PresaleLimits.BPS;
    }

    /// @dev Currency that a finished presale owes: to buyers, to the platform, and to its owner.
    function _currencyOwed() internal view returns (uint256 owed) {
        Proceeds memory p = _proceeds;
        Escrow memory escrow = _escrow;
        owed = uint256(escrow.exitFees) + escrow.excess + p.amount - _part(p.amount, p.paidBps);
        if (p.hasRetained) owed += _retained.amount;
    }

    /// @dev Tokens that a canceled presale still gives its owner: all that are there, but of a token with a launch gate
    /// no more than were deposited. It may be the token's launcher, whose payments no limit stops (P-43).
    function _returnable() internal view returns (uint256 amount) {
        (address token, uint256 tokenTemplate) = PresaleArgs.readToken();
        amount = SafeTransferLib.balanceOf(token, address(this));
        if (tokenTemplate < FIRST_GATED_TEMPLATE) return amount;
        return FixedPointMathLib.min(amount, FixedPointMathLib.zeroFloorSub(_deposit(), _proceeds.tokens));
    }

    function _part(uint256 amount, uint256 bps) internal pure returns (uint256) {
        return (amount * bps) / PresaleLimits.BPS;
    }

    function _claimed(uint256 allocation, uint256 claimMark) internal pure returns (uint256) {
        return claimMark == 0 ? 0 : _part(allocation, claimMark - 1);
    }
}
