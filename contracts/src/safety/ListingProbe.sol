// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {ISellabilityCheck} from "../presale/ISellabilityCheck.sol";
import {PresaleListing} from "../presale/PresaleListing.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";
import {IListingProbe} from "./IListingProbe.sol";
import {IProbedRouter} from "./IProbedRouter.sol";
import {OwnStep} from "./OwnStep.sol";

/// @title Rehearsal of a presale's listing; see `IListingProbe`
/// @dev The presale's storage lies below this code while it runs: what is kept here is written before it is read.
contract ListingProbe is IListingProbe, PresaleListing {
    /// @dev A listing makes a pair (2.1 million) and fills it; the other steps stay far below.
    uint256 private constant STEP_GAS = 6_000_000;
    /// @dev Part of the pool's tokens that the delivery and the payout try: one of so many.
    uint256 private constant PART = 1000;
    /// @dev Makes the sellability check report without judging.
    uint256 private constant ANY_TAX = 0;
    /// @dev What the listing is told a foreign token is, so that it leaves the sellability check to a step of its own.
    uint256 private constant UNGATED_TEMPLATE = 1;

    ILiquidityLocker private _lockerNow;
    ISellabilityCheck private _sellabilityCheckNow;

    modifier onlySelf() {
        _checkSelf();
        _;
    }

    /// @inheritdoc IListingProbe
    function rehearse(Question calldata question) external returns (Report memory report) {
        (_lockerNow, _sellabilityCheckNow) =
        (ILiquidityLocker(question.locker), ISellabilityCheck(question.sellabilityCheck));
        report.funding = _try(abi.encodeCall(this.fund, (question)));
        report.deposit = _try(abi.encodeCall(this.deposit, (question)));
        report.delivery = _try(abi.encodeCall(this.deliver, (question)));
        if (!report.funding.ok || !report.deposit.ok) return report;

        report.listing = _try(abi.encodeCall(this.listNow, (question)));
        if (!report.listing.ok) return report;
        (report.pair, report.currencyListed, report.liquidity) =
            abi.decode(report.listing.reason, (address, uint256, uint256));
        report.listing.reason = "";
        report.payout = _try(abi.encodeCall(this.payOut, (question)));
        if (question.params.tokenTemplate == 0) {
            report.roundTrip = _try(abi.encodeCall(this.trade, (question, report.pair)));
        }
    }

    /// @notice Step of `rehearse`: gets the currency that the parameters name, and what a stranger's trial takes.
    function fund(Question calldata question) external onlySelf returns (Step memory step) {
        PresaleListing.ListingParams calldata params = question.params;
        step.ok = true;
        if (params.isNative) return step;
        step.expected = params.currencyAmount + params.exitFees + params.spareCurrency + _trialAmount(question);
        step.received = SafeTransferLib.balanceOf(params.quote, address(this));
        if (step.received >= step.expected) return step;

        IWrappedNative(question.wrappedNative).deposit{value: address(this).balance}();
        SafeTransferLib.safeApproveWithRetry(question.wrappedNative, question.router, type(uint256).max);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (question.wrappedNative, params.quote);
        step.sent = IProbedRouter(question.router)
            .swapTokensForExactTokens(
                step.expected - step.received, type(uint128).max, path, address(this), type(uint256).max
            )[0];
        step.received = SafeTransferLib.balanceOf(params.quote, address(this));
    }

    /// @notice Step of `rehearse`: gets the tokens that the parameters name and the presale has not yet.
    function deposit(Question calldata question) external onlySelf returns (Step memory step) {
        PresaleListing.ListingParams calldata params = question.params;
        step.ok = true;
        if (question.giver == address(0)) return step;
        uint256 before = SafeTransferLib.balanceOf(params.token, address(this));
        (step.sent, step.expected) = (params.tokenAmount + params.spareTokens, params.tokenAmount + params.spareTokens);
        ListingProbe(payable(question.giver)).give(params.token, address(this), step.sent);
        step.received = SafeTransferLib.balanceOf(params.token, address(this)) - before;
    }

    /// @notice At the giver's address: hands tokens over. There is no such code there outside a rehearsal.
    function give(address token, address to, uint256 amount) external {
        SafeTransferLib.safeTransfer(token, to, amount);
    }

    /// @notice Step of `rehearse`: sends a part to the pair, and undoes it.
    function deliver(Question calldata question) external onlySelf {
        PresaleListing.ListingParams calldata params = question.params;
        address pair = IV2Factory(params.venueFactory).getPair(params.token, params.quote);
        if (pair == address(0)) pair = IV2Factory(params.venueFactory).createPair(params.token, params.quote);
        Step memory step = _send(params.token, pair, params.tokenAmount / PART);
        revert ListingProbe_Undone(abi.encode(step));
    }

    /// @notice Step of `rehearse`: `finalize`'s own listing, without its sellability check. The answer's reason is the
    /// pool.
    function listNow(Question calldata question) external onlySelf returns (Step memory step) {
        PresaleListing.ListingParams memory params = question.params;
        if (params.tokenTemplate == 0) params.tokenTemplate = UNGATED_TEMPLATE;
        ListingResult memory result = _list(params);
        (step.ok, step.sent, step.expected) = (true, params.tokenAmount, params.tokenAmount);
        step.received = result.tokensListed;
        step.reason = abi.encode(result.pair, result.currencyListed, result.liquidity);
    }

    /// @notice Step of `rehearse`: pays a buyer out, as a claim would.
    function payOut(Question calldata question) external onlySelf returns (Step memory step) {
        uint256 part = question.params.tokenAmount / PART;
        if (question.giver != address(0)) {
            ListingProbe(payable(question.giver)).give(question.params.token, address(this), part);
        }
        return _send(question.params.token, question.buyer, part);
    }

    /// @notice Step of `rehearse`: a stranger's round trip, reported whatever it loses.
    function trade(Question calldata question, address pair) external onlySelf returns (Step memory step) {
        PresaleListing.ListingParams calldata params = question.params;
        step.sent = _trialAmount(question);
        if (params.isNative) IWrappedNative(params.quote).deposit{value: step.sent}();
        SafeTransferLib.safeTransfer(params.quote, question.sellabilityCheck, step.sent);
        (step.received, step.expected) =
            ISellabilityCheck(question.sellabilityCheck).tryOut(pair, params.token, params.quote, step.sent, ANY_TAX);
        step.ok = true;
    }

    function _locker() internal view override returns (ILiquidityLocker) {
        return _lockerNow;
    }

    function _sellabilityCheck() internal view override returns (ISellabilityCheck) {
        return _sellabilityCheckNow;
    }

    function _send(address token, address to, uint256 amount) private returns (Step memory step) {
        uint256 before = SafeTransferLib.balanceOf(token, to);
        SafeTransferLib.safeTransfer(token, to, amount);
        (step.ok, step.sent, step.expected) = (true, amount, amount);
        step.received = SafeTransferLib.balanceOf(token, to) - before;
    }

    /// @dev Runs a step as a call of its own, so that a refusal undoes it and is told instead of ending the rehearsal.
    function _try(bytes memory question) private returns (Step memory step) {
        uint256 gasBefore = gasleft();
        (bool ok, bytes memory answer) = OwnStep.run(question, STEP_GAS);
        if (ok) step = abi.decode(answer, (Step));
        // forge-lint: disable-next-line(unsafe-typecast) the first four bytes are the selector
        else if (bytes4(answer) == ListingProbe_Undone.selector) step = _undone(answer);
        else step.reason = answer;
        step.gasUsed = gasBefore - gasleft();
    }

    function _trialAmount(Question calldata question) private pure returns (uint256) {
        return ISellabilityCheck(question.sellabilityCheck)
            .amountFor(question.params.tokenAmount, question.params.currencyAmount);
    }

    function _undone(bytes memory answer) private pure returns (Step memory) {
        assembly ("memory-safe") {
            mstore(add(answer, 0x04), sub(mload(answer), 0x04))
            answer := add(answer, 0x04)
        }
        return abi.decode(abi.decode(answer, (bytes)), (Step));
    }

    function _checkSelf() private view {
        if (msg.sender != address(this)) revert ListingProbe_OwnStepsOnly();
    }
}
