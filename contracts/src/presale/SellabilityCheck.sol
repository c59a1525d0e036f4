// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";
import {SellabilityTrader} from "./SellabilityTrader.sol";
import {ISellabilityCheck} from "./ISellabilityCheck.sol";

/// @title Buys a little of a token and sells it again; see `ISellabilityCheck`
/// @dev Holds nothing between calls and remembers nothing.
contract SellabilityCheck is ISellabilityCheck {
    /// @dev One round trip; the reserves are those before it.
    struct Trial {
        IV2Pair pair;
        address token;
        address quote;
        uint256 amount;
        uint256 tokenReserve;
        uint256 quoteReserve;
    }

    uint256 private constant BPS = 10_000;
    /// @dev Each of the two transfers may round one base unit down.
    uint256 private constant ROUNDING = 2;
    /// @dev Usual and largest part of the pool, and how many base units are enough to see a percent of tax.
    uint256 private constant USUAL_PART = 10_000;
    uint256 private constant LARGEST_PART = 100;
    uint256 private constant ENOUGH_UNITS = 100;
    /// @dev A token that sells its own collected tax during a transfer may take one part of so many of the pool's quote.
    uint256 private constant LARGEST_DROP = 4;

    /// @inheritdoc ISellabilityCheck
    function tryOut(address pair, address token, address quote, uint256 amount, uint256 declaredTaxBps)
        external
        returns (uint256 received, uint256 least)
    {
        Trial memory t = Trial({
            pair: IV2Pair(pair), token: token, quote: quote, amount: amount, tokenReserve: 0, quoteReserve: 0
        });
        (t.tokenReserve, t.quoteReserve) = V2Math.reservesOf(t.pair, token < quote);
        _buyAndSendBack(t);
        return _sell(t, declaredTaxBps);
    }

    /// @inheritdoc ISellabilityCheck
    function amountFor(uint256 tokenAmount, uint256 quoteAmount) external pure returns (uint256 amount) {
        uint256 forTokens = FixedPointMathLib.divUp(quoteAmount * ENOUGH_UNITS, tokenAmount);
        amount = FixedPointMathLib.max(quoteAmount / USUAL_PART, FixedPointMathLib.max(forTokens, ENOUGH_UNITS));
        amount = FixedPointMathLib.min(amount, quoteAmount / LARGEST_PART);
        return amount == 0 ? 1 : amount;
    }

    /// @dev Nobody can tell the trader's address before the block in which it trades.
    function _buyAndSendBack(Trial memory t) private {
        bytes32 salt = keccak256(abi.encode(msg.sender, block.prevrandao, blockhash(block.number - 1), gasleft()));
        SafeTransferLib.safeTransfer(t.quote, _traderAt(salt, t), t.amount);
        new SellabilityTrader{salt: salt}(t.pair, t.token, t.quote, t.amount);
    }

    /// @dev Both sides of the comparison at the price that the pool has now: only what the token itself took makes them
    /// differ. A token that traded in the pool meanwhile is judged only if what it kept can be told and the pool lives.
    function _sell(Trial memory t, uint256 declaredTaxBps) private returns (uint256 received, uint256 least) {
        bool tokenIsFirst = t.token < t.quote;
        (uint256 tokenReserve, uint256 quoteReserve) = V2Math.reservesOf(t.pair, tokenIsFirst);
        uint256 arrived =
            FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(t.token, address(t.pair)), tokenReserve);
        uint256 out = V2Math.amountOut(arrived, tokenReserve, quoteReserve);
        if (out != 0) {
            uint256 before = SafeTransferLib.balanceOf(t.quote, msg.sender);
            t.pair.swap(tokenIsFirst ? 0 : out, tokenIsFirst ? out : 0, msg.sender, "");
            received = SafeTransferLib.balanceOf(t.quote, msg.sender) - before;
        }

        uint256 bought = V2Math.amountOut(t.amount, t.quoteReserve, t.tokenReserve);
        uint256 kept = FixedPointMathLib.mulDivUp(bought, declaredTaxBps, BPS) + ROUNDING;
        least = V2Math.amountOut(FixedPointMathLib.zeroFloorSub(bought, kept), tokenReserve, quoteReserve);
        if (bought == 0) return (received, least);
        uint256 expected = t.quoteReserve + t.amount;
        if (tokenReserve == t.tokenReserve - bought && quoteReserve == expected) return (received, least);
        if (received < least || quoteReserve < expected - expected / LARGEST_DROP) {
            revert SellabilityCheck_PoolMoved(expected, quoteReserve);
        }
    }

    function _traderAt(bytes32 salt, Trial memory t) private view returns (address) {
        bytes memory arguments = abi.encode(t.pair, t.token, t.quote, t.amount);
        bytes32 codeHash = keccak256(bytes.concat(type(SellabilityTrader).creationCode, arguments));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, codeHash)))));
    }
}
