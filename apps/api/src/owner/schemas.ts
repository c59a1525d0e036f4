import { z } from '@hono/zod-openapi'
import { airdropSchema } from '../airdrop/schemas.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { lockSchema } from '../lock/schemas.ts'
import { nftSaleSchema } from '../nft/schemas.ts'
import { presaleSummarySchema } from '../presale/schemas.ts'
import type { PresaleLabel } from '../presale/status-names.ts'
import { poolSchema } from '../staking/schemas.ts'
import { tokenSummarySchema } from '../token/schemas.ts'

const count = z.number().int()

const firstOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean() })

const listingSchema = z
  .object({
    finalizedAt: secondsField,
    raised: amountField.openapi({ description: 'What the sale kept' }),
    liquidityLock: z
      .object({
        lockId: z.string(),
        owner: addressField.openapi({ description: 'Who may take it out once it comes free' }),
        asset: addressField,
        unlockAt: secondsField,
        state: z.string().openapi({ description: '`ended`: nothing is left in it' }),
        amount: amountField.openapi({ description: 'LP base units that are locked now' }),
        initialAmount: amountField,
        isStanding: z.boolean().openapi({ description: 'It holds something and is not free yet' }),
      })
      .nullable()
      .openapi({ description: 'Null in private sales, which make no pool' }),
  })
  .openapi('OwnerListing')

export const ownerSaleSchema = z
  .object({
    sale: presaleSummarySchema,
    listing: listingSchema.nullable().openapi({ description: 'Null before a sale is finished' }),
  })
  .openapi('OwnerSale')

export const ownerSchema = z
  .object({
    address: addressField,
    clocks: z
      .array(z.object({ chainId: count, now: secondsField, block: count }))
      .openapi({ description: 'Up to which block each network is known, and its time' }),
    figures: z.object({
      tokens: count,
      sales: count,
      salesByLabel: z.object({
        coming: count,
        running: count,
        waiting: count,
        finished: count,
        canceled: count,
      } satisfies Record<PresaleLabel, typeof count>),
      raised: z
        .array(
          z.object({
            chainId: count,
            currency: addressField,
            symbol: z.string().nullable(),
            decimals: count.nullable(),
            amount: amountField,
            sales: count,
          }),
        )
        .openapi({ description: 'What finished sales kept, by network and currency' }),
      locks: count,
      pools: count,
      airdrops: count,
      collections: count,
      most: count.openapi({
        description: 'Counting stops here: a figure of this size is the least',
      }),
    }),
    firstAt: secondsField.nullable().openapi({ description: 'Its first token or sale' }),
    tokens: firstOf(tokenSummarySchema),
    sales: firstOf(ownerSaleSchema),
    locks: firstOf(lockSchema),
    pools: firstOf(poolSchema),
    airdrops: firstOf(airdropSchema),
    collections: firstOf(nftSaleSchema),
  })
  .openapi('Owner')
