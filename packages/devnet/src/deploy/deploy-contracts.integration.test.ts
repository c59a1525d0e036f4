import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { TransactionReceipt } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callRpc } from '../chain/call-rpc.ts'
import { getDevelopmentAccount } from '../chain/development-accounts.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { createDeployClient, type DeployClient } from './deploy-client.ts'
import { type DeployResult, deployContracts } from './deploy-contracts.ts'
import { describeLocalConfig } from './deployment-config.ts'
import { planDeployment } from './plan-deployment.ts'
import { previewDeployment } from './preview-deployment.ts'
import { type DeployProgress, runDeploySteps, transactionGasCap } from './run-deploy-steps.ts'

const chain = getEvmChain('local')
const config = describeLocalConfig(chain)
let node: LocalChain
let client: DeployClient
let snapshot: string

beforeAll(async () => {
  node = await startChain({ chainId: chain.chainId, port: 18_585, blockTimeSeconds: 600 })
  client = clientOf(node, 0)
  snapshot = await callRpc(node.rpcUrl, 'evm_snapshot')
})

beforeEach(async () => {
  await callRpc(node.rpcUrl, 'evm_revert', [snapshot])
  snapshot = await callRpc(node.rpcUrl, 'evm_snapshot')
})

afterAll(() => node.stop())

function clientOf(on: LocalChain, account: number): DeployClient {
  return createDeployClient({ chain, account: getDevelopmentAccount(account), rpcUrl: on.rpcUrl })
}

function deploy(
  onProgress?: (progress: DeployProgress) => void | Promise<void>,
): Promise<DeployResult> {
  return deployContracts({ client, chain, config, ...(onProgress ? { onProgress } : {}) })
}

test('deploys what is recorded, and a second run sends nothing', async () => {
  const first = await deploy()
  expect(first.deployment).toEqual(getLocalDeployment())
  expect(first.transactionCount).toBeGreaterThan(0)
  const nonce = await client.getTransactionCount({ address: client.account.address })
  const second = await deploy()
  expect(second.transactionCount).toBe(0)
  expect(second.deployment).toEqual(first.deployment)
  expect(await client.getTransactionCount({ address: client.account.address })).toBe(nonce)
})

test('sets fee, template, dev address and share as configured', async () => {
  const { plan } = await deploy()
  const factory = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  const template = await client.readContract({ ...factory, functionName: 'template', args: [1n] })
  expect(template).toEqual({
    generator: plan.standardTokenGenerator.address,
    feeWei: config.tokenFeeWei,
    enabled: true,
  })
  expect(await client.readContract({ ...factory, functionName: 'devAddress' })).toBe(
    config.devAddress,
  )
  expect(await client.readContract({ ...factory, functionName: 'inviterShare' })).toBe(
    BigInt(config.inviterShareBps),
  )
  expect(await client.readContract({ ...factory, functionName: 'owner' })).toBe(config.owner)
})

test('nobody can create a token before the fee is set', async () => {
  const { address, abi } = {
    address: planDeployment(config.owner).tokenFactory.address,
    abi: tokenFactoryAbi,
  }
  await deploy(async ({ step }) => {
    if ((await client.getCode({ address })) === undefined) return
    const ids = await client.readContract({ address, abi, functionName: 'templateIds' })
    if (ids.length === 0) return
    const { enabled, feeWei } = await client.readContract({
      address,
      abi,
      functionName: 'template',
      args: [1n],
    })
    expect(enabled && feeWei === 0n, step.id).toBe(false)
  })
})

test('the addresses do not depend on the chain', async () => {
  const core = getEvmChain('core')
  const other = await startChain({ chainId: core.chainId, port: 18_586 })
  try {
    const rpcUrl = other.rpcUrl
    const otherClient = createDeployClient({
      chain: core,
      account: getDevelopmentAccount(0),
      rpcUrl,
    })
    const { deployment } = await deployContracts({
      client: otherClient,
      chain: { ...core, standIn: true },
      config: describeLocalConfig(core),
    })
    expect(deployment.contracts).toEqual(getLocalDeployment().contracts)
  } finally {
    await other.stop()
  }
})

test('stays far below the gas cap of one transaction in every step', async () => {
  const receipts: TransactionReceipt[] = []
  await deploy((progress) => {
    if (progress.kind === 'done') receipts.push(progress.receipt)
  })
  for (const { gasUsed } of receipts) expect(gasUsed).toBeLessThan(transactionGasCap / 2n)
})

