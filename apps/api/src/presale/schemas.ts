import { z } from '@hono/zod-openapi'
import { presaleKinds } from '@slipway/sdk/platform/presale-kinds'
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
  sortParameter,
} from '../http/fields.ts'
import { PRESALE_LABELS, PRESALE_REASONS } from './status-names.ts'

export const PRESALE_SORTS = ['createdAt', 'start', 'end', 'raised', 'progress', 'users'] as const
export type PresaleSort = (typeof PRESALE_SORTS)[number]

/** What a presale can show for itself, each proven by the index. */
export const PRESALE_BADGES = [
  'platformToken',
  'verifiedSource',
  'inviterReward',
  'vesting',
  'whitelist',
  'burnsUnsold',
] as const
export type PresaleBadge = (typeof PRESALE_BADGES)[number]

const rateField = amountField.openapi({
  description: 'Token base units for one currency base unit, times 1e18',
})
const bpsField = z.number().int().openapi({ description: 'Basis points' })
const durationField = z.number().int().openapi({ description: 'Seconds' })
export const currencyField = addressField.openapi({
  description: 'What is paid with; the zero address stands for the native currency',
})

export const presaleListQuery = z.object({
  chain: chainParameter.optional(),
  kind: z.enum(presaleKinds).optional(),
  status: z.enum(PRESALE_LABELS).optional().openapi({
    description: '`running` includes `waiting`, which is a presale nobody finished yet',
  }),
  currency: addressParameter
    .optional()
    .openapi({ description: 'The zero address stands for the native currency' }),
  owner: addressParameter.optional(),
  contributor: addressParameter.optional().openapi({ description: 'Who ever contributed' }),
  badge: z.enum(PRESALE_BADGES).optional(),
  search: searchParameter.optional().openapi({
    description: 'Part of the name of project or token, or a whole address of presale or token',
  }),
  sort: sortParameter(PRESALE_SORTS).default('-createdAt'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})

export const presaleStatusSchema = z
  .object({ label: z.enum(PRESALE_LABELS), reason: z.enum(PRESALE_REASONS) })
  .openapi('PresaleStatus', {
    description: 'By the clock of the network: it changes without an event',
  })

export const soldTokenSchema = z
  .object({
    address: addressField,
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    decimals: z.number().int().nullable(),
    templateId: z.number().int().nullable(),
  })
  .openapi('SoldToken', { description: 'All but the address is null for a foreign token' })

export const presaleSummarySchema = z
  .object({
    id: z.string().openapi({ example: '56-0x5fbdb2315678afecb367f032d93f642f64180aa3' }),
    chainId: z.number().int(),
    address: addressField,
    kind: z.enum(presaleKinds),
    status: presaleStatusSchema,
    owner: addressField,
    token: soldTokenSchema,
    currency: currencyField,
    hardCap: amountField,
    softCap: amountField,
    total: amountField.openapi({ description: 'Contributed now, refunds taken off' }),
    accepted: amountField.openapi({ description: 'What of `total` the presale keeps' }),
    progressBps: bpsField.openapi({
      description: 'Of the hard cap; a fair presale goes beyond 10 000',
    }),
    userCount: z.number().int().openapi({ description: 'Wallets with a contribution now' }),
    startTime: secondsField,
    endTime: secondsField,
    presaleRate: rateField,
    liquidityRate: rateField,
    liquidityPercentBps: bpsField,
    lockSeconds: durationField,
    minCurrency: amountField,
    maxCurrency: amountField,
    whitelistMode: z
      .number()
      .int()
      .openapi({ description: '0 nobody is listed, 1 tiers first, 2 listed wallets only' }),
    t1Seconds: durationField.openapi({ description: 'Tier 1 alone, from the start on' }),
    t2Seconds: durationField.openapi({ description: 'Tiers 1 and 2, after it' }),
    slotTransfer: z.boolean().openapi({ description: 'Unused slots may change hands' }),
    vest: z.boolean(),
    badges: z.array(z.enum(PRESALE_BADGES)),
    info: z
      .object({ name: z.string(), logo: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Null when it was not uploaded here' }),
    ipfsKey: z.string(),
    createdAt: secondsField,
    blockNumber: z.number().int(),
    txHash: z.string(),
    updatedAt: secondsField,
    updatedBlock: z.number().int(),
  })
  .openapi('PresaleSummary')

export const presaleListSchema = z
  .object({
    items: z.array(presaleSummarySchema),
    nextCursor: nextCursorField,
    total: z.number().int().nullable().openapi({
      description: 'Presales of the network or of all; null when anything else narrows the list',
    }),
  })
  .openapi('PresaleList')

export type PresaleListQuery = z.infer<typeof presaleListQuery>
export type PresaleSummary = z.infer<typeof presaleSummarySchema>
export { bpsField, durationField }
