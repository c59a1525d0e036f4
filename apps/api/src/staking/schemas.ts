import { z } from '@hono/zod-openapi'
import { POOL_EVENT_KINDS, poolAccountColumns } from '@slipway/database/staking/indexed'
import { poolKinds } from '@slipway/sdk/platform/pool-kinds'
import { pairField } from '../assets/schemas.ts'
import { blockMetadataFields } from '../http/block-metadata.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  cursorParameter,
  limitParameter,
  nextCursorField,
  searchParameter,
  secondsField,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { rowSerializer } from '../http/row-serializer.ts'
import { POOL_STATES } from './pool-states.ts'

/**
 * `newest` made last, `end` first to end, `apr` what a whole unit earns in a year, `staked` most whole units, `stakers`
 * most accounts.
 */
export const POOL_SORTS = ['newest', 'end', 'apr', 'staked', 'stakers'] as const
export type PoolSort = (typeof POOL_SORTS)[number]

const count = z.number().int()

/** A pool in a path: its address, or its number in the newest factory of the network that has one. */
const poolParameter = z
  .string()
  .regex(/^(0x[0-9a-fA-F]{40}|\d{1,18})$/)
  .transform((text) => text.toLowerCase())
  .openapi({
    type: 'string',
    pattern: '^(0x[0-9a-fA-F]{40}|\\d{1,18})$',
    example: '12',
    description: 'Its address, or its number',
  })

export const poolPath = z.object({ chain: chainParameter, pool: poolParameter })
export const poolAccountPath = poolPath.extend({ account: addressParameter })
export type PoolPath = z.infer<typeof poolPath>

