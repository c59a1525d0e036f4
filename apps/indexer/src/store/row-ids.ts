import type { Hex, IndexedEvent } from './event-handler.ts'

const DAY_SECONDS = 86_400
/** Wide enough for every block and log number: ids of one chain sort by time. */
const BLOCK_DIGITS = 12
const LOG_DIGITS = 6

/** Unix seconds of 00:00 UTC of the day. */
export const dayOf = (timestamp: number): number => timestamp - (timestamp % DAY_SECONDS)

export const tokenId = (chainId: number, token: Hex): string => `${chainId}-${token}`

export const balanceId = (chainId: number, token: Hex, holder: Hex): string =>
  `${chainId}-${token}-${holder}`

export const accountId = (chainId: number, address: Hex): string => `${chainId}-${address}`

export const templateRowId = (chainId: number, templateId: number): string =>
  `${chainId}-${templateId}`

export const chainRowId = (chainId: number): string => String(chainId)

export const dayId = (chainId: number, timestamp: number): string =>
  `${chainId}-${dayOf(timestamp)}`

/** Id of what one log did; unique on its chain. */
export const eventId = (event: IndexedEvent<unknown>): string => {
  const block = String(event.blockNumber).padStart(BLOCK_DIGITS, '0')
  return `${event.chainId}-${block}-${String(event.logIndex).padStart(LOG_DIGITS, '0')}`
}
