import { type Address, type Hex, hexToBytes, keccak256 } from 'viem'
import type { DeployClient } from '../steps/deploy-client.ts'
import { DeployError } from '../steps/deploy-errors.ts'
import { type DeploymentPlan, listContracts, type PlannedContract } from './plan-deployment.ts'

/**
 * Compares the code that stands on the chain with what was compiled, byte by byte, the immutables
 * left out.
 *
 * @returns code hash of each contract by its address
 * @throws {DeployError} `CODE_DIFFERS` when anything else stands there
 */
export async function verifyDeployedCode(
  client: DeployClient,
  plan: DeploymentPlan,
): Promise<ReadonlyMap<Address, Hex>> {
  const hashes = new Map<Address, Hex>()
  for (const contract of listContracts(plan)) {
    const code = await client.getCode({ address: contract.address })
    if (code === undefined || !isCodeOf(contract, code)) {
      throw new DeployError(
        'CODE_DIFFERS',
        `${contract.title} at ${contract.address} is not what was compiled. Do not use this deployment.`,
      )
    }
    hashes.set(contract.address, keccak256(code))
  }
  return hashes
}

function isCodeOf(contract: PlannedContract, code: Hex): boolean {
  if (contract.artifact === undefined) return code === contract.exactCode
  const actual = hexToBytes(code)
  for (const { start, length } of contract.artifact.immutables)
    actual.fill(0, start, start + length)
  const expected = hexToBytes(contract.artifact.deployedBytecode)
  return (
    actual.length === expected.length && actual.every((byte, index) => byte === expected[index])
  )
}
