import { z } from '@hono/zod-openapi'
import { airdropSchema } from '../airdrop/schemas.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { orNull } from '../http/or-null.ts'
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
    raised: amountField.openapi({ description: 'What the presale kept' }),
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
      .openapi({ description: 'Null in private presales, which make no pool' }),
  })
  .openapi('OwnerListing')

export const ownerPresaleSchema = z
  .object({
    presale: presaleSummarySchema,
    listing: orNull(listingSchema).openapi({ description: 'Null before a presale is finished' }),
  })
  .openapi('OwnerPresale')

export const ownerSchema = z
  .object({
    address: addressField,
    clocks: z
      .array(z.object({ chainId: count, now: secondsField, block: count }))
      .openapi({ description: 'Up to which block each network is known, and its time' }),
    figures: z.object({
      tokens: count,
      presales: count,
      presalesByLabel: z.object({
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
            presales: count,
          }),
        )
        .openapi({ description: 'What finished presales kept, by network and currency' }),
      locks: count,
      pools: count,
      airdrops: count,
      collections: count,
      most: count.openapi({
        description: 'Counting stops here: a figure of this size is the least',
      }),
    }),
    firstAt: secondsField.nullable().openapi({ description: 'Its first token or presale' }),
    tokens: firstOf(tokenSummarySchema),
    presales: firstOf(ownerPresaleSchema),
    locks: firstOf(lockSchema),
    pools: firstOf(poolSchema),
    airdrops: firstOf(airdropSchema),
    collections: firstOf(nftSaleSchema),
  })
  .openapi('Owner')
