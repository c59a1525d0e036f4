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

/** Id of what a token has once for an account, a pair or a transaction. */
export const ofTokenId = (chainId: number, token: Hex, what: string): string =>
  `${chainId}-${token}-${what}`

export const presaleId = (chainId: number, presale: Hex): string => `${chainId}-${presale}`

/** Id of what a presale has once for an account or a day. */
export const ofPresaleId = (chainId: number, presale: Hex, what: string): string =>
  `${chainId}-${presale}-${what}`

export const accountId = (chainId: number, address: Hex): string => `${chainId}-${address}`

export const templateRowId = (chainId: number, templateId: number): string =>
  `${chainId}-${templateId}`

export const chainRowId = (chainId: number): string => String(chainId)

export const dayId = (chainId: number, timestamp: number): string =>
  `${chainId}-${dayOf(timestamp)}`

/** Place of a log on its chain as text that sorts by time. */
export const positionOf = (event: IndexedEvent<unknown>): string => {
  const block = String(event.blockNumber).padStart(BLOCK_DIGITS, '0')
  return `${block}-${String(event.logIndex).padStart(LOG_DIGITS, '0')}`
}

/** Id of what one log did; unique on its chain. */
export const eventId = (event: IndexedEvent<unknown>): string =>
  `${event.chainId}-${positionOf(event)}`

/** Id of what one transaction did in many logs; it sorts by time as `eventId` does. */
export const transactionId = (event: IndexedEvent<unknown>): string =>
  `${event.chainId}-${String(event.blockNumber).padStart(BLOCK_DIGITS, '0')}-${event.txHash}`
