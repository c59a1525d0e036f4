// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ITaxTerms} from "./ITaxTerms.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {SwapTermsSlot} from "./SwapTermsSlot.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title Taxes, what becomes of them, and the end of their change
/// @dev Buy and sell each below 25 % keep their sum below 50 % (specification section 5).
abstract contract TaxTerms is ITaxTerms, PackedAccounts, SwapTermsSlot {
    uint256 private constant MAX_TRADE_TAX_BPS = 2499;
    uint256 private constant MAX_TRANSFER_TAX_BPS = 2500;
    uint256 private constant MAX_POOL_TAX_BPS = 5000;
    uint256 private constant WHOLE = 100;
    /// @dev A threshold is at most this part of the supply.
    uint256 private constant THRESHOLD_PART = 100;

    /// @inheritdoc ITaxTerms
    function setTaxes(uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps)
        external
        virtual
        override
        onlyOwner
    {
        _checkTaxChange();
        _setTaxes(buyBps, sellBps, transferBps, addPoolBps, removePoolBps);
        _checkWhole();
    }

    /// @inheritdoc ITaxTerms
    function setShares(uint256 burn_, uint256 liquidity, uint256 marketing, uint256 dividend)
        external
        virtual
        override
        onlyOwner
    {
        _checkTaxChange();
        _setShares(burn_, liquidity, marketing, dividend);
        _checkWhole();
    }

    /// @inheritdoc ITaxTerms
    function disableTaxChange() external virtual override onlyOwner {
        _checkTaxChange();
        _disableTaxChange();
    }

    /// @inheritdoc ITaxTerms
    function setSwapThreshold(uint256 amount) external virtual override onlyOwner {
        _setSwapThreshold(amount);
        _checkWhole();
    }

    function _initTaxTerms(uint256[] memory numbers, bool changeable) internal {
        _setTaxes(
            numbers[TaxedParams.BUY_TAX],
            numbers[TaxedParams.SELL_TAX],
            numbers[TaxedParams.TRANSFER_TAX],
            numbers[TaxedParams.ADD_POOL_TAX],
            numbers[TaxedParams.REMOVE_POOL_TAX]
        );
        _setShares(
            numbers[TaxedParams.BURN_SHARE],
            numbers[TaxedParams.LIQUIDITY_SHARE],
            numbers[TaxedParams.MARKETING_SHARE],
            numbers[TaxedParams.DIVIDEND_SHARE]
        );
        _setSwapThreshold(numbers[TaxedParams.SWAP_THRESHOLD]);
        _checkWhole();
        if (changeable) _setOwnBits(0, TokenWord.TAX_CHANGE);
        else emit TaxChangeDisabled();
    }

    function _disableTaxChange() internal {
        _setOwnBits(TokenWord.TAX_CHANGE, 0);
        emit TaxChangeDisabled();
    }

    function _setTaxes(uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps)
        private
    {
        if (buyBps > MAX_TRADE_TAX_BPS) revert Token_BuyTaxTooHigh(buyBps, MAX_TRADE_TAX_BPS);
        if (sellBps > MAX_TRADE_TAX_BPS) revert Token_SellTaxTooHigh(sellBps, MAX_TRADE_TAX_BPS);
        if (transferBps > MAX_TRANSFER_TAX_BPS) revert Token_TransferTaxTooHigh(transferBps, MAX_TRANSFER_TAX_BPS);
        if (addPoolBps > MAX_POOL_TAX_BPS) revert Token_AddPoolTaxTooHigh(addPoolBps, MAX_POOL_TAX_BPS);
        if (removePoolBps > MAX_POOL_TAX_BPS) revert Token_RemovePoolTaxTooHigh(removePoolBps, MAX_POOL_TAX_BPS);
        _setOwnBits(
            TokenWord.ALL_RATES,
            (buyBps << TokenWord.BUY_SHIFT) | (sellBps << TokenWord.SELL_SHIFT)
                | (transferBps << TokenWord.TRANSFER_SHIFT) | (addPoolBps << TokenWord.ADD_SHIFT)
                | (removePoolBps << TokenWord.REMOVE_SHIFT)
        );
        emit TaxesSet(buyBps, sellBps, transferBps, addPoolBps, removePoolBps);
    }

    function _setShares(uint256 burn_, uint256 liquidity, uint256 marketing, uint256 dividend) private {
        // Each is bounded before they are added, so that no sum wraps around.
        if (burn_ > WHOLE || liquidity > WHOLE || marketing > WHOLE || dividend > WHOLE) {
            revert Token_SharesNotWhole(type(uint256).max);
        }
        uint256 sum = burn_ + liquidity + marketing + dividend;
        if (sum != WHOLE && sum != 0) revert Token_SharesNotWhole(sum);
        SwapTerms storage terms = _swapTerms;
        // forge-lint: disable-start(unsafe-typecast) at most 100
        terms.burn = uint8(burn_);
        terms.liquidity = uint8(liquidity);
        terms.marketing = uint8(marketing);
        terms.dividend = uint8(dividend);
        // forge-lint: disable-end(unsafe-typecast)
        emit SharesSet(burn_, liquidity, marketing, dividend);
    }

    function _setSwapThreshold(uint256 amount) private {
        uint256 max = totalSupply() / THRESHOLD_PART;
        if (amount > max) revert Token_SwapThresholdOutOfRange(amount, max);
        // forge-lint: disable-next-line(unsafe-typecast) a part of the supply
        _swapTerms.threshold = uint112(amount);
        emit SwapThresholdSet(amount);
    }

    /// @dev Where there is a tax, all of it goes somewhere, and from some amount on.
    function _checkWhole() private view {
        if (_ownWord() & TokenWord.ALL_RATES == 0) return;
        SwapTerms memory terms = _swapTerms;
        uint256 sum = uint256(terms.burn) + terms.liquidity + terms.marketing + terms.dividend;
        if (sum != WHOLE) revert Token_SharesNotWhole(sum);
        if (terms.threshold == 0) revert Token_SwapThresholdOutOfRange(0, totalSupply() / THRESHOLD_PART);
    }

    function _checkTaxChange() private view {
        if (_ownWord() & TokenWord.TAX_CHANGE == 0) revert Token_TaxChangeOff();
    }
}
