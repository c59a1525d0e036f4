// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";

/// @title Buys and sends everything back to the pool, as a wallet that nobody knows
/// @dev All of it happens while this is created: to the token the trader has no code, like any wallet, and nothing stays
/// behind. What it spends lies at its address beforehand; what the pool pays is taken by the sellability check.
contract SellabilityTrader {
    constructor(IV2Pair pair, address token, address quote, uint256 amount) {
        uint256 bought = _buy(pair, token, quote, amount);
        if (bought != 0) SafeTransferLib.safeTransfer(token, address(pair), bought);
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
}
