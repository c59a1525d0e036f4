import { describeCreate2Step } from '../deploy-steps/create2-step.ts'
import type { DeployClient } from '../deploy-steps/deploy-client.ts'
import { type DeployProgress, runDeploySteps } from '../deploy-steps/run-deploy-steps.ts'
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
