import { describeCreate2Step } from '@slipway/deployer/steps/create2-step'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { type DeployProgress, runDeploySteps } from '@slipway/deployer/steps/run-deploy-steps'
import { planLocalNames } from './plan-local-names.ts'

/**
 * Puts the name service on a local chain. Sends nothing when it is there.
 *
 * @throws {DeployError}
 */
export async function deployLocalNames(options: {
  readonly client: DeployClient
  readonly onProgress?: (progress: DeployProgress) => void
}): Promise<void> {
  const { client, onProgress } = options
  const { initCode } = planLocalNames()
  const step = describeCreate2Step(client, { id: 'names', title: 'Name service (ENS)', initCode })
  await runDeploySteps(client, [step], onProgress)
}
