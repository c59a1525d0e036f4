// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a presale says: its terms, its states, its reasons, its events
/// @notice Units: amounts are base units; rates are token base units for one currency base unit, times 1e18; ratios are
/// basis points; times are unix seconds. `currency` zero stands for the native currency.
interface IPresaleTypes {
    /// @notice What was agreed when the presale was made; nothing of it changes but `startTime`, `endTime` (`setTime`)
    /// and the whitelist's mode, each within its rules.
    /// @param claimToken What is sold.
    /// @param currency What is paid with; zero for native.
    /// @param router Router of the exchange where the pool is made; zero in private presales.
    /// @param owner Who made the presale and receives the owner's part (`ownerAddress`).
    /// @param hardCap,softCap In currency units; soft at least half of hard.
    /// @param presaleRate,liquidityRate Tokens per currency unit, times 1e18, for buyers and for the pool.
    /// @param liquidityPercent Share of the raise that goes into the pool, in basis points: 5 100 to 10 000; private 0.
    /// @param minCurrency,maxCurrency Least of one contribution and most of one wallet.
    /// @param startTime,endTime Contributions are taken in [start, end).
    /// @param lockTime Seconds for which the liquidity is locked after finalize: 300 to 6 000 000 000.
    /// @param useWhiteList 0 nobody is listed, 1 tiers first and then everybody, 2 listed wallets only.
    /// @param t1Block,t2Block Seconds of the two windows: tier 1 alone, then tiers 1 and 2 (S-50).
    /// @param enableWhiteTransfer Whether unused slots can change hands.
    /// @param vest Whether tokens are released in parts.
    /// @param vestFirst Part released at the start, basis points.
    /// @param vestCycle Seconds between later parts.
    /// @param vestPercent Each later part, basis points.
    /// @param burnsUnsold Refund type: unsold tokens are burned instead of returned.
    /// @param listsBelowPresale The owner said, and buyers see, that the pool may start below the presale's price
    /// (P-11).
    /// @param maxRepairBps Most of the owner's part that mending the pool's price may spend (S-55): 0 to 1 000. What is
    /// needed beyond it comes out of the pool's own two sides, up to half of either (P-41, `LiquidityRetained`).
    /// @param declaredTaxBps What a round trip through the pool may lose beside the exchange's fee, for foreign tokens.
    // solhint-disable-next-line gas-struct-packing
    struct Terms {
        address claimToken;
        address currency;
        address router;
        address owner;
        uint256 hardCap;
        uint256 softCap;
        uint256 presaleRate;
        uint256 liquidityRate;
        uint256 liquidityPercent;
        uint256 minCurrency;
        uint256 maxCurrency;
        uint256 startTime;
        uint256 endTime;
        uint256 lockTime;
        uint256 useWhiteList;
        uint256 t1Block;
        uint256 t2Block;
        bool enableWhiteTransfer;
        bool vest;
        uint256 vestFirst;
        uint256 vestCycle;
        uint256 vestPercent;
        bool burnsUnsold;
        bool listsBelowPresale;
        uint256 maxRepairBps;
        uint256 declaredTaxBps;
    }

