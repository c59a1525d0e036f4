// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";
import {CanaryTrader} from "./CanaryTrader.sol";
import {ISellCanary} from "./ISellCanary.sol";

/// @title Buys a little of a token and sells it again; see `ISellCanary`
/// @dev Holds nothing between calls and remembers nothing.
contract SellCanary is ISellCanary {
    uint256 private constant BPS = 10_000;
    /// @dev Each of the two transfers may round one base unit down.
    uint256 private constant ROUNDING = 2;
    /// @dev Usual and largest part of the pool, and how many base units are enough to see a percent of tax.
    uint256 private constant USUAL_PART = 10_000;
    uint256 private constant LARGEST_PART = 100;
    uint256 private constant ENOUGH_UNITS = 100;

    /// @inheritdoc ISellCanary
    function tryOut(address pair, address token, address quote, uint256 amount, uint256 declaredTaxBps)
        external
        returns (uint256 received, uint256 least)
    {
        least = _leastBack(IV2Pair(pair), token, quote, amount, declaredTaxBps);
        // Nobody can tell this address before the block in which it trades.
        bytes32 salt = keccak256(abi.encode(msg.sender, block.prevrandao, blockhash(block.number - 1), gasleft()));
        SafeTransferLib.safeTransfer(quote, _traderAt(salt, pair, token, quote, amount), amount);
        uint256 before = SafeTransferLib.balanceOf(quote, msg.sender);
        new CanaryTrader{salt: salt}(IV2Pair(pair), token, quote, amount, msg.sender);
        received = SafeTransferLib.balanceOf(quote, msg.sender) - before;
    }

    /// @inheritdoc ISellCanary
    function amountFor(uint256 tokenAmount, uint256 quoteAmount) external pure returns (uint256 amount) {
        uint256 forTokens = FixedPointMathLib.divUp(quoteAmount * ENOUGH_UNITS, tokenAmount);
        amount = FixedPointMathLib.max(quoteAmount / USUAL_PART, FixedPointMathLib.max(forTokens, ENOUGH_UNITS));
        amount = FixedPointMathLib.min(amount, quoteAmount / LARGEST_PART);
        return amount == 0 ? 1 : amount;
    }

    /// @dev What the round trip brings when the token keeps what it declared.
    function _leastBack(IV2Pair pair, address token, address quote, uint256 amount, uint256 declaredTaxBps)
        private
        view
        returns (uint256)
    {
        (uint256 tokenReserve, uint256 quoteReserve) = V2Math.reservesOf(pair, token < quote);
        uint256 out = V2Math.amountOut(amount, quoteReserve, tokenReserve);
        uint256 kept = FixedPointMathLib.mulDivUp(out, declaredTaxBps, BPS) + ROUNDING;
        uint256 sold = FixedPointMathLib.zeroFloorSub(out, kept);
        return V2Math.amountOut(sold, tokenReserve - out, quoteReserve + amount);
    }

    function _traderAt(bytes32 salt, address pair, address token, address quote, uint256 amount)
        private
        view
        returns (address)
    {
        bytes memory arguments = abi.encode(pair, token, quote, amount, msg.sender);
        bytes32 codeHash = keccak256(bytes.concat(type(CanaryTrader).creationCode, arguments));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, codeHash)))));
    }
}
