import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { shareCardSchema, sharePath, shareQuery } from './schemas.ts'

const tags = ['share']
const READ_ERRORS = [
  'VALIDATION_FAILED',
  'CHAIN_UNKNOWN',
  'TOKEN_NOT_FOUND',
  'PRESALE_NOT_FOUND',
  'POOL_NOT_FOUND',
  'AIRDROP_NOT_FOUND',
  'NFT_SALE_NOT_FOUND',
  'LOCK_NOT_FOUND',
  'INDEX_UNAVAILABLE',
] as const
const request = { params: sharePath, query: shareQuery }

export const getShareCardRoute = createRoute({
  method: 'get',
  path: '/share/cards/{kind}/{subject}',
  operationId: 'getShareCard',
  summary: 'What a link to something says of it in a chat',
  tags,
  request,
  responses: {
    200: {
      description: 'Names and key figures, from the index alone',
      content: { 'application/json': { schema: shareCardSchema } },
    },
    ...errorResponses(...READ_ERRORS),
  },
})

export const getShareImageRoute = createRoute({
  method: 'get',
  path: '/share/images/{kind}/{subject}',
  operationId: 'getShareImage',
  summary: 'The same as a picture',
  tags,
  request,
  responses: {
    200: {
      description: 'A PNG of 1200 × 630 pixels',
      content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    304: { description: 'The picture is the one whose tag was sent' },
    ...errorResponses(...READ_ERRORS),
  },
})
