import { type Address, getAddress } from 'viem'

/** Which lock of which locker on which network. */
export interface LockKey {
  readonly chainId: number
  readonly locker: Address
  readonly lockId: bigint
}

const shape = /^([1-9]\d{0,15})-(0x[0-9a-f]{40})-([1-9]\d{0,77})$/

/** A lock's public id: `<chainId>-<locker in lower case>-<lockId>`, the same in addresses, in the index and on certificates. */
export function lockKeyOf({ chainId, locker, lockId }: LockKey): string {
  return `${chainId}-${locker.toLowerCase()}-${lockId}`
}

/** Reads a lock's public id as it came in an address; undefined where it is none. */
export function readLockKey(text: string): LockKey | undefined {
  const [, chainId, locker, lockId] = shape.exec(text.toLowerCase()) ?? []
  if (!chainId || !locker || !lockId) return undefined
  return { chainId: Number(chainId), locker: getAddress(locker), lockId: BigInt(lockId) }
}
