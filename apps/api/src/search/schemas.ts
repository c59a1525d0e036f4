import { z } from '@hono/zod-openapi'
import {
  addressField,
  chainParameter,
  networkAddressField,
  searchParameter,
  secondsField,
  wholeParameter,
} from '../http/fields.ts'

/** What can be found, in the order in which kinds are answered. */
export const SEARCH_KINDS = [
  'token',
  'presale',
  'pool',
  'airdrop',
  'collection',
  'lock',
  'offer',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export const searchQuery = z.object({
  q: searchParameter.openapi({
    example: 'boat',
    description: 'Part of a name or symbol, a number, or a whole address',
  }),
  chain: chainParameter.optional(),
  kind: z.enum(SEARCH_KINDS).optional().openapi({ description: 'Only this kind' }),
  limit: wholeParameter(1, 20)
    .default(6)
    .openapi({ default: 6, example: 6, description: 'Hits of each kind' }),
})
export type SearchQuery = z.infer<typeof searchQuery>

export const searchHitSchema = z
  .object({
    kind: z.enum(SEARCH_KINDS),
    chainId: z.number().int(),
    address: networkAddressField.openapi({
      description:
        'Its contract; the asset of a lock, the presale of an offer; on Solana its own account',
    }),
    variant: z
      .string()
      .nullable()
      .openapi({ description: 'Which kind of presale, pool, airdrop or lock' }),
    number: z.string().nullable().openapi({ description: 'In its factory, locker or market' }),
    owner: networkAddressField
      .nullable()
      .openapi({ description: 'Null for a token on Solana: the index does not know it' }),
    name: z.string().nullable().openapi({ description: 'Null while it is not known' }),
    symbol: z.string().nullable(),
    secondSymbol: z
      .string()
      .nullable()
      .openapi({ description: 'What a pool pays, or the old token of a mapping' }),
    state: z.string().nullable().openapi({ description: 'By the clock of the network' }),
    createdAt: secondsField
      .nullable()
      .openapi({ description: 'Null for a token on Solana: the index does not know it' }),
    isExact: z
      .boolean()
      .openapi({ description: 'The address, symbol or name is what was asked for' }),
  })
  .openapi('SearchHit')
export type SearchHit = z.infer<typeof searchHitSchema>

const groupSchema = z
  .object({
    kind: z.enum(SEARCH_KINDS),
    hits: z.array(searchHitSchema),
    hasMore: z.boolean().openapi({ description: 'There are more than `limit`' }),
  })
  .openapi('SearchGroup')
export type SearchGroup = z.infer<typeof groupSchema>

export const searchResultSchema = z
  .object({
    address: addressField
      .nullable()
      .openapi({ description: 'What was asked for, if it is an address' }),
    groups: z
      .array(groupSchema)
      .openapi({ description: 'Kinds with a hit; those with an exact one first' }),
  })
  .openapi('SearchResult')
