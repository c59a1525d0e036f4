import { makeLockCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about locks, apart from the frame, which makes none of them. */
export const lockApi = makeLockCalls(api.transport)
