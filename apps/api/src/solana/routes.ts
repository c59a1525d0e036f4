import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import { solanaAddressPath, solanaPortfolioSchema } from './schemas.ts'

export const getSolanaPortfolioRoute = createRoute({
  method: 'get',
  path: '/solana/portfolio/{address}',
  operationId: 'getSolanaPortfolio',
  summary: 'What a wallet owns and took part in on Solana',
  tags: ['portfolio'],
  request: { params: solanaAddressPath },
  responses: {
    ...jsonResponse('The newest of them', solanaPortfolioSchema),
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})
