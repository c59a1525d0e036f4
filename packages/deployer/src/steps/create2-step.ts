import type { Hex } from 'viem'
import { buildCreate2Deployment, calculateCreate2Address } from './create2.ts'
import type { DeployClient } from './deploy-client.ts'
import type { DeployStep } from './run-deploy-steps.ts'

/** The step that puts `initCode` at its deterministic address, unless it is there. */
export function describeCreate2Step(
  client: DeployClient,
  contract: { readonly id: string; readonly title: string; readonly initCode: Hex },
): DeployStep {
  const address = calculateCreate2Address(contract.initCode)
  return {
    id: contract.id,
    title: contract.title,
    isDone: async () => (await client.getCode({ address })) !== undefined,
    build: () => buildCreate2Deployment(contract.initCode),
  }
}
