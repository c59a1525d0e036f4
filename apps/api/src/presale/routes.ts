import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  addressParameter,
  addressPath,
  chainPageQuery,
  contractPath,
  pageQuery,
} from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder, PAGE_ERRORS } from '../http/lists-under.ts'
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
import { presaleListQuery, presaleListSchema } from './schemas.ts'

const tags = ['presale']
const accountPath = contractPath.extend({ account: addressParameter })

export const listPresalesRoute = createRoute({
  method: 'get',
  path: '/presales',
  operationId: 'listPresales',
  summary: 'Presales, newest first unless sorted otherwise',
  tags,
  request: { query: presaleListQuery },
  responses: { ...jsonResponse('One page', presaleListSchema), ...errorResponses(...PAGE_ERRORS) },
})

export const getPresaleRoute = createRoute({
  method: 'get',
  path: '/presales/{chain}/{address}',
  operationId: 'getPresale',
  summary: 'One presale',
  tags,
  request: { params: contractPath },
  responses: {
    ...jsonResponse('The presale', presaleDetailSchema),
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
  summary: 'One wallet in one presale: contribution, slot, rewards as inviter',
  tags,
  request: { params: accountPath },
  responses: {
    ...jsonResponse('What is known of it', accountDetailSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getWhitelistProofRoute = createRoute({
  method: 'get',
  path: '/presales/{chain}/{address}/proofs/{account}',
  operationId: 'getWhitelistProof',
  summary:
    'Proof that a wallet is on the Merkle list of a presale, when that list was uploaded here',
  tags,
  request: { params: accountPath },
  responses: {
    ...jsonResponse('The proof', whitelistProofSchema),
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

const listOfPresale = listsUnder('presale', '/presales/{chain}/{address}', contractPath)

/** Contracts of the lists of one presale. */
export const presaleListRoutes = {
  contributions: listOfPresale({
    name: 'contributions',
    operationId: 'listPresaleContributions',
    summary: 'Contributions and refunds, newest first',
    schema: contributionListSchema,
    query: pageQuery.extend({ account: addressParameter.optional() }),
  }),
  accounts: listOfPresale({
    name: 'accounts',
    operationId: 'listPresaleAccounts',
    summary:
      'Wallets that took part, largest contribution first; with `inviter` those that it invited',
    schema: accountListSchema,
    query: pageQuery.extend({ inviter: addressParameter.optional() }),
  }),
  slots: listOfPresale({
    name: 'slots',
    operationId: 'listPresaleSlots',
    summary: 'Whitelist slots on chain, by address',
    schema: slotListSchema,
    query: pageQuery.extend({ status: z.enum(SLOT_STATUSES).optional() }),
  }),
  actions: listOfPresale({
    name: 'actions',
    operationId: 'listPresaleActions',
    summary: 'What the owner and others did with a presale, newest first',
    schema: actionListSchema,
    query: pageQuery,
  }),
  inviters: listOfPresale({
    name: 'inviters',
    operationId: 'listPresaleInviters',
    summary: 'Inviters of a presale, greatest weight first',
    schema: inviterListSchema,
    query: pageQuery,
  }),
  days: listOfPresale({
    name: 'days',
    operationId: 'listPresaleDays',
    summary: 'Contributions by day, oldest first: days with an event',
    schema: dayListSchema,
    query: pageQuery,
  }),
} as const

const listOfPortfolio = listsUnder('portfolio', '/portfolio/{address}', addressPath)

/** Contracts of what one address has in presales. */
export const portfolioRoutes = {
  presales: listOfPortfolio({
    name: 'presales',
    operationId: 'listPortfolioPresales',
    summary: 'Presales that an address took part in, last touched first',
    schema: portfolioPresaleListSchema,
    query: chainPageQuery,
  }),
  slots: listOfPortfolio({
    name: 'slots',
    operationId: 'listPortfolioSlots',
    summary: 'Unused whitelist slots of an address, last touched first',
    schema: portfolioSlotListSchema,
    query: chainPageQuery,
  }),
} as const
