import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { contractPath } from '../http/fields.ts'
import { verificationSchema } from './schemas.ts'

const tags = ['token']

export const getTokenVerificationRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/verification',
  operationId: 'getTokenVerification',
  summary: 'Where a token’s source is verified, and from what it was compiled',
  tags,
  request: { params: contractPath },
  responses: {
    200: {
      description: 'Services and source',
      content: { 'application/json': { schema: verificationSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'TOKEN_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})

export const getTokenStandardJsonRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/standard-json',
  operationId: 'getTokenStandardJson',
  summary: 'The compiler input that gives a token’s creation code byte for byte',
  description:
    'Standard-JSON input of the Solidity compiler that `/verification` names. Its output plus the constructor arguments there is the code that was deployed.',
  tags,
  request: { params: contractPath },
  responses: {
    200: {
      description: 'The file, as a download',
      content: { 'application/json': { schema: z.object({}).loose() } },
    },
    ...errorResponses(
      'VALIDATION_FAILED',
      'CHAIN_UNKNOWN',
      'TOKEN_NOT_FOUND',
      'SOURCE_NOT_FOUND',
      'INDEX_UNAVAILABLE',
    ),
  },
})
