// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../ISolvency.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {SolvencyPage} from "../SolvencyPage.sol";
import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {IPlatformRegistry} from "../platform/IPlatformRegistry.sol";
import {ITokenFactory} from "../token/ITokenFactory.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {IV2Router} from "../venue/IV2Router.sol";
import {V2Math} from "../venue/V2Math.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";
import {ILaunchableToken} from "./ILaunchableToken.sol";
import {ILaunchPad} from "./ILaunchPad.sol";
import {IOpeningVault} from "./IOpeningVault.sol";
import {OpeningVault} from "./OpeningVault.sol";
import {PermitPull} from "./PermitPull.sol";
import {PoolPlacement} from "./PoolPlacement.sol";
import {Unwrapping} from "./Unwrapping.sol";

/// @title Create, add liquidity, lock it and open trading in one transaction
/// @dev Promises stand in `ILaunchPad`. Between calls it holds nothing but the tokens that openings have bought for their
/// depositors; whatever else happens here is counted by what arrived and what left, never by a whole balance.
contract LaunchPad is ILaunchPad, PoolPlacement, PermitPull, Unwrapping, ReentrancyGuard {
    using SolvencyPage for address[];

    /// @dev A launch on its way. `gated`: nobody but this contract can move the token yet.
    struct Run {
        address token;
        address quote;
        address pair;
        bool isNative;
        bool isNew;
        bool gated;
        uint256 supply;
        uint256 valueLeft;
        uint256 liquidity;
        uint256 lockId;
        uint256 openingId;
    }

    /// @inheritdoc ILaunchPad
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;

    uint256 private constant MAX_REPAIR_BPS = 1000;
    uint256 private constant MAX_PURCHASES = 20;
    uint256 private constant MAX_RESERVE = type(uint112).max;
    /// @dev Templates below have no launch gate.
    uint256 private constant FIRST_GATED_TEMPLATE = 2;
    uint256 private constant RATE_SCALE = 1e18;
    /// @dev Dust that somebody leaves in the pool while an opening collects must not stop it.
    uint256 private constant RATE_SLACK_BPS = 100;

    /// @notice Creates tokens for the callers.
    ITokenFactory public immutable factory;
    /// @notice Knows exchanges and the wrapped native currency.
    IPlatformRegistry public immutable registry;
    /// @notice Keeps the liquidity.
    ILiquidityLocker public immutable locker;
    /// @inheritdoc ILaunchPad
    address public immutable vault;

    mapping(address token => uint256 amount) private _owed;
    address[] private _openedTokens;

    /// @param factory_ Its owner names this contract by `initLaunchPad`.
    constructor(ITokenFactory factory_, ILiquidityLocker locker_) {
        factory = factory_;
        registry = IPlatformRegistry(factory_.platformRegistry());
        locker = locker_;
        vault = address(new OpeningVault());
    }

    /// @inheritdoc ILaunchPad
    function launch(LaunchOrder calldata order)
        external
        payable
        nonReentrant
        returns (address token, address pair, uint256 lockId, uint256 openingId)
    {
        Run memory run = _launch(order);
        return (run.token, run.pair, run.lockId, run.openingId);
    }

    /// @inheritdoc ILaunchPad
    function launchWithPermits(LaunchOrder calldata order, Permit[] calldata permits)
        external
        payable
        nonReentrant
        returns (address token, address pair, uint256 lockId, uint256 openingId)
    {
        for (uint256 i = 0; i < permits.length; ++i) {
            Permit calldata p = permits[i];
            SignedAllowance.tryUse(p.token, p.value, p.deadline, p.signature);
        }
        Run memory run = _launch(order);
        return (run.token, run.pair, run.lockId, run.openingId);
    }

    /// @inheritdoc ILaunchPad
    function clearOpening(uint256 openingId, address token, address pair, address quote, uint256 quoteIn)
        external
        nonReentrant
        returns (uint256 tokens)
    {
        _checkVault();
        (bool launched,) = _stateOf(token);
        if (!launched) _openTrading(token, pair);
        if (quoteIn != 0) tokens = _swap(IV2Pair(pair), quote, token, quoteIn, address(this));
        _owed[token] += tokens;
        _openedTokens.push(token);
        emit OpeningCleared(openingId, token, quoteIn, tokens);
    }

    /// @inheritdoc ILaunchPad
    function payOut(address token, address to, uint256 amount) external nonReentrant {
        _checkVault();
        _owed[token] -= amount;
        SafeTransferLib.safeTransfer(token, to, amount);
    }

    /// @inheritdoc ILaunchPad
    function valueOf(address caller, LaunchOrder calldata order) external view returns (uint256 valueWei) {
        if (order.quote == address(0)) valueWei = _quoteNeeded(order);
        if (order.token == address(0)) valueWei += factory.feeOf(caller, order.creation.templateId);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, _openedTokens.length);
    }

    /// @inheritdoc ILaunchPad
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        return _openedTokens.page(_owed, offset, limit);
    }

    /// @inheritdoc ILaunchPad
    function openedTokenCount() external view returns (uint256) {
        return _openedTokens.length;
    }

    function _refuseNative(uint256 sentWei) internal pure override {
        revert LaunchPad_ValueRefused(sentWei);
    }

    function _launch(LaunchOrder calldata order) private returns (Run memory run) {
        _checkOrder(order);
        run.isNative = order.quote == address(0);
        run.quote = run.isNative ? registry.wrappedNative() : order.quote;
        if (run.quote == address(0)) revert LaunchPad_NativeUnsupported();
        run.valueLeft = msg.value;
        if (order.token == address(0)) _createToken(order, run);
        else _takeToken(order, run);
        _takeQuote(order, run);
        _findMarket(order, run);

        Placement memory p = _addLiquidity(order, run);
        _lock(order, run);
        if (order.opening.openingSeconds == 0) _open(order, run, p);
        else _startOpening(order, run, p);
        _announce(order, run, p);
        _giveBack(order, run, p);
    }

    function _takeToken(LaunchOrder calldata order, Run memory run) private {
        run.token = order.token;
        run.gated = _checkOwnToken(order.token);
        run.supply = order.tokenAmount;
        _pull(order.token, order.tokenAmount);
    }

    function _createToken(LaunchOrder calldata order, Run memory run) private {
        ITokenFactory.Creation calldata c = order.creation;
        if (order.tokenReceiver == address(0)) revert LaunchPad_ReceiverZero();
        if (c.addresses.length == 0 || c.addresses[0] != address(this)) {
            revert LaunchPad_ReceiverNotLaunchPad(c.addresses.length == 0 ? address(0) : c.addresses[0]);
        }
        uint256 feeWei = factory.feeOf(msg.sender, c.templateId);
        if (msg.value < feeWei) revert LaunchPad_ValueTooLow(msg.value, feeWei);
        run.valueLeft -= feeWei;
        run.isNew = true;
        run.token = factory.deployFor{value: feeWei}(msg.sender, c);
        run.supply = SafeTransferLib.balanceOf(run.token, address(this));
        if (run.supply < order.tokenAmount) revert LaunchPad_SupplyTooSmall(run.supply, order.tokenAmount);
        if (c.templateId < FIRST_GATED_TEMPLATE) return;
        (bool launched,) = _stateOf(run.token);
        if (launched) revert LaunchPad_AlreadyLaunched(run.token);
        run.gated = true;
    }

    function _takeQuote(LaunchOrder calldata order, Run memory run) private {
        uint256 needed = _quoteNeeded(order);
        if (!run.isNative) {
            _pull(run.quote, needed);
            return;
        }
        if (run.valueLeft < needed) revert LaunchPad_ValueTooLow(msg.value, msg.value - run.valueLeft + needed);
        run.valueLeft -= needed;
        IWrappedNative(run.quote).deposit{value: needed}();
    }

    /// @dev The pair of this token at this exchange, made if it is missing; a gated token trades where it says.
    function _findMarket(LaunchOrder calldata order, Run memory run) private {
        if (run.quote == run.token) revert LaunchPad_QuoteIsToken(run.token);
        // What comes here moves without taxes and limits, for the sake of its own launch alone.
        if (factory.recordOf(run.quote).templateId >= FIRST_GATED_TEMPLATE) revert LaunchPad_QuoteIsTaxed(run.quote);
        if (run.gated) {
            (,, address router, address quote) = ILaunchableToken(run.token).wallets();
            if (quote != run.quote || IV2Router(router).factory() != order.venueFactory) {
                revert LaunchPad_OtherMarket(run.token, router, quote);
            }
        }
        IV2Factory venue = IV2Factory(order.venueFactory);
        run.pair = venue.getPair(run.token, run.quote);
        if (run.pair == address(0)) run.pair = venue.createPair(run.token, run.quote);
    }

    function _addLiquidity(LaunchOrder calldata order, Run memory run) private returns (Placement memory p) {
        p.pair = IV2Pair(run.pair);
        (p.token, p.quote, p.tokenIsFirst) = (run.token, run.quote, run.token < run.quote);
        (p.wantedToken, p.wantedQuote) = (order.tokenAmount, order.quoteAmount);
        (p.tokenLeft, p.quoteLeft) = (run.supply, order.quoteAmount);
        p.maxRepairToken = (order.tokenAmount * order.maxRepairBps) / BPS;
        p.maxRepairQuote = (order.quoteAmount * order.maxRepairBps) / BPS;
        run.liquidity = _place(p, order.unlockAt == 0 ? DEAD : address(this));
    }

    function _lock(LaunchOrder calldata order, Run memory run) private {
        if (order.unlockAt == 0) return;
        // The locker takes exactly this, so nothing of the allowance is left (P-04).
        SafeTransferLib.safeApprove(run.pair, address(locker), run.liquidity);
        run.lockId = locker.lock(run.pair, run.liquidity, order.lockOwner, order.unlockAt);
    }

    function _announce(LaunchOrder calldata order, Run memory run, Placement memory p) private {
        emit Launched(
            msg.sender,
            run.token,
            run.pair,
            order.quote,
            p.tokenIn,
            p.quoteIn,
            run.liquidity,
            run.lockId,
            order.unlockAt,
            run.openingId
        );
    }

    /// @dev Trading opens and the team buys, in the same call: nobody else can be between. Bought tokens of a gated token
    /// pass through here, because its kill blocks have just begun.
    function _open(LaunchOrder calldata order, Run memory run, Placement memory p) private {
        if (run.gated) _openTrading(run.token, run.pair);
        for (uint256 i = 0; i < order.purchases.length; ++i) {
            Purchase calldata buy = order.purchases[i];
            address to = run.gated ? address(this) : buy.to;
            uint256 tokens = _swap(p.pair, run.quote, run.token, buy.quoteAmount, to);
            if (tokens < buy.minTokens) revert LaunchPad_TooFewTokens(buy.to, tokens, buy.minTokens);
            if (run.gated) SafeTransferLib.safeTransfer(run.token, buy.to, tokens);
            emit TeamBuy(run.token, buy.to, buy.quoteAmount, tokens);
        }
    }

    /// @dev A token whose exchange says something else now than before is not opened: it would trade elsewhere.
    function _openTrading(address token, address pair) private {
        ILaunchableToken(token).launch();
        // slither-disable-next-line unused-return (one of seven is asked for)
        (,,,,,, address tokenPair) = ILaunchableToken(token).launchState();
        if (tokenPair != pair) revert LaunchPad_PairMoved(token, tokenPair, pair);
    }

    /// @dev The team's buys become commitments like everybody's.
    function _startOpening(LaunchOrder calldata order, Run memory run, Placement memory p) private {
        if (!run.gated) revert LaunchPad_OpeningNeedsGate(run.token);
        // Until it is cleared, the gate lets the rest of a created supply go to the owner alone.
        if (run.isNew && order.tokenReceiver != msg.sender) {
            revert LaunchPad_ReceiverNotOwner(order.tokenReceiver, msg.sender);
        }
        run.openingId = IOpeningVault(vault)
            .start(
                run.token,
                run.pair,
                run.quote,
                run.isNative,
                order.opening.openingSeconds,
                order.opening.cap,
                _worstRate(p, order.opening.cap)
            );
        for (uint256 i = 0; i < order.purchases.length; ++i) {
            Purchase calldata buy = order.purchases[i];
            SafeTransferLib.safeApprove(run.quote, vault, buy.quoteAmount);
            uint256 wantedRate = (buy.minTokens * RATE_SCALE) / buy.quoteAmount;
            IOpeningVault(vault).commit(run.openingId, buy.to, buy.quoteAmount, wantedRate);
        }
    }

    /// @dev What is over: a created supply to its receiver, everything else to the caller.
    function _giveBack(LaunchOrder calldata order, Run memory run, Placement memory p) private {
        uint256 valueLeft = run.valueLeft;
        if (p.tokenLeft != 0) {
            SafeTransferLib.safeTransfer(run.token, run.isNew ? order.tokenReceiver : msg.sender, p.tokenLeft);
        }
        if (p.quoteLeft != 0 && !run.isNative) SafeTransferLib.safeTransfer(run.quote, msg.sender, p.quoteLeft);
        if (p.quoteLeft != 0 && run.isNative) {
            _unwrap(run.quote, p.quoteLeft);
            valueLeft += p.quoteLeft;
        }
        if (valueLeft == 0) return;
        bool paid = SafeTransferLib.trySafeTransferETH(msg.sender, valueLeft, gasleft());
        if (!paid) revert LaunchPad_PaymentFailed(msg.sender, valueLeft);
    }

    /// @dev Whether the token has a gate that is still closed. Only its owner launches it, and only through its launcher.
    function _checkOwnToken(address token) private view returns (bool gated) {
        if (factory.recordOf(token).templateId < FIRST_GATED_TEMPLATE) return false;
        (bool launched, address launcher) = _stateOf(token);
        if (launched) revert LaunchPad_AlreadyLaunched(token);
        address owner = ILaunchableToken(token).owner();
        if (owner != msg.sender) revert LaunchPad_NotTokenOwner(msg.sender, owner);
        if (launcher != address(this)) revert LaunchPad_NotLauncher(token, launcher);
        return true;
    }

    function _checkOrder(LaunchOrder calldata order) private view {
        if (block.timestamp > order.deadline) revert LaunchPad_DeadlinePassed(order.deadline);
        if (order.tokenAmount == 0 || order.quoteAmount == 0) revert LaunchPad_AmountZero();
        uint256 largest = order.tokenAmount > order.quoteAmount ? order.tokenAmount : order.quoteAmount;
        if (largest > MAX_RESERVE) revert LaunchPad_AmountTooLarge(largest, MAX_RESERVE);
        if (order.maxRepairBps > MAX_REPAIR_BPS) revert LaunchPad_RepairTooHigh(order.maxRepairBps, MAX_REPAIR_BPS);
        uint256 count = order.purchases.length;
        if (count > MAX_PURCHASES) revert LaunchPad_TooManyPurchases(count, MAX_PURCHASES);
        for (uint256 i = 0; i < count; ++i) {
            if (order.purchases[i].quoteAmount == 0) revert LaunchPad_AmountZero();
            if (order.purchases[i].to == address(0)) revert LaunchPad_ReceiverZero();
        }
        if (!registry.knownFactory(order.venueFactory)) revert LaunchPad_VenueUnknown(order.venueFactory);
    }

    function _checkVault() private view {
        if (msg.sender != vault) revert LaunchPad_CallerNotVault(msg.sender);
    }

    function _stateOf(address token) private view returns (bool launched, address launcher) {
        // slither-disable-next-line unused-return (two of seven are asked for)
        (launched,,,,, launcher,) = ILaunchableToken(token).launchState();
    }

    /// @dev Tokens per quote unit if the whole cap buys, less a little slack.
    function _worstRate(Placement memory p, uint256 cap) private view returns (uint256) {
        if (cap == 0) return 0;
        if (cap > MAX_RESERVE) revert LaunchPad_AmountTooLarge(cap, MAX_RESERVE);
        (uint256 tokenReserve, uint256 quoteReserve) = _reservesOf(p);
        uint256 tokens = V2Math.amountOut(cap, quoteReserve, tokenReserve);
        return (tokens * RATE_SCALE * (BPS - RATE_SLACK_BPS)) / (cap * BPS);
    }

    function _quoteNeeded(LaunchOrder calldata order) private pure returns (uint256 needed) {
        needed = order.quoteAmount;
        for (uint256 i = 0; i < order.purchases.length; ++i) {
            needed += order.purchases[i].quoteAmount;
        }
    }
}
