import { makeOverviewCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls that span all tools, apart from the frame, which makes none of them. */
export const overviewApi = makeOverviewCalls(api.transport)
