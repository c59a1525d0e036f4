// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Errors and events of the parts of a taxed token
/// @notice Rates are basis points, shares whole percent, amounts base units, times unix seconds. Block numbers are the
/// chain's own, also where `block.number` is another's (S-40). A contract of the platform is one that has its role as of
/// the token's creation: what the platform's registry learns later counts for younger tokens only (S-73, P-39).
interface ITaxedBase {
    /// @notice The contract with the rare code of taxed tokens does not exist on this network.
    error Token_ExtensionMissing(address extension);
    /// @notice Buy tax in basis points.
    error Token_BuyTaxTooHigh(uint256 bps, uint256 max);
    /// @notice Sell tax in basis points.
    error Token_SellTaxTooHigh(uint256 bps, uint256 max);
    /// @notice Tax between wallets in basis points.
    error Token_TransferTaxTooHigh(uint256 bps, uint256 max);
    /// @notice Tax on adding to a pool in basis points.
    error Token_AddPoolTaxTooHigh(uint256 bps, uint256 max);
    /// @notice Tax on removing from a pool in basis points.
    error Token_RemovePoolTaxTooHigh(uint256 bps, uint256 max);
    /// @notice Shares add up to 100 percent where there is a tax, and to nothing or 100 where there is none.
    error Token_SharesNotWhole(uint256 sum);
    /// @notice This template pays no dividends.
    error Token_DividendShareNotUsed();
    /// @notice This template pays dividends: they need a share of the tax.
    error Token_DividendShareMissing();
    /// @notice Blocks after launch in which what is bought is frozen.
    error Token_KillBlocksTooMany(uint256 blocks, uint256 max);
    /// @notice A token that is open from its first moment has no opening to guard.
    error Token_KillBlocksNeedGate();
    /// @notice Base units that a wallet may hold.
    error Token_WalletLimitTooLow(uint256 amount, uint256 min);
    /// @notice Base units that one trade may move.
    error Token_SwapLimitTooLow(uint256 amount, uint256 min);
    /// @notice Addresses that a buy sprays.
    error Token_FissionTooMany(uint256 count, uint256 max);
    /// @notice Base units of collected tax from which it is sold: more than zero where there is a tax.
    error Token_SwapThresholdOutOfRange(uint256 amount, uint256 max);
    /// @notice The marketing wallet differs from the owner.
    error Token_MarketingWalletIsOwner();
    /// @notice The marketing wallet is not the zero address.
    error Token_MarketingWalletZero();
    /// @notice The marketing wallet is neither a pool, nor the token itself, nor its quote, which a pool refuses to pay.
    error Token_MarketingWalletRefused(address wallet);
    /// @notice The liquidity receiver is not the zero address; a dead address gives liquidity up.
    error Token_LiquidityReceiverZero();
    /// @notice The address does not answer like the router of a V2 exchange.
    error Token_RouterUnusable(address router);
    /// @notice The router's exchange is none that the platform's registry knows (P-17).
    error Token_VenueUnknown(address venueFactory);
    /// @notice The address does not answer like a token, or is this one.
    error Token_QuoteUnusable(address quote);
    /// @notice Trading is not open: neither side is on the allow-list, or this way is not.
    error Token_NotLaunched(address from, address to);
    /// @notice Trading is open, for good.
    error Token_AlreadyLaunched();
    /// @notice A token without owner could never be opened.
    error Token_RenounceBeforeLaunch();
    /// @notice A liquidity phase is not, or is already, running.
    error Token_LiquidityPhaseUnchanged();
    /// @notice Taxes and shares are fixed, for good.
    error Token_TaxChangeOff();
    /// @notice The blacklist is off, for good.
    error Token_BlacklistOff();
    /// @notice There is no wallet limit, for good.
    error Token_WalletLimitOff();
    /// @notice There is no swap limit, for good.
    error Token_SwapLimitOff();
    /// @notice The account can neither send nor receive.
    error Token_Blacklisted(address account);
    /// @notice What was bought in the kill blocks stays where it is; the account may send `free` base units.
    error Token_BoughtInKillBlocks(address account, uint256 amount, uint256 free);
    /// @notice In the kill blocks a pool sells only to accounts whose purchase can be frozen: not to the marketing wallet,
    /// another pool, the router, the token or a contract of the platform.
    error Token_KillBlocksRefuse(address receiver);
    /// @notice Marketing wallet, pools, router, the token and contracts of the platform cannot be blacklisted.
    error Token_BlacklistRefused(address account);
    /// @notice Base units that the receiver would hold.
    error Token_WalletLimitExceeded(uint256 balanceAfter, uint256 max);
    /// @notice Base units of one trade.
    error Token_SwapLimitExceeded(uint256 amount, uint256 max);
    /// @notice Only a contract of the platform that opens trading can be the launcher.
    error Token_LauncherNotAllowed(address launcher);
    /// @notice The launcher is named once.
    error Token_LauncherAlreadySet();
    /// @notice Only contracts of the platform that hold tokens can be exempt.
    error Token_ExemptionNotContract(address account);
    /// @notice Pools are never exempt.
    error Token_ExemptionIsPair(address account);
    /// @notice Directions are 1 (in), 2 (out) or both.
    error Token_ExemptionDirectionsUnknown(uint256 directions);
    /// @notice No known factory answers for this pool, or it is not a pool of this token.
    error Token_PairUnproven(address pair);
    /// @notice The pool is registered already.
    error Token_PairKnown(address pair);
    /// @notice Nothing to sell, too little, no pool yet, or this block has had its sale.
    error Token_NothingToSwap();
    /// @notice Somebody is in the middle of using the pool.
    error Token_PairBusy();

