import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChainDeployments } from '../types.ts'
import type { GeneratedFiles } from './generated-files.ts'
import { renderTypedConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated'

/** What is recorded of every chain: `addresses/<short name>.json`. */
export function readRecordedChains(root: string): readonly ChainDeployments[] {
  const folder = join(root, FOLDER, 'addresses')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ChainDeployments)
}

/** The record of each chain, and all of them as one typed constant that any bundler can read. */
export function renderDeployments(chains: readonly ChainDeployments[]): GeneratedFiles {
  const sorted = [...chains].sort((a, b) => a.chainId - b.chainId)
  const files = new Map<string, string>()
  for (const chain of sorted) {
    const text = `${JSON.stringify(chain, undefined, 2)}\n`
    files.set(`${FOLDER}/addresses/${chain.shortname}.json`, text)
  }
  const type = {
    import: '../types.ts',
    name: 'ChainDeployments',
    use: 'readonly ChainDeployments[]',
  }
  files.set(`${FOLDER}/deployments.ts`, renderTypedConstant('recordedDeployments', type, sorted))
  return files
}

/**
 * Adds a deployment to a chain's record. The same version with other addresses is refused: what was
 * created with it must stay readable.
 *
 * @throws {VersionTakenError}
 */
export function addDeployment(
  chains: readonly ChainDeployments[],
  added: { readonly chainId: number; readonly shortname: string },
  deployment: ChainDeployments['deployments'][number],
): readonly ChainDeployments[] {
  const others = chains.filter(({ chainId }) => chainId !== added.chainId)
  const earlier = chains.find(({ chainId }) => chainId === added.chainId)?.deployments ?? []
  const same = earlier.find(({ version }) => version === deployment.version)
  if (same !== undefined && addressesOf(same) !== addressesOf(deployment)) {
    throw new VersionTakenError(added.shortname, deployment.version)
  }
  const deployments =
    same === undefined
      ? [...earlier, deployment]
      : earlier.map((one) => (one === same ? deployment : one))
  return [...others, { chainId: added.chainId, shortname: added.shortname, deployments }]
}

function addressesOf(deployment: ChainDeployments['deployments'][number]): string {
  return Object.entries(deployment.contracts)
    .map(([name, contract]) => `${name}=${contract.address}`)
    .sort()
    .join()
}

export class VersionTakenError extends Error {
  readonly code = 'VERSION_TAKEN'

  constructor(shortname: string, version: string) {
    super(
      `${version} is recorded on ${shortname} with other addresses. The contracts or their owner changed: ` +
        'give deploymentVersion in packages/deployments/src/version.ts the next number.',
    )
    this.name = 'VersionTakenError'
  }
}
