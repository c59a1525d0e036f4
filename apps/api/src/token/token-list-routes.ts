import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressField, chainParameter } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'

/** Lists of a network's tokens that wallets and exchanges can take: all of them, or those that trade. */
const TOKEN_LISTS = ['created', 'launched'] as const
export type TokenListName = (typeof TOKEN_LISTS)[number]

const tokenListFileSchema = z
  .object({
    name: z.string(),
    timestamp: z.iso.datetime().openapi({
      description: 'When the newest of its tokens came',
      example: '2026-01-01T00:00:00.000Z',
    }),
    version: z
      .object({ major: z.number().int(), minor: z.number().int(), patch: z.number().int() })
      .openapi({ description: 'Higher with each token that comes' }),
    keywords: z.array(z.string()),
    tokens: z.array(
      z.object({
        chainId: z.number().int(),
        address: addressField,
        name: z.string(),
        symbol: z.string(),
        decimals: z.number().int(),
      }),
    ),
  })
  .openapi('TokenListFile')

export type TokenListFile = z.infer<typeof tokenListFileSchema>

export const getTokenListFileRoute = createRoute({
  method: 'get',
  path: '/token-lists/{chain}/{list}/tokenlist.json',
  operationId: 'getTokenListFile',
  summary:
    'The newest tokens of a network in the form of Uniswap’s token lists; any site may read it',
  tags: ['token'],
  request: { params: z.object({ chain: chainParameter, list: z.enum(TOKEN_LISTS) }) },
  responses: {
    ...jsonResponse('A token list', tokenListFileSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'TOKEN_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})