    /// @notice Trading is open. @param killBlocks Blocks from this one on in which what is bought is frozen.
    event Launched(address indexed pair, uint256 killBlocks);
    /// @notice The owner can add liquidity before launch.
    event LiquidityPhaseStarted(address pair);
    /// @notice The owner cannot add liquidity until launch or the next phase.
    event LiquidityPhaseStopped();
    /// @notice A contract of the platform can open trading, once.
    event LauncherSet(address indexed launcher);
    /// @notice Basis points.
    event TaxesSet(uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps);
    /// @notice Whole percent of the collected tax.
    event SharesSet(uint256 burn, uint256 liquidity, uint256 marketing, uint256 dividend);
    /// @notice Taxes and shares can never change again.
    event TaxChangeDisabled();
    /// @notice Base units that a wallet may hold, and that may move at once from one pool to another than the main one.
    event WalletLimitSet(uint256 amount);
    /// @notice There is no wallet limit any more.
    event WalletLimitDisabled();
    /// @notice Base units that one trade may move.
    event SwapLimitSet(uint256 amount);
    /// @notice There is no swap limit any more.
    event SwapLimitDisabled();
    /// @notice The owner listed an account, or took it off, which also pardons a killed buyer.
    event BlacklistSet(address indexed account, bool listed);
    /// @notice Nobody is listed any more; what is frozen stays so until the owner pardons its buyer.
    event BlacklistDisabled();
    /// @notice `amount` base units more, just bought in the kill blocks, stay with `account` until the owner pardons it
    /// (`setBlacklist`) or gives up ownership. Whatever else the account has or receives is free.
    event BuyerKilled(address indexed account, uint256 amount);
    /// @notice Receives the marketing share.
    event MarketingWalletSet(address indexed wallet);
    /// @notice @param directions All that the account is exempt from now: 1 in, 2 out, 3 both.
    event ExemptionAdded(address indexed account, uint8 directions);
    /// @notice Addresses that a buy sprays.
    event FissionCountSet(uint256 count);
    /// @notice Base units of collected tax from which it is sold.
    event SwapThresholdSet(uint256 amount);
    /// @notice Trades with this pool are taxed.
    event PairRegistered(address indexed pair);
    /// @notice Collected tax was used. Base units of the token, of the quote for those named so; `dividendAmount` in what
    /// the template pays dividends from.
    event SwappedBack(
        uint256 soldTokens,
        uint256 burnedTokens,
        uint256 liquidityTokens,
        uint256 liquidityQuote,
        uint256 marketingQuote,
        uint256 dividendAmount
    );
}
