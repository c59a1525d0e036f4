import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import {
  launchPadAbi,
  liquidityLockerAbi,
  nftLockerAbi,
  presaleAbi,
  presaleFactoryAbi,
  standardTokenAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  whitelistMarketAbi,
} from '@slipway/deployments/abi'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { type Abi, type Address, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDevelopmentAccount } from '../chain/development-accounts.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { createDeployClient, type DeployClient } from '../deploy/deploy-client.ts'
import { prepareLocalChain } from '../stack/prepare-local-chain.ts'
import { countTokens, seedWorld, type WorldSummary } from './seed-world.ts'

const chain = getEvmChain('local')
const factory = getLocalDeployment().contracts.tokenFactory?.address ?? '0x'
const now = Math.floor(Date.now() / 1_000)
const span = { from: now - 20 * 86_400, to: now - 60 }
const worlds: { node: LocalChain; client: DeployClient; summary: WorldSummary }[] = []

async function createWorld(seed: number) {
  const genesisTimestamp = now - 30 * 86_400
  const node = await startChain({ chainId: chain.chainId, port: 18_560, genesisTimestamp })
  const client = createDeployClient({
    chain,
    account: getDevelopmentAccount(0),
    rpcUrl: node.rpcUrl,
  })
  await prepareLocalChain(chain, client, () => {})
  const summary = await seedWorld({ chain, rpcUrl: node.rpcUrl, seed, actCount: 160, span })
  const world = { node, client, summary }
  worlds.push(world)
  return world
}

beforeAll(async () => {
  await createWorld(1)
  await createWorld(1)
  await createWorld(2)
})

afterAll(async () => {
  for (const { node } of worlds) await node.stop()
})

function worldAt(index: number) {
  const world = worlds[index]
  if (world === undefined) throw new Error(`no world ${index}`)
  return world
}

function recordsOf(client: DeployClient) {
  return client.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'records',
    args: [0n, 1_000n],
  })
}

test('the same number gives the same world, another number another one', async () => {
  const [first, again, other] = await Promise.all(
    [0, 1, 2].map(async (index) =>
      (await recordsOf(worldAt(index).client)).map(({ addr }) => addr),
    ),
  )
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
  expect(worldAt(0).summary).toEqual(worldAt(1).summary)
})

