import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the templates that take taxes (specification, section 5). */
export const taxedTokenErrorTexts = {
  Token_NameNotPrintable: (f) => m.error_Token_NameNotPrintable({}, f.options),
  Token_SymbolNotPrintable: (f) => m.error_Token_SymbolNotPrintable({}, f.options),
  Token_UriNotPrintable: (f) => m.error_Token_UriNotPrintable({}, f.options),
  Token_ToItself: (f) => m.error_Token_ToItself({}, f.options),
  Token_ExtensionMissing: (f) =>
    m.error_Token_ExtensionMissing({ extension: f.text('extension') }, f.options),
  Token_BuyTaxTooHigh: (f) => m.error_Token_BuyTaxTooHigh({ bps: f.bps('bps') }, f.options),
  Token_SellTaxTooHigh: (f) => m.error_Token_SellTaxTooHigh({ bps: f.bps('bps') }, f.options),
  Token_TotalTaxTooHigh: (f) => m.error_Token_TotalTaxTooHigh({ bps: f.bps('bps') }, f.options),
  Token_TransferTaxTooHigh: (f) =>
    m.error_Token_TransferTaxTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Token_AddPoolTaxTooHigh: (f) =>
    m.error_Token_AddPoolTaxTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Token_RemovePoolTaxTooHigh: (f) =>
    m.error_Token_RemovePoolTaxTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Token_SharesNotWhole: (f) => m.error_Token_SharesNotWhole({ sum: f.integer('sum') }, f.options),
  Token_DividendShareNotUsed: (f) => m.error_Token_DividendShareNotUsed({}, f.options),
  Token_DividendShareMissing: (f) => m.error_Token_DividendShareMissing({}, f.options),
  Token_KillBlocksTooMany: (f) =>
    m.error_Token_KillBlocksTooMany(
      { blocks: f.integer('blocks'), max: f.integer('max') },
      f.options,
    ),
  Token_KillBlocksNeedGate: (f) => m.error_Token_KillBlocksNeedGate({}, f.options),
  Token_WalletLimitTooLow: (f) =>
    m.error_Token_WalletLimitTooLow(
      { amount: f.tokenAmount('amount'), min: f.tokenAmount('min') },
      f.options,
    ),
  Token_SwapLimitTooLow: (f) =>
    m.error_Token_SwapLimitTooLow(
      { amount: f.tokenAmount('amount'), min: f.tokenAmount('min') },
      f.options,
    ),
  Token_FissionTooMany: (f) =>
    m.error_Token_FissionTooMany({ count: f.integer('count'), max: f.integer('max') }, f.options),
  Token_SwapThresholdOutOfRange: (f) =>
    m.error_Token_SwapThresholdOutOfRange(
      { amount: f.tokenAmount('amount'), max: f.tokenAmount('max') },
      f.options,
    ),
  Token_DividendThresholdTooHigh: (f) =>
    m.error_Token_DividendThresholdTooHigh(
      { amount: f.tokenAmount('amount'), max: f.tokenAmount('max') },
      f.options,
    ),
  Token_DividendIntervalOutOfRange: (f) =>
    m.error_Token_DividendIntervalOutOfRange(
      { blocks: f.integer('blocks'), max: f.integer('max') },
      f.options,
    ),
  Token_RebateTooHigh: (f) =>
    m.error_Token_RebateTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Token_RebateGap: (f) => m.error_Token_RebateGap({ level: f.integer('level') }, f.options),
  Token_RebateRaised: (f) => m.error_Token_RebateRaised({ level: f.integer('level') }, f.options),
  Token_BindIntervalTooLong: (f) =>
    m.error_Token_BindIntervalTooLong(
      { blocks: f.integer('blocks'), max: f.integer('max') },
      f.options,
    ),
  Token_PerNftDividendZero: (f) => m.error_Token_PerNftDividendZero({}, f.options),
  Token_MarketingWalletIsOwner: (f) => m.error_Token_MarketingWalletIsOwner({}, f.options),
  Token_MarketingWalletZero: (f) => m.error_Token_MarketingWalletZero({}, f.options),
  Token_RouterUnusable: (f) =>
    m.error_Token_RouterUnusable({ router: f.text('router') }, f.options),
  Token_VenueUnknown: (f) =>
    m.error_Token_VenueUnknown({ venueFactory: f.text('venueFactory') }, f.options),
  Token_QuoteUnusable: (f) => m.error_Token_QuoteUnusable({ quote: f.text('quote') }, f.options),
  Token_RewardTokenUnusable: (f) =>
    m.error_Token_RewardTokenUnusable({ token: f.text('token') }, f.options),
  Token_RewardPoolMissing: (f) =>
    m.error_Token_RewardPoolMissing(
      { rewardToken: f.text('rewardToken'), quote: f.text('quote') },
      f.options,
    ),
  Token_NftUnusable: (f) => m.error_Token_NftUnusable({ nft: f.text('nft') }, f.options),
  Token_NotLaunched: (f) => m.error_Token_NotLaunched({}, f.options),
  Token_AlreadyLaunched: (f) => m.error_Token_AlreadyLaunched({}, f.options),
  Token_RenounceBeforeLaunch: (f) => m.error_Token_RenounceBeforeLaunch({}, f.options),
  Token_TaxChangeOff: (f) => m.error_Token_TaxChangeOff({}, f.options),
  Token_BlacklistOff: (f) => m.error_Token_BlacklistOff({}, f.options),
  Token_WalletLimitOff: (f) => m.error_Token_WalletLimitOff({}, f.options),
  Token_SwapLimitOff: (f) => m.error_Token_SwapLimitOff({}, f.options),
  Token_Blacklisted: (f) => m.error_Token_Blacklisted({ account: f.text('account') }, f.options),
  Token_BlacklistRefused: (f) =>
    m.error_Token_BlacklistRefused({ account: f.text('account') }, f.options),
  Token_BoughtInKillBlocks: (f) =>
    m.error_Token_BoughtInKillBlocks(
      { account: f.text('account'), amount: f.tokenAmount('amount'), free: f.tokenAmount('free') },
      f.options,
    ),
  Token_KillBlocksRefuse: (f) =>
    m.error_Token_KillBlocksRefuse({ receiver: f.text('receiver') }, f.options),
  Token_WalletLimitExceeded: (f) =>
    m.error_Token_WalletLimitExceeded(
      { balanceAfter: f.tokenAmount('balanceAfter'), max: f.tokenAmount('max') },
      f.options,
    ),
  Token_SwapLimitExceeded: (f) =>
    m.error_Token_SwapLimitExceeded(
      { amount: f.tokenAmount('amount'), max: f.tokenAmount('max') },
      f.options,
    ),
  Token_LauncherNotAllowed: (f) =>
    m.error_Token_LauncherNotAllowed({ launcher: f.text('launcher') }, f.options),
  Token_LauncherAlreadySet: (f) => m.error_Token_LauncherAlreadySet({}, f.options),
  Token_ExemptionNotContract: (f) =>
    m.error_Token_ExemptionNotContract({ account: f.text('account') }, f.options),
  Token_ExemptionDirectionsUnknown: (f) => m.error_Token_ExemptionDirectionsUnknown({}, f.options),
  Token_MarketingWalletRefused: (f) =>
    m.error_Token_MarketingWalletRefused({ wallet: f.text('wallet') }, f.options),
  Token_LiquidityReceiverZero: (f) => m.error_Token_LiquidityReceiverZero({}, f.options),
  Token_LiquidityPhaseUnchanged: (f) => m.error_Token_LiquidityPhaseUnchanged({}, f.options),
  Token_PairKnown: (f) => m.error_Token_PairKnown({ pair: f.text('pair') }, f.options),
  Token_NothingToSwap: (f) => m.error_Token_NothingToSwap({}, f.options),
  Token_PairBusy: (f) => m.error_Token_PairBusy({}, f.options),
  Token_ExemptionIsPair: (f) =>
    m.error_Token_ExemptionIsPair({ account: f.text('account') }, f.options),
  Token_PairUnproven: (f) => m.error_Token_PairUnproven({ pair: f.text('pair') }, f.options),
  Token_NothingToClaim: (f) => m.error_Token_NothingToClaim({}, f.options),
  Token_ClaimsForItself: (f) =>
    m.error_Token_ClaimsForItself({ account: f.text('account') }, f.options),
  Token_InviterSelf: (f) => m.error_Token_InviterSelf({}, f.options),
  Token_InviterCyclic: (f) => m.error_Token_InviterCyclic({}, f.options),
  Token_InviterLate: (f) => m.error_Token_InviterLate({}, f.options),
  Token_InviterRefused: (f) =>
    m.error_Token_InviterRefused({ account: f.text('account') }, f.options),
  Token_InviteTooEarly: (f) =>
    m.error_Token_InviteTooEarly({ fromBlock: f.integer('fromBlock') }, f.options),
  Token_LpAmountZero: (f) => m.error_Token_LpAmountZero({}, f.options),
  Token_UnstakeTooMuch: (f) =>
    m.error_Token_UnstakeTooMuch({ staked: f.tokenAmount('staked') }, f.options),
  Token_LpPoolMissing: (f) => m.error_Token_LpPoolMissing({}, f.options),
  Token_LockerUnknown: (f) => m.error_Token_LockerUnknown({ locker: f.text('locker') }, f.options),
  Token_LockUnusable: (f) => m.error_Token_LockUnusable({ lockId: f.integer('lockId') }, f.options),
  Token_LockAlreadyCredited: (f) =>
    m.error_Token_LockAlreadyCredited({ lockId: f.integer('lockId') }, f.options),
  Token_LockNotCredited: (f) =>
    m.error_Token_LockNotCredited({ lockId: f.integer('lockId') }, f.options),
  Token_LockNotCovered: (f) => m.error_Token_LockNotCovered({}, f.options),
  Token_PerNftDividendTooHigh: (f) => m.error_Token_PerNftDividendTooHigh({}, f.options),
  Token_DividendTriggerTooHigh: (f) => m.error_Token_DividendTriggerTooHigh({}, f.options),
  Token_GasTooLow: (f) => m.error_Token_GasTooLow({}, f.options),
  Token_PaymentRefused: (f) =>
    m.error_Token_PaymentRefused({ account: f.text('account') }, f.options),
  Token_InviterAlreadyBound: (f) =>
    m.error_Token_InviterAlreadyBound({ inviter: f.text('inviter') }, f.options),
  Token_InviteMissing: (f) =>
    m.error_Token_InviteMissing({ inviter: f.text('inviter') }, f.options),
} satisfies ErrorTexts
