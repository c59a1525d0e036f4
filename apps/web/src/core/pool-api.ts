import { makePoolCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about staking pools, apart from the frame, which makes none of them. */
export const poolApi = makePoolCalls(api.transport)
