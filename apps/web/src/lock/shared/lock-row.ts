import type { Lock } from '@slipway/api-client'
import type { NftPositionKind } from '@slipway/sdk/evm/nft-position-kind'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import type { LockerKind, LockRecord, ReleaseSchedule } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'

/** One token of a pair. */
export interface PairSide {
  readonly address: string
  readonly symbol: string | null
}

/** A lock as lists show it, whether it comes from the index or from the chain itself. Amounts in base units, times in unix seconds. */
export interface LockRow {
  readonly id: string
  readonly chainId: number
  readonly kind: LockerKind
  readonly locker: Address
  readonly lockId: bigint
  readonly owner: Address
  readonly asset: Address
  /** Absent where the source does not know it: the screen asks the asset. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
  readonly pair?:
    | { readonly token0: PairSide; readonly token1: PairSide; factory: string | null }
    | undefined
  readonly nftId?: bigint | undefined
  readonly position?: NftPositionKind | undefined
  readonly amount: bigint
  readonly initialAmount: bigint
  readonly units: bigint
  readonly initialUnits: bigint
  readonly isRebasing: boolean
  readonly lockedAt: number
  readonly unlockAt: number
  readonly isForever: boolean
  readonly schedule?: ReleaseSchedule | undefined
  readonly endReason?: Lock['endReason']
}

/** The asset's own facts, as far as the index knows them. */
function factsOfIndex(lock: Lock) {
  return {
    name: lock.assetName ?? undefined,
    symbol: lock.assetSymbol ?? undefined,
    decimals: lock.assetDecimals ?? undefined,
    pair: lock.pair ?? undefined,
    nftId: lock.nftId === null ? undefined : BigInt(lock.nftId),
    position: lock.position ?? undefined,
    schedule: lock.schedule ?? undefined,
  }
}

/** A lock as the index has it. */
export function rowOfIndex(lock: Lock): LockRow {
  return {
    ...factsOfIndex(lock),
    id: lock.id,
    chainId: lock.chainId,
    kind: lock.kind,
    locker: lock.locker as Address,
    lockId: BigInt(lock.lockId),
    owner: lock.owner as Address,
    asset: lock.asset as Address,
    amount: BigInt(lock.amount),
    initialAmount: BigInt(lock.initialAmount),
    units: BigInt(lock.units),
    initialUnits: BigInt(lock.initialUnits),
    isRebasing: lock.isRebasing,
    lockedAt: lock.lockedAt,
    unlockAt: lock.unlockAt,
    isForever: lock.isForever,
    endReason: lock.endReason,
  }
}

/** A lock as its locker has it. */
export function rowOfRecord(record: LockRecord, chainId: number): LockRow {
  const { kind, locker, lockId, owner, lockedAt, unlockAt, isForever } = record
  // What its collection has taken out is in no lock.
  const isEmpty = kind === 'nft' && !record.isHeld
  const amount = isEmpty ? 0n : record.amount
  const initialAmount = isEmpty ? 0n : record.initialAmount
  return {
    id: lockKeyOf({ chainId, locker, lockId }),
    chainId,
    kind,
    locker,
    lockId,
    owner,
    asset: assetOfLock(record),
    amount,
    initialAmount,
    units: kind === 'token' ? record.units : amount,
    initialUnits: kind === 'token' ? record.initialUnits : initialAmount,
    isRebasing: kind === 'token' && record.isRebasing,
    lockedAt,
    unlockAt,
    isForever,
    ...(kind === 'token' && { schedule: record.schedule }),
    ...(kind === 'nft' && { nftId: record.nftId, position: record.position }),
  }
}
