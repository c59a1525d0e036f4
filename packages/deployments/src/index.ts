import { recordedDeployments } from './generated/deployments.ts'
import { tokenTemplateBuilds } from './generated/token-template-builds.ts'
import { type TokenTemplateEntry, tokenTemplateEntries } from './token-templates.ts'
import type {
  Address,
  ChainDeployments,
  ContractName,
  Deployment,
  Feature,
  TokenTemplateBuild,
} from './types.ts'

export { tokenTemplateBuilds } from './generated/token-template-builds.ts'
export { type TokenTemplateEntry, tokenTemplateEntries } from './token-templates.ts'
export type {
  Address,
  ChainDeployments,
  ContractName,
  DeployedContract,
  Deployment,
  Feature,
  Hex,
  TokenTemplateBuild,
} from './types.ts'
export { features } from './types.ts'

/** Chain id under which the addresses of every local chain are recorded. */
const LOCAL_CHAIN_ID = 31337

/** The contract without which a feature is not there. */
const featureContract: Readonly<Record<Feature, ContractName>> = {
  token: 'tokenFactory',
  presale: 'presaleFactory',
  lock: 'tokenLocker',
  airdrop: 'airdropFactory',
  staking: 'poolFactory',
  nft: 'nftSaleFactory',
  whitelist: 'whitelistMarket',
  vip: 'vip',
  tools: 'poolRepair',
}

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
  return getDeployment(chainId)?.contracts[featureContract[feature]] !== undefined
}

/** A template as it is registered on a chain (specification, section 3: template entry). */
export interface RegisteredTemplate
  extends Omit<TokenTemplateEntry, 'contractLibrary'>,
    TokenTemplateBuild {
  readonly contractLibrary?: { readonly name: string; readonly address: Address }
  readonly optimization: true
  /** Its code generator. */
  readonly address: Address
}

/** The templates of a deployment, in the order of their ids. */
export function getRegisteredTemplates(deployment: Deployment): readonly RegisteredTemplate[] {
  const extension = deployment.contracts.taxedTokenExtension?.address
  return tokenTemplateEntries.flatMap(({ contractLibrary: name, ...entry }) => {
    const build = tokenTemplateBuilds.find(({ templateId }) => templateId === entry.templateId)
    const generator = deployment.contracts[generatorNameOf(entry.contract)]
    if (build === undefined || generator === undefined) return []
    const library =
      name === undefined || extension === undefined
        ? {}
        : { contractLibrary: { name, address: extension } }
    const registered = { ...entry, ...build, ...library, address: generator.address }
    return { ...registered, optimization: true as const }
  })
}

/** Under which name a template's code generator is recorded. */
export function generatorNameOf(contract: string): ContractName {
  return `${contract.charAt(0).toLowerCase()}${contract.slice(1)}Generator`
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
