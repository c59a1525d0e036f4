import { makeAccountCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Signing up, in and out, apart from the frame, which makes none of these calls for visitors without an account. */
export const accountApi = makeAccountCalls(api.transport)