    /// @notice Where the presale stands.
    /// @param poolStatus 0 open, 1 finished, 2 canceled.
    /// @param cancelReason 0 none, 1 by the owner, 2 soft cap missed, 3 owner let it lapse (S-51), 4 the token cannot be
    /// sold (P-18), 5 removed before it began (`destroy`).
    /// @param total Contributed now, refunds taken off.
    /// @param accepted What of `total` the presale keeps: all of it, or the hard cap in a fair presale.
    /// @param userCount,claimCount Wallets that have a contribution, and that have claimed.
    /// @param tokensDeposited What the owner put in.
    /// @param tokensClaimed What has gone to buyers.
    /// @param finalizedAt,vestingStart Zero before finalize; vesting starts at min(finalize, end + 24 h).
    /// @param exitFees Fees of forced refunds in escrow (S-53).
    /// @param termsChanged Times were changed while there were contributions: leaving is free while it is possible.
    /// @param lockId Lock of the liquidity in the `LiquidityLocker`; zero before finalize and in private presales.
    /// @param pair Pool; zero before finalize.
    // solhint-disable-next-line gas-struct-packing
    struct State {
        uint256 poolStatus;
        uint256 cancelReason;
        uint256 total;
        uint256 accepted;
        uint256 userCount;
        uint256 claimCount;
        uint256 tokensDeposited;
        uint256 tokensClaimed;
        uint256 finalizedAt;
        uint256 vestingStart;
        uint256 exitFees;
        bool termsChanged;
        uint256 lockId;
        address pair;
    }

    /// @notice One wallet in this presale.
    /// @param contributed Currency that counts now.
    /// @param claimed Tokens received.
    /// @param claimable Tokens that `claim` would send now. @param allocation Tokens in all, at the present total.
    /// @param excess Currency that comes back with the first claim (fair).
    /// @param refundable Currency that `refund` would send now; `refundFee` is what it would keep.
    /// @param exitFee Fee paid at an earlier forced refund, returned when the presale fails.
    /// @param level Whitelist tier, 0 for none. @param slotStatus 0 none, 1 unused, 2 used, 3 revoked.
    struct Account {
        uint256 contributed;
        uint256 claimed;
        uint256 claimable;
        uint256 allocation;
        uint256 excess;
        uint256 refundable;
        uint256 refundFee;
        uint256 exitFee;
        uint256 level;
        uint256 slotStatus;
    }

