import { createCoreClient, makeBadgeCalls } from '@slipway/api-client'
import { readAccessToken } from './access-token.ts'

/** A document of 5 megabytes takes longer than six seconds on a slow line. */
const TIMEOUT_MS = 120_000

const { transport } = createCoreClient({ timeoutMs: TIMEOUT_MS, readAccessToken })

/** Calls about badges; refusals belong to their forms and not to the shell. */
export const badgeApi = makeBadgeCalls(transport)
