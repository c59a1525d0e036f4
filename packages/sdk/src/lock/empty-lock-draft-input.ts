import type { LockDraftTexts } from './lock-draft-schema.ts'
import { lockLimits } from './lock-limits.ts'

/**
 * A blank lock with the presets that a form starts from: half a year, all at once.
 * @param start `now`: unix seconds of the chain's newest block; `owner`: the connected wallet, empty before.
 */
export function emptyLockDraftInput(
  kind: LockDraftTexts['kind'],
  start: { readonly owner: string; readonly now: number },
): LockDraftTexts {
  return {
    kind,
    asset: '',
    nftId: '',
    amount: '',
    owner: start.owner,
    isForever: false,
    unlockAt: String(start.now + lockLimits.usualSeconds),
    release: 'once',
    cliffAt: '',
    firstPercent: '0',
    cycleLength: '30',
    cycleUnit: 'days',
    cyclePercent: '',
    isRebasing: false,
    isMigratable: false,
  }
}
