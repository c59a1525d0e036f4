import type { OwnerPresale } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { shortReason } from '../presale/shared/presale-labels.ts'

/** Unix seconds that stand for never. */
const NEVER = 1_099_511_627_775

/** Which cap a finished presale reached; of a canceled one its reason says enough, and its refunds took out the rest. */
export function capText({ presale, listing }: OwnerPresale): string | undefined {
  const { status, hardCap, total } = presale
  if (status.label !== 'finished') return undefined
  const raised = BigInt(listing?.raised ?? total)
  return raised >= BigInt(hardCap) ? m.owner_cap_reached() : m.owner_cap_soft()
}

/** What became of the liquidity of a finished presale; undefined where there is none. */
export function liquidityText({ listing }: OwnerPresale): string | undefined {
  const lock = listing?.liquidityLock
  if (!lock) return undefined
  if (lock.state === 'ended') return m.owner_lock_ended()
  if (lock.unlockAt >= NEVER) return m.owner_lock_forever()
  const time = formatTime(lock.unlockAt)
  return lock.isStanding ? m.owner_lock_standing({ time }) : m.owner_lock_free({ time })
}

/** How a presale went, in words: its cap, why it failed, what became of its liquidity. */
export const outcomeOf = (own: OwnerPresale): readonly string[] =>
  [capText(own), shortReason(own.presale.status), liquidityText(own)].filter(
    (text) => text !== undefined,
  )
