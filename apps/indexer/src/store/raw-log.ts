import type { Hex } from 'viem'

/** A log as nodes write it. */
export interface RawLog {
  address: Hex
  topics: readonly Hex[]
  data: Hex
  logIndex: Hex
  blockHash: Hex
  transactionHash: Hex
}

/** What makes a log the same for two who tell of it. */
export const keyOfLog = ({ logIndex, address, topics, data }: RawLog): string =>
  [Number(logIndex), address, ...topics, data].join(' ').toLowerCase()
