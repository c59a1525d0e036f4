import type { LockRow } from '@slipway/database/lock/indexed'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { LockRecord, NftPositionKind } from '@slipway/sdk/lock/types'
import { getAddress } from 'viem'
import { readSchedule } from './read-schedule.ts'

/** A lock of the index as the SDK knows it; whether an NFT is still there only its collection knows. */
export function toLockRecord(row: LockRow): LockRecord {
  const asset = getAddress(row.asset)
  const owner = getAddress(row.owner)
  const base = {
    locker: getAddress(row.locker),
    lockId: BigInt(row.lockId),
    owner,
    amount: row.amount,
    initialAmount: row.initialAmount,
    lockedAt: row.lockedAt,
    unlockAt: row.unlockAt,
    isForever: row.unlockAt === lockLimits.forever,
  }
  const changes = row.shrinkings + row.handovers
  if (row.kind === 'liquidity') return { ...base, kind: 'liquidity', lpToken: asset, changes }
  if (row.kind === 'nft') {
    return {
      ...base,
      kind: 'nft',
      collection: asset,
      nftId: BigInt(row.nftId ?? 0),
      position: (row.position ?? 'none') as NftPositionKind,
      ...(row.poolAddress && { poolAddress: getAddress(row.poolAddress) }),
      feeReceiver: row.feeReceiver ? getAddress(row.feeReceiver) : owner,
      isHeld: row.state !== 'ended',
      changes,
    }
  }
  const schedule = readSchedule(row)
  return {
    ...base,
    kind: 'token',
    token: asset,
    isRebasing: row.rebasing,
    isMigratable: row.migratable,
    units: row.units,
    initialUnits: row.initialUnits,
    ...(schedule && { schedule }),
  }
}
