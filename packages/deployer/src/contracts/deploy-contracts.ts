import type { EvmChainDefinition } from '@slipway/chains'
import {
  type ContractName,
  type DeployedContract,
  type Deployment,
  generatorNameOf,
} from '@slipway/deployments'
import { deploymentVersion } from '@slipway/deployments/version'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { describeCreate2Step } from '../steps/create2-step.ts'
import type { DeployClient } from '../steps/deploy-client.ts'
import { DeployError } from '../steps/deploy-errors.ts'
import {
  type DeployProgress,
  type DeployStep,
  type DeployTransaction,
  runDeploySteps,
} from '../steps/run-deploy-steps.ts'
import { describeCreate2DeployerSteps } from './create2-deployer-steps.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import { getCreationBlock } from './get-creation-block.ts'
import type { AirdropsPlan } from './plan-airdrops.ts'
import {
  type DeploymentPlan,
  listContracts,
  type PlannedContract,
  planDeployment,
} from './plan-deployment.ts'
import type { NftsPlan } from './plan-nfts.ts'
import type { PresalesPlan } from './plan-presales.ts'
import type { StakingPlan } from './plan-staking.ts'
import type { SettingStep } from './setting-step.ts'
import { describeSettingSteps } from './setting-steps.ts'
import { verifyDeployedCode } from './verify-deployment.ts'
import { verifyLinks } from './verify-links.ts'

export interface DeployOptions {
  readonly client: DeployClient
  readonly chain: EvmChainDefinition
  readonly config: DeploymentConfig
  readonly onProgress?: (progress: DeployProgress) => void | Promise<void>
  /** Whether the deployment is on record as finished: then whatever differs is somebody's decision. */
  readonly wasFinished?: boolean
  /** Puts every setting back to `config`, whatever the owner has decided since. */
  readonly resetSettings?: boolean
}

export interface DeployResult {
  readonly plan: DeploymentPlan
  readonly deployment: Deployment
  /** Settings that only the owner can make, when the deployer is somebody else: send them from the owner's wallet. */
  readonly ownerCalls: readonly {
    readonly title: string
    readonly transaction: DeployTransaction
  }[]
  /** What the owner has set otherwise and this run has left alone, in words. */
  readonly keptSettings: readonly string[]
  /** Transactions sent by this run. */
  readonly transactionCount: number
}

/**
 * Deploys the platform on one chain, or finishes a deployment that was stopped; when everything is
 * there it only checks. Every contract goes to an address that does not depend on the chain. What
 * the owner has changed since is kept, unless `resetSettings` says otherwise.
 *
 * @throws {DeployError} with the reason; running it again continues
 */
export async function deployContracts(options: DeployOptions): Promise<DeployResult> {
  const { client, chain, config, onProgress, wasFinished = false } = options
  await checkChain(client, chain)
  const plan = planDeployment(config.owner)
  const receipts = await runDeploySteps(client, describeDeploymentSteps(client, plan), onProgress)
  const { wanted, kept } = await sortSettings(
    describeSettingSteps({ client, plan, config, wasFinished }),
    options.resetSettings ?? false,
  )
  const isOwner = isAddressEqual(client.account.address, config.owner)
  const settled = isOwner ? await runDeploySteps(client, wanted, onProgress) : []
  const hashes = await verifyDeployedCode(client, plan)
  await verifyLinks(client, plan, config)
  return {
    plan,
    deployment: await describeDeployment(client, chain, plan, hashes),
    ownerCalls: isOwner ? [] : await collectOwnerCalls(wanted),
    keptSettings: kept,
    transactionCount: receipts.length + settled.length,
  }
}

function describeDeploymentSteps(
  client: DeployClient,
  plan: DeploymentPlan,
): readonly DeployStep[] {
  return [
    ...describeCreate2DeployerSteps(client),
    ...listContracts(plan)
      .filter(({ isMadeByAnother }) => isMadeByAnother !== true)
      .map((contract) => describeCreate2Step(client, contract)),
  ]
}

/** Parts the settings that are to be made from those that would undo a decision of the owner. */
async function sortSettings(
  settings: readonly SettingStep[],
  resets: boolean,
): Promise<{ readonly wanted: readonly SettingStep[]; readonly kept: readonly string[] }> {
  const wanted: SettingStep[] = []
  const kept: string[] = []
  for (const step of settings) {
    const choice = resets ? undefined : await step.ownerChoice?.()
    if (choice === undefined) wanted.push(step)
    else kept.push(choice)
  }
  return { wanted, kept }
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

function groupsOf({ presales, airdrops, staking, nfts }: DeploymentPlan) {
  return Object.entries({ ...presales, ...airdrops, ...staking, ...nfts }) as [
    keyof PresalesPlan | keyof AirdropsPlan | keyof StakingPlan | keyof NftsPlan,
    PlannedContract,
  ][]
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
  const contracts = [
    ['taxedTokenExtension', plan.taxedTokenExtension],
    ['platformRegistry', plan.platformRegistry],
    ['tokenFactory', plan.tokenFactory],
    ['tokenDetector', plan.tokenDetector],
    ['liquidityLocker', plan.liquidityLocker],
    ['lockAnnouncer', plan.lockAnnouncer],
    ['tokenLocker', plan.tokenLocker],
    ['nftLocker', plan.nftLocker],
    ['poolRepair', plan.poolRepair],
    ['launchPad', plan.launchPad],
    ['openingVault', plan.openingVault],
    ['vip', plan.vip],
    ...groupsOf(plan),
    ...plan.templates.map(
      ({ entry, generator }) => [generatorNameOf(entry.contract), generator] as const,
    ),
  ] as const
  const described = new Map<ContractName, DeployedContract>()
  for (const [name, { address }] of contracts) described.set(name, await describe(address))
  return { version: deploymentVersion, contracts: Object.fromEntries(described) }
}
