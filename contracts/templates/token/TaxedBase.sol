// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPlatformRegistry} from "../../src/registry/IPlatformRegistry.sol";
import {IPlatformSource} from "../../src/registry/IPlatformSource.sol";
import {IQuote} from "../venue/IQuote.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Router} from "../venue/IV2Router.sol";
import {OwnershipWithoutValue} from "../OwnershipWithoutValue.sol";
import {IAccountRules} from "./IAccountRules.sol";
import {ILaunchGate} from "./ILaunchGate.sol";
import {ITaxTerms} from "./ITaxTerms.sol";
import {ITradeLimits} from "./ITradeLimits.sol";
import {ITokenBase} from "./ITokenBase.sol";
import {SwapSteps} from "./SwapSteps.sol";
import {TaxedTokenExtension} from "./TaxedTokenExtension.sol";
import {TaxedCore} from "./TaxedCore.sol";
import {TokenBase} from "./TokenBase.sol";
import {TokenWord} from "./TokenWord.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {ExtensionAddress} from "./ExtensionAddress.sol";
import {Capabilities} from "./Capabilities.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {TaxedViews} from "./TaxedViews.sol";

/// @title The token as its holders meet it
/// @dev Moves, swap-back, permits and views are code of this contract. Creation and what owners do is code of the
/// extension, which this contract runs in its own place (ADR 0017): each function below hands its call
/// over as it came. What is overridden so is not compiled into this contract.
abstract contract TaxedBase is TaxedCore, TaxedViews {
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedCore(
            _immutablesOf(addressParams),
            ExtensionAddress.EXTENSION,
            abi.encodeWithSelector(
                TaxedTokenExtension.construct.selector, stringParams, addressParams, numberParams, boolParams
            ),
            keccak256(bytes(stringParams[0])),
            // forge-lint: disable-next-line(unsafe-typecast) bounded by _constructBase
            uint8(numberParams[1])
        )
    {
        // A call to no code succeeds: the token would be born without supply, owner and rules.
        if (ExtensionAddress.EXTENSION.code.length == 0) revert Token_ExtensionMissing(ExtensionAddress.EXTENSION);
        _checkTradeTaxes(numberParams[TaxedParams.BUY_TAX], numberParams[TaxedParams.SELL_TAX]);
        uint256 others = numberParams[TaxedParams.BURN_SHARE] | numberParams[TaxedParams.LIQUIDITY_SHARE]
            | numberParams[TaxedParams.MARKETING_SHARE];
        _checkDividendShare(others, numberParams[TaxedParams.DIVIDEND_SHARE]);
    }

    /// @inheritdoc ILaunchGate
    function launch() external override {
        _countOutMainPair();
        _toExtension();
    }

    /// @inheritdoc ILaunchGate
    function startLiquidityPhase() external override {
        _countOutMainPair();
        _toExtension();
    }

    /// @inheritdoc ILaunchGate
    function registerPair(address pair) external override {
        _countOut(pair);
        _toExtension();
    }

    /// @inheritdoc ITokenBase
    function disableMint() external override {
        _toExtension();
    }

    /// @inheritdoc ITokenBase
    function setContractURI(string calldata) external override {
        _toExtension();
    }

    /// @inheritdoc ITokenBase
    function freezeContractURI() external override {
        _toExtension();
    }

    /// @inheritdoc ILaunchGate
    function stopLiquidityPhase() external override {
        _toExtension();
    }

    /// @inheritdoc ILaunchGate
    function setLauncher(address) external override {
        _toExtension();
    }

    /// @inheritdoc ITaxTerms
    function setTaxes(uint256 buyBps, uint256 sellBps, uint256, uint256, uint256) external override {
        _checkTradeTaxes(buyBps, sellBps);
        _toExtension();
    }

    /// @inheritdoc ITaxTerms
    function setShares(uint256 burn_, uint256 liquidity, uint256 marketing, uint256 dividend) external override {
        _checkDividendShare(burn_ | liquidity | marketing, dividend);
        _toExtension();
    }

    /// @inheritdoc ITaxTerms
    function disableTaxChange() external override {
        _toExtension();
    }

    /// @inheritdoc ITaxTerms
    function setSwapThreshold(uint256) external override {
        _toExtension();
    }

    /// @inheritdoc ITradeLimits
    function setWalletLimit(uint256) external override {
        _toExtension();
    }

    /// @inheritdoc ITradeLimits
    function disableWalletLimit() external override {
        _toExtension();
    }

    /// @inheritdoc ITradeLimits
    function setSwapLimit(uint256) external override {
        _toExtension();
    }

    /// @inheritdoc ITradeLimits
    function disableSwapLimit() external override {
        _toExtension();
    }

    /// @inheritdoc ITradeLimits
    function setFissionCount(uint256) external override {
        _toExtension();
    }

    /// @inheritdoc IAccountRules
    function disableBlacklist() external override {
        _toExtension();
    }

    /// @inheritdoc IAccountRules
    function setMarketingWallet(address) external override {
        _toExtension();
    }

    /// @inheritdoc IAccountRules
    function addExemption(address, uint8) external override {
        _toExtension();
    }

    /// @inheritdoc TaxedCore
    function renounceOwnership() public payable virtual override(TokenBase, TaxedCore) {
        _toExtension();
    }

    /// @dev In two steps; before launch the new owner joins the allow-list.
    function completeOwnershipHandover(address) public payable override(OwnershipWithoutValue, TaxedCore) {
        _toExtension();
    }

    /// @inheritdoc ITokenBase
    function capabilities() public view virtual override returns (uint256 bits) {
        bits = super.capabilities();
        if (bits == 0) return 0;
        bits |= Capabilities.MARKETING_WALLET | Capabilities.EXEMPTIONS | Capabilities.FISSION
        | Capabilities.SWAP_THRESHOLD;
        uint256 own = _ownWord();
        if (own & TokenWord.LAUNCHED == 0) bits |= Capabilities.LAUNCH;
        if (own & TokenWord.TAX_CHANGE != 0) bits |= Capabilities.TAXES;
        if (own & TokenWord.BLACKLIST != 0) bits |= Capabilities.BLACKLIST;
        if (own & TokenWord.WALLET_LIMIT != 0) bits |= Capabilities.WALLET_LIMIT;
        if (own & TokenWord.SWAP_LIMIT != 0) bits |= Capabilities.SWAP_LIMIT;
    }

    /// @dev Called before `pair` is marked, so that a template takes it out of its count. Returns what to store.
    function _beforePair(
        address, /* pair */
        uint256 word
    )
        internal
        virtual
        returns (uint256)
    {
        return word;
    }

    /// @dev Whether a share of the tax is paid as dividends in this template.
    function _paysDividends() internal pure virtual returns (bool) {
        return false;
    }

    /// @dev What this template hands back of a trade at most, in basis points, out of its tax.
    function _rebateBps() internal view virtual returns (uint256) {
        return 0;
    }

    /// @dev Called whenever taxes are to be set, the constructor included: a template may demand more of them.
    // solhint-disable-next-line no-empty-blocks
    function _checkTradeTaxes(uint256 buyBps, uint256 sellBps) internal view virtual {}

    function _checkGate(address from, address to) internal override {
        _runAt(ExtensionAddress.EXTENSION, abi.encodeWithSelector(TaxedTokenExtension.checkGate.selector, from, to));
    }

    function _sellCollected(uint256 collected, bool inKind) internal override returns (Sale memory sale) {
        bytes memory call_ = abi.encodeWithSelector(TaxedTokenExtension.sell.selector, _route(), collected, inKind);
        _runAt(ExtensionAddress.EXTENSION, call_);
        assembly {
            // Five words, laid out as in memory.
            returndatacopy(sale, 0, 0xa0)
        }
    }

    function _addLiquidity() internal override {
        _runAt(
            ExtensionAddress.EXTENSION,
            abi.encodeWithSelector(TaxedTokenExtension.add.selector, _route(), _liquidityReceiver)
        );
    }

    function _checkMintReceiver(address to) internal override {
        _runAt(ExtensionAddress.EXTENSION, abi.encodeWithSelector(TaxedTokenExtension.checkMintReceiver.selector, to));
    }

    function _checkListable(address account) internal override {
        _runAt(ExtensionAddress.EXTENSION, abi.encodeWithSelector(TaxedTokenExtension.checkListable.selector, account));
    }

    function _killBuyer(address buyer, uint256 amount) internal override {
        _runAt(
            ExtensionAddress.EXTENSION, abi.encodeWithSelector(TaxedTokenExtension.killBuyer.selector, buyer, amount)
        );
    }

    /// @dev Hands the whole call over, and its answer back. Nothing comes after it.
    function _toExtension() internal {
        address extension = ExtensionAddress.EXTENSION;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), extension, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(done) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }

    function _route() private view returns (SwapSteps.Route memory) {
        return SwapSteps.Route({pair: _opening.pair, quote: _quote, vault: address(_vault), rebateBps: _rebateBps()});
    }

    function _checkDividendShare(uint256 others, uint256 dividend) private pure {
        if (dividend != 0 && !_paysDividends()) revert Token_DividendShareNotUsed();
        if (dividend == 0 && others != 0 && _paysDividends()) revert Token_DividendShareMissing();
    }

    /// @dev The main pair may exist, and hold tokens of the launcher, before this token has marked it.
    function _countOutMainPair() private {
        address pair = _freshPair();
        if (pair != address(0)) _countOut(pair);
    }

    function _countOut(address pair) private {
        uint256 word = _accounts[pair];
        if (word & PackedAccount.PAIR == 0) _accounts[pair] = _beforePair(pair, word);
    }

    /// @dev After router, factory and quote have answered like what they should be.
    function _immutablesOf(address[] memory addressParams) private view returns (Immutables memory immutables) {
        immutables.registry = IPlatformSource(msg.sender).platformRegistry();
        immutables.epoch = IPlatformRegistry(immutables.registry).epoch();
        immutables.router = addressParams[TaxedParams.ROUTER];
        immutables.quote = addressParams[TaxedParams.QUOTE];
        immutables.liquidityReceiver = addressParams[TaxedParams.LIQUIDITY_RECEIVER];
        (bool ok, bytes memory answer) =
            _answerOf(immutables.router, abi.encodeWithSelector(IV2Router.factory.selector));
        if (!ok) revert Token_RouterUnusable(immutables.router);
        uint256 word = abi.decode(answer, (uint256));
        if (word >> 160 != 0) revert Token_RouterUnusable(immutables.router);
        // forge-lint: disable-next-line(unsafe-typecast) checked above
        immutables.venueFactory = address(uint160(word));
        // A factory that its maker wrote could name any pool, and any other one tomorrow (P-17).
        if (!IPlatformRegistry(immutables.registry).knownFactory(immutables.venueFactory)) {
            revert Token_VenueUnknown(immutables.venueFactory);
        }
        (ok,) = _answerOf(immutables.quote, abi.encodeWithSelector(IQuote.balanceOf.selector, address(this)));
        if (!ok) revert Token_QuoteUnusable(immutables.quote);
        (ok,) = _answerOf(
            immutables.venueFactory,
            abi.encodeWithSelector(IV2Factory.getPair.selector, address(this), immutables.quote)
        );
        if (!ok) revert Token_RouterUnusable(immutables.router);
    }

    /// @dev Whether a contract answers with one word at least. This token has no code yet, and is no answer.
    function _answerOf(address account, bytes memory question) private view returns (bool ok, bytes memory answer) {
        (ok, answer) = account.staticcall(question);
        ok = ok && answer.length > 31;
    }
}
