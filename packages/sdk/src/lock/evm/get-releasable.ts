import { tokenLockerAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { calculateReleasedAmount, calculateReleasedUnits } from '../release-math.ts'
import type { LockRecord } from '../types.ts'

/** What a withdrawal would pay now. */
export interface Releasable {
  readonly units: bigint
  /** Base units of what is locked. */
  readonly amount: bigint
}

/**
 * Asks a locker what a withdrawal would pay. A token that takes from balances by itself pays less than was locked: only
 * the chain knows how much.
 * @param now unix seconds of the chain, for lockers that release all at once
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getReleasable(
  client: ReadClient,
  lock: LockRecord,
  now: number,
): Promise<Releasable> {
  if (lock.kind !== 'token') {
    return { units: calculateReleasedUnits(lock, now), amount: calculateReleasedAmount(lock, now) }
  }
  const [units, amount] = await client.readContract({
    address: lock.locker,
    abi: tokenLockerAbi,
    functionName: 'releasable',
    args: [lock.lockId],
  })
  return { units, amount }
}
