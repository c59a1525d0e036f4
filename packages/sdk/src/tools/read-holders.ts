import type { ReadClient } from '../evm/create-read-client.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import { getSolvency, type Solvency } from './get-solvency.ts'
import type { ValueHolder } from './value-holders.ts'

/** A contract of ours and what it answered, or who did not answer: the contract, or every node. */
export interface HolderReading {
  readonly holder: ValueHolder
  readonly solvency?: Solvency
  readonly failure?: 'contract' | 'node'
}

/** What many contracts owe and hold after one block. */
export interface HolderReadings {
  readonly blockNumber: bigint
  readonly readings: readonly HolderReading[]
}

/**
 * Reads many contracts after the newest block. One that does not answer hides no other one.
 * @throws {RpcUnavailable} and its kin when no node answers anything.
 */
export async function readHolders(
  client: ReadClient,
  holders: readonly ValueHolder[],
): Promise<HolderReadings> {
  const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
  const answers = await Promise.allSettled(
    holders.map(({ address, isPaged, isById }) =>
      getSolvency(client, { address, isPaged, isById, blockNumber }),
    ),
  )
  const readings = holders.map((holder, at): HolderReading => {
    const answer = answers[at]
    if (answer?.status === 'fulfilled') return { holder, solvency: answer.value }
    return { holder, failure: isNodeAway(answer?.reason) ? 'node' : 'contract' }
  })
  const [first] = answers
  if (first?.status === 'rejected' && readings.every(({ failure }) => failure === 'node')) {
    throw first.reason
  }
  return { blockNumber, readings }
}
