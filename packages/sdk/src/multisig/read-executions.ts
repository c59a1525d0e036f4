import {
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  type Log,
  slice,
  toEventSelector,
} from 'viem'
import type { MultisigExecution } from './types.ts'

const success = toEventSelector('ExecutionSuccess(bytes32,uint256)')
const failure = toEventSelector('ExecutionFailure(bytes32,uint256)')

/** The events by which a Safe tells what it carried out. */
export const executionTopics: readonly Hex[] = [success, failure]

/** What one account carried out, by the events that it left; those of other accounts are not believed. */
export function readExecutions(
  logs: readonly Pick<Log, 'address' | 'topics' | 'data' | 'transactionHash'>[],
  account: Address,
): readonly MultisigExecution[] {
  return logs.flatMap(({ address, topics: [event, indexed], data, transactionHash }) => {
    const isTold = event === success || event === failure
    if (!isTold || !transactionHash || !isAddressEqual(address, account)) return []
    // Indexed since version 1.4; the event's selector is the same.
    const proposal: Hash = indexed ?? slice(data, 0, 32)
    return [{ proposal, transactionHash, succeeded: event === success }]
  })
}