test('is lively: several creators, invitations, pools, every kind of owner action', async () => {
  const { client, summary } = worldAt(0)
  expect(summary.tokens).toBeGreaterThan(10)
  expect(summary.pools).toBeGreaterThan(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const created = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenDeployed', logs })
  expect(created.length).toBe(summary.tokens)
  expect(new Set(created.map(({ args }) => args.owner)).size).toBeGreaterThan(5)
  expect(created.some(({ args }) => args.inviterRewardWei > 0n)).toBe(true)
  const names = new Set(
    parseEventLogs({ abi: standardTokenAbi, logs }).map(({ eventName }) => eventName),
  )
  expect(names).toContain('Transfer')
  expect(names).toContain('Minted')
  expect(names).toContain('MintDisabled')
})

test('has a token of every template, each taxed one with a pool and a lock', async () => {
  const { client } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const created = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenDeployed', logs })
  const templates = new Set(created.map(({ args }) => Number(args.templateId)))
  expect([...templates].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const launched = parseEventLogs({ abi: launchPadAbi, eventName: 'Launched', logs })
  expect(launched.length).toBe(8)
  expect(launched.every(({ args }) => args.lockId > 0n)).toBe(true)
})

test('has sales of each kind in every state, with slots, offers, inviters and claims', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const deployed = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleDeployed', logs })
  expect(deployed.length).toBe(summary.sales)
  expect(new Set(deployed.map(({ args }) => args.templateId))).toEqual(new Set([1n, 2n, 3n]))
  const labels = new Set<string>()
  for (const { args } of deployed) {
    const sale = { address: args.presale, abi: presaleAbi } as const
    const terms = await client.readContract({ ...sale, functionName: 'terms' })
    const state = await client.readContract({ ...sale, functionName: 'state' })
    const { label, reason } = presaleStatus(
      {
        terms: {
          startTime: Number(terms.startTime),
          endTime: Number(terms.endTime),
          softCap: terms.softCap,
        },
        state: {
          poolStatus: Number(state.poolStatus),
          cancelReason: Number(state.cancelReason),
          total: state.total,
        },
      },
      now,
    )
    labels.add(`${label} ${reason}`)
  }
  expect([...labels].sort()).toEqual([
    'canceled lapsed',
    'canceled owner',
    'canceled removed',
    'canceled softCapMissed',
    'coming none',
    'finished none',
    'running none',
    'waiting none',
  ])
  const names = (abi: Abi) =>
    new Set(parseEventLogs({ abi, logs }).map(({ eventName }) => eventName as string))
  const told = names(presaleAbi as Abi)
  for (const name of ['Claimed', 'Refunded', 'SlotSet', 'SlotMoved', 'InviterOpened']) {
    expect(told).toContain(name)
  }
  expect([...names(whitelistMarketAbi as Abi)].sort()).toEqual(['Offered', 'Sold'])
  expect(summary.infos.length).toBe(summary.sales)
})

test('has locks of tokens, liquidity and NFTs, used in every way', async () => {
  const { client } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const told = (name: 'tokenLocker' | 'liquidityLocker' | 'nftLocker', abi: Abi) => {
    const locker = getLocalDeployment().contracts[name]?.address.toLowerCase()
    const own = logs.filter(({ address }) => address === locker)
    return parseEventLogs({ abi, logs: own }).map(({ eventName }) => eventName as string)
  }
  expect(new Set(told('tokenLocker', tokenLockerAbi as Abi))).toEqual(
    new Set([
      'AssetAdded',
      'Locked',
      'Scheduled',
      'Withdrawn',
      'Split',
      'Incremented',
      'LockOwnershipTransferred',
    ]),
  )
  expect(new Set(told('nftLocker', nftLockerAbi as Abi))).toEqual(
    new Set(['Locked', 'FeesCollected']),
  )
  // The launches' locks, those of listed sales, and two by hand.
  expect(told('liquidityLocker', liquidityLockerAbi as Abi).length).toBeGreaterThan(8 + 2)
})

test('happens over the given time, in order, and never in the future', async () => {
  const { client } = worldAt(0)
  const times = (await recordsOf(client)).map(({ createdAt }) => Number(createdAt))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[0]).toBeLessThan(span.from + 10 * 86_400)
  expect(times.at(-1)).toBeLessThanOrEqual(span.to)
  expect(new Set(times.map((time) => Math.floor(time / 86_400))).size).toBeGreaterThan(5)
})

test('what everybody holds adds up to the supply of each token', async () => {
  const { client } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const transfers = parseEventLogs({ abi: standardTokenAbi, eventName: 'Transfer', logs })
  for (const { addr } of await recordsOf(client)) {
    const holders = new Set<Address>(
      transfers.filter(({ address }) => address === addr.toLowerCase()).map(({ args }) => args.to),
    )
    const token = { address: addr, abi: standardTokenAbi } as const
    const balances = await Promise.all(
      [...holders].map((holder) =>
        client.readContract({ ...token, functionName: 'balanceOf', args: [holder] }),
      ),
    )
    const supply = await client.readContract({ ...token, functionName: 'totalSupply' })
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(supply)
  }
})

test('a second helping adds to the first instead of colliding with it', async () => {
  const { node, summary } = worldAt(1)
  const more = await seedWorld({ chain, rpcUrl: node.rpcUrl, seed: 1, actCount: 30 })
  expect(await countTokens(chain, node.rpcUrl)).toBe(summary.tokens + more.tokens)
})

test('refuses a node that is no development node, before it sends anything', async () => {
  const calls: string[] = []
  const live = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { method } = JSON.parse(text) as { method: string }
      calls.push(method)
      const result = method === 'eth_chainId' ? '0x7a69' : 'Geth/v1.14.0'
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
    })
  })
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve))
  const rpcUrl = `http://127.0.0.1:${(live.address() as AddressInfo).port}`
  await expect(seedWorld({ chain, rpcUrl, seed: 1, actCount: 1 })).rejects.toMatchObject({
    code: 'NODE_NOT_LOCAL',
  })
  expect(calls).toEqual(['eth_chainId', 'web3_clientVersion'])
  await new Promise((resolve) => live.close(resolve))
})
