import type { LockEventRow } from '@slipway/database/lock/indexed'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { z } from 'zod'
import { serializePair } from '../assets/serialize-asset.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import type { lockEventSchema } from './detail-schemas.ts'
import type { JoinedLock } from './lock-source.ts'
import { readSchedule } from './read-schedule.ts'
import type { lockSchema } from './schemas.ts'
import type { Unlock } from './unlock-calendar.ts'

type Hex = `0x${string}`

/** A lock as answers have it. */
export type ShownLock = z.infer<typeof lockSchema>

const serializeNullable = (address: Hex | null) => address && showAddress(address)

/** What comes free when. */
export const serializeUnlocks = (unlocks: readonly Unlock[]) =>
  unlocks.map(({ at, amount }) => ({ at, amount: String(amount) }))

/** One lock. */
export const serializeLock = ({ row, asset, pair }: JoinedLock): ShownLock => ({
  id: row.id,
  chainId: row.chainId,
  kind: row.kind as ShownLock['kind'],
  locker: showAddress(row.locker),
  lockId: row.lockId,
  owner: showAddress(row.owner),
  asset: showAddress(row.asset),
  assetName: asset.name,
  assetSymbol: asset.symbol,
  assetDecimals: row.kind === 'nft' ? null : asset.decimals,
  pair: serializePair(pair),
  nftId: row.nftId,
  position: row.position as ShownLock['position'],
  poolAddress: serializeNullable(row.poolAddress),
  feeReceiver: serializeNullable(row.feeReceiver),
  amount: String(row.amount),
  initialAmount: String(row.initialAmount),
  units: String(row.units),
  initialUnits: String(row.initialUnits),
  isRebasing: row.rebasing,
  isMigratable: row.migratable,
  schedule: readSchedule(row),
  lockedAt: row.lockedAt,
  unlockAt: row.unlockAt,
  isForever: row.unlockAt === lockLimits.forever,
  state: row.state as ShownLock['state'],
  endReason: row.endReason as ShownLock['endReason'],
  successor: serializeNullable(row.successor),
  successorLockId: row.successorLockId,
  changes: row.shrinkings + row.handovers,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  blockNumber: row.blockNumber,
  txHash: row.txHash,
})

const serializeAmount = (amount: bigint | null) => (amount === null ? null : String(amount))

/** One entry of a lock's history. */
export const serializeLockEvent = (row: LockEventRow): z.infer<typeof lockEventSchema> => ({
  id: row.id,
  kind: row.kind as z.infer<typeof lockEventSchema>['kind'],
  actor: showAddress(row.actor),
  account: serializeNullable(row.account),
  amount: serializeAmount(row.amount),
  units: serializeAmount(row.units),
  unlockAt: row.unlockAt,
  otherLockId: row.otherLockId,
  details: row.details === null ? {} : JSON.parse(row.details),
  ...serializeBlockMetadata(row),
})
