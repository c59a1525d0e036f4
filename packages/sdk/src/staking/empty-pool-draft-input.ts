import type { PoolDraftTexts } from './pool-draft-schema.ts'
import { poolLimits } from './pool-limits.ts'

/**
 * A blank pool with the presets that a form starts from: thirty days from now, no limit, no lock time, no rebates.
 * @param start `now`: unix seconds of the chain's newest block; `admin`: the connected wallet, empty before.
 */
export function emptyPoolDraftInput(
  kind: PoolDraftTexts['kind'],
  start: { readonly admin: string; readonly now: number },
): PoolDraftTexts {
  return {
    kind,
    stakedToken: '',
    rewardToken: '',
    budget: 'total',
    rate: '',
    total: '',
    startTime: '',
    endTime: String(start.now + poolLimits.usualSeconds),
    stakeDeadline: '',
    hasLimit: false,
    limit: '',
    limitLength: '',
    limitUnit: 'days',
    lockLength: '',
    lockUnit: 'days',
    hasInvites: false,
    invitePercent: '',
    admin: start.admin,
  }
}
