import { describeCreate2Step } from '../deploy-steps/create2-step.ts'
import type { DeployClient } from '../deploy-steps/deploy-client.ts'
import { type DeployProgress, runDeploySteps } from '../deploy-steps/run-deploy-steps.ts'
import { planAttestations } from './plan-attestations.ts'

/**
 * Puts the real Ethereum Attestation Service on a local chain. Sends nothing when it is there.
 *
 * @throws {DeployError}
 */
export async function deployAttestations(options: {
  readonly client: DeployClient
  readonly onProgress?: (progress: DeployProgress) => void
}): Promise<void> {
  const { client, onProgress } = options
  const steps = planAttestations().map(({ id, title, initCode }) =>
    describeCreate2Step(client, { id: `attestations:${id}`, title, initCode }),
  )
  await runDeploySteps(client, steps, onProgress)
}
