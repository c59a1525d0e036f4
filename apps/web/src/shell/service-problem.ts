import type { Status } from '@slipway/api-client'

/** What the frame has to tell about the service, the worst first. */
export type ServiceProblem =
  | { readonly kind: 'node-down' }
  | { readonly kind: 'api-down' }
  | {
      readonly kind: 'index-starting'
      readonly indexedBlock: number | null
      readonly headBlock: number | null
    }
  | { readonly kind: 'index-behind'; readonly lagSeconds: number }

/** A single failed measurement is not worth a banner. */
const nodeFailuresBeforeBanner = 2

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
  return { kind: 'index-behind', lagSeconds: health.lagSeconds }
}
