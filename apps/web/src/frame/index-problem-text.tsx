import { formatDuration, formatInteger, m } from '@slipway/messages'
import { activeChain } from '../core/active-chain.ts'
import type { ServiceProblem } from '../core/service-problem.ts'

type IndexProblem = Exclude<ServiceProblem, { kind: 'node-down' | 'api-down' }>

/** That the index of this network is being built, and how far it is where that is known. */
function startingText({
  indexedBlock,
  headBlock,
}: Extract<IndexProblem, { kind: 'index-starting' }>): string {
  const network = activeChain.name
  return indexedBlock === null || headBlock === null
    ? m.shell_status_index_starting({ network })
    : m.shell_index_building({
        network,
        block: formatInteger(BigInt(indexedBlock)),
        head: formatInteger(BigInt(headBlock)),
      })
}

function textOf(problem: IndexProblem): string {
  const network = activeChain.name
  if (problem.kind === 'index-starting') return startingText(problem)
  if (problem.kind === 'index-stuck') return m.shell_status_index_stuck({ network })
  if (problem.kind === 'index-differs') return m.shell_status_index_differs({ network })
  return m.shell_status_index_behind({ network, duration: formatDuration(problem.seconds) })
}

/** What is wrong with the index of this network. */
export default function IndexProblemText({ problem }: { problem: IndexProblem }) {
  return textOf(problem)
}
