import { hash } from 'node:crypto'
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

/** What a log says, and where it stands in its block. */
export interface LogContent {
  address: Hex
  topics: readonly Hex[]
  data: Hex
  logIndex: Hex | number
}

/** What makes a log the same for two who tell of it. The engine keeps a place for each topic that there may be. */
export const keyOfLog = ({ logIndex, address, topics, data }: LogContent): string =>
  [Number(logIndex), address, ...topics.filter(Boolean), data].join(' ').toLowerCase()

/** The same, short enough to be told of each event that is handled. */
export const digestOfLog = (log: LogContent): string => hash('sha256', keyOfLog(log), 'base64')
