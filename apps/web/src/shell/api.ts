import { createCoreClient } from '@slipway/api-client'
import { readAccessToken } from './access-token.ts'
import { reportForbidden, reportUnauthorized } from './report-refusal.ts'

/** The page's door to the API: base path `/api`, 6 s time-out, refusals told to the user. What tokens need beyond it: `token-api`. */
export const api = createCoreClient({
  readAccessToken: () => readAccessToken(),
  onUnauthorized: reportUnauthorized,
  onForbidden: reportForbidden,
})
