import { useQuery } from '@tanstack/react-query'
import { activeChain } from './active-chain.ts'
import { indexStartingText } from './index-starting-text.ts'
import { serviceProblem } from './service-problem.ts'
import { statusQuery } from './status-query.ts'

/** That the index of this network is being built, where the frame has learnt so, which asks for the state. */
export function useIndexReason(): string | undefined {
  const { data } = useQuery({ ...statusQuery, enabled: false })
  const { chainId } = activeChain
  const problem = serviceProblem({ nodeFailures: 0, isApiDown: false, status: data, chainId })
  return problem?.kind === 'index-starting' ? indexStartingText(problem) : undefined
}
