import type { LockRow } from '@slipway/database/lock/indexed'
import type { NftPositionKind } from '@slipway/sdk/evm/nft-position-kind'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { LockRecord } from '@slipway/sdk/lock/types'
import { checksumAddress } from '../http/checksum-address.ts'
import { readSchedule } from './read-schedule.ts'

/** A lock of the index as the SDK knows it; whether an NFT is still there only its collection knows. */
export function toLockRecord(row: LockRow): LockRecord {
  const asset = checksumAddress(row.asset)
  const owner = checksumAddress(row.owner)
  const base = {
    locker: checksumAddress(row.locker),
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
      ...(row.poolAddress && { poolAddress: checksumAddress(row.poolAddress) }),
      feeReceiver: row.feeReceiver ? checksumAddress(row.feeReceiver) : owner,
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
