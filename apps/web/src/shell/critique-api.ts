import { createCoreClient, makeCritiqueCalls } from '@slipway/api-client'
import { readAccessToken } from './access-token.ts'

const { transport } = createCoreClient({ readAccessToken })

/** Calls about critique; refusals belong to their forms and not to the shell. */
export const critiqueApi = makeCritiqueCalls(transport)
