// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../ISolvency.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {SolvencyPage} from "../SolvencyPage.sol";
import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {PoolPlacement} from "../pool-placement/PoolPlacement.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {ITokenFactory} from "../token-factory/ITokenFactory.sol";
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
import {Unwrapping} from "./Unwrapping.sol";

/// @title Create, add liquidity, lock it and open trading in one transaction
/// @dev Documented in `ILaunchPad`. Between calls it holds nothing but the tokens that openings have bought for their
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
    function launch(LaunchParams calldata params)
        external
        payable
        nonReentrant
        returns (address token, address pair, uint256 lockId, uint256 openingId)
    {
        Run memory run = _launch(params);
        return (run.token, run.pair, run.lockId, run.openingId);
    }

    /// @inheritdoc ILaunchPad
    function launchWithPermits(LaunchParams calldata params, Permit[] calldata permits)
        external
        payable
        nonReentrant
        returns (address token, address pair, uint256 lockId, uint256 openingId)
    {
        for (uint256 i = 0; i < permits.length; ++i) {
            Permit calldata p = permits[i];
            SignedAllowance.tryUse(p.token, p.value, p.deadline, p.signature);
        }
        Run memory run = _launch(params);
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
    function valueOf(address caller, LaunchParams calldata params) external view returns (uint256 valueWei) {
        if (params.quote == address(0)) valueWei = _quoteNeeded(params);
        if (params.token == address(0)) valueWei += factory.feeOf(caller, params.creation.templateId);
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

    function _launch(LaunchParams calldata params) private returns (Run memory run) {
        _checkParams(params);
        run.isNative = params.quote == address(0);
        run.quote = run.isNative ? registry.wrappedNative() : params.quote;
        if (run.quote == address(0)) revert LaunchPad_NativeUnsupported();
        run.valueLeft = msg.value;
        if (params.token == address(0)) _createToken(params, run);
        else _takeToken(params, run);
        _takeQuote(params, run);
        _findMarket(params, run);

        Placement memory p = _addLiquidity(params, run);
        _lock(params, run);
        if (params.opening.openingSeconds == 0) _open(params, run, p);
        else _startOpening(params, run, p);
        _announce(params, run, p);
        _giveBack(params, run, p);
    }

    function _takeToken(LaunchParams calldata params, Run memory run) private {
        run.token = params.token;
        run.gated = _checkOwnToken(params.token);
        run.supply = params.tokenAmount;
        _pull(params.token, params.tokenAmount);
    }

    function _createToken(LaunchParams calldata params, Run memory run) private {
        ITokenFactory.Creation calldata c = params.creation;
        if (params.tokenReceiver == address(0)) revert LaunchPad_ReceiverZero();
        if (c.addresses.length == 0 || c.addresses[0] != address(this)) {
            revert LaunchPad_ReceiverNotLaunchPad(c.addresses.length == 0 ? address(0) : c.addresses[0]);
        }
        uint256 feeWei = factory.feeOf(msg.sender, c.templateId);
        if (msg.value < feeWei) revert LaunchPad_ValueTooLow(msg.value, feeWei);
        run.valueLeft -= feeWei;
        run.isNew = true;
        run.token = factory.deployFor{value: feeWei}(msg.sender, c);
        run.supply = SafeTransferLib.balanceOf(run.token, address(this));
        if (run.supply < params.tokenAmount) revert LaunchPad_SupplyTooSmall(run.supply, params.tokenAmount);
        if (c.templateId < FIRST_GATED_TEMPLATE) return;
        (bool launched,) = _stateOf(run.token);
        if (launched) revert LaunchPad_AlreadyLaunched(run.token);
        run.gated = true;
    }

    function _takeQuote(LaunchParams calldata params, Run memory run) private {
        uint256 needed = _quoteNeeded(params);
        if (!run.isNative) {
            _pull(run.quote, needed);
            return;
        }
        if (run.valueLeft < needed) revert LaunchPad_ValueTooLow(msg.value, msg.value - run.valueLeft + needed);
        run.valueLeft -= needed;
        IWrappedNative(run.quote).deposit{value: needed}();
    }

    /// @dev The pair of this token at this exchange, made if it is missing; a gated token trades where it says.
    function _findMarket(LaunchParams calldata params, Run memory run) private {
        if (run.quote == run.token) revert LaunchPad_QuoteIsToken(run.token);
        // What comes here moves without taxes and limits, for the sake of its own launch alone.
        if (factory.recordOf(run.quote).templateId >= FIRST_GATED_TEMPLATE) revert LaunchPad_QuoteIsTaxed(run.quote);
        if (run.gated) {
            (,, address router, address quote) = ILaunchableToken(run.token).wallets();
            if (quote != run.quote || IV2Router(router).factory() != params.venueFactory) {
                revert LaunchPad_OtherMarket(run.token, router, quote);
            }
        }
        IV2Factory venue = IV2Factory(params.venueFactory);
        run.pair = venue.getPair(run.token, run.quote);
        if (run.pair == address(0)) run.pair = venue.createPair(run.token, run.quote);
    }

    function _addLiquidity(LaunchParams calldata params, Run memory run) private returns (Placement memory p) {
        p.pair = IV2Pair(run.pair);
        (p.token, p.quote, p.tokenIsFirst) = (run.token, run.quote, run.token < run.quote);
        (p.wantedToken, p.wantedQuote) = (params.tokenAmount, params.quoteAmount);
        (p.tokenLeft, p.quoteLeft) = (run.supply, params.quoteAmount);
        p.maxRepairToken = (params.tokenAmount * params.maxRepairBps) / BPS;
        p.maxRepairQuote = (params.quoteAmount * params.maxRepairBps) / BPS;
        run.liquidity = _place(p, params.unlockAt == 0 ? DEAD : address(this));
    }

    function _lock(LaunchParams calldata params, Run memory run) private {
        if (params.unlockAt == 0) return;
        // The locker takes exactly this, so nothing of the allowance is left (P-04).
        SafeTransferLib.safeApprove(run.pair, address(locker), run.liquidity);
        run.lockId = locker.lock(run.pair, run.liquidity, params.lockOwner, params.unlockAt);
    }

    function _announce(LaunchParams calldata params, Run memory run, Placement memory p) private {
        emit Launched(
            msg.sender,
            run.token,
            run.pair,
            params.quote,
            p.tokenIn,
            p.quoteIn,
            run.liquidity,
            run.lockId,
            params.unlockAt,
            run.openingId
        );
    }

    /// @dev Trading opens and the team buys, in the same call: nobody else can be between. Bought tokens of a gated token
    /// pass through here, because its kill blocks have just begun.
    function _open(LaunchParams calldata params, Run memory run, Placement memory p) private {
        if (run.gated) _openTrading(run.token, run.pair);
        for (uint256 i = 0; i < params.purchases.length; ++i) {
            Purchase calldata buy = params.purchases[i];
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
    function _startOpening(LaunchParams calldata params, Run memory run, Placement memory p) private {
        if (!run.gated) revert LaunchPad_OpeningNeedsGate(run.token);
        // Until it is cleared, the gate lets the rest of a created supply go to the owner alone.
        if (run.isNew && params.tokenReceiver != msg.sender) {
            revert LaunchPad_ReceiverNotOwner(params.tokenReceiver, msg.sender);
        }
        run.openingId = IOpeningVault(vault)
            .start(
                run.token,
                run.pair,
                run.quote,
                run.isNative,
                params.opening.openingSeconds,
                params.opening.cap,
                _worstRate(p, params.opening.cap)
            );
        for (uint256 i = 0; i < params.purchases.length; ++i) {
            Purchase calldata buy = params.purchases[i];
            SafeTransferLib.safeApprove(run.quote, vault, buy.quoteAmount);
            uint256 wantedRate = (buy.minTokens * RATE_SCALE) / buy.quoteAmount;
            IOpeningVault(vault).commit(run.openingId, buy.to, buy.quoteAmount, wantedRate);
        }
    }

    /// @dev What is over: a created supply to its receiver, everything else to the caller.
    function _giveBack(LaunchParams calldata params, Run memory run, Placement memory p) private {
        uint256 valueLeft = run.valueLeft;
        if (p.tokenLeft != 0) {
            SafeTransferLib.safeTransfer(run.token, run.isNew ? params.tokenReceiver : msg.sender, p.tokenLeft);
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

    function _checkParams(LaunchParams calldata params) private view {
        if (block.timestamp > params.deadline) revert LaunchPad_DeadlinePassed(params.deadline);
        if (params.tokenAmount == 0 || params.quoteAmount == 0) revert LaunchPad_AmountZero();
        uint256 largest = params.tokenAmount > params.quoteAmount ? params.tokenAmount : params.quoteAmount;
        if (largest > MAX_RESERVE) revert LaunchPad_AmountTooLarge(largest, MAX_RESERVE);
        if (params.maxRepairBps > MAX_REPAIR_BPS) revert LaunchPad_RepairTooHigh(params.maxRepairBps, MAX_REPAIR_BPS);
        uint256 count = params.purchases.length;
        if (count > MAX_PURCHASES) revert LaunchPad_TooManyPurchases(count, MAX_PURCHASES);
        for (uint256 i = 0; i < count; ++i) {
            if (params.purchases[i].quoteAmount == 0) revert LaunchPad_AmountZero();
            if (params.purchases[i].to == address(0)) revert LaunchPad_ReceiverZero();
        }
        if (!registry.knownFactory(params.venueFactory)) revert LaunchPad_VenueUnknown(params.venueFactory);
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

    function _quoteNeeded(LaunchParams calldata params) private pure returns (uint256 needed) {
        needed = params.quoteAmount;
        for (uint256 i = 0; i < params.purchases.length; ++i) {
            needed += params.purchases[i].quoteAmount;
        }
    }
}
