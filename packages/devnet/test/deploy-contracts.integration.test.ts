import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { type DeployResult, deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { listInstanceFactories } from '@slipway/deployer/contracts/instance-factories'
import { planDeployment } from '@slipway/deployer/contracts/plan-deployment'
import { previewDeployment } from '@slipway/deployer/contracts/preview-deployment'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  type DeployProgress,
  runDeploySteps,
  transactionGasCap,
} from '@slipway/deployer/steps/run-deploy-steps'
import { getLocalDeployment } from '@slipway/deployments'
import {
  airdropFactoryAbi,
  platformRegistryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
  tokenFactoryAbi,
  vipAbi,
} from '@slipway/deployments/abi'
import type { TransactionReceipt } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalChain, startChain } from '../src/chain/start-chain.ts'
import { describeLocalConfig } from '../src/local-deployment/describe-local-config.ts'
import { deployVenue } from '../src/venue/deploy-venue.ts'

const chain = getEvmChain('local')
const config = describeLocalConfig(chain)
let node: LocalChain
let client: DeployClient
let snapshot: string

beforeAll(async () => {
  node = await startChain({ chainId: chain.chainId, port: 18_585, blockTimeSeconds: 600 })
  client = clientOf(node, 0)
  await deployVenue({ client })
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

function countTransactions(): Promise<number> {
  return client.getTransactionCount({ address: config.owner })
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
  expect(plan.templates.length).toBeGreaterThan(0)
  for (const { entry, generator } of plan.templates) {
    const args = [BigInt(entry.templateId)] as const
    expect(await client.readContract({ ...factory, functionName: 'template', args })).toEqual({
      generator: generator.address,
      feeWei: config.tokenFeeWei,
      enabled: true,
    })
  }
  expect(await client.readContract({ ...factory, functionName: 'devAddress' })).toBe(
    config.devAddress,
  )
  expect(await client.readContract({ ...factory, functionName: 'inviterShare' })).toBe(
    BigInt(config.inviterShareBps),
  )
  expect(await client.readContract({ ...factory, functionName: 'owner' })).toBe(config.owner)
})

const presaleKinds = [1n, 2n, 3n] as const

test('opens the three kinds of presale for the platform fee, and lets their factory register presales', async () => {
  const { plan } = await deploy()
  const { normalPresale, fairPresale, privatePresale, presaleFactory } = plan.presales
  const factory = { address: presaleFactory.address, abi: presaleFactoryAbi } as const
  const implementations = [normalPresale, fairPresale, privatePresale]
  for (const [at, id] of presaleKinds.entries()) {
    const call = { ...factory, functionName: 'template', args: [id] } as const
    expect(await client.readContract(call)).toEqual([
      implementations[at]?.address,
      200_000_000_000_000_000n,
      true,
    ])
  }
  const dev = await client.readContract({ ...factory, functionName: 'devAddress' })
  expect(dev).toBe(config.devAddress)
  expect(
    await client.readContract({
      address: plan.platformRegistry.address,
      abi: platformRegistryAbi,
      functionName: 'registrarRoles',
      args: [presaleFactory.address],
    }),
  ).toBe(3n)
})

const poolKinds = [1n, 2n, 3n] as const

test('opens the three kinds of pool for the platform fee, and lets their factory register pools of unlaunched tokens', async () => {
  const { plan } = await deploy()
  const { tokenPool, nftPool, poolFactory } = plan.staking
  const factory = { address: poolFactory.address, abi: poolFactoryAbi } as const
  const implementations = [tokenPool, tokenPool, nftPool]
  for (const [at, id] of poolKinds.entries()) {
    const call = { ...factory, functionName: 'template', args: [id] } as const
    expect(await client.readContract(call)).toEqual([
      implementations[at]?.address,
      config.platformFeeWei,
      true,
    ])
  }
  expect(
    await client.readContract({
      address: plan.platformRegistry.address,
      abi: platformRegistryAbi,
      functionName: 'registrarRoles',
      args: [poolFactory.address],
    }),
  ).toBe(1n)
})

test('opens the two kinds of airdrop for their fee, and lets their factory register what holds gated tokens', async () => {
  const { plan } = await deploy()
  const { tokenMapping, merkleAirdrop, airdropFactory } = plan.airdrops
  const factory = { address: airdropFactory.address, abi: airdropFactoryAbi } as const
  for (const [at, implementation] of [tokenMapping, merkleAirdrop].entries()) {
    const call = { ...factory, functionName: 'template', args: [BigInt(at + 1)] } as const
    const expected = [implementation.address, config.airdropFeeWei, true]
    expect(await client.readContract(call)).toEqual(expected)
  }
  expect(
    await client.readContract({
      address: plan.platformRegistry.address,
      abi: platformRegistryAbi,
      functionName: 'registrarRoles',
      args: [airdropFactory.address],
    }),
  ).toBe(1n)
})

test('sells memberships, and every factory asks who is a member', async () => {
  const { plan } = await deploy()
  const vip = { address: plan.vip.address, abi: vipAbi } as const
  const plans = await client.readContract({ ...vip, functionName: 'plans' })
  expect(plans.map(({ price, circle, enabled }) => [circle, price, enabled])).toEqual([
    [30n, 300_000_000_000_000_000n, true],
    [90n, 700_000_000_000_000_000n, true],
    [365n, 2_000_000_000_000_000_000n, true],
  ])
  expect(await client.readContract({ ...vip, functionName: 'devAddress' })).toBe(config.devAddress)
  const factories = listInstanceFactories({ plan, config }).map(({ factory }) => factory)
  for (const { address } of [plan.tokenFactory, ...factories]) {
    const call = { address, abi: presaleFactoryAbi, functionName: 'vip' } as const
    expect(await client.readContract(call)).toBe(plan.vip.address)
  }
})

test('nobody can create a presale before its fee is set, or before the registry takes presales', async () => {
  const { platformRegistry, presales } = planDeployment(config.owner)
  const factory = { address: presales.presaleFactory.address, abi: presaleFactoryAbi } as const
  const registry = { address: platformRegistry.address, abi: platformRegistryAbi } as const
  await deploy(async ({ step }) => {
    if ((await client.getCode({ address: factory.address })) === undefined) return
    const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
    const roles = await client.readContract({
      ...registry,
      functionName: 'registrarRoles',
      args: [factory.address],
    })
    for (const id of ids) {
      const call = { ...factory, functionName: 'template', args: [id] } as const
      const [, feeWei, isOpen] = await client.readContract(call)
      expect(isOpen && (feeWei === 0n || roles === 0n), `${step.id}, kind ${id}`).toBe(false)
    }
  })
})

test('nobody can create a token before the fee is set', async () => {
  const { address, abi } = {
    address: planDeployment(config.owner).tokenFactory.address,
    abi: tokenFactoryAbi,
  }
  await deploy(async ({ step }) => {
    if ((await client.getCode({ address })) === undefined) return
    const ids = await client.readContract({ address, abi, functionName: 'templateIds' })
    for (const id of ids) {
      const { enabled, feeWei } = await client.readContract({
        address,
        abi,
        functionName: 'template',
        args: [id],
      })
      expect(enabled && feeWei === 0n, `${step.id}, template ${id}`).toBe(false)
    }
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
    await deployVenue({ client: otherClient })
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

  // A run that stops at its second transaction has sent one, and one that stops at its first result has one.
  test.each([
    ['sending', 1],
    ['done', 0],
  ] as const)('after each "%s", from where the run before it stopped', async (kind, stopAt) => {
    let stops = 0
    while (await runUntil(kind, stopAt)) stops++
    expect(stops).toBeGreaterThanOrEqual(8)
    const { deployment, transactionCount } = await deploy()
    expect(deployment).toEqual(getLocalDeployment())
    expect(transactionCount).toBe(0)
  })

  test('with a transaction still on its way: it is waited for, not repeated', async () => {
    await callRpc(node.rpcUrl, 'evm_setIntervalMining', [0])
    const before = await countTransactions()
    const onItsWay = await client.sendTransaction({ to: config.owner, gas: 21_000n })
    const looks = vi.spyOn(client, 'getTransactionCount')
    const kinds: string[] = []
    const run = deploy(({ kind }) => void kinds.push(kind))
    // Two at a time: it has looked, waited and looked again.
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 })
    looks.mockRestore()
    expect(kinds).toEqual([])
    expect(await client.getTransactionCount({ address: config.owner, blockTag: 'pending' })).toBe(
      before + 1,
    )
    await callRpc(node.rpcUrl, 'evm_mine')
    await callRpc(node.rpcUrl, 'evm_setAutomine', [true])
    await run
    expect((await client.getTransactionReceipt({ hash: onItsWay })).status).toBe('success')
  })
})

const kindsOfInstances = [
  { instances: 'presales', kinds: [1, 2, 3], feeWei: config.platformFeeWei },
  { instances: 'airdrops', kinds: [1, 2], feeWei: config.airdropFeeWei },
  { instances: 'pools', kinds: [1, 2, 3], feeWei: config.platformFeeWei },
  { instances: 'NFT sales', kinds: [1], feeWei: config.platformFeeWei },
]

test('a deployer who is not the owner leaves the settings to the owner', async () => {
  const result = await deployContracts({ client: clientOf(node, 5), chain, config })
  expect(result.deployment).toEqual(getLocalDeployment())
  const ids = result.plan.templates.map(({ entry }) => entry.templateId)
  expect(result.ownerCalls.map(({ title }) => title)).toEqual([
    ...ids.flatMap((id) => [
      `Register template ${id}, closed`,
      `Set the fee of template ${id} to ${config.tokenFeeWei} wei`,
    ]),
    `Send the platform's part of the fees to ${config.devAddress}`,
    `Set the inviter's share to ${config.inviterShareBps} basis points`,
    ...kindsOfInstances.flatMap(({ instances, kinds, feeWei }) => [
      ...kinds.flatMap((kind) => [
        `Register ${instances} of kind ${kind}, closed`,
        `Set the fee of ${instances} of kind ${kind} to ${feeWei} wei`,
      ]),
      `Send the fees of ${instances} to ${config.devAddress}`,
    ]),
    ...config.vipPlans.map(
      ({ days, priceWei }) => `Sell memberships of ${days} days for ${priceWei} wei`,
    ),
    `Send what memberships bring to ${config.devAddress}`,
    ...['tokens', ...kindsOfInstances.map(({ instances }) => instances)].map(
      (instances) => `Let members create ${instances} without a fee`,
    ),
    `Make the exchange of ${config.venueFactories[0]} known`,
    `Name ${config.wrappedNative} the wrapped native currency`,
    'Give liquidity locker its roles',
    'Give token locker its roles',
    'Give launch pad its roles',
    'Let the presale factory register what it creates',
    'Let the airdrop factory register what it creates',
    'Let the pool factory register what it creates',
    'Let the launch pad create tokens for its callers, for good',
    ...ids.map((id) => `Open template ${id}`),
    ...kindsOfInstances.flatMap(({ instances, kinds }) =>
      kinds.map((kind) => `Open ${instances} of kind ${kind}`),
    ),
  ])
  for (const { transaction } of result.ownerCalls) {
    await client.waitForTransactionReceipt({ hash: await client.sendTransaction(transaction) })
  }
  const after = await deployContracts({ client: clientOf(node, 5), chain, config })
  expect(after.ownerCalls).toEqual([])
})

describe('a second run keeps what the owner has decided since', () => {
  async function decide(plan: DeployResult['plan']): Promise<void> {
    const factory = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
    for (const hash of [
      await client.writeContract({ ...factory, functionName: 'setFee', args: [1n, 5n] }),
      await client.writeContract({
        ...factory,
        functionName: 'setTemplate',
        args: [1n, plan.templates[0]?.generator.address ?? '0x', false],
      }),
      await client.writeContract({ ...factory, functionName: 'setInviterShare', args: [0n] }),
    ])
      await client.waitForTransactionReceipt({ hash })
  }

  const decisions = [
    'the fee of template 1 is 5 wei',
    "the inviter's share is 0 basis points",
    'template 1 is closed',
  ]

  test('and says so', async () => {
    const { plan } = await deploy()
    await decide(plan)
    const again = await deployContracts({ client, chain, config, wasFinished: true })
    expect(again.keptSettings).toEqual(decisions)
    expect(again.transactionCount).toBe(0)
  })

  test('unless it is told to put everything back', async () => {
    const { plan } = await deploy()
    await decide(plan)
    const options = { client, chain, config, wasFinished: true, resetSettings: true }
    const again = await deployContracts(options)
    expect(again.keptSettings).toEqual([])
    expect(again.transactionCount).toBe(3)
  })
})

test('other code at a planned address is refused', async () => {
  const { plan } = await deploy()
  await callRpc(node.rpcUrl, 'anvil_setCode', [plan.tokenDetector.address, '0x6001'])
  await expect(deploy()).rejects.toMatchObject({ code: 'CODE_DIFFERS' })
})

test('a node of another chain is refused before anything is sent', async () => {
  const before = await countTransactions()
  const wrong = deployContracts({ client, chain: getEvmChain('bsc'), config })
  await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
  expect(await countTransactions()).toBe(before)
})

test('a step above the gas cap is refused before it is sent', async () => {
  const before = await countTransactions()
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
  expect(await countTransactions()).toBe(before)
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
  const proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
  await callRpc(node.rpcUrl, 'anvil_setCode', [proxy, '0x'])
  await callRpc(node.rpcUrl, 'anvil_setNonce', [proxy, '0x0'])
  const { deployment } = await deploy()
  expect(deployment).toEqual(getLocalDeployment())
})

test('the preview names what is missing and never less gas than it takes', async () => {
  const { plan, transactionCount } = await deploy()
  const done = await previewDeployment(client, plan, config)
  expect(done.contracts.every(({ exists }) => exists)).toBe(true)
  const factories = listInstanceFactories({ plan, config })
  const kinds = factories.reduce((sum, { templates }) => sum + templates.length, 0)
  // All but NFT sales register what they create.
  const settings = 9 + config.vipPlans.length + 3 * factories.length
  expect(transactionCount).toBe(
    done.contracts.length + settings + 3 * (plan.templates.length + kinds),
  )
  await callRpc(node.rpcUrl, 'evm_revert', [snapshot])
  snapshot = await callRpc(node.rpcUrl, 'evm_snapshot')
  const before = await previewDeployment(client, plan, config)
  expect(before.contracts.some(({ exists }) => exists)).toBe(false)
  let used = 0n
  await deploy((progress) => {
    if (progress.kind === 'done') used += progress.receipt.gasUsed
  })
  expect(before.totalGas).toBeGreaterThanOrEqual(used)
})
