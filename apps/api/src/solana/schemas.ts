import { z } from '@hono/zod-openapi'
import { solanaAddressForm } from '@slipway/sdk/shared/solana-address-form'
import { amountField, secondsField } from '../http/fields.ts'

const PATTERN = `^${solanaAddressForm}$`

const solanaAddressField = z.string().openapi({
  pattern: PATTERN,
  example: 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9',
  description: 'Base58 of 32 bytes; letter case counts',
})

/** An address of Solana in a request. */
export const solanaAddressPath = z.object({
  address: z.string().regex(new RegExp(PATTERN)).openapi({
    type: 'string',
    pattern: PATTERN,
    example: 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9',
  }),
})

const holdingSchema = z
  .object({
    chainId: z.number().int(),
    kind: z.enum(['lock', 'airdrop', 'presale', 'pool']),
    address: solanaAddressField,
    owner: solanaAddressField,
    mint: solanaAddressField.openapi({ description: 'Its token; what a pool takes' }),
    secondMint: solanaAddressField.nullable().openapi({ description: 'What a pool pays' }),
    name: z.string().nullable().openapi({ description: 'Null where the token names none' }),
    symbol: z.string().nullable(),
    decimals: z.number().int().nullable(),
    secondSymbol: z.string().nullable(),
    variant: z.string().nullable().openapi({ description: 'Of a presale: normal or fair' }),
    state: z.string().openapi({ description: 'By the clock of the cluster' }),
    createdAt: secondsField,
    startAt: secondsField,
    endAt: secondsField.openapi({ description: '0: never' }),
    amount: amountField.openapi({ description: 'Locked, promised, contributed or staked in all' }),
    doneAmount: amountField.openapi({
      description: 'Withdrawn, claimed, kept by a finished presale, or owed by a pool',
    }),
    isOwner: z.boolean().openapi({ description: 'The wallet owns it, or created it' }),
    held: amountField.nullable().openapi({
      description:
        'What the wallet has contributed (lamports), staked, or claimed; null: nothing of the kind',
    }),
    isOwed: z.boolean().openapi({
      description:
        'Nothing of its own is in it any more, and a reward, what leaving cost or a deposit waits for the wallet',
    }),
  })
  .openapi('SolanaHolding')

export const solanaPortfolioSchema = z
  .object({
    address: solanaAddressField,
    items: z.array(holdingSchema).openapi({ description: 'Newest first, of every cluster' }),
    isCut: z.boolean().openapi({ description: 'There are more than these' }),
  })
  .openapi('SolanaPortfolio')
