// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {AccountRules} from "./AccountRules.sol";
import {LaunchGate} from "./LaunchGate.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {ITaxedViews} from "./ITaxedViews.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxTerms} from "./TaxTerms.sol";
import {TokenWord} from "./TokenWord.sol";
import {TradeLimits} from "./TradeLimits.sol";

/// @title What can be read of a taxed token
/// @dev Documented in `ITaxedViews`.
abstract contract TaxedViews is ITaxedViews, TaxTerms, TradeLimits, LaunchGate, AccountRules, SwapBack {
    /// @inheritdoc ITaxedViews
    function taxes()
        external
        view
        override
        returns (uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps)
    {
        uint256 own = _ownWord();
        buyBps = (own >> TokenWord.BUY_SHIFT) & TokenWord.RATE12;
        sellBps = (own >> TokenWord.SELL_SHIFT) & TokenWord.RATE12;
        transferBps = (own >> TokenWord.TRANSFER_SHIFT) & TokenWord.RATE12;
        addPoolBps = (own >> TokenWord.ADD_SHIFT) & TokenWord.RATE13;
        removePoolBps = (own >> TokenWord.REMOVE_SHIFT) & TokenWord.RATE13;
    }

    /// @inheritdoc ITaxedViews
    function shares()
        external
        view
        override
        returns (uint256 burn_, uint256 liquidity, uint256 marketing, uint256 dividend)
    {
        SwapTerms storage terms = _swapTerms;
        return (terms.burn, terms.liquidity, terms.marketing, terms.dividend);
    }

    /// @inheritdoc ITaxedViews
    function limits()
        external
        view
        override
        returns (uint256 walletLimit, uint256 swapLimit, uint256 fissionCount, uint256 swapThreshold)
    {
        Limits storage limits_ = _limits;
        fissionCount = (_ownWord() >> TokenWord.FISSION_SHIFT) & TokenWord.FISSION;
        return (limits_.wallet, limits_.swap, fissionCount, _swapTerms.threshold);
    }

    /// @inheritdoc ITaxedViews
    function launchState()
        external
        view
        override
        returns (
            bool launched,
            uint256 launchedAtBlock,
            uint256 launchedAt,
            uint256 killBlocks,
            bool liquidityPhase,
            address launcher,
            address pair
        )
    {
        uint256 own = _ownWord();
        Opening storage opening = _opening;
        launched = own & TokenWord.LAUNCHED != 0;
        liquidityPhase = own & TokenWord.LIQUIDITY_PHASE != 0;
        killBlocks = _swapTerms.killBlocks;
        (launchedAtBlock, launchedAt, pair) = (opening.launchedAtBlock, opening.launchedAt, opening.pair);
        launcher = _launcher;
    }

    /// @inheritdoc ITaxedViews
    function isPair(address account) external view override returns (bool) {
        return _accounts[account] & PackedAccount.PAIR != 0;
    }

    /// @inheritdoc ITaxedViews
    function isBlacklisted(address account) external view override returns (bool) {
        return _isBarred(_accounts[account], _ownWord());
    }

    /// @inheritdoc ITaxedViews
    function frozenOf(address account) external view override returns (uint256 amount) {
        return _frozenOf(account, _accounts[account]);
    }

    /// @inheritdoc ITaxedViews
    function exemptionOf(address account) external view override returns (uint8 directions) {
        return _exemptionIn(_accounts[account]);
    }

    /// @inheritdoc ITaxedViews
    function wallets()
        external
        view
        override
        returns (address marketing, address liquidityReceiver, address router, address quote)
    {
        return (_marketingWallet, _liquidityReceiver, _router, _quote);
    }

    /// @inheritdoc ITaxedViews
    function collectedTax() external view override returns (uint256 amount) {
        return _collected(_ownWord());
    }

    /// @inheritdoc ITaxedViews
    function tokenVault() external view override returns (address) {
        return address(_vault);
    }

    /// @inheritdoc ITaxedViews
    function switches()
        external
        view
        override
        returns (bool taxChange, bool blacklist, bool swapLimit, bool walletLimit, bool mint_)
    {
        uint256 own = _ownWord();
        taxChange = own & TokenWord.TAX_CHANGE != 0;
        blacklist = own & TokenWord.BLACKLIST != 0;
        swapLimit = own & TokenWord.SWAP_LIMIT != 0;
        walletLimit = own & TokenWord.WALLET_LIMIT != 0;
        mint_ = _mintable();
    }
}
