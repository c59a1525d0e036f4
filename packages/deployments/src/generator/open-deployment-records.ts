import type { Deployment } from '../types.ts'
import { addDeployment } from './add-deployment.ts'
import { writeGenerated } from './generated-files.ts'
import { readRecordedChains, renderDeployments } from './render-deployments.ts'

export interface DeploymentRecords {
  /** Whether any of the places records this version as finished on a network. */
  isFinished(chain: { readonly chainId: number }, version: string): boolean
  /**
   * Writes a deployment into the first place.
   *
   * @throws {VersionTakenError} when any of the places has the version with other addresses
   */
  add(chain: { readonly chainId: number; readonly shortname: string }, deployment: Deployment): void
}

/** @param roots folders with records: the one that is written to, and those that count as well */
export function openDeploymentRecords(roots: readonly [string, ...string[]]): DeploymentRecords {
  return {
    isFinished: ({ chainId }, version) =>
      roots
        .flatMap(readRecordedChains)
        .some(
          (chain) =>
            chain.chainId === chainId && chain.deployments.some((one) => one.version === version),
        ),
    add: (chain, deployment) => {
      const added = roots.map((root) => addDeployment(readRecordedChains(root), chain, deployment))
      writeGenerated(roots[0], renderDeployments(added[0] ?? []))
    },
  }
}
