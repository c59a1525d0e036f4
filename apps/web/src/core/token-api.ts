import { makeListCalls, makeTokenCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about one token and its lists, apart from the frame, which makes none of them. */
export const tokenApi = { ...makeTokenCalls(api.transport), ...makeListCalls(api.transport) }