    error Presale_ClaimTokenZero();
    /// @notice What is sold cannot be what is paid with, nor another address of the same ledger.
    error Presale_CurrencyIsToken(address token);
    error Presale_HardCapZero();
    error Presale_SoftCapZero();
    /// @notice Soft cap above the hard cap.
    error Presale_SoftCapAboveHardCap(uint256 softCap, uint256 hardCap);
    /// @notice Soft cap below half of the hard cap.
    error Presale_SoftCapTooLow(uint256 softCap, uint256 min);
    error Presale_RateZero();
    /// @notice A fair presale would sell so few base units that one of them, rounded away, is money (P-14).
    error Presale_FairTooCoarse(uint256 units, uint256 min);
    /// @notice The pool would start below the presale's price without saying so (P-11).
    error Presale_ListingBelowPresale(uint256 liquidityRate, uint256 presaleRate);
    error Presale_LiquidityPercentOutOfRange(uint256 bps, uint256 min, uint256 max);
    error Presale_MinAboveMax(uint256 minCurrency, uint256 maxCurrency);
    error Presale_MaxCurrencyZero();
    /// @notice The start has to be more than five minutes ahead.
    error Presale_StartTooEarly(uint256 startTime, uint256 min);
    error Presale_EndNotAfterStart(uint256 startTime, uint256 endTime);
    /// @notice The end is not in the future.
    error Presale_EndTooEarly(uint256 endTime, uint256 min);
    /// @notice More than ten years ahead, or milliseconds by mistake.
    error Presale_EndTooLate(uint256 endTime, uint256 max);
    error Presale_LockTimeOutOfRange(uint256 lockTime, uint256 min, uint256 max);
    error Presale_WhitelistModeUnknown(uint256 mode);
    /// @notice The two tiers' windows end before the presale does.
    error Presale_TiersTooLong(uint256 t1Block, uint256 t2Block, uint256 duration);
    error Presale_VestFirstOutOfRange(uint256 bps, uint256 max);
    error Presale_VestCycleOutOfRange(uint256 cycle, uint256 min, uint256 max);
    error Presale_VestPercentOutOfRange(uint256 bps, uint256 max);
    /// @notice A private presale releases in parts.
    error Presale_VestRequired();
    error Presale_RepairTooHigh(uint256 bps, uint256 max);
    error Presale_TaxTooHigh(uint256 bps, uint256 max);
    /// @notice An amount does not fit the presale's books or a pool's reserves.
    error Presale_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice The router's factory is not known to the platform's registry (P-17).
    error Presale_VenueUnknown(address router);
    error Presale_NativeUnsupported();
    /// @notice The token trades at another exchange or against another currency than the presale's pool would.
    error Presale_OtherMarket(address token, address router, address quote);
    /// @notice The token trades already, at another price than the listing rate (S-55).
    error Presale_PoolExists(address pair, uint256 tokenReserve, uint256 currencyReserve);
    /// @notice Fewer tokens arrived than the presale needs: the token takes a fee.
    error Presale_DepositTooSmall(uint256 received, uint256 needed);
    error Presale_NotOwner(address caller, address owner);
    /// @notice Neither the owner nor the whitelist admin.
    error Presale_NotWhitelistAdmin(address caller);
    error Presale_NotFactory(address caller);
    error Presale_NotMarket(address caller);
    error Presale_AlreadyInitialized();
    error Presale_NotStarted(uint256 startTime);
    error Presale_Ended(uint256 endTime);
    /// @notice The presale is finished or canceled (`poolStatus`).
    error Presale_NotOpen(uint256 poolStatus);
    error Presale_AmountZero();
    error Presale_BelowMin(uint256 amount, uint256 min);
    /// @notice `amount` does not buy one base unit of the token; `price` buys the next one.
    error Presale_BuysNothing(uint256 amount, uint256 price);
    error Presale_AboveMax(uint256 amount, uint256 max);
    error Presale_HardCapReached(uint256 hardCap);
    /// @notice Only tier `level` may take part until `until`; the caller is listed at `callerLevel` (0: not at all).
    error Presale_TierOnly(uint256 level, uint256 until, uint256 callerLevel);
    error Presale_NotWhitelisted(address account);
    error Presale_ValueMismatch(uint256 sentWei, uint256 amount);
    error Presale_ValueRefused(uint256 sentWei);
    /// @notice The currency takes a fee on transfers: less arrived than was sent.
    error Presale_NotWhole(address token, uint256 sent, uint256 received);
    /// @notice "The soft cap has not yet been reached, and the presale cannot be finished".
    error Presale_SoftCapNotReached(uint256 total, uint256 softCap);
    /// @notice Neither over nor full.
    error Presale_StillRunning(uint256 endTime);
    /// @notice Until then only the owner finalizes.
    error Presale_OwnerOnlyUntil(uint256 time);
    /// @notice The grace time is over: refunds only.
    error Presale_Lapsed(uint256 time);
    /// @notice The right to launch the token is not the presale's (S-31): at finalize, the owner has not given it to
    /// the presale; at creation, it is spent, on another launcher or by a launch, and no presale can be given it any
    /// more.
    error Presale_NotLauncher(address token, address launcher);
    /// @notice Not enough gas for a verdict about the token (S-54).
    error Presale_GasTooLow(uint256 gas, uint256 min);
    error Presale_NotFinished(uint256 poolStatus);
    /// @notice What is sold cannot move yet: its owner has not opened trading.
    error Presale_NotLaunched(address token);
    /// @notice The token would tax what a private presale sends: its owner has not exempted the presale (direction
    /// out).
    error Presale_NotExempt(address token);
    error Presale_ReceiverZero();
    /// @notice Only after the presale has failed.
    error Presale_NotCanceled(uint256 poolStatus);
    /// @notice "You have no tokens to claim".
    error Presale_NothingToClaim(address account);
    error Presale_NothingToRefund(address account);
    /// @notice Leaving an open presale is closed from fifteen minutes before its end.
    error Presale_ExitClosed(uint256 since);
    error Presale_NothingToWithdraw();
    /// @notice `destroy` needs a presale that has not begun and has no contributions.
    error Presale_AlreadyBegun(uint256 startTime, uint256 total);
    /// @notice The whitelist's root and mode are fixed once the presale has begun.
    error Presale_WhitelistFixed(uint256 startTime);
    error Presale_LevelUnknown(uint256 level);
    error Presale_ProofInvalid(address account, uint256 index);
    error Presale_LeafRevoked(uint256 index);
    /// @notice The leaf was activated before.
    error Presale_LeafUsed(uint256 index);
    error Presale_SlotMissing(address account);
    error Presale_SlotUsed(address account);
    /// @notice The receiver has a slot of its own that is no worse, or has used one.
    error Presale_SlotTaken(address account);
    /// @notice "A whitelist slot cannot be transferred to oneself".
    error Presale_SlotToOneself(address account);
    error Presale_SlotTransferOff();
    error Presale_InviterFixed(uint256 startTime);
    error Presale_InviterOpen();
    /// @notice One to three levels, together at most what the owner keeps (S-57).
    error Presale_InviterRatesTooHigh(uint256 bps, uint256 max);
    error Presale_InviterLevels(uint256 levels, uint256 max);
    error Presale_PaymentFailed(address to, uint256 amountWei);
    error Presale_ListTooLong(uint256 length, uint256 max);

