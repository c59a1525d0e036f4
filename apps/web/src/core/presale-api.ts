import { makePresaleCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about presales and what one wallet has in them, apart from the frame, which makes none of them. */
export const presaleApi = makePresaleCalls(api.transport)
