import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { PAGE_ERRORS } from '../http/lists-under.ts'
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
    ...jsonResponse('One page', slotOfferListSchema),
    ...errorResponses(...PAGE_ERRORS),
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
    ...jsonResponse('The offer', slotOfferSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'OFFER_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})

export const listSlotPricesRoute = createRoute({
  method: 'get',
  path: '/slot-offers/{chain}/{id}/history',
  operationId: 'listSlotPrices',
  summary: 'For what slots of the same presale were sold, newest first',
  tags,
  request: { params: offerPath, query: pageQuery },
  responses: {
    ...jsonResponse('One page', slotPriceListSchema),
    ...errorResponses(...PAGE_ERRORS, 'OFFER_NOT_FOUND'),
  },
})
