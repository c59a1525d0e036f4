import { makeAssetCalls } from '@slipway/api-client'
import { api } from '../../core/api.ts'
import { openApi } from '../../core/open-api.ts'

/** More than six seconds are right for 24 megabytes on a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000

/** Keeps assets; only what is stored may take long. */
export const assetApi = makeAssetCalls(api.transport, openApi(UPLOAD_TIMEOUT_MS).transport)

export type AssetApi = typeof assetApi
