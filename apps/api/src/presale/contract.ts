import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressParameter, chainParameter } from '../http/fields.ts'
import { pageQuery } from '../token/schemas.ts'
import { presaleDetailSchema } from './detail-schemas.ts'
import {
  accountDetailSchema,
  accountListSchema,
  actionListSchema,
  contributionListSchema,
  dayListSchema,
  inviterListSchema,
  portfolioPresaleListSchema,
  portfolioSlotListSchema,
  SLOT_STATUSES,
  slotListSchema,
  whitelistProofSchema,
} from './list-schemas.ts'
import { presaleListQuery, presaleListSchema, presalePath } from './schemas.ts'

const tags = ['presale']
const pageErrors = errorResponses(
  'VALIDATION_FAILED',
  'CURSOR_INVALID',
  'CHAIN_UNKNOWN',
  'INDEX_UNAVAILABLE',
)
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
})
const accountPath = presalePath.extend({ account: addressParameter })

export const listPresalesRoute = createRoute({
  method: 'get',
  path: '/presales',
  operationId: 'listPresales',
  summary: 'Sales, newest first unless sorted otherwise',
  tags,
  request: { query: presaleListQuery },
  responses: { ...answer('One page', presaleListSchema), ...pageErrors },
})

export const getPresaleRoute = createRoute({
  method: 'get',
  path: '/presales/{chain}/{address}',
  operationId: 'getPresale',
  summary: 'One sale',
  tags,
  request: { params: presalePath },
  responses: {
    ...answer('The sale', presaleDetailSchema),
    ...errorResponses(
      'VALIDATION_FAILED',
      'CHAIN_UNKNOWN',
      'PRESALE_NOT_FOUND',
      'INDEX_UNAVAILABLE',
    ),
  },
})

export const getPresaleAccountRoute = createRoute({
  method: 'get',
  path: '/presales/{chain}/{address}/accounts/{account}',
  operationId: 'getPresaleAccount',
  summary: 'One wallet in one sale: contribution, slot, rewards as inviter',
  tags,
  request: { params: accountPath },
  responses: {
    ...answer('What is known of it', accountDetailSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getWhitelistProofRoute = createRoute({
  method: 'get',
  path: '/presales/{chain}/{address}/proofs/{account}',
  operationId: 'getWhitelistProof',
  summary: 'Proof that a wallet is on the Merkle list of a sale, when that list was uploaded here',
  tags,
  request: { params: accountPath },
  responses: {
    ...answer('The proof', whitelistProofSchema),
    ...errorResponses(
      'VALIDATION_FAILED',
      'CHAIN_UNKNOWN',
      'PRESALE_NOT_FOUND',
      'WHITELIST_NOT_FOUND',
      'NOT_LISTED',
      'UPLOADS_OFF',
      'INDEX_UNAVAILABLE',
    ),
  },
})

/** The contract of one list that belongs to a sale. What is no sale of ours has empty lists. */
const listOfPresale = <
  Name extends string,
  Id extends string,
  Schema extends z.ZodType,
  Query extends z.ZodObject,
>(
  name: Name,
  operationId: Id,
  summary: string,
  schema: Schema,
  query: Query,
) =>
  createRoute({
    method: 'get',
    path: `/presales/{chain}/{address}/${name}` as const,
    operationId,
    summary,
    tags,
    request: { params: presalePath, query },
    responses: { ...answer('One page', schema), ...pageErrors },
  })

/** Contracts of the lists of one sale. */
export const presaleListRoutes = {
  contributions: listOfPresale(
    'contributions',
    'listPresaleContributions',
    'Contributions and refunds, newest first',
    contributionListSchema,
    pageQuery.extend({ account: addressParameter.optional() }),
  ),
  accounts: listOfPresale(
    'accounts',
    'listPresaleAccounts',
    'Wallets that took part, largest contribution first; with `inviter` those that it invited',
    accountListSchema,
    pageQuery.extend({ inviter: addressParameter.optional() }),
  ),
  slots: listOfPresale(
    'slots',
    'listPresaleSlots',
    'Whitelist slots on chain, by address',
    slotListSchema,
    pageQuery.extend({ status: z.enum(SLOT_STATUSES).optional() }),
  ),
  actions: listOfPresale(
    'actions',
    'listPresaleActions',
    'What the owner and others did with a sale, newest first',
    actionListSchema,
    pageQuery,
  ),
  inviters: listOfPresale(
    'inviters',
    'listPresaleInviters',
    'Inviters of a sale, greatest weight first',
    inviterListSchema,
    pageQuery,
  ),
  days: listOfPresale(
    'days',
    'listPresaleDays',
    'Contributions by day, oldest first: days with an event',
    dayListSchema,
    pageQuery,
  ),
} as const

const listOfPortfolio = <Name extends string, Id extends string, Schema extends z.ZodType>(
  name: Name,
  operationId: Id,
  summary: string,
  schema: Schema,
) =>
  createRoute({
    method: 'get',
    path: `/portfolio/{address}/${name}` as const,
    operationId,
    summary,
    tags: ['portfolio'],
    request: {
      params: z.object({ address: addressParameter }),
      query: pageQuery.extend({ chain: chainParameter.optional() }),
    },
    responses: { ...answer('One page', schema), ...pageErrors },
  })

/** Contracts of what one address has in sales. */
export const portfolioRoutes = {
  presales: listOfPortfolio(
    'presales',
    'listPortfolioPresales',
    'Sales that an address took part in, last touched first',
    portfolioPresaleListSchema,
  ),
  slots: listOfPortfolio(
    'slots',
    'listPortfolioSlots',
    'Unused whitelist slots of an address, last touched first',
    portfolioSlotListSchema,
  ),
} as const
