import { m } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from './active-chain.ts'
import { serviceProblem } from './service-problem.ts'
import { statusQuery } from './status-query.ts'

/** That the index of this network is being built, where the frame has learnt so, which asks for the state. */
export function useIndexReason(): string | undefined {
  const { data, isError } = useQuery({ ...statusQuery, enabled: false })
  const { chainId, name: network } = activeChain
  const problem = serviceProblem({ nodeFailures: 0, isApiDown: false, status: data, chainId })
  // Without its numbers, which the banner has: panels announce what they say.
  return !isError && problem?.kind === 'index-starting'
    ? m.shell_status_index_starting({ network })
    : undefined
}
