import type { IndexedEvent } from './event-handler.ts'

const DAY_SECONDS = 86_400
/** Wide enough for every block and log number: ids of one chain sort by time. */
const BLOCK_DIGITS = 12
const LOG_DIGITS = 6

/** Unix seconds of 00:00 UTC of the day. */
export const dayOf = (timestamp: number): number => timestamp - (timestamp % DAY_SECONDS)

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
