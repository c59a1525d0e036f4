// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../../src/ISolvency.sol";
import {IQuote} from "../venue/IQuote.sol";
import {IV2Router} from "../venue/IV2Router.sol";
import {HolderDividends} from "./HolderDividends.sol";
import {IHolderDividends} from "./IHolderDividends.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 5: dividends in native currency
/// @notice Its pool is one against wrapped native currency. What holders are owed lies wrapped in the token vault and
/// is unwrapped when it is paid, so that a receiver which refuses it loses nothing.
/// @dev Documented in `ITaxedToken` and `IHolderDividends`. Constructor: as template 2, with numbers 18
/// `dividendThreshold`, 19 `dividendIntervalBlocks`. The quote token is the router's wrapped native currency.
contract NativeDividendToken is HolderDividends, ISolvency {
    /// @dev For a payment that somebody else set off: enough for any wallet, too little to hurt.
    uint256 private constant PAYMENT_GAS = 150_000;
    /// @dev A call gets at most 63/64 of what is left: with this much left, it gets `PAYMENT_GAS`.
    uint256 private constant GAS_FOR_PAYMENT = 155_000;

    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        HolderDividends(addressParams[TaxedParams.RECEIVER], numberParams)
    {
        address quote = addressParams[TaxedParams.QUOTE];
        try IV2Router(addressParams[TaxedParams.ROUTER]).WETH() returns (address wrapped) {
            if (quote != wrapped) revert Token_QuoteUnusable(quote);
        } catch {
            revert Token_QuoteUnusable(quote);
        }
    }

    /// @inheritdoc IHolderDividends
    function dividendToken() external pure override returns (address) {
        return address(0);
    }

    /// @inheritdoc ISolvency
    /// @dev Owed in native currency, held wrapped one to one.
    function solvency() external view override returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](1);
        uint256 held = IQuote(_quote).balanceOf(address(_vault));
        assets[0] = AssetSolvency({asset: _quote, owed: _owedToHolders() + _pending.quote, held: held});
    }

    /// @inheritdoc SwapBack
    function _addDividends(
        uint256 amount,
        uint256 /* marketingQuote */
    )
        internal
        override
        returns (uint256)
    {
        return _takeIn(amount);
    }

    /// @inheritdoc HolderDividends
    /// @dev By itself an account may use all gas, and gets wrapped currency when it takes no other.
    function _payDividend(address account, uint256 amount, bool byItself) internal override {
        if (!byItself && gasleft() < GAS_FOR_PAYMENT) revert Token_PaymentRefused(account);
        try _vault.payUnwrapped{gas: byItself ? gasleft() : PAYMENT_GAS}(_quote, account, amount) {
            return;
        } catch {
            if (!byItself) revert Token_PaymentRefused(account);
        }
        _vault.pay(_quote, account, amount);
    }
}