describe('stopped at any point and run again, it finishes', () => {
  class Interruption extends Error {}

  async function runUntil(kind: DeployProgress['kind'], stopAt: number): Promise<boolean> {
    let count = 0
    try {
      await deploy((progress) => {
        if (progress.kind === kind && count++ === stopAt) throw new Interruption()
      })
    } catch (error) {
      if (error instanceof Interruption) return true
      throw error
    }
    return false
  }

  test.each(['sending', 'done'] as const)('after each "%s"', async (kind) => {
    let stops = 0
    for (; await runUntil(kind, stops); stops++) {
      const { deployment } = await deploy()
      expect(deployment).toEqual(getLocalDeployment())
      await callRpc(node.rpcUrl, 'evm_revert', [snapshot])
      snapshot = await callRpc(node.rpcUrl, 'evm_snapshot')
    }
    expect(stops).toBeGreaterThanOrEqual(8)
  })

  test('with a transaction still on its way: it is waited for, not repeated', async () => {
    await callRpc(node.rpcUrl, 'evm_setIntervalMining', [0])
    const onItsWay = await client.sendTransaction({ to: config.owner, gas: 21_000n })
    const run = deploy()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await client.getTransactionCount({ address: config.owner, blockTag: 'pending' })).toBe(1)
    await callRpc(node.rpcUrl, 'evm_mine')
    await callRpc(node.rpcUrl, 'evm_setAutomine', [true])
    await run
    expect((await client.getTransactionReceipt({ hash: onItsWay })).status).toBe('success')
  })
})

test('a deployer who is not the owner leaves the settings to the owner', async () => {
  const result = await deployContracts({ client: clientOf(node, 5), chain, config })
  expect(result.deployment).toEqual(getLocalDeployment())
  expect(result.ownerCalls.map(({ title }) => title)).toEqual([
    'Register template 1, closed',
    `Set the fee of template 1 to ${config.tokenFeeWei} wei`,
    `Send the platform's part of the fees to ${config.devAddress}`,
    `Set the inviter's share to ${config.inviterShareBps} basis points`,
    'Open template 1',
  ])
  for (const { transaction } of result.ownerCalls) {
    await client.waitForTransactionReceipt({ hash: await client.sendTransaction(transaction) })
  }
  const after = await deployContracts({ client: clientOf(node, 5), chain, config })
  expect(after.ownerCalls).toEqual([])
})

test('other code at a planned address is refused', async () => {
  const { plan } = await deploy()
  await callRpc(node.rpcUrl, 'anvil_setCode', [plan.tokenDetector.address, '0x6001'])
  await expect(deploy()).rejects.toMatchObject({ code: 'CODE_DIFFERS' })
})

test('a node of another chain is refused before anything is sent', async () => {
  const wrong = deployContracts({ client, chain: getEvmChain('bsc'), config })
  await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
  expect(await client.getTransactionCount({ address: config.owner })).toBe(0)
})

test('a step above the gas cap is refused before it is sent', async () => {
  // A node that would take it: not every network enforces EIP-7825.
  const generous = { ...client, estimateGas: async () => transactionGasCap + 1n }
  const heavy = runDeploySteps(generous, [
    {
      id: 'test:heavy',
      title: 'A heavy step',
      isDone: async () => false,
      build: () => ({ to: config.devAddress }),
    },
  ])
  await expect(heavy).rejects.toMatchObject({ code: 'GAS_ABOVE_CAP' })
  expect(await client.getTransactionCount({ address: config.owner })).toBe(0)
})

test('a step without effect is reported, not taken for done', async () => {
  const idle = runDeploySteps(client, [
    {
      id: 'test:idle',
      title: 'An idle step',
      isDone: async () => false,
      build: () => ({ to: config.owner }),
    },
  ])
  await expect(idle).rejects.toMatchObject({ code: 'STEP_WITHOUT_EFFECT' })
})

test('a chain without the deployment proxy gets it first', async () => {
  await callRpc(node.rpcUrl, 'anvil_setCode', ['0x4e59b44847b379578588920cA78FbF26c0B4956C', '0x'])
  const { deployment } = await deploy()
  expect(deployment).toEqual(getLocalDeployment())
})

test('the preview names what is missing and never less gas than it takes', async () => {
  const { plan, transactionCount } = await deploy()
  const done = await previewDeployment(client, plan)
  expect(done.contracts.every(({ exists }) => exists)).toBe(true)
  expect(transactionCount).toBe(done.contracts.length + 5)
  await callRpc(node.rpcUrl, 'evm_revert', [snapshot])
  snapshot = await callRpc(node.rpcUrl, 'evm_snapshot')
  const before = await previewDeployment(client, plan)
  expect(before.contracts.some(({ exists }) => exists)).toBe(false)
  let used = 0n
  await deploy((progress) => {
    if (progress.kind === 'done') used += progress.receipt.gasUsed
  })
  expect(before.totalGas).toBeGreaterThanOrEqual(used)
})
