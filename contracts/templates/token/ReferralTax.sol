// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {PackedAccount} from "./PackedAccount.sol";
import {Capabilities} from "./Capabilities.sol";
import {Referral} from "./Referral.sol";
import {TaxedBase} from "./TaxedBase.sol";

/// @title A taxed token with a referral
/// @dev Where the moves of `TaxedBase` meet the tree of `Referral`.
abstract contract ReferralTax is TaxedBase, Referral {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @inheritdoc TaxedBase
    function capabilities() public view virtual override returns (uint256 bits) {
        bits = super.capabilities();
        if (bits != 0) bits |= Capabilities.REFERRAL_TERMS;
    }

    function _afterPlainTransfer(address from, address to, uint256 amount) internal virtual override {
        if (amount <= _smallTransferMax) _noteTransfer(from, to, amount);
    }

    function _afterTradeTax(address trader, bool isBuy, uint256 amount, uint256 tax) internal virtual override {
        _payRebates(trader, !isBuy, amount, tax);
    }

    function _checkTradeTaxes(uint256 buyBps, uint256 sellBps) internal view virtual override {
        _checkTaxesCoverRebates(buyBps, sellBps);
    }

    function _rebateBps() internal view virtual override returns (uint256) {
        return _allRebates();
    }

    function _moveRebate(address to, uint256 amount) internal override {
        _payOut(to, amount);
    }

    function _isOutsideReferral(address account) internal view override returns (bool) {
        return account == address(0) || account == DEAD || account == address(this) || account == _router
            || _accounts[account] & (PackedAccount.PAIR | PackedAccount.LAUNCHER) != 0 || _rolesOf(account) != 0;
    }

    function _checkTermsOwner() internal view virtual override {
        _checkOwner();
    }
}
