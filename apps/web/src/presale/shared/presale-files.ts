import { makePresaleFileCalls } from '@slipway/api-client'
import { api } from '../../core/api.ts'

/** Stores what is told about a presale, and its lists; apart from the frame, which stores nothing. */
export const presaleFiles = makePresaleFileCalls(api.transport)
