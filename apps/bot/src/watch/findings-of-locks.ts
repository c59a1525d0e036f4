import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { listReleaseSteps } from '@slipway/sdk/lock/release-math'
import type { LockRecord } from '@slipway/sdk/lock/types'
import type { Finding } from './finding.ts'

/** How long before a lock opens its chat is told. */
const SOON_SECONDS = 86_400

/** Unix seconds at which the first of a lock comes free; undefined: never. */
const openingOf = (lock: LockRecord) => (lock.isForever ? undefined : listReleaseSteps(lock)[0]?.at)

/**
 * What is so of locks. A lock that is prolonged opens at another moment, and that is told anew.
 * @param now unix seconds of the chain's newest block
 */
export function findingsOfLocks(
  chainId: number,
  locks: readonly LockRecord[],
  now: number,
): readonly Finding[] {
  return locks.flatMap((lock): readonly Finding[] => {
    const at = openingOf(lock)
    if (at === undefined || now < at - SOON_SECONDS) return []
    const name = now < at ? 'lockSoon' : 'lockOpen'
    const id = lockKeyOf({ chainId, locker: lock.locker, lockId: lock.lockId })
    return [
      {
        key: `lock:${id}:${name}:${at}`,
        name,
        args: { lock: String(lock.lockId), at: String(at) },
        path: `/lock/certificate/${id}`,
      },
    ]
  })
}
