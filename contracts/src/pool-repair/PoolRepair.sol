// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {ILaunchPad} from "../launch/ILaunchPad.sol";
import {PermitPull} from "../launch/PermitPull.sol";
import {PoolPlacement} from "../pool-placement/PoolPlacement.sol";
import {Unwrapping} from "../launch/Unwrapping.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";
import {IPoolRepair} from "./IPoolRepair.sol";
import {PoolForecast} from "./PoolForecast.sol";

/// @title Brings a pool to a stated price and adds liquidity, in one call
/// @dev Documented in `IPoolRepair`. The placement is the one of launches and listings (`PoolPlacement`), paid by
/// the caller. Everything is counted by what arrives and leaves, never by a whole balance. ADR 0137.
contract PoolRepair is IPoolRepair, PoolPlacement, PermitPull, Unwrapping, ReentrancyGuard {
    uint256 private constant MAX_RESERVE = type(uint112).max;
    /// @dev Enough base units for a tax of one basis point to show.
    uint256 private constant PROBE = 10_000;

    /// @notice Knows exchanges and the wrapped native currency.
    IPlatformRegistry public immutable registry;

    /// @param registry_ The platform's registry.
    constructor(IPlatformRegistry registry_) {
        registry = registry_;
    }

    /// @inheritdoc IPoolRepair
    function fixPool(RepairParams calldata params) external payable nonReentrant returns (Outcome memory outcome) {
        return _fix(params);
    }

    /// @inheritdoc IPoolRepair
    function fixPoolWithPermits(RepairParams calldata params, ILaunchPad.Permit[] calldata permits)
        external
        payable
        nonReentrant
        returns (Outcome memory outcome)
    {
        for (uint256 i = 0; i < permits.length; ++i) {
            ILaunchPad.Permit calldata p = permits[i];
            SignedAllowance.tryUse(p.token, p.value, p.deadline, p.signature);
        }
        return _fix(params);
    }

    /// @inheritdoc IPoolRepair
    function calculateTokenAmount(Wish calldata wish)
        external
        view
        returns (uint256 tokenNeeded, uint256 quoteNeeded, uint256 tokenLoss, uint256 quoteLoss)
    {
        Report memory report = inspectPool(wish);
        tokenLoss = FixedPointMathLib.zeroFloorSub(report.tokenRepair, report.tokenDust);
        quoteLoss = FixedPointMathLib.zeroFloorSub(report.quoteRepair, report.quoteDust);
        tokenNeeded = wish.tokenAmount + tokenLoss;
        quoteNeeded = wish.quoteAmount + quoteLoss;
    }

    /// @inheritdoc IPoolRepair
    function inspectPool(Wish calldata wish) public view returns (Report memory report) {
        address quote = _checkWish(wish);
        report.pair = IV2Factory(wish.venueFactory).getPair(wish.token, quote);
        bool isShort;
        if (report.pair != address(0)) {
            Placement memory p = _placementOf(wish, quote, report.pair);
            (report.tokenReserve, report.quoteReserve) = _reservesOf(p);
            uint256 tokenHeld = SafeTransferLib.balanceOf(p.token, report.pair);
            uint256 quoteHeld = SafeTransferLib.balanceOf(p.quote, report.pair);
            isShort = tokenHeld < report.tokenReserve || quoteHeld < report.quoteReserve;
            if (isShort) (report.tokenReserve, report.quoteReserve) = (tokenHeld, quoteHeld);
            report.tokenDust = tokenHeld - report.tokenReserve;
            report.quoteDust = quoteHeld - report.quoteReserve;
            report.totalLiquidity = p.pair.totalSupply();
        }
        PoolForecast.foresee(report, wish.tokenAmount, wish.quoteAmount, isShort);
    }

    function _refuseNative(uint256 sentWei) internal pure override {
        revert PoolRepair_ValueRefused(sentWei);
    }

    function _fix(RepairParams calldata params) private returns (Outcome memory outcome) {
        if (block.timestamp > params.deadline) revert PoolRepair_DeadlinePassed(params.deadline);
        if (params.to == address(0)) revert PoolRepair_ReceiverZero();
        // What is less than a unit of the pool's liquidity would end without a name in the pair.
        if (inspectPool(params.wish).liquidity == 0) revert PoolRepair_TooLittleLiquidity(0, params.minLiquidity);
        address quote = _checkWish(params.wish);
        uint256 tokenTaken = _sumOf(params.wish.tokenAmount, params.maxTokenLoss);
        uint256 quoteTaken = _sumOf(params.wish.quoteAmount, params.maxQuoteLoss);
        _pull(params.wish.token, tokenTaken);
        _takeQuote(params.wish.quote, quote, quoteTaken);

        Placement memory p = _placementOf(params.wish, quote, _pairOf(params.wish, quote));
        // The liquidity would be whoever's who comes next, or nobody's.
        if (params.to == address(p.pair) || params.to == address(this)) revert PoolRepair_ReceiverUnusable(params.to);
        (p.tokenLeft, p.quoteLeft) = (tokenTaken, quoteTaken);
        _setBudgets(p, params.maxTokenLoss, params.maxQuoteLoss);
        _probe(p);
        outcome.liquidity = _place(p, params.to);
        if (outcome.liquidity < params.minLiquidity) {
            revert PoolRepair_TooLittleLiquidity(outcome.liquidity, params.minLiquidity);
        }
        outcome.pair = address(p.pair);
        (outcome.tokenIn, outcome.quoteIn) = (p.tokenIn, p.quoteIn);
        outcome.tokenSpent = _spentOf(p.token, tokenTaken, p.tokenLeft, p.tokenIn, params.maxTokenLoss);
        outcome.quoteSpent = _spentOf(p.quote, quoteTaken, p.quoteLeft, p.quoteIn, params.maxQuoteLoss);
        _announce(params, outcome);
        _giveBack(params.wish.quote == address(0), quoteTaken, p);
    }

    /// @dev From the allowance, or wrapped from what came along.
    function _takeQuote(address wishedQuote, address quote, uint256 amount) private {
        if (wishedQuote != address(0)) {
            if (msg.value != 0) revert PoolRepair_ValueRefused(msg.value);
            return _pull(quote, amount);
        }
        if (msg.value < amount) revert PoolRepair_ValueTooLow(msg.value, amount);
        IWrappedNative(quote).deposit{value: amount}();
    }

    /// @dev The pair, made if there is none.
    function _pairOf(Wish calldata wish, address quote) private returns (address pair) {
        IV2Factory venue = IV2Factory(wish.venueFactory);
        pair = venue.getPair(wish.token, quote);
        if (pair == address(0)) pair = venue.createPair(wish.token, quote);
    }

    /// @dev What lies in the pair as dust comes out first, and pays for the price beside the budget. A pair that holds less
    /// than it counts, of a token that shrinks by itself, can do nothing until it has counted anew.
    function _setBudgets(Placement memory p, uint256 maxTokenLoss, uint256 maxQuoteLoss) private {
        (p.maxRepairToken, p.maxRepairQuote) = (maxTokenLoss, maxQuoteLoss);
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        uint256 tokenHeld = SafeTransferLib.balanceOf(p.token, address(p.pair));
        uint256 quoteHeld = SafeTransferLib.balanceOf(p.quote, address(p.pair));
        if (tokenHeld < tokenReserve || quoteHeld < quoteReserve) return p.pair.sync();
        p.maxRepairToken += tokenHeld - tokenReserve;
        p.maxRepairQuote += quoteHeld - quoteReserve;
    }

    /// @dev A little of each token goes to the pair and has to arrive whole; the placement takes it out again as dust.
    function _probe(Placement memory p) private {
        p.tokenLeft -= _probeOne(p.token, address(p.pair), p.tokenLeft);
        p.quoteLeft -= _probeOne(p.quote, address(p.pair), p.quoteLeft);
    }

    function _probeOne(address token, address pair, uint256 atHand) private returns (uint256 sent) {
        sent = FixedPointMathLib.min(atHand, PROBE);
        uint256 before = SafeTransferLib.balanceOf(token, pair);
        SafeTransferLib.safeTransfer(token, pair, sent);
        uint256 received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, pair), before);
        if (received != sent) revert PoolRepair_Taxed(token, sent, received);
    }

    function _announce(RepairParams calldata params, Outcome memory o) private {
        emit PoolFixed(
            o.pair,
            params.wish.token,
            msg.sender,
            params.wish.quote,
            params.to,
            o.tokenIn,
            o.quoteIn,
            o.tokenSpent,
            o.quoteSpent,
            o.liquidity
        );
    }

    /// @dev Whatever is left, what lay in the pair included, is the caller's.
    function _giveBack(bool isNative, uint256 quoteTaken, Placement memory p) private {
        if (p.tokenLeft != 0) SafeTransferLib.safeTransfer(p.token, msg.sender, p.tokenLeft);
        if (!isNative) {
            if (p.quoteLeft != 0) SafeTransferLib.safeTransfer(p.quote, msg.sender, p.quoteLeft);
            return;
        }
        if (p.quoteLeft != 0) _unwrap(p.quote, p.quoteLeft);
        uint256 left = msg.value - quoteTaken + p.quoteLeft;
        if (left == 0) return;
        bool paid = SafeTransferLib.trySafeTransferETH(msg.sender, left, gasleft());
        if (!paid) revert PoolRepair_PaymentFailed(msg.sender, left);
    }

    /// @return quote What the pair holds.
    function _checkWish(Wish calldata wish) private view returns (address quote) {
        if (wish.tokenAmount == 0 || wish.quoteAmount == 0) revert PoolRepair_AmountZero();
        _sumOf(wish.tokenAmount, 0);
        _sumOf(wish.quoteAmount, 0);
        if (!registry.knownFactory(wish.venueFactory)) revert PoolRepair_VenueUnknown(wish.venueFactory);
        quote = wish.quote == address(0) ? registry.wrappedNative() : wish.quote;
        if (quote == address(0)) revert PoolRepair_NativeUnsupported();
        if (quote == wish.token) revert PoolRepair_QuoteIsToken(quote);
    }

    function _placementOf(Wish calldata wish, address quote, address pair) private pure returns (Placement memory p) {
        (p.pair, p.token, p.quote, p.tokenIsFirst) = (IV2Pair(pair), wish.token, quote, wish.token < quote);
        (p.wantedToken, p.wantedQuote) = (wish.tokenAmount, wish.quoteAmount);
    }

    /// @dev What left the caller for good; what of it is no liquidity is the loss, and has its bound.
    function _spentOf(address token, uint256 taken, uint256 left, uint256 placed, uint256 maxLoss)
        private
        pure
        returns (uint256 spent)
    {
        spent = FixedPointMathLib.zeroFloorSub(taken, left);
        uint256 loss = FixedPointMathLib.zeroFloorSub(spent, placed);
        if (loss > maxLoss) revert PoolRepair_LossTooHigh(token, loss, maxLoss);
    }

    function _sumOf(uint256 amount, uint256 budget) private pure returns (uint256 sum) {
        sum = FixedPointMathLib.saturatingAdd(amount, budget);
        if (sum > MAX_RESERVE) revert PoolRepair_AmountTooLarge(sum, MAX_RESERVE);
    }
}
