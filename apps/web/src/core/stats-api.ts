import { makeStatsCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about what happened when, apart from the frame, which makes none of them. */
export const statsApi = makeStatsCalls(api.transport)