const poolFilters = z.object({
  chain: chainParameter.optional(),
  kind: z.enum(poolKinds).optional(),
  state: z.enum(POOL_STATES).optional().openapi({ description: '`ended` includes `stopped`' }),
  staked: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Token, LP token or collection that is staked' }),
  reward: addressParameter.optional(),
  token: addressParameter.optional().openapi({
    type: 'string',
    description: 'Staked or paid, or one side of the liquidity that is staked; needs `chain`',
  }),
  owner: addressParameter.optional().openapi({ type: 'string', description: 'Who made it' }),
  admin: addressParameter.optional(),
  staker: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Who has something staked in it now' }),
  search: searchParameter.optional().openapi({
    description:
      'Part of a name of what is staked or paid, the number of a pool, or a whole address of pool or token',
  }),
  sort: z.enum(POOL_SORTS).default('newest'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})
export const poolListQuery = poolFilters.refine(
  ({ token, chain }) => token === undefined || chain !== undefined,
  { path: ['chain'], params: { rule: 'needed_with_token' } },
)
export type PoolListQuery = z.infer<typeof poolListQuery>

const tokenField = (description: string) =>
  z
    .object({
      address: addressField,
      name: z.string().nullable().openapi({ description: 'Null while it is not known' }),
      symbol: z.string().nullable(),
      decimals: count.nullable().openapi({ description: '0 of a collection' }),
    })
    .openapi({ description })

const aprField = amountField.openapi({
  description:
    'Reward base units that 1e18 staked base units (of NFTs: one) would earn in 365 days; 0 while none run and without a stake',
})

export const poolSchema = z
  .object({
    id: z.string().openapi({ description: '`<chainId>-<address, lower case>`' }),
    chainId: count,
    address: addressField,
    number: z.string().openapi({ description: 'In its factory' }),
    kind: z.enum(poolKinds),
    state: z.enum(POOL_STATES).openapi({ description: 'By the clock of the network' }),
    owner: addressField.openapi({ description: 'Who made it' }),
    admin: addressField,
    stakedToken: tokenField('Token, LP token or collection'),
    rewardToken: tokenField('What rewards are paid in'),
    pair: pairField,
    rewardPerSecond: amountField,
    startTime: secondsField,
    endTime: secondsField,
    stakeDeadline: secondsField.openapi({ description: 'Nothing is staked from then on' }),
    limitPerAccount: amountField.openapi({ description: '0: none' }),
    limitSeconds: count.openapi({ description: 'After the start, for which the limit holds' }),
    lockSeconds: count.openapi({ description: 'Lock of a stake after its last deposit' }),
    inviteBps: count.openapi({ description: 'Rebate of inviters, basis points of rewards' }),
    isExitOpen: z.boolean().openapi({ description: 'Every lock time has ended' }),
    exitOpenedAt: secondsField.nullable().openapi({ description: 'Null: lock times hold' }),
    isStopped: z.boolean().openapi({ description: 'The admin stopped rewards' }),
    totalStaked: amountField,
    stakerCount: count.openapi({ description: 'Accounts with something staked now' }),
    accountCount: count.openapi({ description: 'Accounts that ever staked' }),
    apr: aprField,
    rewardTokenAmount: amountField.openapi({ description: 'Paid in for rewards at creation' }),
    rewardsAdded: amountField.openapi({ description: 'Paid in later' }),
    rewardsPaid: amountField,
    rebatesFunded: amountField.openapi({ description: 'Paid in for rebates at creation' }),
    rebatesEarned: amountField,
    rebatesPaid: amountField,
    recovered: amountField.openapi({ description: 'What nobody could earn and the admin took' }),
    feeWei: amountField.openapi({ description: 'Creation fee' }),
    ipfsKey: z.string(),
    baseUri: z.string().openapi({ description: 'Of pictures; empty unless it was set' }),
    ...blockMetadataFields,
    updatedAt: secondsField,
    updatedBlock: count,
  })
  .openapi('Pool')

export const poolListSchema = z
  .object({
    items: z.array(poolSchema),
    nextCursor: nextCursorField,
    total: count.nullable().openapi({
      description: 'Pools of the network or of all; null when anything else narrows the list',
    }),
  })
  .openapi('PoolList')

const snapshotFields = {
  totalStaked: amountField,
  stakerCount: count,
  rewardPerSecond: amountField,
}

export const poolEventListSchema = listSchema(
  'PoolEventList',
  z.object({
    id: z.string(),
    kind: z.enum(POOL_EVENT_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    account: addressField.nullable().openapi({ description: 'Whom it is about; null: the pool' }),
    amount: amountField.nullable().openapi({ description: 'What came, left or was earned' }),
    reward: amountField.nullable().openapi({ description: 'Reward that was paid with it' }),
    ...snapshotFields,
    startTime: secondsField,
    endTime: secondsField,
    details: z
      .record(z.string(), z.string())
      .openapi({ description: 'Other values of the event, by name, as texts' }),
    ...blockMetadataFields,
  }),
)

export const poolChartSchema = z
  .object({
    chainId: count,
    address: addressField,
    step: z.enum(['change', 'day']).openapi({
      description: 'Every change, or of a pool with many changes what each UTC day left',
    }),
    points: z
      .array(z.object({ at: secondsField, apr: aprField, ...snapshotFields }))
      .openapi({ description: 'Oldest first; each holds until the next one; the last is now' }),
  })
  .openapi('PoolChart')

/** What answers have of a wallet's row in a pool. */
export const poolAccountAnswer = rowSerializer(poolAccountColumns, {
  without: ['id', 'poolId', 'chainId', 'pool'],
  notes: {
    deposited: 'Ever put in',
    withdrawn: 'Ever given back',
    invitees: 'Accounts that named it as their inviter',
    accruesFrom: 'Since when it has rewards that it was not paid; null: none are due, nor come',
    rebateDueAt: 'First rebate since the last claim; null: none is due',
  },
})

export const poolAccountSchema = z.object(poolAccountAnswer.fields).openapi('PoolAccount')

export const poolAccountListSchema = listSchema('PoolAccountList', poolAccountSchema)

/** One wallet in one pool; null for a stranger. */
export const poolAccountDetailSchema = z
  .object({
    account: z.object(poolAccountAnswer.fields).nullable(),
    nftCount: count.openapi({ description: 'NFTs that it has staked' }),
  })
  .openapi('PoolAccountDetail')

export const poolNftListSchema = listSchema(
  'PoolNftList',
  z.object({
    nftId: z.string(),
    account: addressField.openapi({ description: 'Who staked it' }),
    updatedAt: secondsField,
  }),
)

export const portfolioPoolListSchema = listSchema(
  'PortfolioPoolList',
  z.object({ pool: poolSchema, account: poolAccountSchema }),
)

/** A pool as answers have it. */
export type ShownPool = z.infer<typeof poolSchema>
