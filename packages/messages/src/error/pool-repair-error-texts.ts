import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the pool repair contract (specification, section 2, LP repair). */
export const poolRepairErrorTexts = {
  PoolRepair_DeadlinePassed: (f) => m.error_PoolRepair_DeadlinePassed({}, f.options),
  PoolRepair_AmountZero: (f) => m.error_PoolRepair_AmountZero({}, f.options),
  PoolRepair_AmountTooLarge: (f) => m.error_PoolRepair_AmountTooLarge({}, f.options),
  PoolRepair_ReceiverZero: (f) => m.error_PoolRepair_ReceiverZero({}, f.options),
  PoolRepair_ReceiverUnusable: (f) =>
    m.error_PoolRepair_ReceiverUnusable({ to: f.text('to') }, f.options),
  PoolRepair_VenueUnknown: (f) => m.error_PoolRepair_VenueUnknown({}, f.options),
  PoolRepair_NativeUnsupported: (f) => m.error_PoolRepair_NativeUnsupported({}, f.options),
  PoolRepair_QuoteIsToken: (f) => m.error_PoolRepair_QuoteIsToken({}, f.options),
  PoolRepair_Taxed: (f) => m.error_PoolRepair_Taxed({}, f.options),
  PoolRepair_LossTooHigh: (f) => m.error_PoolRepair_LossTooHigh({}, f.options),
  PoolRepair_TooLittleLiquidity: (f) => m.error_PoolRepair_TooLittleLiquidity({}, f.options),
  PoolRepair_ValueTooLow: (f) =>
    m.error_PoolRepair_ValueTooLow({ neededWei: f.wei('neededWei') }, f.options),
  PoolRepair_ValueRefused: (f) => m.error_PoolRepair_ValueRefused({}, f.options),
  PoolRepair_PaymentFailed: (f) => m.error_PoolRepair_PaymentFailed({}, f.options),
} satisfies ErrorTexts
