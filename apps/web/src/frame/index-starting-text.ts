import { formatInteger, m } from '@slipway/messages'
import { activeChain } from '../shell/active-chain.ts'
import type { ServiceProblem } from '../shell/service-problem.ts'

/** That the index of this network is being built, and how far it is where that is known. */
export function indexStartingText({
  indexedBlock,
  headBlock,
}: Extract<ServiceProblem, { kind: 'index-starting' }>): string {
  const network = activeChain.name
  return indexedBlock === null || headBlock === null
    ? m.shell_status_index_starting({ network })
    : m.shell_index_building({
        network,
        block: formatInteger(BigInt(indexedBlock)),
        head: formatInteger(BigInt(headBlock)),
      })
}
