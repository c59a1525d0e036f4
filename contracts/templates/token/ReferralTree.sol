// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {IReferral} from "./IReferral.sol";

/// @title Offers, bindings and terms of a referral
/// @dev Documented in `IReferral`; who may be inviter or invitee at all is for the token to say.
library ReferralTree {
    /// @dev `terms`: seven rates of 16 bits, the lowest is level 1; above them the bind interval.
    /// `links`: the inviter in the low 160 bits, then the block of the binding, two flags on top.
    /// `offers`: invitee => inviter => block of the offer.
    struct Tree {
        uint256 terms;
        mapping(address => uint256) links;
        mapping(address => mapping(address => uint256)) offers;
    }

    uint256 internal constant LEVELS = 7;
    uint256 internal constant BLOCK_SHIFT = 160;
    uint256 internal constant BLOCK_MASK = type(uint64).max;
    uint256 internal constant HAS_SOLD = 1 << 254;
    uint256 private constant HAS_INVITEES = 1 << 255;

    uint256 private constant MAX_REBATE_BPS = 1000;
    uint256 private constant MAX_BIND_INTERVAL = 100;
    uint256 private constant RATE_BITS = 16;
    uint256 private constant RATE_MASK = 0xffff;
    uint256 private constant INTERVAL_SHIFT = RATE_BITS * LEVELS;
    uint256 private constant RATES_MASK = type(uint112).max;

    event InviteOffered(address indexed inviter, address indexed invitee);
    event InviterBound(address indexed invitee, address indexed inviter);
    event RebatesSet(uint256[LEVELS] rebateBps);
    event BindIntervalSet(uint256 blocks);

    /// @notice Terms at creation. @param numbers Seven rates from `first` on, then the bind interval.
    /// @param buyBps Basis points of tax on a buy. @param sellBps Basis points of tax on a sale.
    function init(Tree storage tree, uint256[] memory numbers, uint256 first, uint256 buyBps, uint256 sellBps)
        internal
    {
        uint256[LEVELS] memory rebateBps;
        for (uint256 i = 0; i < LEVELS; ++i) {
            rebateBps[i] = numbers[first + i];
        }
        uint256 max = FixedPointMathLib.min(MAX_REBATE_BPS, FixedPointMathLib.min(buyBps, sellBps));
        _storeRebates(tree, rebateBps, max);
        _storeBindInterval(tree, numbers[first + LEVELS]);
    }

    /// @notice Lowers the rates.
    function setRebates(Tree storage tree, uint256[LEVELS] memory rebateBps) internal {
        uint256 terms = tree.terms;
        for (uint256 i = 0; i < LEVELS; ++i) {
            if (rebateBps[i] > rate(terms, i)) revert IReferral.Token_RebateRaised(i + 1);
        }
        _storeRebates(tree, rebateBps, MAX_REBATE_BPS);
    }

    /// @notice Changes the interval.
    function setBindInterval(Tree storage tree, uint256 blocks) internal {
        _storeBindInterval(tree, blocks);
    }

    /// @notice Takes note of a small transfer. @param byHolder Whether the holder sent it, and nobody for them.
    /// @return answers Whether it accepts an offer that can be accepted: then `bind` follows.
    function note(Tree storage tree, address from, address to, bool byHolder) internal returns (bool answers) {
        if (tree.offers[from][to] != 0) {
            // An answer that comes too early is no counter-offer: that would turn the direction round. And whoever may
            // spend somebody's tokens may not choose their inviter.
            if (!byHolder) return false;
            (bytes4 reason,) = _refusal(tree, from, to);
            return reason == 0;
        }
        // Only somebody without inviter, sale and invitees can be invited.
        if (from != to && tree.offers[to][from] == 0 && tree.links[to] == 0) {
            tree.offers[to][from] = ChainBlocks.number();
            emit InviteOffered(from, to);
        }
    }

    /// @notice Reverts with the reason why `invitee` cannot be bound to `inviter` now, if there is one.
    function check(Tree storage tree, address invitee, address inviter) internal view {
        (bytes4 reason, uint256 argument) = _refusal(tree, invitee, inviter);
        if (reason == 0) return;
        if (reason == IReferral.Token_InviterSelf.selector) revert IReferral.Token_InviterSelf();
        if (reason == IReferral.Token_InviterLate.selector) revert IReferral.Token_InviterLate();
        // All others have one argument.
        assembly {
            mstore(0, reason)
            mstore(4, argument)
            revert(0, 0x24)
        }
    }

    /// @notice Binds for good. Both have been checked.
    function bind(Tree storage tree, address invitee, address inviter) internal {
        delete tree.offers[invitee][inviter];
        tree.links[invitee] = uint160(inviter) | (ChainBlocks.number() << BLOCK_SHIFT);
        tree.links[inviter] |= HAS_INVITEES;
        emit InviterBound(invitee, inviter);
    }

    /// @notice Reverts when the trading taxes would be lower than what the rebates take of a trade.
    function checkTaxes(Tree storage tree, uint256 buyBps, uint256 sellBps) internal view {
        uint256 sum = sumOfRates(tree);
        uint256 max = FixedPointMathLib.min(buyBps, sellBps);
        if (sum > max) revert IReferral.Token_RebateTooHigh(sum, max);
    }

    /// @notice What all levels together take of a trade, in basis points.
    function sumOfRates(Tree storage tree) internal view returns (uint256 sum) {
        uint256 terms = tree.terms;
        for (uint256 i = 0; i < LEVELS; ++i) {
            sum += rate(terms, i);
        }
    }

    /// @notice Rates and interval as numbers of their own.
    function readTerms(Tree storage tree)
        internal
        view
        returns (uint256[LEVELS] memory rebateBps, uint256 bindIntervalBlocks)
    {
        uint256 terms = tree.terms;
        for (uint256 i = 0; i < LEVELS; ++i) {
            rebateBps[i] = rate(terms, i);
        }
        bindIntervalBlocks = terms >> INTERVAL_SHIFT;
    }

    /// @dev Basis points of the level after `index`.
    function rate(uint256 terms, uint256 index) internal pure returns (uint256 bps) {
        return (terms >> (RATE_BITS * index)) & RATE_MASK;
    }

    /// @dev The inviter in a link, zero when there is none.
    function inviterIn(uint256 link) internal pure returns (address inviter) {
        // forge-lint: disable-next-line(unsafe-typecast) the low 160 bits are the inviter
        return address(uint160(link));
    }

    function _storeRebates(Tree storage tree, uint256[LEVELS] memory rebateBps, uint256 max) private {
        uint256 rates;
        uint256 sum;
        for (uint256 i = 0; i < LEVELS; ++i) {
            uint256 bps = rebateBps[i];
            if (bps != 0 && i != 0 && rebateBps[i - 1] == 0) revert IReferral.Token_RebateGap(i + 1);
            rates |= bps << (RATE_BITS * i);
            sum = FixedPointMathLib.saturatingAdd(sum, bps);
        }
        if (sum > max) revert IReferral.Token_RebateTooHigh(sum, max);
        tree.terms = (tree.terms & ~RATES_MASK) | rates;
        emit RebatesSet(rebateBps);
    }

    function _storeBindInterval(Tree storage tree, uint256 blocks) private {
        if (blocks > MAX_BIND_INTERVAL) revert IReferral.Token_BindIntervalTooLong(blocks, MAX_BIND_INTERVAL);
        tree.terms = (tree.terms & RATES_MASK) | (blocks << INTERVAL_SHIFT);
        emit BindIntervalSet(blocks);
    }

    /// @dev Why `invitee` cannot be bound to `inviter` now, as an error's selector and argument; 0 when it can.
    function _refusal(Tree storage tree, address invitee, address inviter)
        private
        view
        returns (bytes4 reason, uint256 argument)
    {
        uint256 link = tree.links[invitee];
        uint256 offeredAt = tree.offers[invitee][inviter];
        argument = uint160(inviter);
        if (inviter == invitee) return (IReferral.Token_InviterSelf.selector, 0);
        // forge-lint: disable-next-line(unsafe-typecast) the low 160 bits are the inviter
        if (inviterIn(link) != address(0)) return (IReferral.Token_InviterAlreadyBound.selector, uint160(link));
        if (link & HAS_SOLD != 0) return (IReferral.Token_InviterLate.selector, 0);
        if (link & HAS_INVITEES != 0) return (IReferral.Token_InviterCyclic.selector, argument);
        if (offeredAt == 0) return (IReferral.Token_InviteMissing.selector, argument);
        offeredAt += tree.terms >> INTERVAL_SHIFT;
        if (ChainBlocks.number() < offeredAt) return (IReferral.Token_InviteTooEarly.selector, offeredAt);
    }
}
