import { makeVipCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about memberships, apart from the frame, which makes none of them. */
export const vipApi = makeVipCalls(api.transport)
