import type { Abi, ContractEventName, GetEventArgs } from 'viem'
import type { RowKey, RowReader, RowWrite } from './index-rows.ts'

export type Hex = `0x${string}`

/** What an event of the generated list says, by its names. */
export type EventArgs<Events extends Abi, Name extends ContractEventName<Events>> = GetEventArgs<
  Events,
  Name,
  { EnableUnion: false; IndexedOnly: false; Required: true }
>

/** One log, free of the engine that delivered it. Addresses are lower-case. */
export interface IndexedEvent<Args> {
  chainId: number
  /** contract that emitted it */
  address: Hex
  args: Args
  blockNumber: number
  /** unix seconds of the block */
  timestamp: number
  logIndex: number
  txHash: Hex
  /** account that signed the transaction */
  sender: Hex
  /** input of the transaction */
  input: Hex
}

/**
 * What one kind of event does to the tables, as two pure functions. Nothing but the event and the named rows
 * goes in, so that any engine can run it and a re-index gives the same bytes.
 */
export interface EventHandler<Args> {
  /** Rows that `writes` wants to see, and every row that it may change: one that is not named here counts as new. */
  reads: (event: IndexedEvent<Args>) => RowKey[]
  /** Rows that only the first ones name: read after them, and seen by `writes` as well. */
  readsNext?: (event: IndexedEvent<Args>, rows: RowReader) => RowKey[]
  /** Rows after the event, each once. */
  writes: (event: IndexedEvent<Args>, rows: RowReader) => RowWrite[]
}

/** Fails loudly: an index that goes on after an impossible event would be wrong without a sign. */
export class ImpossibleEventError extends Error {
  override readonly name = 'ImpossibleEventError'
  readonly code = 'IMPOSSIBLE_EVENT'

  constructor(event: IndexedEvent<unknown>, reason: string) {
    const { chainId, address, blockNumber, logIndex } = event
    super(`chain ${chainId}, contract ${address}, block ${blockNumber}, log ${logIndex}: ${reason}`)
  }
}
