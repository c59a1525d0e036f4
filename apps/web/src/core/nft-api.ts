import { makeNftCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about NFT sales and what one wallet has in them, apart from the frame, which makes none of them. */
export const nftApi = makeNftCalls(api.transport)
