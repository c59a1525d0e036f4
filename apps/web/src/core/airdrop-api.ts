import { makeAirdropCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about airdrops and what was sent to many, apart from the frame, which makes none of them. */
export const airdropApi = makeAirdropCalls(api.transport)
