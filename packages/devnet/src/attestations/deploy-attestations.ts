import { describeCreate2Step } from '@slipway/deployer/steps/create2-step'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { type DeployProgress, runDeploySteps } from '@slipway/deployer/steps/run-deploy-steps'
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
