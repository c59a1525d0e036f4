import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LockerKind, LockRecord } from '../types.ts'
import { type LockId, toLiquidityLock, toNftLock, toTokenLock } from './to-lock-record.ts'

/** Which lock; `kind` tells what its locker locks. */
export interface LockQuery extends LockId {
  readonly kind: LockerKind
}

async function readLock(
  client: ReadClient,
  { kind, locker, lockId }: LockQuery,
): Promise<LockRecord> {
  const id = { locker, lockId }
  const call = { address: locker, functionName: 'lockOf', args: [lockId] } as const
  switch (kind) {
    case 'token':
      return toTokenLock(id, await client.readContract({ ...call, abi: tokenLockerAbi }))
    case 'liquidity':
      return toLiquidityLock(id, await client.readContract({ ...call, abi: liquidityLockerAbi }))
    case 'nft':
      return toNftLock(id, await client.readContract({ ...call, abi: nftLockerAbi }))
  }
}

/**
 * Reads one lock.
 * @returns undefined when there is none any more: all of it was withdrawn or moved, or it never was.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getLock(
  client: ReadClient,
  query: LockQuery,
): Promise<LockRecord | undefined> {
  const lock = await readLock(client, query)
  return lock.owner === zeroAddress ? undefined : lock
}
