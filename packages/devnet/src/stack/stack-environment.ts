import type { ServiceEnvironment } from './service-processes.ts'
import type { StackChain, StackCluster } from './stack-file.ts'

/** What of a stack its services are told. */
interface StackFacts {
  readonly indexerUrl: string
  readonly apiUrl: string
  readonly webUrl: string
  readonly directory: string
  readonly databaseUrl: string
  readonly chains: readonly StackChain[]
  readonly solana: StackCluster | undefined
  readonly followsSources: boolean
}

const describeNodes = (nodes: readonly StackCluster[]) =>
  JSON.stringify(nodes.map(({ shortname: _, ...node }) => node))

/** The services' context on a developer's machine. */
export function describeStackEnvironment(stack: StackFacts): ServiceEnvironment {
  const { indexerUrl, apiUrl, webUrl, directory, databaseUrl, chains, solana, followsSources } =
    stack
  return {
    ...{ indexerUrl, apiUrl, webUrl },
    awaitsIndex: true,
    followsSources,
    advice: 'If its lines do not explain it, "npm start -- --fresh" begins with empty local data.',
    variables: {
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_CHAINS: describeNodes(chains),
      SLIPWAY_PUBLIC_CHAINS: describeNodes(solana ? [...chains, solana] : chains),
      SLIPWAY_SOLANA_NODES: describeNodes(solana ? [solana] : []),
      SLIPWAY_DIRECTORY: directory,
      DATABASE_URL: databaseUrl,
    },
  }
}
