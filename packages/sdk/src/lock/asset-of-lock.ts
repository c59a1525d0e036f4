import type { Address } from 'viem'
import type { LockRecord } from './types.ts'

/** What a lock holds: a token, an LP token or an NFT's collection. */
export function assetOfLock(lock: LockRecord): Address {
  if (lock.kind === 'token') return lock.token
  return lock.kind === 'liquidity' ? lock.lpToken : lock.collection
}
