import type { Status } from '@slipway/api-client'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from './active-chain.ts'
import { statusQuery } from './status-query.ts'
import { useNodeSpeed } from './use-node-speed.ts'

/** What the frame has to tell about the service, the worst first. */
export type ServiceProblem =
  | { readonly kind: 'node-down' }
  | { readonly kind: 'api-down' }
  | {
      readonly kind: 'index-starting'
      readonly indexedBlock: number | null
      readonly headBlock: number | null
    }
  /** As old as what it has is, or, where that is longer, for how long it has not caught up. */
  | { readonly kind: 'index-behind'; readonly seconds: number }
  /** It waits for a node, or nobody runs it: how far it is behind says nobody. */
  | { readonly kind: 'index-stuck' }
  /** It holds what the chain does not. */
  | { readonly kind: 'index-differs' }

type IndexProblem = Status['chains'][number]['problem']

/** A single failed measurement is not worth a banner. */
const nodeFailuresBeforeBanner = 2

/** An index that comes back after hours has not caught up for seconds, and is hours behind. */
const secondsBehind = ({ lagSeconds, indexedAt, checkedAt }: Status['chains'][number]): number =>
  Math.max(lagSeconds, indexedAt === null ? 0 : checkedAt - indexedAt)

const differing: readonly IndexProblem[] = ['CHAIN_REPLACED', 'LOGS_DIFFER']

export interface ServiceFacts {
  /** Measurements of the node that failed in a row. */
  readonly nodeFailures: number
  /** Whether the last question to the API failed. */
  readonly isApiDown: boolean
  readonly status: Status | undefined
  readonly chainId: number
}

/**
 * The one problem to show. A network that the index does not follow has no state there, and is no
 * problem.
 */
export function serviceProblem(facts: ServiceFacts): ServiceProblem | undefined {
  if (facts.nodeFailures >= nodeFailuresBeforeBanner) return { kind: 'node-down' }
  if (facts.isApiDown) return { kind: 'api-down' }
  const health = facts.status?.chains.find((chain) => chain.chainId === facts.chainId)
  if (!health || health.healthy) return undefined
  const { problem, indexedBlock, headBlock } = health
  if (problem === 'INDEX_STARTING') return { kind: 'index-starting', indexedBlock, headBlock }
  if (problem === 'INDEX_BEHIND') return { kind: 'index-behind', seconds: secondsBehind(health) }
  return { kind: differing.includes(problem) ? 'index-differs' : 'index-stuck' }
}

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
