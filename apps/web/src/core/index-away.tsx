import { m } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from './active-chain.ts'
import { serviceProblem } from './service-problem.ts'
import { statusQuery } from './status-query.ts'

interface IndexAwayProps {
  /** What is said while it is not known why the index is unavailable. */
  text?: string
  /** What is said beside the reason. */
  rest?: string
}

/** Why a part of a page could not ask the index: an index that is being built is not one that fails. */
export function IndexAway({ text = m.shell_index_away(), rest }: IndexAwayProps) {
  const reason = useIndexReason() ?? text
  return rest === undefined ? reason : m.shell_index_reason({ reason, rest })
}

/** That the index of this network is being built, where the frame has learnt so, which asks for the state. */
function useIndexReason(): string | undefined {
  const { data, isError } = useQuery({ ...statusQuery, enabled: false })
  const { chainId, name: network } = activeChain
  const problem = serviceProblem({ nodeFailures: 0, isApiDown: false, status: data, chainId })
  // Without its numbers, which the banner has: panels announce what they say.
  return !isError && problem?.kind === 'index-starting'
    ? m.shell_status_index_starting({ network })
    : undefined
}
