import { createCoreClient, makeAssetCalls } from '@slipway/api-client'
import { readAccessToken } from '../../shell/access-token.ts'

/** More than six seconds are right for 24 megabytes on a slow line. */
const TIMEOUT_MS = 180_000

const { transport } = createCoreClient({ timeoutMs: TIMEOUT_MS, readAccessToken })

/** Keeps assets; refusals belong to the form and not to the shell. */
export const assetApi = makeAssetCalls(transport)

export type AssetApi = typeof assetApi
