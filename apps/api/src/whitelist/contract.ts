import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { pageQuery } from '../token/schemas.ts'
import {
  offerListQuery,
  offerPath,
  slotOfferListSchema,
  slotOfferSchema,
  slotPriceListSchema,
} from './schemas.ts'

const tags = ['whitelist']

export const listSlotOffersRoute = createRoute({
  method: 'get',
  path: '/slot-offers',
  operationId: 'listSlotOffers',
  summary: 'Offers of whitelist slots, newest first unless sorted otherwise',
  tags,
  request: { query: offerListQuery },
  responses: {
    200: {
      description: 'One page',
      content: { 'application/json': { schema: slotOfferListSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', 'CURSOR_INVALID', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getSlotOfferRoute = createRoute({
  method: 'get',
  path: '/slot-offers/{chain}/{id}',
  operationId: 'getSlotOffer',
  summary: 'One offer of the newest market of a network, by its number',
  tags,
  request: { params: offerPath },
  responses: {
    200: { description: 'The offer', content: { 'application/json': { schema: slotOfferSchema } } },
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'OFFER_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})

export const listSlotPricesRoute = createRoute({
  method: 'get',
  path: '/slot-offers/{chain}/{id}/history',
  operationId: 'listSlotPrices',
  summary: 'For what slots of the same sale were sold, newest first',
  tags,
  request: { params: offerPath, query: pageQuery },
  responses: {
    200: {
      description: 'One page',
      content: { 'application/json': { schema: slotPriceListSchema } },
    },
    ...errorResponses(
      'VALIDATION_FAILED',
      'CURSOR_INVALID',
      'CHAIN_UNKNOWN',
      'OFFER_NOT_FOUND',
      'INDEX_UNAVAILABLE',
    ),
  },
})
