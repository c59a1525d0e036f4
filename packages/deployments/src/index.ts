import { recordedDeployments } from './generated/deployments.ts'
import type { ChainDeployments, Deployment, Feature } from './types.ts'

export type {
  Address,
  ChainDeployments,
  ContractName,
  DeployedContract,
  Deployment,
  Feature,
  Hex,
} from './types.ts'

/** Chain id under which the addresses of every local chain are recorded. */
const LOCAL_CHAIN_ID = 31337

const featureContract = { token: 'tokenFactory' } as const satisfies Partial<
  Record<Feature, keyof Deployment['contracts']>
>

/** All versions on a chain, oldest first; empty where nothing was deployed. */
export function getDeployments(chainId: number): readonly Deployment[] {
  return entryOf(chainId)?.deployments ?? []
}

/** The newest version on a chain: the one to create new things with. */
export function getDeployment(chainId: number): Deployment | undefined {
  return getDeployments(chainId).at(-1)
}

/**
 * The contracts of a local node, whatever chain id it answers to: everything is deployed by
 * CREATE2, so the addresses do not depend on the chain.
 *
 * @throws {LocalDeploymentMissingError} before `npm run generate` has written it
 */
export function getLocalDeployment(): Deployment {
  const deployment = getDeployment(LOCAL_CHAIN_ID)
  if (deployment === undefined) throw new LocalDeploymentMissingError()
  return deployment
}

/** Whether a feature's contracts are deployed on a chain; there is no other list that says so. */
export function isFeatureDeployed(chainId: number, feature: Feature): boolean {
  const contract = (featureContract as Partial<Record<Feature, 'tokenFactory'>>)[feature]
  return contract !== undefined && getDeployment(chainId)?.contracts[contract] !== undefined
}

function entryOf(chainId: number): ChainDeployments | undefined {
  return recordedDeployments.find((entry) => entry.chainId === chainId)
}

export class LocalDeploymentMissingError extends Error {
  readonly code = 'LOCAL_DEPLOYMENT_MISSING'

  constructor() {
    super('The addresses of the local chain are not generated yet. Run "npm run generate".')
    this.name = 'LocalDeploymentMissingError'
  }
}
