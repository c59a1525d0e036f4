import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  addressField,
  addressParameter,
  amountField,
  contractPath,
  secondsField,
  wholeParameter,
} from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { currencyUnit } from '../stats/schemas.ts'

/** Lengths of candles by their name, in seconds. */
export const CANDLE_SECONDS = { '5m': 300, '1h': 3_600, '1d': 86_400 } as const

/** Candles in one answer. */
export const MOST_CANDLES = 240

const intervals = ['5m', '1h', '1d'] as const
export type CandleInterval = (typeof intervals)[number]

export const candlesQuery = z.object({
  interval: z.enum(intervals).default('1h').openapi({ description: 'Length of a candle' }),
  pair: addressParameter
    .openapi({ example: undefined, description: 'Pool; left out: that of most swaps' })
    .optional(),
  before: wholeParameter(0, 2 ** 40)
    .openapi({ description: 'Unix seconds: candles that begin earlier; left out: the newest' })
    .optional(),
})

const priceField = z.string().regex(/^\d+$/).openapi({
  example: '1000000000000000000000000000000',
  description:
    'Base units of the quote currency for one base unit of the token, times 10^36, as decimal text',
})

const candleSchema = z
  .object({
    startsAt: secondsField,
    open: priceField,
    high: priceField,
    low: priceField,
    close: priceField,
    tokenVolume: amountField,
    quoteVolume: amountField,
    swaps: z.number().int(),
  })
  .openapi('Candle')

export const candlesSchema = z
  .object({
    launchedAt: secondsField.nullable().openapi({ description: 'When trading opened' }),
    pools: z
      .array(
        z.object({
          pair: addressField,
          quote: addressField,
          ...currencyUnit,
          swaps: z.number().int(),
        }),
      )
      .openapi({ description: 'Pools of the token that are followed, that of most swaps first' }),
    pair: addressField.nullable().openapi({ description: 'Whose candles these are' }),
    candles: z.array(candleSchema).openapi({
      description: `At most ${MOST_CANDLES}, oldest first. Intervals without a swap have none. A price is that of the pool after a swap.`,
    }),
  })
  .openapi('TokenCandles')

export const listTokenCandlesRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/candles',
  operationId: 'listTokenCandles',
  summary: 'Price and volume of a token in a pool, from its swaps',
  tags: ['token'],
  request: { params: contractPath, query: candlesQuery },
  responses: {
    ...jsonResponse('Candles', candlesSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'TOKEN_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})
