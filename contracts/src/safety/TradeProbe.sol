// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IProbedRouter} from "./IProbedRouter.sol";
import {IProbedToken} from "./IProbedToken.sol";
import {IProbedWrapper} from "./IProbedWrapper.sol";
import {ITradeProbe} from "./ITradeProbe.sol";
import {OwnStep} from "./OwnStep.sol";

/// @title Rehearsal of a buy, a transfer and a sell; see `ITradeProbe`
contract TradeProbe is ITradeProbe {
    /// @dev A step of a burdened token stays below 2 million; a token that burns gas must leave some for the next step.
    uint256 private constant STEP_GAS = 5_000_000;
    /// @dev Part of what was bought that goes to the receiver: one of so many.
    uint256 private constant TRANSFER_PART = 4;

    modifier onlySelf() {
        _checkSelf();
        _;
    }

    /// @inheritdoc ITradeProbe
    function rehearse(TradeParams calldata params) external returns (Report memory report) {
        report.funding = _try(abi.encodeCall(this.fund, (params)));
        if (!report.funding.ok) return report;

        report.buy = _try(abi.encodeCall(this.buy, (params)));
        uint256 bought = report.buy.received;
        if (!report.buy.ok || bought == 0) return report;

        uint256 part = bought / TRANSFER_PART;
        report.transfer = _try(abi.encodeCall(this.pass, (params, part)));
        if (report.transfer.ok) bought -= part;
        report.sell = _sell(params, bought);
    }

    /// @inheritdoc ITradeProbe
    function rehearseSell(TradeParams calldata params, uint256 amount) external returns (Step memory sale) {
        return _sell(params, amount);
    }

    /// @notice Step of `rehearse`: gets the quote.
    function fund(TradeParams calldata params) external onlySelf returns (Step memory step) {
        IProbedWrapper(params.wrappedNative).deposit{value: params.nativeAmount}();
        if (params.quote != params.wrappedNative) {
            SafeTransferLib.safeApproveWithRetry(params.wrappedNative, params.fundingRouter, params.nativeAmount);
            uint256[] memory amounts = IProbedRouter(params.fundingRouter)
                .swapTokensForExactTokens(
                    params.quoteAmount,
                    params.nativeAmount,
                    _path(params.wrappedNative, params.quote),
                    address(this),
                    type(uint256).max
                );
            (step.sent, step.expected) = (amounts[0], params.quoteAmount);
            step.received = IProbedToken(params.quote).balanceOf(address(this));
        }
        step.ok = true;
    }

    /// @notice Step of `rehearse`: quote to token through the router, like any wallet.
    function buy(TradeParams calldata params) external onlySelf returns (Step memory step) {
        return _swap(params.router, params.quote, params.token, params.quoteAmount);
    }

    /// @notice Step of `rehearse`: hands `amount` on to a wallet.
    function pass(TradeParams calldata params, uint256 amount) external onlySelf returns (Step memory step) {
        uint256 before = IProbedToken(params.token).balanceOf(params.receiver);
        _call(params.token, abi.encodeCall(IProbedToken.transfer, (params.receiver, amount)));
        step.received = IProbedToken(params.token).balanceOf(params.receiver) - before;
        (step.ok, step.sent, step.expected) = (true, amount, amount);
    }

    /// @notice Step of a rehearsal: token to quote through the router.
    function sell(TradeParams calldata params, uint256 amount) external onlySelf returns (Step memory step) {
        return _swap(params.router, params.token, params.quote, amount);
    }

    /// @notice What the router does first in a sell, without the router: its answer is the token's own.
    function give(TradeParams calldata params, uint256 amount) external onlySelf returns (Step memory step) {
        _call(params.token, abi.encodeCall(IProbedToken.transfer, (params.pair, amount)));
        step.ok = true;
    }

    function _sell(TradeParams calldata params, uint256 amount) private returns (Step memory sale) {
        sale = _try(abi.encodeCall(this.sell, (params, amount)));
        if (!sale.ok) sale.tokenReason = _try(abi.encodeCall(this.give, (params, amount))).reason;
    }

    function _swap(address router, address from, address to, uint256 amount) private returns (Step memory step) {
        // As wallets do: what is spent, and back to zero first only where the token demands it; some refuse to set zero.
        SafeTransferLib.safeApproveWithRetry(from, router, amount);
        address[] memory path = _path(from, to);
        step.expected = IProbedRouter(router).getAmountsOut(amount, path)[1];
        uint256 before = IProbedToken(to).balanceOf(address(this));
        IProbedRouter(router)
            .swapExactTokensForTokensSupportingFeeOnTransferTokens(amount, 0, path, address(this), type(uint256).max);
        step.received = IProbedToken(to).balanceOf(address(this)) - before;
        (step.ok, step.sent) = (true, amount);
    }

    /// @dev Runs a step as a call of its own, so that a refusal undoes it and is told instead of ending the rehearsal.
    function _try(bytes memory question) private returns (Step memory step) {
        uint256 gasBefore = gasleft();
        (bool ok, bytes memory answer) = OwnStep.run(question, STEP_GAS);
        if (ok) step = abi.decode(answer, (Step));
        else step.reason = answer;
        step.gasUsed = gasBefore - gasleft();
    }

    /// @dev For tokens that return nothing and tokens that return false; a revert keeps the token's own words.
    function _call(address token, bytes memory question) private {
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok, bytes memory answer) = token.call(question);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
        if (answer.length != 0 && !abi.decode(answer, (bool))) revert TradeProbe_AnsweredFalse();
    }

    function _path(address from, address to) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
    }

    function _checkSelf() private view {
        if (msg.sender != address(this)) revert TradeProbe_OwnStepsOnly();
    }
}
