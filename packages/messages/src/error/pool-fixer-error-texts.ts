import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the pool fixer (specification, section 2, LP repair). */
export const poolFixerErrorTexts = {
  PoolFixer_DeadlinePassed: (f) => m.error_PoolFixer_DeadlinePassed({}, f.options),
  PoolFixer_AmountZero: (f) => m.error_PoolFixer_AmountZero({}, f.options),
  PoolFixer_AmountTooLarge: (f) => m.error_PoolFixer_AmountTooLarge({}, f.options),
  PoolFixer_ReceiverZero: (f) => m.error_PoolFixer_ReceiverZero({}, f.options),
  PoolFixer_ReceiverUnusable: (f) =>
    m.error_PoolFixer_ReceiverUnusable({ to: f.text('to') }, f.options),
  PoolFixer_VenueUnknown: (f) => m.error_PoolFixer_VenueUnknown({}, f.options),
  PoolFixer_NativeUnsupported: (f) => m.error_PoolFixer_NativeUnsupported({}, f.options),
  PoolFixer_QuoteIsToken: (f) => m.error_PoolFixer_QuoteIsToken({}, f.options),
  PoolFixer_Taxed: (f) => m.error_PoolFixer_Taxed({}, f.options),
  PoolFixer_LossTooHigh: (f) => m.error_PoolFixer_LossTooHigh({}, f.options),
  PoolFixer_TooLittleLiquidity: (f) => m.error_PoolFixer_TooLittleLiquidity({}, f.options),
  PoolFixer_ValueTooLow: (f) =>
    m.error_PoolFixer_ValueTooLow({ neededWei: f.wei('neededWei') }, f.options),
  PoolFixer_ValueRefused: (f) => m.error_PoolFixer_ValueRefused({}, f.options),
  PoolFixer_PaymentFailed: (f) => m.error_PoolFixer_PaymentFailed({}, f.options),
} satisfies ErrorTexts
