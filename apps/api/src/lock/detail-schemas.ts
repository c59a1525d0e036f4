import { z } from '@hono/zod-openapi'
import { LOCK_EVENT_KINDS, LOCK_KINDS } from '@slipway/database/lock/indexed'
import { pairField } from '../assets/schemas.ts'
import { blockMetadataFields } from '../http/block-metadata.ts'
import { addressField, amountField, nextCursorField, secondsField } from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { lockFields } from './schemas.ts'

const count = z.number().int()

export const lockEventSchema = z
  .object({
    id: z.string(),
    kind: z.enum(LOCK_EVENT_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    account: addressField
      .nullable()
      .openapi({ description: 'Whom it is about: owner, new owner, receiver, successor' }),
    amount: amountField.nullable().openapi({ description: 'Base units that came, left or moved' }),
    units: amountField.nullable(),
    unlockAt: secondsField.nullable(),
    otherLockId: z.string().nullable().openapi({
      description: 'Number of the part, of the whole, at the successor, or of the newer lock',
    }),
    details: z
      .record(z.string(), z.string())
      .openapi({ description: 'Other values of the event, by name, as texts' }),
    ...blockMetadataFields,
  })
  .openapi('LockEvent')

export const lockEventListSchema = listSchema('LockEventList', lockEventSchema)

const unlocksField = (description: string) =>
  z.array(z.object({ at: secondsField, amount: amountField })).openapi({ description })

const freeAlready = amountField.openapi({ description: 'Could be withdrawn now' })
const STEPS =
  'What comes free when, after now, each its own part: schedules step by step, linear ones by days, months or years'

export const lockDetailSchema = z
  .object({
    ...lockFields,
    freeAlready,
    steps: unlocksField(STEPS),
    history: z.array(lockEventSchema).openapi({ description: 'The newest 20 events' }),
    operators: z.array(addressField).openapi({
      description: 'Who may withdraw to the owner; the zero address stands for anybody',
    }),
    successors: z.array(z.object({ address: addressField, opensAt: secondsField })).openapi({
      description: 'Lockers that it may move to from then on; empty unless it may move',
    }),
  })
  .openapi('LockDetail')

const lockedSum = {
  asset: addressField,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: count.nullable(),
  supply: amountField.nullable().openapi({
    description: 'Of a token that is not ours: as it was last asked; null when it never answered',
  }),
  totalLocked: amountField.openapi({
    description:
      'Held by all lockers, for ever included, without what can be withdrawn now (`freeAlready`)',
  }),
  totalLockedForever: amountField,
  lockCount: count.openapi({ description: 'Locks that hold something' }),
  ownerCount: count,
  nextUnlockAt: secondsField.nullable(),
  freeAlready,
  unlocks: unlocksField(`${STEPS}; moments are joined where there would be more than 400`),
  isPartial: z.boolean().openapi({
    description:
      'There are more locks than are looked at: calendar and `freeAlready` have the largest ones',
  }),
}

export const tokenLockSummarySchema = z
  .object({
    chainId: count,
    ...lockedSum,
    pools: z
      .array(z.object({ ...lockedSum, pair: pairField }))
      .openapi({ description: 'LP tokens of its pools, 20 at most' }),
    positionCount: count.openapi({
      description: 'V3 and V4 positions in locks whose pool has it, up to 1 000',
    }),
  })
  .openapi('TokenLockSummary')

export const lockTrackerSchema = z
  .object({
    chainId: count,
    token: addressField,
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    decimals: count.nullable(),
    totalSupply: amountField.nullable(),
    indexedBlock: count.nullable().openapi({ description: 'All events up to it are counted' }),
    indexedAt: secondsField.nullable(),
    totalLocked: amountField.openapi({
      description:
        'Of the token itself, without what can be withdrawn now of its 1 000 largest locks (`freeAlready`)',
    }),
    totalLockedForever: amountField,
    freeAlready,
    lockCount: count,
    ownerCount: count,
    custodians: z.array(addressField).openapi({
      description: 'Contracts that hold the locked tokens: to be left out of circulating supply',
    }),
    locks: z
      .array(z.object({ ...lockFields, freeAlready, steps: unlocksField(STEPS) }))
      .openapi({ description: 'Of the token, its LP tokens and positions, that hold something' }),
    nextCursor: nextCursorField,
  })
  .openapi('LockTracker')

const counts = {
  locks: count.openapi({ description: 'Ever made, parts included' }),
  activeLocks: count.openapi({ description: 'That hold something and end' }),
  foreverLocks: count,
}

export const lockStatsSchema = z
  .object({
    ...counts,
    chains: z.array(
      z.object({
        chainId: count,
        kind: z.enum(LOCK_KINDS),
        ...counts,
        assets: count.openapi({ description: 'Contracts of which something is locked' }),
        owners: count.openapi({ description: 'Addresses that own a lock which holds something' }),
      }),
    ),
  })
  .openapi('LockStats')
