// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReferralTree} from "./ReferralTree.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {IReferral} from "./IReferral.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Referral tree and rebates
/// @dev Documented in `IReferral`. Bound to a taxed token by the functions that the token calls (`_noteTransfer`,
/// `_payRebates`, `_checkTaxesCoverRebates`) and by those without a body that it answers. What happens in trades stands
/// here, everything rarer in the linked `ReferralTree`.
abstract contract Referral is IReferral {
    using ReferralTree for ReferralTree.Tree;

    uint256 internal constant REBATE_LEVELS = 7;
    uint256 private constant SMALL_TRANSFERS_IN_SUPPLY = 1_000_000;
    uint256 private constant BPS_OF_TRADE = 10_000;

    /// @dev Base units up to which a transfer may be an offer or its answer.
    uint256 internal immutable _smallTransferMax;

    ReferralTree.Tree private _tree;

    /// @param numberParams The token's parameters; seven rates from `first` on, then the bind interval.
    constructor(uint256[] memory numberParams, uint256 first) {
        _smallTransferMax = FixedPointMathLib.max(1, numberParams[TaxedParams.TOTAL_SUPPLY] / SMALL_TRANSFERS_IN_SUPPLY);
        _tree.init(numberParams, first, numberParams[TaxedParams.BUY_TAX], numberParams[TaxedParams.SELL_TAX]);
    }

    /// @inheritdoc IReferral
    function acceptInviter(address inviter) external override {
        _tree.check(msg.sender, inviter);
        if (_isOutsideReferral(inviter)) revert Token_InviterRefused(inviter);
        if (_isOutsideReferral(msg.sender)) revert Token_InviterRefused(msg.sender);
        _tree.bind(msg.sender, inviter);
    }

    /// @inheritdoc IReferral
    function setRebates(uint256[REBATE_LEVELS] calldata rebateBps) external override {
        _checkTermsOwner();
        _tree.setRebates(rebateBps);
    }

    /// @inheritdoc IReferral
    function setBindInterval(uint256 blocks) external override {
        _checkTermsOwner();
        _tree.setBindInterval(blocks);
    }

    /// @inheritdoc IReferral
    function inviterOf(address account) external view override returns (address inviter) {
        return ReferralTree.inviterIn(_tree.links[account]);
    }

    /// @inheritdoc IReferral
    function pendingInvite(address invitee, address inviter) external view override returns (uint256 offeredAtBlock) {
        return _tree.offers[invitee][inviter];
    }

    /// @inheritdoc IReferral
    function referralTerms()
        external
        view
        override
        returns (uint256[REBATE_LEVELS] memory rebateBps, uint256 bindIntervalBlocks, uint256 smallTransferMax)
    {
        (rebateBps, bindIntervalBlocks) = _tree.readTerms();
        smallTransferMax = _smallTransferMax;
    }

    /// @dev To be called after a small transfer between two accounts that are neither pair nor token. Never reverts: a
    /// transfer is a transfer, whether or not it also offers or accepts.
    function _noteTransfer(address from, address to, uint256 amount) internal {
        if (amount == 0) return;
        if (!_tree.note(from, to, msg.sender == from)) return;
        if (!_isOutsideReferral(to) && !_isOutsideReferral(from)) _tree.bind(from, to);
    }

    /// @dev To be called once the tax of a trade lies in the token. Never reverts; at most seven levels.
    /// @param amount Base units of the trade before tax.
    /// @param tax Base units of tax that it paid.
    function _payRebates(address trader, bool isSale, uint256 amount, uint256 tax) internal {
        uint256 link = _tree.links[trader];
        if (ReferralTree.inviterIn(link) == address(0)) {
            if (isSale && link & ReferralTree.HAS_SOLD == 0) _tree.links[trader] = link | ReferralTree.HAS_SOLD;
            return;
        }
        // A binding of this very block earns nothing from this trade. Links further up are never younger than this one:
        // who has an invitee is bound no more.
        if ((link >> ReferralTree.BLOCK_SHIFT) & ReferralTree.BLOCK_MASK == ChainBlocks.number()) return;
        uint256 terms = _tree.terms;
        for (uint256 i = 0; i < REBATE_LEVELS; ++i) {
            address inviter = ReferralTree.inviterIn(link);
            if (inviter == address(0)) return;
            uint256 rebate = FixedPointMathLib.min((amount * ReferralTree.rate(terms, i)) / BPS_OF_TRADE, tax);
            if (rebate == 0) return;
            tax -= rebate;
            _moveRebate(inviter, rebate);
            emit RebatePaid(trader, inviter, i + 1, rebate);
            link = _tree.links[inviter];
        }
    }

    /// @dev What all levels together take of a trade, in basis points.
    function _allRebates() internal view returns (uint256) {
        return _tree.sumOfRates();
    }

    /// @dev Reverts when the trading taxes would be lower than what the rebates take of a trade.
    function _checkTaxesCoverRebates(uint256 buyBps, uint256 sellBps) internal view {
        _tree.checkTaxes(buyBps, sellBps);
    }

    /// @dev Moves base units from the token itself to `to`, with its event, without tax and limits. Never reverts.
    function _moveRebate(address to, uint256 amount) internal virtual;

    /// @dev Whether an account can be neither inviter nor invitee: nobody's, the token's own, of a venue or platform.
    function _isOutsideReferral(address account) internal view virtual returns (bool);

    /// @dev Reverts unless the caller is the token's owner.
    function _checkTermsOwner() internal view virtual;
}
