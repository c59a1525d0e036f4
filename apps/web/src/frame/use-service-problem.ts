import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../shell/active-chain.ts'
import { type ServiceProblem, serviceProblem } from '../shell/service-problem.ts'
import { statusQuery } from '../shell/status-query.ts'
import { useNodeSpeed } from '../shell/use-node-speed.ts'

/** Rarely while all is well, more often while something is wrong, so that recovery shows soon. */
const wellEveryMs = 30_000
const unwellEveryMs = 5_000

/** What is wrong with API, index or node right now; heals by itself. */
export function useServiceProblem(): ServiceProblem | undefined {
  const { failures } = useNodeSpeed()
  const { data, isError, errorUpdateCount } = useQuery({
    ...statusQuery,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.healthy === false ? unwellEveryMs : wellEveryMs,
  })
  return serviceProblem({
    nodeFailures: failures,
    // While an API that never answered is asked again it still counts as down.
    isApiDown: isError || (data === undefined && errorUpdateCount > 0),
    status: data,
    chainId: activeChain.chainId,
  })
}
