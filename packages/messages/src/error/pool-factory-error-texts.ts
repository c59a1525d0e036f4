import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the factory of staking pools; their `currency` is the reward token. */
export const poolFactoryErrorTexts = {
  PoolFactory_ParamsMissing: (f) =>
    m.error_PoolFactory_ParamsMissing({ numbers: f.integer('numbers') }, f.options),
  PoolFactory_NotToken: (f) => m.error_PoolFactory_NotToken({ token: f.text('token') }, f.options),
  PoolFactory_TokensAreSame: (f) => m.error_PoolFactory_TokensAreSame({}, f.options),
  PoolFactory_NotPair: (f) => m.error_PoolFactory_NotPair({ token: f.text('token') }, f.options),
  PoolFactory_AdminZero: (f) => m.error_PoolFactory_AdminZero({}, f.options),
  PoolFactory_RateOutOfRange: (f) =>
    m.error_PoolFactory_RateOutOfRange({ max: f.currencyAmount('max') }, f.options),
  PoolFactory_EndTooEarly: (f) =>
    m.error_PoolFactory_EndTooEarly({ min: f.earliest('min') }, f.options),
  PoolFactory_EndTooLate: (f) =>
    m.error_PoolFactory_EndTooLate({ max: f.moment('max') }, f.options),
  PoolFactory_DeadlineOutOfRange: (f) =>
    m.error_PoolFactory_DeadlineOutOfRange(
      { startTime: f.moment('startTime'), endTime: f.moment('endTime') },
      f.options,
    ),
  PoolFactory_LockTooLong: (f) =>
    m.error_PoolFactory_LockTooLong({ max: f.seconds('max') }, f.options),
  PoolFactory_LimitIncomplete: (f) => m.error_PoolFactory_LimitIncomplete({}, f.options),
  PoolFactory_RebateTooHigh: (f) =>
    m.error_PoolFactory_RebateTooHigh({ max: f.bps('max') }, f.options),
  PoolFactory_DepositTooSmall: (f) =>
    m.error_PoolFactory_DepositTooSmall(
      { received: f.currencyAmount('received'), needed: f.currencyAmount('needed') },
      f.options,
    ),
  PoolFactory_KeyTooLong: (f) =>
    m.error_PoolFactory_KeyTooLong(
      { length: f.integer('length'), max: f.integer('max') },
      f.options,
    ),
} satisfies ErrorTexts
