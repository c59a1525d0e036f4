import type { EvmChainDefinition } from '@slipway/chains'
import type { DeployedContract, Deployment } from '@slipway/deployments'
import { tokenDetectorAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import { deploymentVersion } from '@slipway/deployments/version'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { describeCreate2DeployerSteps } from './create2-deployer-steps.ts'
import { describeCreate2Step } from './create2-step.ts'
import type { DeployClient } from './deploy-client.ts'
import { DeployError } from './deploy-errors.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import { getCreationBlock } from './get-creation-block.ts'
import { type DeploymentPlan, listContracts, planDeployment } from './plan-deployment.ts'
import {
  type DeployProgress,
  type DeployStep,
  type DeployTransaction,
  runDeploySteps,
} from './run-deploy-steps.ts'
import { describeSettingSteps } from './setting-steps.ts'
import { verifyDeployedCode } from './verify-deployment.ts'

export interface DeployOptions {
  readonly client: DeployClient
  readonly chain: EvmChainDefinition
  readonly config: DeploymentConfig
  readonly onProgress?: (progress: DeployProgress) => void | Promise<void>
}

export interface DeployResult {
  readonly plan: DeploymentPlan
  readonly deployment: Deployment
  /** Settings that only the owner can make, when the deployer is somebody else: send them from the owner's wallet. */
  readonly ownerCalls: readonly {
    readonly title: string
    readonly transaction: DeployTransaction
  }[]
  /** Transactions sent by this run. */
  readonly transactionCount: number
}

/**
 * Deploys the platform on one chain, or finishes a deployment that was stopped; when everything is
 * there it only checks. Every contract goes to an address that does not depend on the chain.
 *
 * @throws {DeployError} with the reason; running it again continues
 */
export async function deployContracts(options: DeployOptions): Promise<DeployResult> {
  const { client, chain, config, onProgress } = options
  await checkChain(client, chain)
  const plan = planDeployment(config.owner)
  const settings = describeSettingSteps(
    client,
    plan.tokenFactory.address,
    plan.standardTokenGenerator.address,
    config,
  )
  const isOwner = isAddressEqual(client.account.address, config.owner)
  const steps = [...describeDeploymentSteps(client, plan), ...(isOwner ? settings : [])]
  const receipts = await runDeploySteps(client, steps, onProgress)
  const hashes = await verifyDeployedCode(client, plan)
  await verifyLinks(client, plan, config)
  return {
    plan,
    deployment: await describeDeployment(client, chain, plan, hashes),
    ownerCalls: isOwner ? [] : await collectOwnerCalls(settings),
    transactionCount: receipts.length,
  }
}

function describeDeploymentSteps(
  client: DeployClient,
  plan: DeploymentPlan,
): readonly DeployStep[] {
  return [
    ...describeCreate2DeployerSteps(client),
    ...listContracts(plan).map((contract) => describeCreate2Step(client, contract)),
  ]
}

async function checkChain(client: DeployClient, chain: EvmChainDefinition): Promise<void> {
  const chainId = await client.getChainId()
  if (chainId !== chain.chainId) {
    throw new DeployError(
      'WRONG_CHAIN',
      `The node answers as chain ${chainId}, but ${chain.name} is chain ${chain.chainId}. Check --rpc.`,
    )
  }
}

async function collectOwnerCalls(
  settings: readonly DeployStep[],
): Promise<DeployResult['ownerCalls']> {
  const calls: { title: string; transaction: DeployTransaction }[] = []
  for (const step of settings) {
    if ((await step.isDone()) || step.build === undefined) continue
    calls.push({ title: step.title, transaction: await step.build() })
  }
  return calls
}

/** The code is ours; this checks that the contracts also point at each other and at the owner. */
async function verifyLinks(
  client: DeployClient,
  plan: DeploymentPlan,
  config: DeploymentConfig,
): Promise<void> {
  const owner = await client.readContract({
    address: plan.tokenFactory.address,
    abi: tokenFactoryAbi,
    functionName: 'owner',
  })
  const factory = await client.readContract({
    address: plan.tokenDetector.address,
    abi: tokenDetectorAbi,
    functionName: 'factory',
  })
  const found: readonly (readonly [string, Address, Address])[] = [
    ['owner of the token factory', owner, config.owner],
    ['factory of the token detector', factory, plan.tokenFactory.address],
  ]
  for (const [what, actual, wanted] of found) {
    if (isAddressEqual(actual, wanted)) continue
    throw new DeployError('SETTING_DIFFERS', `The ${what} is ${actual}, not ${wanted}.`)
  }
}

async function describeDeployment(
  client: DeployClient,
  chain: EvmChainDefinition,
  plan: DeploymentPlan,
  hashes: ReadonlyMap<Address, Hex>,
): Promise<Deployment> {
  const describe = async (address: Address): Promise<DeployedContract> => ({
    address,
    // Block numbers of a local chain differ from run to run and must not be committed.
    startBlock: chain.development || chain.standIn ? 0 : await getCreationBlock(client, address),
    codeHash: hashes.get(address) ?? '0x',
  })
  return {
    version: deploymentVersion,
    contracts: {
      platformRegistry: await describe(plan.platformRegistry.address),
      tokenFactory: await describe(plan.tokenFactory.address),
      tokenDetector: await describe(plan.tokenDetector.address),
      standardTokenGenerator: await describe(plan.standardTokenGenerator.address),
    },
  }
}
