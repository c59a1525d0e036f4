import { z } from '@hono/zod-openapi'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  cursorParameter,
  limitParameter,
  secondsField,
  sortParameter,
  wholeParameter,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { presaleStatusSchema, soldTokenSchema } from '../presale/schemas.ts'

/** Status of an offer (S-58). */
export const OFFER_STATUSES = ['open', 'sold', 'canceled', 'expired'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

export const OFFER_SORTS = ['createdAt', 'price', 'expires'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]

export const offerListQuery = z.object({
  chain: chainParameter.optional(),
  presale: addressParameter.optional(),
  seller: addressParameter.optional(),
  buyer: addressParameter.optional(),
  status: z
    .enum(OFFER_STATUSES)
    .optional()
    .openapi({ description: '`expired` is an open one that ran out, by the clock' }),
  sort: sortParameter(OFFER_SORTS).default('-createdAt'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})

export const offerPath = z.object({
  chain: chainParameter,
  id: wholeParameter(1, Number.MAX_SAFE_INTEGER).openapi({ example: 1 }),
})

export const slotOfferSchema = z
  .object({
    id: z.string(),
    chainId: z.number().int(),
    market: addressField,
    saleId: z.number().int(),
    presale: addressField,
    seller: addressField,
    buyer: addressField.nullable(),
    level: z.number().int(),
    status: z.enum(OFFER_STATUSES),
    isFillable: z
      .boolean()
      .openapi({ description: 'Open, and the slot is still the seller’s, unused and tradable' }),
    priceWei: amountField,
    expiresAt: secondsField,
    createdAt: secondsField,
    blockNumber: z.number().int(),
    txHash: z.string(),
    closedAt: secondsField.nullable(),
    closedTxHash: z.string().nullable(),
    presaleFacts: z
      .object({
        status: presaleStatusSchema,
        kind: z.enum(['normal', 'fair', 'private']),
        token: soldTokenSchema,
        currency: addressField,
        startTime: secondsField,
        endTime: secondsField,
        whitelistMode: z.number().int(),
        t1Seconds: z.number().int(),
        t2Seconds: z.number().int(),
        maxCurrency: amountField,
        presaleRate: amountField,
        info: z.object({ name: z.string(), logo: z.string().nullable() }).nullable(),
      })
      .openapi({ description: 'What the slot is for' }),
  })
  .openapi('SlotOffer')

export const slotOfferListSchema = listSchema('SlotOfferList', slotOfferSchema)

export const slotPriceListSchema = listSchema(
  'SlotPriceList',
  z.object({
    saleId: z.number().int(),
    priceWei: amountField,
    level: z.number().int(),
    seller: addressField,
    buyer: addressField,
    soldAt: secondsField,
    txHash: z.string(),
  }),
)

export type OfferListQuery = z.infer<typeof offerListQuery>
export type SlotOffer = z.infer<typeof slotOfferSchema>
