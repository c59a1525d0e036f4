import type { LockRecord } from './types.ts'

/** What can still be done with a lock, now or later. */
export type LockCapability =
  | 'withdraw'
  | 'relock'
  | 'split'
  | 'transfer'
  | 'migrate'
  | 'increment'
  | 'collectFees'
  | 'setFeeReceiver'

/** Who can do it. */
export type LockActor = 'owner' | 'anybody' | 'feeReceiver'

/** One thing that can be done with a lock, and by whom; nobody else can. */
export interface LockPower {
  readonly capability: LockCapability
  /** Most entitled first. */
  readonly actors: readonly LockActor[]
}

/** Bits of `capabilities()` of the lockers (`LockCapabilities.sol`). */
export const lockCapabilityBits = {
  withdraw: 1n,
  relock: 2n,
  split: 4n,
  transfer: 8n,
  migrate: 16n,
  collectFees: 32n,
} as const satisfies Partial<Record<LockCapability, bigint>>

const byOwner = (capability: LockCapability): LockPower => ({ capability, actors: ['owner'] })

function partsOf(lock: LockRecord): readonly LockPower[] {
  if (lock.kind !== 'nft') {
    return [byOwner('split'), { capability: 'increment', actors: ['anybody'] }]
  }
  // What its collection has taken out, and what is no position, earns nothing here.
  if (lock.position === 'none' || !lock.isHeld) return []
  return [
    { capability: 'collectFees', actors: ['owner', 'feeReceiver'] },
    byOwner('setFeeReceiver'),
  ]
}

/** Everything that can still be done with a lock: what is not listed, nobody can ever do. */
export function listLockPowers(lock: LockRecord): readonly LockPower[] {
  const isMovable = lock.kind === 'token' && lock.isMigratable && !lock.isForever
  const isEmpty = lock.kind === 'nft' && !lock.isHeld
  return [
    ...(lock.isForever || isEmpty ? [] : [byOwner('withdraw')]),
    ...(lock.isForever ? [] : [byOwner('relock')]),
    ...partsOf(lock),
    byOwner('transfer'),
    ...(isMovable ? [byOwner('migrate')] : []),
  ]
}
