import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the SDK refuses to trade. */
export const tradeErrorTexts = {
  Trade_NoPool: (f) => m.error_Trade_NoPool({}, f.options),
  Trade_NoRoute: (f) => m.error_Trade_NoRoute({}, f.options),
  Trade_AmountZero: (f) => m.error_Trade_AmountZero({}, f.options),
  Trade_AmountTooSmall: (f) => m.error_Trade_AmountTooSmall({}, f.options),
  Trade_BalanceTooLow: (f) => m.error_Trade_BalanceTooLow({}, f.options),
  Trade_TakesAll: (f) => m.error_Trade_TakesAll({}, f.options),
  Trade_TaxUnseen: (f) => m.error_Trade_TaxUnseen({}, f.options),
  Trade_LeastUnkept: (f) => m.error_Trade_LeastUnkept({}, f.options),
} satisfies ErrorTexts
