import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the SDK's own refusals around staking pools, before any contract sees them. */
export const stakingReadErrorTexts = {
  StakingPool_NotFound: (f) => m.error_StakingPool_NotFound({ pool: f.text('pool') }, f.options),
  StakingPool_InfoFailed: (f) => m.error_StakingPool_InfoFailed({}, f.options),
} satisfies ErrorTexts