    /// @notice `amount` was kept; `inviter` is zero when there is none. `total` is the presale's after it.
    event Contributed(address indexed account, address indexed inviter, uint256 amount, uint256 total);
    /// @notice `amount` went to the account, `feeKept` into escrow. `total` is the presale's after it.
    event Refunded(address indexed account, uint256 amount, uint256 feeKept, uint256 total);
    event ExitFeeReturned(address indexed account, uint256 amount);
    /// @notice `excess` is currency beyond the allocation, with the first claim.
    event Claimed(address indexed account, uint256 tokens, uint256 excess);
    event Canceled(uint256 reason);
    /// @notice Listed: `tokensListed` and `currencyListed` became `liquidity`, locked as `lockId` until `unlockAt`;
    /// `ownerCurrency` and `ownerTokens` await `withdraw`; `tokensBurned` are gone; `inviterReward` went to the `Inviter`.
    event Finalized(
        address indexed pair,
        uint256 accepted,
        uint256 tokensListed,
        uint256 currencyListed,
        uint256 liquidity,
        uint256 lockId,
        uint256 unlockAt,
        uint256 ownerCurrency,
        uint256 ownerTokens,
        uint256 tokensBurned,
        uint256 inviterReward
    );
    /// @notice Somebody had made a pool at another price, and mending it took a part of the liquidity: sold above the
    /// stated price, or spent below it. What came of it, with what would have stood against it, is worth as much as the
    /// liquidity that is missing and awaits `withdraw` from `until` on, when that could have been unlocked.
    event LiquidityRetained(uint256 tokens, uint256 currency, uint256 until);
    /// @notice To the owner; `asset` zero is native.
    event Withdrawn(address indexed to, address indexed asset, uint256 amount);
    event PlatformPaid(address indexed to, uint256 amount);
    event TimeSet(uint256 startTime, uint256 endTime);
    event WhitelistModeSet(uint256 mode, uint256 t1Block, uint256 t2Block);
    event WhitelistRootSet(bytes32 root, string ipfsKey);
    event WhitelistAdminSet(address indexed admin);
    /// @notice `level` 1 or 2; `status` 1 unused, 3 revoked.
    event SlotSet(address indexed account, uint256 level, uint256 status);
    event SlotActivated(address indexed account, uint256 indexed index, uint256 level);
    event SlotMoved(address indexed from, address indexed to, uint256 level);
    event LeafRevoked(uint256 indexed index);
    event SlotTransferSet(bool enabled);
    event InviterOpened(uint256[] rates);
    event InfoUpdated(string ipfsKey);
}
