import { makeCritiqueCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about critique, apart from the frame, which makes none of them. */
export const critiqueApi = makeCritiqueCalls(api.transport)
