import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { listReleaseSteps } from '@slipway/sdk/lock/release-math'
import type { LockRecord } from '@slipway/sdk/lock/types'
import type { Finding } from './finding.ts'

/** How long before a lock opens its chat is told. */
const SOON_SECONDS = 86_400

/** When the first of a lock comes free, in unix seconds, and whether it is a part of it; undefined: never. */
function openingOf(lock: LockRecord) {
  const [first, next] = lock.isForever ? [] : listReleaseSteps(lock)
  return first && { at: first.at, isPart: next !== undefined }
}

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
    const opening = openingOf(lock)
    if (!opening || now < opening.at - SOON_SECONDS) return []
    const { at, isPart } = opening
    const name = now < at ? 'lockSoon' : 'lockOpen'
    const id = lockKeyOf({ chainId, locker: lock.locker, lockId: lock.lockId })
    return [
      {
        key: `lock:${id}:${name}:${at}`,
        name,
        args: { lock: String(lock.lockId), at: String(at), ...(isPart && { part: 'yes' }) },
        path: `/lock/certificate/${id}`,
      },
    ]
  })
}
