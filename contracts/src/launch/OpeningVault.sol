// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../ISolvency.sol";
import {SolvencyPage} from "../SolvencyPage.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {V2Math} from "../venue/V2Math.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";
import {ILaunchPad} from "./ILaunchPad.sol";
import {IOpeningVault} from "./IOpeningVault.sol";
import {Unwrapping} from "./Unwrapping.sol";

/// @title Batch openings: everybody buys in one swap, at one price
/// @dev Documented in `IOpeningVault`. Holds quote currency only, native currency in its wrapped form; the bought
/// tokens stay with the `LaunchPad`, the token's launcher, whose transfers no gate, tax or limit can stop.
contract OpeningVault is IOpeningVault, Unwrapping, ReentrancyGuard {
    using SolvencyPage for address[];

    uint256 private constant MIN_SECONDS = 10;
    uint256 private constant MAX_SECONDS = 1 hours;
    uint256 private constant SECONDS_TO_CLEAR = 1 hours;
    uint256 private constant RATE_SCALE = 1e18;
    uint256 private constant BPS = 10_000;
    /// @dev Dust that somebody leaves in the pool while an opening collects must not stop it.
    uint256 private constant SLACK_BPS = 100;
    /// @dev Depositors lose up to a unit each to rounding: at most a thousand-millionth of the cap (P-14).
    uint256 private constant MIN_UNITS = 1_000_000_000;

    /// @inheritdoc IOpeningVault
    address public immutable launchPad;

    /// @inheritdoc IOpeningVault
    uint256 public openingCount;
    mapping(uint256 openingId => Opening opening) private _openings;
    mapping(uint256 openingId => mapping(address account => uint256 amount)) private _commitments;
    mapping(address quote => uint256 amount) private _owed;
    address[] private _quotes;
    mapping(address quote => bool listed) private _isListed;

    /// @dev Made by the `LaunchPad` in its own constructor.
    constructor() {
        launchPad = msg.sender;
    }

    /// @inheritdoc IOpeningVault
    function start(
        address token,
        address pair,
        address quote,
        bool isNative,
        uint256 openingSeconds,
        uint256 cap,
        uint256 minRate
    ) external returns (uint256 openingId) {
        if (msg.sender != launchPad) revert OpeningVault_CallerNotLaunchPad(msg.sender);
        if (openingSeconds < MIN_SECONDS || openingSeconds > MAX_SECONDS) {
            revert OpeningVault_SecondsOutOfRange(openingSeconds, MIN_SECONDS, MAX_SECONDS);
        }
        if (cap == 0) revert OpeningVault_CapZero();
        if (!_isListed[quote]) {
            _isListed[quote] = true;
            _quotes.push(quote);
        }
        openingId = ++openingCount;
        Opening storage opening = _openings[openingId];
        (opening.token, opening.pair, opening.quote, opening.isNative) = (token, pair, quote, isNative);
        // forge-lint: disable-next-line(unsafe-typecast) a timestamp plus at most two hours
        opening.endsAt = uint40(block.timestamp + openingSeconds);
        // forge-lint: disable-next-line(unsafe-typecast) a timestamp plus at most two hours
        opening.refundsFrom = uint40(block.timestamp + openingSeconds + SECONDS_TO_CLEAR);
        (opening.cap, opening.minRate) = (cap, minRate);
        (uint256 tokenReserve, uint256 quoteReserve) = V2Math.reservesOf(IV2Pair(pair), token < quote);
        // forge-lint: disable-next-line(unsafe-typecast) as pairs keep them
        (opening.tokenReserve, opening.quoteReserve) = (uint112(tokenReserve), uint112(quoteReserve));
        uint256 units = _outOf(opening, cap);
        if (units < MIN_UNITS) revert OpeningVault_TooCoarse(units, MIN_UNITS);
        emit OpeningStarted(openingId, token, quote, opening.endsAt, opening.refundsFrom, cap, minRate);
    }

    /// @inheritdoc IOpeningVault
    function commit(uint256 openingId, address account, uint256 amount, uint256 wantedRate)
        external
        payable
        nonReentrant
    {
        Opening storage opening = _opening(openingId);
        if (block.timestamp >= opening.endsAt) revert OpeningVault_Ended(openingId, opening.endsAt);
        if (account == address(0)) revert OpeningVault_ReceiverZero();
        if (amount == 0) revert OpeningVault_AmountZero();
        if (opening.minRate < wantedRate) revert OpeningVault_PriceTooHigh(opening.minRate, wantedRate);
        uint256 received = _take(opening, amount);
        if (received == 0) revert OpeningVault_AmountZero();
        _commitments[openingId][account] += received;
        opening.total += received;
        _owed[opening.quote] += received;
        emit Committed(openingId, account, received);
    }

    /// @inheritdoc IOpeningVault
    function clear(uint256 openingId) external nonReentrant {
        Opening storage opening = _opening(openingId);
        if (block.timestamp < opening.endsAt) revert OpeningVault_StillCollecting(openingId, opening.endsAt);
        Status status = _statusOf(opening);
        if (status != Status.Open) revert OpeningVault_NotClearable(openingId, status);

        uint256 spent = FixedPointMathLib.min(opening.total, opening.cap);
        opening.status = Status.Cleared;
        opening.spent = spent;
        _owed[opening.quote] -= spent;
        if (spent != 0) SafeTransferLib.safeTransfer(opening.quote, launchPad, spent);
        uint256 bought =
            ILaunchPad(launchPad).clearOpening(openingId, opening.token, opening.pair, opening.quote, spent);
        opening.bought = bought;
        if (spent != 0) {
            uint256 rate = FixedPointMathLib.fullMulDiv(bought, RATE_SCALE, spent);
            if (rate < opening.minRate) revert OpeningVault_RateMissed(rate, opening.minRate);
            uint256 least = _leastFor(opening, spent);
            if (bought < least) revert OpeningVault_PoolMoved(bought, least);
        }
        emit Cleared(openingId, spent, bought);
    }

    /// @inheritdoc IOpeningVault
    function claimTo(uint256 openingId, address to) external nonReentrant {
        _claim(openingId, msg.sender, to);
    }

    /// @inheritdoc IOpeningVault
    function claimFor(uint256 openingId, address account) external nonReentrant {
        _claim(openingId, account, account);
    }

    /// @inheritdoc IOpeningVault
    function refundTo(uint256 openingId, address to) external nonReentrant {
        _refund(openingId, msg.sender, to);
    }

    /// @inheritdoc IOpeningVault
    function refundFor(uint256 openingId, address account) external nonReentrant {
        _refund(openingId, account, account);
    }

    /// @inheritdoc IOpeningVault
    function openingOf(uint256 openingId) external view returns (Opening memory opening) {
        opening = _opening(openingId);
        opening.status = _statusOf(_openings[openingId]);
    }

    /// @inheritdoc IOpeningVault
    function commitmentOf(uint256 openingId, address account) external view returns (uint256 amount) {
        return _commitments[openingId][account];
    }

    /// @inheritdoc IOpeningVault
    function claimable(uint256 openingId, address account) external view returns (uint256 tokens, uint256 quoteBack) {
        Opening storage opening = _opening(openingId);
        if (opening.status != Status.Cleared) return (0, 0);
        return _shareOf(opening, _commitments[openingId][account]);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, _quotes.length);
    }

    /// @inheritdoc IOpeningVault
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        return _quotes.page(_owed, offset, limit);
    }

    /// @inheritdoc IOpeningVault
    function quoteCount() external view returns (uint256) {
        return _quotes.length;
    }

    function _refuseNative(uint256 sentWei) internal pure override {
        revert OpeningVault_ValueRefused(sentWei);
    }

    /// @dev What the pool of the start gives for `spent`, less the slack.
    function _leastFor(Opening storage opening, uint256 spent) private view returns (uint256) {
        return (_outOf(opening, spent) * (BPS - SLACK_BPS)) / BPS;
    }

    /// @dev What the pool of the start gives for `spent`.
    function _outOf(Opening storage opening, uint256 spent) private view returns (uint256) {
        return V2Math.amountOut(spent, opening.quoteReserve, opening.tokenReserve);
    }

    /// @dev The `LaunchPad` brings native currency in its wrapped form. @return received What arrived.
    function _take(Opening storage opening, uint256 amount) private returns (uint256 received) {
        bool wraps = opening.isNative && msg.sender != launchPad;
        uint256 wantedWei = wraps ? amount : 0;
        if (msg.value != wantedWei) revert OpeningVault_ValueWrong(msg.value, wantedWei);
        address quote = opening.quote;
        uint256 before = SafeTransferLib.balanceOf(quote, address(this));
        if (wraps) IWrappedNative(quote).deposit{value: amount}();
        else SafeTransferLib.safeTransferFrom2(quote, msg.sender, address(this), amount);
        return SafeTransferLib.balanceOf(quote, address(this)) - before;
    }

    function _claim(uint256 openingId, address account, address to) private {
        Opening storage opening = _opening(openingId);
        Status status = _statusOf(opening);
        if (status != Status.Cleared) revert OpeningVault_NotCleared(openingId, status);
        (uint256 tokens, uint256 quoteBack) = _shareOf(opening, _settle(openingId, account, to));
        emit Claimed(openingId, account, to, tokens, quoteBack);
        if (tokens != 0) ILaunchPad(launchPad).payOut(opening.token, to, tokens);
        if (quoteBack != 0) _pay(opening, to, quoteBack);
    }

    function _refund(uint256 openingId, address account, address to) private {
        Opening storage opening = _opening(openingId);
        if (_statusOf(opening) != Status.Refunding) {
            revert OpeningVault_NotRefunding(openingId, opening.refundsFrom);
        }
        uint256 amount = _settle(openingId, account, to);
        emit Refunded(openingId, account, to, amount);
        _pay(opening, to, amount);
    }

    /// @dev Effect before payment: a re-entrant claim must find zero.
    function _settle(uint256 openingId, address account, address to) private returns (uint256 amount) {
        if (to == address(0)) revert OpeningVault_ReceiverZero();
        amount = _commitments[openingId][account];
        if (amount == 0) revert OpeningVault_NothingToClaim(openingId, account);
        _commitments[openingId][account] = 0;
    }

    function _pay(Opening storage opening, address to, uint256 amount) private {
        address quote = opening.quote;
        _owed[quote] -= amount;
        if (!opening.isNative) {
            SafeTransferLib.safeTransfer(quote, to, amount);
            return;
        }
        _unwrap(quote, amount);
        bool paid = SafeTransferLib.trySafeTransferETH(to, amount, gasleft());
        if (!paid) revert OpeningVault_PaymentFailed(to, amount);
    }

    function _opening(uint256 openingId) private view returns (Opening storage opening) {
        opening = _openings[openingId];
        if (opening.token == address(0)) revert OpeningVault_Unknown(openingId);
    }

    function _statusOf(Opening storage opening) private view returns (Status) {
        if (opening.status == Status.Cleared) return Status.Cleared;
        return block.timestamp >= opening.refundsFrom ? Status.Refunding : Status.Open;
    }

    /// @dev Pro rata, rounded down: what is lost is less than one base unit a depositor, which cost little (`MIN_UNITS`).
    function _shareOf(Opening storage opening, uint256 amount)
        private
        view
        returns (uint256 tokens, uint256 quoteBack)
    {
        uint256 total = opening.total;
        if (total == 0) return (0, 0);
        tokens = FixedPointMathLib.fullMulDiv(amount, opening.bought, total);
        quoteBack = FixedPointMathLib.fullMulDiv(amount, total - opening.spent, total);
    }
}
