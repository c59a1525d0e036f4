import type { ChainDeployments } from '../types.ts'

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
    .map(([name, contract]) => `${name}=${contract?.address}`)
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
