import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import type { LockerKind } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'

/** Page of what an owner locked of an asset. */
export function lockDetailPath(lock: { kind: LockerKind; owner: string; asset: string }): string {
  const page = lock.kind === 'nft' ? 'nft-detail' : 'detail'
  return `/lock/${page}/${lock.owner}/${lock.asset}`
}

/** Page that proves a lock to anybody. */
export function lockCertificatePath(lock: {
  chainId: number
  locker: Address
  lockId: bigint
}): string {
  return `/lock/certificate/${lockKeyOf(lock)}`
}
