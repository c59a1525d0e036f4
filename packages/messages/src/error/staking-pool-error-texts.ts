import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/**
 * Texts of the errors of staking pools of every kind (specification, section 5, staking). Their `token` is what is staked
 * (an NFT counts one and has no decimals), their `currency` the reward token.
 */
export const stakingPoolErrorTexts = {
  StakingPool_NotAdmin: (f) => m.error_StakingPool_NotAdmin({ admin: f.text('admin') }, f.options),
  StakingPool_AmountZero: (f) => m.error_StakingPool_AmountZero({}, f.options),
  StakingPool_Closed: (f) =>
    m.error_StakingPool_Closed({ deadline: f.moment('deadline') }, f.options),
  StakingPool_LimitExceeded: (f) =>
    m.error_StakingPool_LimitExceeded(
      { amount: f.tokenAmount('amount'), limit: f.tokenAmount('limit') },
      f.options,
    ),
  StakingPool_AmountTooLarge: (f) =>
    m.error_StakingPool_AmountTooLarge({ max: f.tokenAmount('max') }, f.options),
  StakingPool_StillLocked: (f) =>
    m.error_StakingPool_StillLocked({ unlockTime: f.moment('unlockTime') }, f.options),
  StakingPool_StakeTooSmall: (f) =>
    m.error_StakingPool_StakeTooSmall(
      { amount: f.tokenAmount('amount'), staked: f.tokenAmount('staked') },
      f.options,
    ),
  StakingPool_NothingToHarvest: (f) => m.error_StakingPool_NothingToHarvest({}, f.options),
  StakingPool_NoRebate: (f) =>
    m.error_StakingPool_NoRebate({ inviter: f.text('inviter') }, f.options),
  StakingPool_InvitedSelf: (f) => m.error_StakingPool_InvitedSelf({}, f.options),
  StakingPool_Busy: (f) => m.error_StakingPool_Busy({}, f.options),
  StakingPool_Ended: (f) => m.error_StakingPool_Ended({ endTime: f.moment('endTime') }, f.options),
  StakingPool_AlreadyStarted: (f) =>
    m.error_StakingPool_AlreadyStarted({ startTime: f.moment('startTime') }, f.options),
  StakingPool_StartTooEarly: (f) =>
    m.error_StakingPool_StartTooEarly({ min: f.earliest('min') }, f.options),
  StakingPool_EndTooEarly: (f) =>
    m.error_StakingPool_EndTooEarly({ min: f.earliest('min') }, f.options),
  StakingPool_EndTooLate: (f) =>
    m.error_StakingPool_EndTooLate({ max: f.moment('max') }, f.options),
  StakingPool_RateZero: (f) => m.error_StakingPool_RateZero({}, f.options),
  StakingPool_LimitOnlyRises: (f) =>
    f.text('current') === '0'
      ? m.error_StakingPool_noLimit({}, f.options)
      : m.error_StakingPool_LimitOnlyRises({ current: f.tokenAmount('current') }, f.options),
  StakingPool_BudgetTooSmall: (f) =>
    m.error_StakingPool_BudgetTooSmall(
      { received: f.currencyAmount('received'), needed: f.currencyAmount('needed') },
      f.options,
    ),
  StakingPool_NothingToRecover: (f) => m.error_StakingPool_NothingToRecover({}, f.options),
  StakingPool_TextTooLong: (f) =>
    m.error_StakingPool_TextTooLong(
      { length: f.integer('length'), max: f.integer('max') },
      f.options,
    ),
  StakingPool_ExitAlreadyOpen: (f) => m.error_StakingPool_ExitAlreadyOpen({}, f.options),
  TokenPool_ReceivedNothing: (f) => m.error_TokenPool_ReceivedNothing({}, f.options),
  TokenPool_PrincipalShort: (f) =>
    m.error_TokenPool_PrincipalShort(
      { held: f.tokenAmount('held'), staked: f.tokenAmount('staked') },
      f.options,
    ),
  NftPool_CountOutOfRange: (f) =>
    m.error_NftPool_CountOutOfRange(
      { count: f.integer('count'), max: f.integer('max') },
      f.options,
    ),
  NftPool_NotStaker: (f) =>
    m.error_NftPool_NotStaker({ nftId: f.text('nftId'), caller: f.text('caller') }, f.options),
  NftPool_NotReceived: (f) => m.error_NftPool_NotReceived({ nftId: f.text('nftId') }, f.options),
} satisfies ErrorTexts
