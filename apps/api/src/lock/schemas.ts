import { z } from '@hono/zod-openapi'
import {
  LOCK_END_REASONS,
  LOCK_KINDS,
  LOCK_POSITIONS,
  LOCK_STATES,
} from '@slipway/database/lock/indexed'
import { pairField } from '../assets/schemas.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  cursorParameter,
  limitParameter,
  secondsField,
  wholeParameter,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'

/** `newest` made last, `unlock` first to end, `amount` largest. */
export const LOCK_SORTS = ['newest', 'unlock', 'amount'] as const
export type LockSort = (typeof LOCK_SORTS)[number]

const count = z.number().int()

export const lockListQuery = z
  .object({
    chain: chainParameter.optional(),
    kind: z.enum(LOCK_KINDS).optional(),
    owner: addressParameter.optional(),
    asset: addressParameter.optional().openapi({
      type: 'string',
      description: 'Exactly this token, LP token or collection',
    }),
    token: addressParameter.optional().openapi({
      type: 'string',
      description: 'This token, LP tokens of its pools and positions in them; needs `chain`',
    }),
    state: z.enum(LOCK_STATES).optional(),
    sort: z.enum(LOCK_SORTS).default('newest'),
    unlocksFrom: wholeParameter(0, Number.MAX_SAFE_INTEGER).optional().openapi({
      description: 'Unix seconds: only locks that end then or later; needs `sort=unlock`',
    }),
    cursor: cursorParameter.optional(),
    limit: limitParameter,
  })
  .refine(({ token, chain }) => token === undefined || chain !== undefined, {
    path: ['chain'],
    params: { rule: 'needed_with_token' },
  })
  .refine(({ unlocksFrom, sort }) => unlocksFrom === undefined || sort === 'unlock', {
    path: ['sort'],
    params: { rule: 'unlock_with_unlocksFrom' },
  })

export type LockListQuery = z.infer<typeof lockListQuery>

export const lockPath = z.object({
  chain: chainParameter,
  locker: addressParameter,
  lockId: z
    .string()
    .regex(/^\d{1,40}$/)
    .openapi({ example: '1' }),
})

export const scheduleField = z
  .object({ cliffAt: secondsField, firstBps: count, cycleSeconds: count, cycleBps: count })
  .nullable()
  .openapi({ description: 'How it is released before `unlockAt`; null: not at all' })

export const lockFields = {
  id: z.string().openapi({ description: '`<chainId>-<locker, lower case>-<lockId>`' }),
  chainId: count,
  kind: z.enum(LOCK_KINDS),
  locker: addressField,
  lockId: z.string(),
  owner: addressField,
  asset: addressField.openapi({ description: 'Token, LP token or collection' }),
  assetName: z.string().nullable().openapi({ description: 'Null while it is not known' }),
  assetSymbol: z.string().nullable(),
  assetDecimals: count.nullable(),
  pair: pairField,
  nftId: z.string().nullable(),
  position: z.enum(LOCK_POSITIONS).nullable().openapi({ description: 'Null unless it is an NFT' }),
  poolAddress: addressField
    .nullable()
    .openapi({ description: 'Pool of a V3 position, pool manager of a V4 position' }),
  feeReceiver: addressField.nullable().openapi({ description: 'Null: the owner' }),
  amount: amountField.openapi({
    description: 'Locked now; of a rebasing lock what was put in for its shares; 1 of an NFT',
  }),
  initialAmount: amountField.openapi({
    description: 'What `amount` would be had nothing been withdrawn',
  }),
  units: amountField.openapi({ description: 'Shares of a rebasing lock, else `amount`' }),
  initialUnits: amountField,
  isRebasing: z.boolean(),
  isMigratable: z
    .boolean()
    .openapi({ description: 'The owner may move it to a locker announced a week before' }),
  schedule: scheduleField,
  lockedAt: secondsField,
  unlockAt: secondsField.openapi({ description: '1 099 511 627 775 stands for never' }),
  isForever: z.boolean(),
  state: z.enum(LOCK_STATES).openapi({
    description:
      'By events alone: `active` holds something and comes free some day, perhaps already; `forever` never does; `ended` is empty',
  }),
  endReason: z.enum(LOCK_END_REASONS).nullable().openapi({
    description: '`void`: the collection took the NFT out, and it was locked anew',
  }),
  successor: addressField.nullable().openapi({ description: 'Locker that it moved to' }),
  successorLockId: z.string().nullable(),
  changes: count.openapi({ description: 'Withdrawals, splits and handovers' }),
  createdAt: secondsField.openapi({ description: 'A part that was split off is older than this' }),
  updatedAt: secondsField,
  blockNumber: count,
  txHash: z.string(),
}

export const lockSchema = z.object(lockFields).openapi('Lock')

export const lockListSchema = listSchema('LockList', lockSchema)
