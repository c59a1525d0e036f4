import { z } from '@hono/zod-openapi'
import { TOKEN_ACTION_KINDS } from '@slipway/database/token/indexed'
import { presaleKinds } from '@slipway/sdk/platform/presale-kinds'
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
  sortParameter,
  wholeParameter,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'
import { verificationSummarySchema } from '../verification/schemas.ts'
import { exemptionSchema, pairSchema, termsSchema } from './terms-schemas.ts'

const TOKEN_SORTS = ['createdAt', 'holders', 'transfers', 'name'] as const
export type TokenSort = (typeof TOKEN_SORTS)[number]

const taxParameter = wholeParameter(0, 10_000)

export const tokenListQuery = z.object({
  chain: chainParameter.optional(),
  owner: addressParameter.optional().openapi({ description: 'Current owner' }),
  creator: addressParameter.optional().openapi({ description: 'Who created it' }),
  template: wholeParameter(0, 65_535).optional(),
  launched: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Whether trading is open; tokens without a gate count as open' }),
  minTaxBps: taxParameter.optional().openapi({ description: 'Of the larger of buy and sell tax' }),
  maxTaxBps: taxParameter.optional().openapi({ description: 'Of the larger of buy and sell tax' }),
  search: searchParameter
    .optional()
    .openapi({ description: 'Part of the name or symbol, or a whole address' }),
  sort: sortParameter(TOKEN_SORTS).default('-createdAt'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})

export const tokenSummarySchema = z
  .object({
    id: z.string().openapi({ example: '56-0x5fbdb2315678afecb367f032d93f642f64180aa3' }),
    chainId: z.number().int(),
    address: addressField,
    name: z.string(),
    symbol: z.string(),
    decimals: z.number().int(),
    owner: addressField.openapi({
      description: 'Current owner; the zero address after a renounce',
    }),
    creator: addressField,
    templateId: z.number().int(),
    infoId: z.number().int(),
    initialSupply: amountField,
    totalSupply: amountField,
    createdAt: secondsField,
    blockNumber: z.number().int(),
    txHash: z.string(),
    holderCount: z.number().int().openapi({ description: 'Addresses with a balance above zero' }),
    transferCount: z
      .number()
      .int()
      .openapi({ description: 'Transfer events, mints and burns included' }),
    mintable: z.boolean().openapi({ description: 'Whether new supply can still be minted' }),
    launched: z
      .boolean()
      .openapi({ description: 'Whether trading is open; tokens without a gate count as open' }),
    launchedAt: secondsField.nullable(),
    buyTaxBps: z.number().int(),
    sellTaxBps: z.number().int(),
    transferTaxBps: z.number().int(),
  })
  .openapi('TokenSummary')

export const tokenDetailSchema = tokenSummarySchema
  .extend({
    inviter: addressField.nullable(),
    feeWei: amountField.openapi({
      description: 'Creation fee paid, in wei of the native currency',
    }),
    inviterRewardWei: amountField,
    contractUri: z
      .string()
      .openapi({ description: 'ERC-7572 metadata address; empty when none is set' }),
    contractUriFrozen: z.boolean(),
    mintCooldown: z
      .number()
      .int()
      .openapi({ description: 'Seconds between two mintings; 0 when it was never mintable' }),
    mintMaxBps: z
      .number()
      .int()
      .openapi({ description: 'Most of the supply in one minting, in basis points' }),
    nextMintAt: z.number().int().openapi({
      description: 'Unix seconds from which the next minting is possible; 0 when never',
    }),
    terms: orNull(termsSchema).openapi({ description: 'Null for tokens without taxes' }),
    pairs: z.array(pairSchema),
    exemptions: z.array(exemptionSchema),
    verification: verificationSummarySchema,
  })
  .openapi('TokenDetail')

export const tokenListSchema = z
  .object({
    items: z.array(tokenSummarySchema),
    nextCursor: nextCursorField,
    total: z.number().int().openapi({ description: 'Tokens that match the filters, up to 10 000' }),
    totalIsLowerBound: z
      .boolean()
      .openapi({ description: 'True when there are more than `total`' }),
  })
  .openapi('TokenList')

/** Contracts that the index knows a holder as; `pair` is a V2 pair or V3 pool, `token` a token of the factory. */
export const HOLDER_CONTRACTS = ['token', 'presale', 'pool', 'airdrop', 'locker', 'pair'] as const

const holderContractSchema = z
  .object({
    kind: z.enum(HOLDER_CONTRACTS),
    number: z.string().nullable().openapi({ description: 'That its factory gave it' }),
    presaleKind: z.enum(presaleKinds).nullable().openapi({ description: 'Null of all others' }),
  })
  .nullable()
  .openapi({
    description: 'What the holder is, where the index knows it; null: a wallet, or unknown',
  })

export const tokenHolderListSchema = z
  .object({
    items: z.array(
      z.object({
        holder: addressField,
        balance: amountField,
        shareBps: z
          .number()
          .int()
          .openapi({ description: 'Share of the supply in 1/10 000, rounded down' }),
        updatedAt: secondsField,
        contract: holderContractSchema,
      }),
    ),
    nextCursor: nextCursorField,
    total: z.number().int(),
  })
  .openapi('TokenHolderList')

export const tokenActionListSchema = listSchema(
  'TokenActionList',
  z.object({
    id: z.string(),
    kind: z.enum(TOKEN_ACTION_KINDS),
    actor: addressField.openapi({
      description: 'The owner then; for what anybody may do, who signed the transaction',
    }),
    account: addressField.nullable().openapi({
      description: 'Whom it is about: new owner, receiver, listed account, wallet, pair',
    }),
    amount: amountField.nullable(),
    uri: z.string().nullable(),
    details: z
      .record(z.string(), z.string())
      .nullable()
      .openapi({ description: 'The other values of the event, by name, as texts' }),
    ...blockMetadataFields,
  }),
)

export type TokenListQuery = z.infer<typeof tokenListQuery>
export type TokenSummary = z.infer<typeof tokenSummarySchema>
export type TokenDetail = z.infer<typeof tokenDetailSchema>
