import { type Address, size } from 'viem'
import { buildCreate2Deployment, create2Deployer } from '../steps/create2.ts'
import type { DeployClient } from '../steps/deploy-client.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import { type DeploymentPlan, listContracts, type PlannedContract } from './plan-deployment.ts'
import { describeSettingSteps } from './setting-steps.ts'

/** Gas of EIP-2, EIP-2028, EIP-3860 and the yellow paper's appendix G for a creation through the proxy. */
const BASE_GAS = 60_000n
const CALLDATA_GAS = 16n
const CODE_GAS = 200n
const WORD_GAS = 8n

export interface DeploymentPreview {
  readonly contracts: readonly {
    readonly title: string
    readonly address: Address
    readonly exists: boolean
    /** 0 for a contract that exists. */
    readonly gas: bigint
  }[]
  /** Gas of everything that is missing, settings included. */
  readonly totalGas: bigint
  /** What that costs at the present gas price, in wei. */
  readonly costWei: bigint
  readonly balanceWei: bigint
}

/** A setting writes one or two slots. */
const SETTING_GAS = 85_000n

/** What a deployment would send and cost, without sending anything. */
export async function previewDeployment(
  client: DeployClient,
  plan: DeploymentPlan,
  config: DeploymentConfig,
): Promise<DeploymentPreview> {
  const subject = { client, plan, config, wasFinished: false }
  const settingCount = BigInt(describeSettingSteps(subject).length)
  const canSimulate = (await client.getCode({ address: create2Deployer })) !== undefined
  const created = listContracts(plan).filter(({ isMadeByAnother }) => isMadeByAnother !== true)
  const contracts = await Promise.all(
    created.map(async (contract) => {
      const exists = (await client.getCode({ address: contract.address })) !== undefined
      const gas = exists ? 0n : await estimateCreation(client, contract, canSimulate)
      return { title: contract.title, address: contract.address, exists, gas }
    }),
  )
  const totalGas = contracts.reduce((sum, { gas }) => sum + gas, settingCount * SETTING_GAS)
  const [gasPrice, balanceWei] = await Promise.all([
    client.getGasPrice(),
    client.getBalance({ address: client.account.address }),
  ])
  return { contracts, totalGas, costWei: totalGas * gasPrice, balanceWei }
}

/** A contract whose constructor needs an earlier one, or the proxy, cannot be simulated yet: then its size decides. */
async function estimateCreation(
  client: DeployClient,
  contract: PlannedContract,
  canSimulate: boolean,
): Promise<bigint> {
  const bytes = BigInt(size(contract.initCode))
  const bound = BASE_GAS + bytes * (CALLDATA_GAS + CODE_GAS) + (bytes / 32n) * WORD_GAS
  if (!canSimulate) return bound
  const transaction = buildCreate2Deployment(contract.initCode)
  return client.estimateGas({ account: client.account, ...transaction }).catch(() => bound)
}
