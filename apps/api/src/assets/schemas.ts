import { z } from '@hono/zod-openapi'
import { addressField } from '../http/fields.ts'

const count = z.number().int()

/** A contract and what it is called. */
export const namedAssetField = z.object({
  address: addressField,
  name: z.string().nullable().openapi({ description: 'Null while it is not known' }),
  symbol: z.string().nullable(),
  decimals: count.nullable(),
})

const pairToken = z.object({
  address: addressField,
  symbol: z.string().nullable(),
  decimals: count.nullable(),
})

/** Where liquidity is, as far as its contracts have said so. */
export const pairField = z
  .object({
    address: addressField.nullable().openapi({ description: 'V2 pair or V3 pool; null in V4' }),
    factory: addressField.nullable().openapi({ description: 'As the pool says; null in V4' }),
    token0: pairToken,
    token1: pairToken,
    feePpm: count.nullable().openapi({ description: 'Parts per million (V3, V4)' }),
  })
  .nullable()
  .openapi({ description: 'Of LP tokens and positions; the zero address is the native currency' })
