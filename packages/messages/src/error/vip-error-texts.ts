import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of memberships. */
export const vipErrorTexts = {
  Vip_PlanUnknown: (f) =>
    m.error_Vip_PlanUnknown({ index: f.integer('index'), count: f.integer('count') }, f.options),
  Vip_PlanClosed: (f) => m.error_Vip_PlanClosed({ index: f.integer('index') }, f.options),
  Vip_CircleOutOfRange: (f) =>
    m.error_Vip_CircleOutOfRange({ circle: f.integer('circle'), max: f.integer('max') }, f.options),
  Vip_PriceTooHigh: (f) =>
    m.error_Vip_PriceTooHigh({ priceWei: f.wei('priceWei'), maxWei: f.wei('maxWei') }, f.options),
  Vip_TooManyPlans: (f) => m.error_Vip_TooManyPlans({ max: f.integer('max') }, f.options),
  Vip_ValueTooLow: (f) =>
    m.error_Vip_ValueTooLow({ sentWei: f.wei('sentWei'), priceWei: f.wei('priceWei') }, f.options),
  Vip_TooFarAhead: (f) =>
    m.error_Vip_TooFarAhead({ expiredAt: f.moment('expiredAt'), max: f.moment('max') }, f.options),
  Vip_UserZero: (f) => m.error_Vip_UserZero({}, f.options),
  Vip_GiftToSelf: (f) => m.error_Vip_GiftToSelf({}, f.options),
  Vip_DevAddressZero: (f) => m.error_Vip_DevAddressZero({}, f.options),
  Vip_NothingToPay: (f) => m.error_Vip_NothingToPay({ to: f.text('to') }, f.options),
  Vip_PaymentFailed: (f) =>
    m.error_Vip_PaymentFailed({ to: f.text('to'), amountWei: f.wei('amountWei') }, f.options),
  Vip_ValueRefused: (f) => m.error_Vip_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
} satisfies ErrorTexts
