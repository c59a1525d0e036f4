import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath, chainPageQuery, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder } from '../http/lists-under.ts'
import {
  vipDetailSchema,
  vipEventListSchema,
  vipHistoryQuery,
  vipMembershipListSchema,
  vipPath,
  vipPlanListSchema,
} from './schemas.ts'

export const getVipRoute = createRoute({
  method: 'get',
  path: '/vip/{chain}',
  operationId: 'getVip',
  summary: 'Memberships of one network: how many there are, and what was paid',
  tags: ['vip'],
  request: { params: vipPath },
  responses: {
    ...jsonResponse('The contract that sells them', vipDetailSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

const listOfVip = listsUnder('vip', '/vip/{chain}', vipPath)

/** Contracts of the lists of one network's memberships. */
export const vipListRoutes = {
  plans: listOfVip({
    name: 'plans',
    operationId: 'listVipPlans',
    summary: 'Plans by number, closed ones too',
    schema: vipPlanListSchema,
    query: pageQuery,
  }),
  members: listOfVip({
    name: 'members',
    operationId: 'listVipMembers',
    summary: 'Members and former members, those of the latest end first',
    schema: vipMembershipListSchema,
    query: pageQuery,
  }),
  history: listOfVip({
    name: 'history',
    operationId: 'listVipHistory',
    summary: 'Payments, plans and payouts, newest first',
    schema: vipEventListSchema,
    query: vipHistoryQuery,
  }),
} as const

export const portfolioMembershipsRoute = listsUnder(
  'portfolio',
  '/portfolio/{address}',
  addressPath,
)({
  name: 'memberships',
  operationId: 'listPortfolioMemberships',
  summary: 'Memberships of an address, running or over, last paid first',
  schema: vipMembershipListSchema,
  query: chainPageQuery,
})
