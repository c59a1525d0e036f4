import { readStandardJson } from '@slipway/deployments/read-artifact'
import type { VerificationSubject } from '@slipway/verification/source-verification'
import { size, slice } from 'viem'
import { type DeploymentPlan, listContracts } from '../contracts/plan-deployment.ts'

/** Every contract of a deployment that was compiled from Solidity; storage contracts have no source. */
export function describeSubjects(
  chainId: number,
  plan: DeploymentPlan,
): readonly VerificationSubject[] {
  return listContracts(plan).flatMap(({ address, initCode, artifact }) => {
    if (artifact === undefined) return []
    const creationBytes = size(artifact.bytecode)
    const hasArguments = size(initCode) > creationBytes
    return {
      chainId,
      address,
      contractIdentifier: `${artifact.source}:${artifact.name}`,
      compilerVersion: artifact.compiler.version,
      standardJson: readStandardJson(artifact.name),
      constructorArguments: hasArguments ? slice(initCode, creationBytes) : '0x',
    }
  })
}
