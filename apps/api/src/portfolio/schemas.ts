import { z } from '@hono/zod-openapi'
import { portfolioAirdropListSchema } from '../airdrop/schemas.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { orNull } from '../http/or-null.ts'
import { lockListSchema } from '../lock/schemas.ts'
import { portfolioNftListSchema, portfolioNftSaleListSchema } from '../nft/schemas.ts'
import { portfolioPresaleListSchema, portfolioSlotListSchema } from '../presale/list-schemas.ts'
import { portfolioPoolListSchema } from '../staking/schemas.ts'
import { tokenSummarySchema } from '../token/schemas.ts'
import { vipMembershipListSchema } from '../vip/schemas.ts'

/**
 * What can be done now, the most pressing first: what is lost or blocked by waiting, then what is owed, then what may be
 * taken at any time.
 */
export const DUE_KINDS = [
  'presaleRefund',
  'presaleExitFee',
  'presaleClaim',
  'presaleExcess',
  'presaleReward',
  'lockRelease',
  'poolStake',
  'poolReward',
  'poolRebate',
  'collectionReward',
  'slotUse',
] as const

export const DUE_SUBJECTS = ['presale', 'lock', 'pool', 'collection'] as const

const assetSchema = z
  .object({
    address: addressField.openapi({ description: 'Zero: the native currency' }),
    symbol: z.string().nullable(),
    decimals: z.number().int().nullable(),
  })
  .openapi('DueAsset')

export const dueSchema = z
  .object({
    kind: z.enum(DUE_KINDS),
    chainId: z.number().int(),
    subject: z.enum(DUE_SUBJECTS).openapi({ description: 'Where it is done' }),
    address: addressField.openapi({ description: 'Of the subject; the asset of a lock' }),
    variant: z.string().nullable().openapi({ description: 'Kind of presale, pool or lock' }),
    number: z.string().nullable(),
    name: z.string().nullable(),
    amount: amountField
      .nullable()
      .openapi({ description: 'Null where it grows by the second: its contract says it' }),
    asset: orNull(assetSchema),
  })
  .openapi('PortfolioDue')
export type Due = z.infer<typeof dueSchema>

/** The first entries of a list that has a route of its own. */
const firstOf = <Item extends z.ZodType>(items: z.ZodArray<Item>) =>
  z.object({ items, hasMore: z.boolean() })

/** What an address has on every network, and what it can do now. */
export const portfolioSchema = z
  .object({
    address: addressField,
    clocks: z
      .array(z.object({ chainId: z.number().int(), now: secondsField, block: z.number().int() }))
      .openapi({ description: 'Up to which block each network is known, and its time' }),
    due: z.array(dueSchema),
    isDueCut: z.boolean().openapi({
      description:
        'Only a hundred of each kind were looked at: those touched last, of locks those that come free first',
    }),
    presales: firstOf(portfolioPresaleListSchema.shape.items),
    slots: firstOf(portfolioSlotListSchema.shape.items),
    pools: firstOf(portfolioPoolListSchema.shape.items),
    airdrops: firstOf(portfolioAirdropListSchema.shape.items),
    locks: firstOf(lockListSchema.shape.items),
    nfts: firstOf(portfolioNftListSchema.shape.items),
    nftSales: firstOf(portfolioNftSaleListSchema.shape.items),
    memberships: firstOf(vipMembershipListSchema.shape.items),
    tokens: firstOf(z.array(tokenSummarySchema)),
  })
  .openapi('Portfolio')
