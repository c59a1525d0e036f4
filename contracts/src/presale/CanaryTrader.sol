// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";

/// @title One round trip of a wallet that nobody knows
/// @dev All of it happens while this is created: to the token the trader has no code, like any wallet, and nothing stays
/// behind. What it spends lies at its address beforehand.
contract CanaryTrader {
    /// @param to Receives what the sale brings.
    constructor(IV2Pair pair, address token, address quote, uint256 amount, address to) {
        uint256 bought = _buy(pair, token, quote, amount);
        if (bought != 0) _sell(pair, token, quote, bought, to);
        assembly ("memory-safe") {
            return(0, 0)
        }
    }

    function _buy(IV2Pair pair, address token, address quote, uint256 amount) private returns (uint256 bought) {
        bool quoteIsFirst = quote < token;
        (uint256 quoteReserve, uint256 tokenReserve) = V2Math.reservesOf(pair, quoteIsFirst);
        uint256 out = V2Math.amountOut(amount, quoteReserve, tokenReserve);
        if (out == 0) return 0;
        SafeTransferLib.safeTransfer(quote, address(pair), amount);
        pair.swap(quoteIsFirst ? 0 : out, quoteIsFirst ? out : 0, address(this), "");
        return SafeTransferLib.balanceOf(token, address(this));
    }

    function _sell(IV2Pair pair, address token, address quote, uint256 amount, address to) private {
        SafeTransferLib.safeTransfer(token, address(pair), amount);
        bool tokenIsFirst = token < quote;
        // After the transfer: the token may have traded in the pool meanwhile.
        (uint256 tokenReserve, uint256 quoteReserve) = V2Math.reservesOf(pair, tokenIsFirst);
        uint256 arrived = SafeTransferLib.balanceOf(token, address(pair)) - tokenReserve;
        uint256 out = V2Math.amountOut(arrived, tokenReserve, quoteReserve);
        if (out == 0) return;
        pair.swap(tokenIsFirst ? 0 : out, tokenIsFirst ? out : 0, to, "");
    }
}
