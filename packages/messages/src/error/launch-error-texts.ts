import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'
import { namesSomebody } from './names-somebody.ts'

/** `IOpeningVault.Status` of an opening that nobody settled. */
const REFUNDING = '2'

/** Texts of the errors of launches in one transaction and of batch openings (S-37, S-38). */
export const launchErrorTexts = {
  LaunchPad_DeadlinePassed: (f) =>
    m.error_LaunchPad_DeadlinePassed({ deadline: f.moment('deadline') }, f.options),
  LaunchPad_AmountTooLarge: (f) => m.error_LaunchPad_AmountTooLarge({}, f.options),
  LaunchPad_AmountZero: (f) => m.error_LaunchPad_AmountZero({}, f.options),
  LaunchPad_RepairTooHigh: (f) =>
    m.error_LaunchPad_RepairTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  LaunchPad_VenueUnknown: (f) =>
    m.error_LaunchPad_VenueUnknown({ venueFactory: f.text('venueFactory') }, f.options),
  LaunchPad_NativeUnsupported: (f) => m.error_LaunchPad_NativeUnsupported({}, f.options),
  LaunchPad_QuoteIsToken: (f) => m.error_LaunchPad_QuoteIsToken({}, f.options),
  LaunchPad_QuoteIsTaxed: (f) =>
    m.error_LaunchPad_QuoteIsTaxed({ quote: f.text('quote') }, f.options),
  LaunchPad_PairMoved: (f) =>
    m.error_LaunchPad_PairMoved(
      { tokenPair: f.text('tokenPair'), pair: f.text('pair') },
      f.options,
    ),
  LaunchPad_ReceiverNotLaunchPad: (f) => m.error_LaunchPad_ReceiverNotLaunchPad({}, f.options),
  LaunchPad_SupplyTooSmall: (f) =>
    m.error_LaunchPad_SupplyTooSmall(
      { supply: f.tokenAmount('supply'), needed: f.tokenAmount('needed') },
      f.options,
    ),
  LaunchPad_ReceiverZero: (f) => m.error_LaunchPad_ReceiverZero({}, f.options),
  LaunchPad_ReceiverNotOwner: (f) =>
    m.error_LaunchPad_ReceiverNotOwner(
      { receiver: f.text('receiver'), owner: f.text('owner') },
      f.options,
    ),
  LaunchPad_NotTokenOwner: (f) =>
    m.error_LaunchPad_NotTokenOwner({ owner: f.text('owner') }, f.options),
  LaunchPad_NotLauncher: (f) =>
    namesSomebody(f.text('launcher'))
      ? m.error_Token_launcherElsewhere({}, f.options)
      : m.error_LaunchPad_NotLauncher({}, f.options),
  LaunchPad_AlreadyLaunched: (f) => m.error_LaunchPad_AlreadyLaunched({}, f.options),
  LaunchPad_OtherMarket: (f) =>
    m.error_LaunchPad_OtherMarket({ router: f.text('router'), quote: f.text('quote') }, f.options),
  LaunchPad_NotWhole: (f) => m.error_LaunchPad_NotWhole({ token: f.text('token') }, f.options),
  LaunchPad_ValueTooLow: (f) =>
    m.error_LaunchPad_ValueTooLow(
      { sentWei: f.wei('sentWei'), neededWei: f.wei('neededWei') },
      f.options,
    ),
  LaunchPad_TooManyPurchases: (f) =>
    m.error_LaunchPad_TooManyPurchases(
      { given: f.integer('given'), max: f.integer('max') },
      f.options,
    ),
  LaunchPad_TooFewTokens: (f) =>
    m.error_LaunchPad_TooFewTokens(
      { to: f.text('to'), tokens: f.tokenAmount('tokens'), min: f.tokenAmount('min') },
      f.options,
    ),
  PoolPlacement_RepairTooDear: (f) => m.error_PoolPlacement_RepairTooDear({}, f.options),
  PoolPlacement_PriceMissed: (f) => m.error_PoolPlacement_PriceMissed({}, f.options),
  PoolPlacement_LiquidityDiluted: (f) => m.error_PoolPlacement_LiquidityDiluted({}, f.options),
  LaunchPad_OpeningNeedsGate: (f) => m.error_LaunchPad_OpeningNeedsGate({}, f.options),
  LaunchPad_CallerNotVault: (f) => m.error_LaunchPad_CallerNotVault({}, f.options),
  LaunchPad_ValueRefused: (f) =>
    m.error_LaunchPad_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  LaunchPad_PaymentFailed: (f) =>
    m.error_LaunchPad_PaymentFailed({ to: f.text('to'), amountWei: f.wei('amountWei') }, f.options),
  OpeningVault_CallerNotLaunchPad: (f) => m.error_OpeningVault_CallerNotLaunchPad({}, f.options),
  OpeningVault_SecondsOutOfRange: (f) =>
    m.error_OpeningVault_SecondsOutOfRange(
      { min: f.seconds('min'), max: f.seconds('max') },
      f.options,
    ),
  OpeningVault_CapZero: (f) => m.error_OpeningVault_CapZero({}, f.options),
  OpeningVault_TooCoarse: (f) =>
    m.error_OpeningVault_TooCoarse({ min: f.integer('min') }, f.options),
  OpeningVault_Unknown: (f) =>
    m.error_OpeningVault_Unknown({ openingId: f.integer('openingId') }, f.options),
  OpeningVault_Ended: (f) => m.error_OpeningVault_Ended({ endsAt: f.moment('endsAt') }, f.options),
  OpeningVault_StillCollecting: (f) =>
    m.error_OpeningVault_StillCollecting({ endsAt: f.moment('endsAt') }, f.options),
  OpeningVault_NotClearable: (f) => m.error_OpeningVault_NotClearable({}, f.options),
  OpeningVault_NotCleared: (f) =>
    f.text('status') === REFUNDING
      ? m.error_OpeningVault_wasMissed({}, f.options)
      : m.error_OpeningVault_NotCleared({}, f.options),
  OpeningVault_NotRefunding: (f) =>
    m.error_OpeningVault_NotRefunding({ refundsFrom: f.moment('refundsFrom') }, f.options),
  OpeningVault_PriceTooHigh: (f) => m.error_OpeningVault_PriceTooHigh({}, f.options),
  OpeningVault_RateMissed: (f) => m.error_OpeningVault_RateMissed({}, f.options),
  OpeningVault_PoolMoved: (f) =>
    m.error_OpeningVault_PoolMoved(
      { bought: f.tokenAmount('bought'), least: f.tokenAmount('least') },
      f.options,
    ),
  OpeningVault_AmountZero: (f) => m.error_OpeningVault_AmountZero({}, f.options),
  OpeningVault_ValueWrong: (f) =>
    m.error_OpeningVault_ValueWrong(
      { sentWei: f.wei('sentWei'), wantedWei: f.wei('wantedWei') },
      f.options,
    ),
  OpeningVault_NothingToClaim: (f) => m.error_OpeningVault_NothingToClaim({}, f.options),
  OpeningVault_ReceiverZero: (f) => m.error_OpeningVault_ReceiverZero({}, f.options),
  OpeningVault_ValueRefused: (f) =>
    m.error_OpeningVault_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  OpeningVault_PaymentFailed: (f) =>
    m.error_OpeningVault_PaymentFailed(
      { to: f.text('to'), amountWei: f.wei('amountWei') },
      f.options,
    ),
} satisfies ErrorTexts
