// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {LiquidityDividendTax} from "./LiquidityDividendTax.sol";
import {LpDividends} from "./LpDividends.sol";
import {Referral} from "./Referral.sol";
import {ReferralTax} from "./ReferralTax.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedCore} from "./TaxedCore.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 9: referral rebate and dividends for those who provide liquidity
/// @notice Templates 6 and 4 in one.
/// @dev Documented in `ITaxedToken`, `IReferral` and `ILpDividends`. Constructor: as template 6, and one more number:
/// the dividend interval in blocks.
contract ReferralLiquidityDividendToken is ReferralTax, LiquidityDividendTax {
    // solhint-disable-next-line no-empty-blocks
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        Referral(numberParams, TaxedParams.FIRST_OWN_NUMBER)
        LpDividends(numberParams[TaxedParams.FIRST_OWN_NUMBER + REBATE_LEVELS + 1])
    {}

    /// @inheritdoc SwapBack
    function swapBack() public override(SwapBack, LiquidityDividendTax) {
        super.swapBack();
    }

    /// @inheritdoc TaxedBase
    function capabilities() public view override(ReferralTax, LiquidityDividendTax) returns (uint256 bits) {
        return super.capabilities();
    }

    // What follows has one meaning, given by one of both sides; the language wants to be told that this is so.

    function _addDividends(uint256 amount, uint256 marketingQuote)
        internal
        override(SwapBack, LiquidityDividendTax)
        returns (uint256)
    {
        return super._addDividends(amount, marketingQuote);
    }

    function _afterPlainTransfer(address from, address to, uint256 amount) internal override(TaxedCore, ReferralTax) {
        super._afterPlainTransfer(from, to, amount);
    }

    function _afterTradeTax(address trader, bool isBuy, uint256 amount, uint256 tax)
        internal
        override(TaxedCore, ReferralTax)
    {
        super._afterTradeTax(trader, isBuy, amount, tax);
    }

    function _checkTermsOwner() internal view override(ReferralTax, LiquidityDividendTax) {
        super._checkTermsOwner();
    }

    function _checkTradeTaxes(uint256 buyBps, uint256 sellBps) internal view override(TaxedBase, ReferralTax) {
        super._checkTradeTaxes(buyBps, sellBps);
    }

    function _rebateBps() internal view override(TaxedBase, ReferralTax) returns (uint256) {
        return super._rebateBps();
    }

    function _paysDividends() internal pure override(TaxedBase, LiquidityDividendTax) returns (bool) {
        return super._paysDividends();
    }
}
