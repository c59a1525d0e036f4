// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPlatformSource} from "../../src/registry/IPlatformSource.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {ILaunchGate} from "./ILaunchGate.sol";
import {SeenReserve} from "./SeenReserve.sol";
import {SwapTermsSlot} from "./SwapTermsSlot.sol";
import {TokenWord} from "./TokenWord.sol";

/// @title Before trading opens, and its opening (S-30, S-31, S-41, P-08)
/// @dev The allow-list is a closed set: insiders, the launcher, and what the platform's registry says holds tokens, as
/// of the token's creation (P-39).
abstract contract LaunchGate is ILaunchGate, PackedAccounts, SwapTermsSlot {
    /// @dev One slot, written once or twice. Block number and unix seconds of the launch, and whether the launcher did it.
    struct Opening {
        address pair;
        uint40 launchedAtBlock;
        uint40 launchedAt;
        bool byLauncher;
    }

    uint256 private constant MAX_KILL_BLOCKS = 10;

    Opening internal _opening;
    address internal _launcher;

    /// @inheritdoc ILaunchGate
    function launch() external virtual override {
        // Nobody is the launcher while none is named, a simulated call of nobody included.
        if (msg.sender != _launcher || msg.sender == address(0)) _checkOwner();
        if (_ownWord() & TokenWord.LAUNCHED != 0) revert Token_AlreadyLaunched();
        _launch(_mainPair());
    }

    /// @inheritdoc ILaunchGate
    function startLiquidityPhase() external virtual override onlyOwner {
        uint256 own = _ownWord();
        if (own & TokenWord.LAUNCHED != 0) revert Token_AlreadyLaunched();
        if (own & TokenWord.LIQUIDITY_PHASE != 0) revert Token_LiquidityPhaseUnchanged();
        _setOwnBits(0, TokenWord.LIQUIDITY_PHASE);
        emit LiquidityPhaseStarted(_mainPair());
    }

    /// @inheritdoc ILaunchGate
    function stopLiquidityPhase() external virtual override onlyOwner {
        if (_ownWord() & TokenWord.LIQUIDITY_PHASE == 0) revert Token_LiquidityPhaseUnchanged();
        _setOwnBits(TokenWord.LIQUIDITY_PHASE, 0);
        emit LiquidityPhaseStopped();
    }

    /// @inheritdoc ILaunchGate
    function setLauncher(address launcher) external virtual override onlyOwner {
        if (_ownWord() & TokenWord.LAUNCHED != 0) revert Token_AlreadyLaunched();
        if (_launcher != address(0)) revert Token_LauncherAlreadySet();
        if (_rolesOf(launcher) & ContractRoles.LAUNCHES == 0) revert Token_LauncherNotAllowed(launcher);
        _setLauncher(launcher);
    }

    /// @inheritdoc ILaunchGate
    function registerPair(address pair) external virtual override {
        if (_accounts[pair] & PackedAccount.PAIR != 0) revert Token_PairKnown(pair);
        _checkPair(pair);
        _markPair(pair, PackedAccount.PAIR);
    }

    function _initLaunchGate(address owner_, uint256 killBlocks, bool gated) internal {
        if (killBlocks > MAX_KILL_BLOCKS) revert Token_KillBlocksTooMany(killBlocks, MAX_KILL_BLOCKS);
        if (killBlocks != 0 && !gated) revert Token_KillBlocksNeedGate();
        // forge-lint: disable-next-line(unsafe-typecast) at most 10
        _swapTerms.killBlocks = uint8(killBlocks);
        _accounts[owner_] |= PackedAccount.INSIDER;
        address launcher = IPlatformSource(msg.sender).creationLauncher();
        if (launcher != address(0)) _setLauncher(launcher);
        if (!gated) _launch(_mainPair());
    }

    /// @dev Reverts unless this way is open before launch.
    function _checkGateOf(address from, address to) internal view {
        uint256 source = _accounts[from];
        uint256 target = _accounts[to];
        bool open;
        if ((source | target) & PackedAccount.PAIR != 0) open = _isPoolWayOpen(from, source, target);
        // The launcher fills the pair before this token has seen it, and first takes out what others left there, if only
        // the nothing that a pair sends along (P-09). As first receiver it may be an insider too.
        else if (target & PackedAccount.LAUNCHER != 0 && from == _freshPair()) open = true;
        else if (target & PackedAccount.INSIDER != 0) open = _mayComeBack(from, source);
        else if (source & PackedAccount.LAUNCHER != 0) open = to == _freshPair();
        else if (source & PackedAccount.INSIDER != 0) open = target & PackedAccount.LAUNCHER != 0 || _holds(to);
        if (!open) revert Token_NotLaunched(from, to);
    }

    /// @dev Reverts unless the owner may create tokens for `to` now.
    function _checkMintReceiverOf(address to) internal view {
        if (to == address(this)) revert Token_ToItself();
        uint256 word = _accounts[to];
        if (_ownWord() & TokenWord.LAUNCHED == 0 && word & PackedAccount.INSIDER == 0) {
            if (word & PackedAccount.PAIR != 0 || !_holds(to)) revert Token_NotLaunched(address(0), to);
        }
    }

    /// @dev The pair against the quote, created when there is none, and marked.
    function _mainPair() internal returns (address pair) {
        pair = _opening.pair;
        if (pair != address(0)) return pair;
        pair = IV2Factory(_venueFactory).getPair(address(this), _storedQuote);
        if (pair == address(0)) pair = IV2Factory(_venueFactory).createPair(address(this), _storedQuote);
        _checkMainPair(pair);
        _opening.pair = pair;
        _markPair(pair, PackedAccount.PAIR | PackedAccount.MAIN_PAIR);
    }

    /// @dev Between a pool and the launcher, or from the owner in a liquidity phase: only adding, never buying (S-41).
    function _isPoolWayOpen(address from, uint256 source, uint256 target) private view returns (bool) {
        if (source & target & PackedAccount.PAIR != 0) return false;
        if ((source | target) & PackedAccount.LAUNCHER != 0) return true;
        return from == owner() && _ownWord() & TokenWord.LIQUIDITY_PHASE != 0;
    }

    /// @dev To an insider comes what another insider, the launcher or a holding contract gives.
    function _mayComeBack(address from, uint256 source) private view returns (bool) {
        return source & (PackedAccount.INSIDER | PackedAccount.LAUNCHER) != 0 || _holds(from);
    }

    function _launch(address pair) private {
        uint256 killBlocks = _swapTerms.killBlocks;
        uint256 number = ChainBlocks.number();
        uint256 killUntil = killBlocks == 0 ? 0 : number + killBlocks;
        _setOwnBits(TokenWord.LIQUIDITY_PHASE, TokenWord.LAUNCHED | (killUntil << TokenWord.KILL_UNTIL_SHIFT));
        // forge-lint: disable-next-line(unsafe-typecast) ages of blocks and seconds fit for thousands of years
        (_opening.launchedAtBlock, _opening.launchedAt) = (uint40(number), uint40(block.timestamp));
        _opening.byLauncher = msg.sender == _launcher;
        (uint256 reserve, uint256 other,) = IV2Pair(pair).getReserves();
        _swapTerms.seenReserve = SeenReserve.pack(IV2Pair(pair).token0() == address(this) ? reserve : other);
        emit Launched(pair, killBlocks);
    }

    function _setLauncher(address launcher) private {
        _launcher = launcher;
        _accounts[launcher] |= PackedAccount.LAUNCHER;
        emit LauncherSet(launcher);
    }

    function _markPair(address pair, uint256 flags) private {
        // Whatever the account was before, a pool is neither listed nor exempt nor an insider. Only what somebody bought to
        // it in the kill blocks stays frozen: else registering the pool would set it free (P-43).
        uint256 others = (PackedAccount.SPECIAL & ~PackedAccount.KILLED) | PackedAccount.INSIDER;
        _accounts[pair] = (_accounts[pair] & ~others) | flags;
        emit PairRegistered(pair);
    }

    /// @dev A factory that its maker can change must not pass another exchange's pool, or no pool at all, for the main one.
    function _checkMainPair(address pair) private view {
        if (pair.code.length == 0 || IV2Pair(pair).factory() != _venueFactory) revert Token_PairUnproven(pair);
        (address token0, address token1) = (IV2Pair(pair).token0(), IV2Pair(pair).token1());
        bool ours = token0 == address(this) ? token1 == _storedQuote : token0 == _storedQuote && token1 == address(this);
        if (!ours) revert Token_PairUnproven(pair);
    }

    /// @dev Asks the pool for its factory, and a factory that somebody answers for whether the pool is its own.
    function _checkPair(address pair) private view {
        address asset = IV2Pair(pair).token0();
        if (asset == address(this)) asset = IV2Pair(pair).token1();
        address venueFactory = IV2Pair(pair).factory();
        if (venueFactory != _venueFactory && !_registry.knownFactoryAt(venueFactory, _epoch)) {
            revert Token_PairUnproven(pair);
        }
        if (IV2Factory(venueFactory).getPair(address(this), asset) != pair) revert Token_PairUnproven(pair);
    }
}
