import { z } from '@hono/zod-openapi'
import { AIRDROP_EVENT_KINDS } from '@slipway/database/airdrop/indexed'
import { airdropKinds } from '@slipway/sdk/platform/airdrop-kinds'
import { namedAssetField } from '../assets/schemas.ts'
import { blockMetadataFields } from '../http/block-metadata.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  cursorParameter,
  limitParameter,
  pageQuery,
  searchParameter,
  secondsField,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'
import { accountSerializer, claimSerializer, eventSerializer } from './row-serializers.ts'

/** The place of each is the number that the contract's `status()` gives. */
export const AIRDROP_STATES = ['coming', 'running', 'finished'] as const
export type AirdropState = (typeof AIRDROP_STATES)[number]

/** `newest` made last, `end` first to end, `accounts` most that took part. */
export const AIRDROP_SORTS = ['newest', 'end', 'accounts'] as const
export type AirdropSort = (typeof AIRDROP_SORTS)[number]

const count = z.number().int()

export const airdropListQuery = z.object({
  chain: chainParameter.optional(),
  kind: z.enum(airdropKinds).optional(),
  state: z.enum(AIRDROP_STATES).optional(),
  token: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'What is paid, or the old token of a mapping' }),
  owner: addressParameter.optional(),
  search: searchParameter.optional().openapi({
    description: 'Name or symbol of a token, number of an airdrop, or an address',
  }),
  sort: z.enum(AIRDROP_SORTS).default('newest'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})
export type AirdropListQuery = z.infer<typeof airdropListQuery>

/** An airdrop by its address, or by its number in the factory of the network. */
export const airdropPath = z.object({
  chain: chainParameter,
  airdrop: z
    .string()
    .regex(/^(0x[0-9a-fA-F]{40}|[1-9]\d{0,9})$/)
    .openapi({ example: '12', description: 'Its number in the factory, or its address' }),
})

/** One address in one airdrop. */
export const airdropAccountPath = airdropPath.extend({ account: addressParameter })

export const airdropSchema = z
  .object({
    id: z.string().openapi({ description: '`<chainId>-<address, lower case>`' }),
    chainId: count,
    address: addressField,
    number: count.openapi({ description: 'In its factory; the first is 1' }),
    kind: z.enum(airdropKinds),
    state: z
      .enum(AIRDROP_STATES)
      .openapi({ description: 'By the clock of the network, as the contract says' }),
    owner: addressField,
    token: namedAssetField.openapi({ description: 'What is paid' }),
    origin: namedAssetField.nullable().openapi({ description: 'Old token of a mapping' }),
    rate: amountField
      .nullable()
      .openapi({ description: 'New base units for 1e18 old ones; null unless it is a mapping' }),
    root: z.string().nullable().openapi({ description: 'Merkle root of a list' }),
    listTotal: amountField
      .nullable()
      .openapi({ description: 'What the list adds up to, as its maker says' }),
    firstBps: count.nullable().openapi({ description: 'Of an entry, released at the start' }),
    releaseSeconds: count.nullable().openapi({ description: 'Over which the rest is released' }),
    startTime: secondsField,
    endTime: secondsField.nullable().openapi({ description: 'Null: it never ends' }),
    ipfsKey: z.string(),
    feeWei: amountField,
    deposited: amountField.openapi({
      description: 'Of `token`: what came at the creation and by recharging',
    }),
    paid: amountField,
    withdrawn: amountField.openapi({ description: 'Of `token`: what the owner took back' }),
    received: amountField.openapi({ description: 'Old tokens that were brought' }),
    originWithdrawn: amountField.openapi({ description: 'Old tokens that the owner took' }),
    accounts: count.openapi({ description: 'Addresses that took part' }),
    entries: count.openapi({ description: 'Entries of the list that were paid something' }),
    payments: count,
    updatedAt: secondsField,
    updatedBlock: count,
    ...blockMetadataFields,
  })
  .openapi('Airdrop')

export const airdropListSchema = listSchema('AirdropList', airdropSchema)

export const airdropAccountSchema = z.object(accountSerializer.fields).openapi('AirdropAccount')

export const airdropAccountListSchema = listSchema('AirdropAccountList', airdropAccountSchema)

export const airdropClaimSchema = z
  .object({
    index: z.string().openapi({ description: 'Place in the list, decimal text' }),
    ...claimSerializer.fields,
  })
  .openapi('AirdropClaim')

export const airdropClaimListSchema = listSchema('AirdropClaimList', airdropClaimSchema)
export const claimsQuery = pageQuery.extend({ account: addressParameter.optional() })

export const airdropAccountDetailSchema = z
  .object({
    account: orNull(airdropAccountSchema).openapi({ description: 'Null for a stranger' }),
    claims: z.array(airdropClaimSchema).openapi({ description: 'Of a list; the first hundred' }),
  })
  .openapi('AirdropAccountDetail')

export const airdropEventListSchema = listSchema(
  'AirdropEventList',
  z.object({
    ...eventSerializer.fields,
    kind: z.enum(AIRDROP_EVENT_KINDS),
    index: z.string().nullable().openapi({ description: 'Place in the list' }),
  }),
)

export const claimProofQuery = z.object({ account: addressParameter })

export const claimProofSchema = z
  .object({
    root: z.string(),
    entries: z.array(
      z.object({
        index: count.openapi({ description: 'Place in the list' }),
        amount: amountField.openapi({ description: 'Whole amount of the entry' }),
        proof: z.array(z.string()).openapi({ description: 'From the leaf up' }),
      }),
    ),
  })
  .openapi('AirdropProof')

export const portfolioAirdropListSchema = listSchema(
  'PortfolioAirdropList',
  z.object({ airdrop: airdropSchema, account: airdropAccountSchema }),
)
