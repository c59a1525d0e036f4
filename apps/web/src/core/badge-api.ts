import { makeBadgeCalls } from '@slipway/api-client'
import { api } from './api.ts'
import { openApi } from './open-api.ts'

/** A document of 5 megabytes takes longer than six seconds on a slow line. */
const DOCUMENT_TIMEOUT_MS = 120_000

/** Calls about badges; only a document may take long. */
export const badgeApi = makeBadgeCalls(api.transport, openApi(DOCUMENT_TIMEOUT_MS).transport)
