import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what a presale cannot agree on (specification, section 5, presale). */
export const presaleTermsErrorTexts = {
  Presale_PoolTooSmall: (f) => m.error_Presale_PoolTooSmall({}, f.options),
  Presale_PoolSideTooSmall: (f) =>
    m.error_Presale_PoolSideTooSmall({ min: f.integer('min') }, f.options),
  Presale_ClaimTokenZero: (f) => m.error_Presale_ClaimTokenZero({}, f.options),
  Presale_CurrencyIsToken: (f) => m.error_Presale_CurrencyIsToken({}, f.options),
  Presale_HardCapZero: (f) => m.error_Presale_HardCapZero({}, f.options),
  Presale_SoftCapZero: (f) => m.error_Presale_SoftCapZero({}, f.options),
  Presale_SoftCapAboveHardCap: (f) =>
    m.error_Presale_SoftCapAboveHardCap({ hardCap: f.currencyAmount('hardCap') }, f.options),
  Presale_SoftCapTooLow: (f) =>
    m.error_Presale_SoftCapTooLow({ min: f.currencyAmount('min') }, f.options),
  Presale_RateZero: (f) => m.error_Presale_RateZero({}, f.options),
  Presale_FairTooCoarse: (f) => m.error_Presale_FairTooCoarse({ min: f.integer('min') }, f.options),
  Presale_RateTooFine: (f) => m.error_Presale_RateTooFine({ step: f.integer('step') }, f.options),
  Presale_ListingBelowPresale: (f) => m.error_Presale_ListingBelowPresale({}, f.options),
  Presale_LiquidityPercentOutOfRange: (f) =>
    m.error_Presale_LiquidityPercentOutOfRange({ min: f.bps('min'), max: f.bps('max') }, f.options),
  Presale_MinAboveMax: (f) =>
    m.error_Presale_MinAboveMax({ maxCurrency: f.currencyAmount('maxCurrency') }, f.options),
  Presale_MaxCurrencyZero: (f) => m.error_Presale_MaxCurrencyZero({}, f.options),
  Presale_StartTooEarly: (f) =>
    m.error_Presale_StartTooEarly({ min: f.earliest('min') }, f.options),
  Presale_EndNotAfterStart: (f) =>
    m.error_Presale_EndNotAfterStart({ startTime: f.moment('startTime') }, f.options),
  Presale_EndTooLate: (f) => m.error_Presale_EndTooLate({ max: f.moment('max') }, f.options),
  Presale_LockTimeOutOfRange: (f) =>
    m.error_Presale_LockTimeOutOfRange({ min: f.seconds('min') }, f.options),
  Presale_WhitelistModeUnknown: (f) =>
    m.error_Presale_WhitelistModeUnknown({ mode: f.integer('mode') }, f.options),
  Presale_TiersTooLong: (f) =>
    m.error_Presale_TiersTooLong(
      {
        t1Block: f.seconds('t1Block'),
        t2Block: f.seconds('t2Block'),
        duration: f.seconds('duration'),
      },
      f.options,
    ),
  Presale_VestFirstOutOfRange: (f) =>
    m.error_Presale_VestFirstOutOfRange({ max: f.bps('max') }, f.options),
  Presale_VestCycleOutOfRange: (f) =>
    m.error_Presale_VestCycleOutOfRange(
      { min: f.seconds('min'), max: f.seconds('max') },
      f.options,
    ),
  Presale_VestPercentOutOfRange: (f) =>
    m.error_Presale_VestPercentOutOfRange({ max: f.bps('max') }, f.options),
  Presale_VestRequired: (f) => m.error_Presale_VestRequired({}, f.options),
  Presale_RepairTooHigh: (f) =>
    m.error_Presale_RepairTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Presale_TaxTooHigh: (f) =>
    m.error_Presale_TaxTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Presale_AmountTooLarge: (f) => m.error_Presale_AmountTooLarge({}, f.options),
  Presale_VenueUnknown: (f) =>
    m.error_Presale_VenueUnknown({ router: f.text('router') }, f.options),
  Presale_NativeUnsupported: (f) => m.error_Presale_NativeUnsupported({}, f.options),
  Presale_OtherMarket: (f) => m.error_Presale_OtherMarket({ token: f.text('token') }, f.options),
  Presale_PoolExists: (f) => m.error_Presale_PoolExists({ pair: f.text('pair') }, f.options),
  Presale_DepositTooSmall: (f) =>
    m.error_Presale_DepositTooSmall(
      { received: f.tokenAmount('received'), needed: f.tokenAmount('needed') },
      f.options,
    ),
  Presale_AlreadyInitialized: (f) => m.error_Presale_AlreadyInitialized({}, f.options),
} satisfies ErrorTexts
