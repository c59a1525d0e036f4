import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import {
  airdropFactoryAbi,
  launchPadAbi,
  liquidityLockerAbi,
  merkleAirdropAbi,
  multisendAbi,
  nftLockerAbi,
  nftPoolAbi,
  nftSaleAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  standardTokenAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  tokenMappingAbi,
  tokenPoolAbi,
  vipAbi,
  whitelistMarketAbi,
} from '@slipway/deployments/abi'
import { buildFolder } from '@slipway/sdk/ipfs/build-folder'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { type Abi, type Address, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { prepareLocalChain } from '../stack/prepare-local-chain.ts'
import { countTokens, seedWorld, type WorldSummary } from './seed-world.ts'
import { keyOfFile } from './seeded-file.ts'

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

test('has presales of each kind in every state, with slots, offers, inviters and claims', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const deployed = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleDeployed', logs })
  expect(deployed.length).toBe(summary.presales)
  expect(new Set(deployed.map(({ args }) => args.templateId))).toEqual(new Set([1n, 2n, 3n]))
  const labels = new Set<string>()
  for (const { args } of deployed) {
    const presale = { address: args.presale, abi: presaleAbi } as const
    const terms = await client.readContract({ ...presale, functionName: 'terms' })
    const state = await client.readContract({ ...presale, functionName: 'state' })
    const { label, reason } = presaleStatus(
      {
        kind: 'any',
        terms: {
          hardCap: terms.hardCap,
          presaleRate: terms.presaleRate,
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
  expect(summary.files.filter(({ route }) => route === 'presale-info').length).toBe(
    summary.presales,
  )
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
  // The launches' locks, those of listed presales, and two by hand.
  expect(told('liquidityLocker', liquidityLockerAbi as Abi).length).toBeGreaterThan(8 + 2)
})

test('has pools of each kind, running, ended and coming, with stakers, rebates and harvests', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const made = parseEventLogs({ abi: poolFactoryAbi, eventName: 'PoolDeployed', logs })
  expect(made.map(({ args }) => Number(args.kind))).toEqual([1, 2, 3, 1])
  const runs = made.map(({ args }) => [Number(args.params[2]) > now, Number(args.params[3]) < now])
  expect(runs).toEqual([
    [false, false],
    [false, true],
    [false, false],
    [true, false],
  ])
  const stakers = await Promise.all(
    made.map(({ args }) =>
      client.readContract({ address: args.pool, abi: tokenPoolAbi, functionName: 'stakerCount' }),
    ),
  )
  expect(stakers).toEqual([3n, 2n, 2n, 0n])
  const pools = new Set(made.map(({ args }) => args.pool.toLowerCase()))
  const own = logs.filter(({ address }) => pools.has(address))
  const told = new Set<string>(
    parseEventLogs({ abi: [...tokenPoolAbi, ...nftPoolAbi] as Abi, logs: own }).map(
      ({ eventName }) => eventName ?? '',
    ),
  )
  for (const name of ['Harvested', 'Withdrawn', 'NftsDeposited', 'RebateClaimed']) {
    expect(told).toContain(name)
  }
  expect(summary.files.filter(({ route }) => route === 'pool-info').length).toBe(made.length)
})

test('has airdrops of each kind: mapped, claimed from published lists, and sent', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const made = parseEventLogs({ abi: airdropFactoryAbi, eventName: 'AirdropDeployed', logs })
  const states = await Promise.all(
    made.map(({ args }) =>
      client.readContract({ address: args.airdrop, abi: tokenMappingAbi, functionName: 'status' }),
    ),
  )
  const kinds = made.map(({ args }, at) => [Number(args.templateId), Number(states[at])])
  expect(kinds).toEqual([
    [1, 2],
    [1, 1],
    [2, 1],
    [2, 1],
    [1, 0],
  ])
  expect(parseEventLogs({ abi: tokenMappingAbi, eventName: 'Mapped', logs }).length).toBe(3)
  expect(parseEventLogs({ abi: merkleAirdropAbi, eventName: 'Claimed', logs }).length).toBe(5)
  const [sent] = parseEventLogs({ abi: multisendAbi, eventName: 'Sent', logs })
  expect(sent?.args.recipients).toBe(12n)
  const lists = summary.files.flatMap((file) =>
    file.route === 'airdrop-list' ? [keyOfFile(file)] : [],
  )
  const keys = made.flatMap(({ args }) => (args.templateId === 2n ? [args.ipfsKey] : []))
  expect(keys).toHaveLength(2)
  expect(lists).toEqual(expect.arrayContaining(keys))
})

test('has NFT sales in each phase, with lists, inviters, hidden pictures and shown ones', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const made = parseEventLogs({ abi: nftSaleFactoryAbi, eventName: 'NftSaleDeployed', logs })
  const states = await Promise.all(
    made.map(async ({ args }) => {
      const collection = { address: args.sale, abi: nftSaleAbi } as const
      const [phase, minted, [hidden]] = await Promise.all([
        client.readContract({ ...collection, functionName: 'phase' }),
        client.readContract({ ...collection, functionName: 'totalSupply' }),
        client.readContract({ ...collection, functionName: 'revealState' }),
      ])
      return [args.stringParams[1], Number(phase), Number(minted), hidden]
    }),
  )
  expect(states).toEqual([
    ['FLEET', 2, 14, false],
    ['MOON', 3, 8, false],
    ['CHART', 2, 5, true],
    ['CREW', 4, 5, false],
    ['DAWN', 0, 0, false],
    ['YARD', 1, 6, false],
  ])
  const told = new Set(parseEventLogs({ abi: nftSaleAbi, logs }).map(({ eventName }) => eventName))
  for (const name of ['RewardPaid', 'ProceedsPaid', 'WhitelistSet', 'Revealed'] as const) {
    expect(told).toContain(name)
  }
  const folders = summary.files.filter(({ route }) => route === 'folder')
  // All but that of the pictures which are still hidden.
  expect(folders).toHaveLength(made.length - 1)
})

test('stores every file that an NFT leads to, under the address that it says', async () => {
  const { client, summary } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const made = parseEventLogs({ abi: nftSaleFactoryAbi, eventName: 'NftSaleDeployed', logs })
  const stored = new Map<string, Uint8Array>()
  const leads = new Map<string, string>()
  for (const file of summary.files) {
    if (file.route === 'assets')
      for (const content of file.contents) stored.set(await calculateCid(content), content)
    if (file.route !== 'folder') continue
    const entries = file.body.entries.map(({ name, cid }) => ({
      ...{ name, cid },
      dagSize: stored.get(cid)?.length ?? 0,
    }))
    const folder = await buildFolder(entries)
    for (const { name, cid } of entries) leads.set(`${folder.cid}/${name}`, cid)
  }
  for (const { args } of made) {
    const collection = { address: args.sale, abi: nftSaleAbi } as const
    const minted = await client.readContract({ ...collection, functionName: 'totalSupply' })
    for (let id = 0n; id < minted; id++) {
      const uri = await client.readContract({ ...collection, functionName: 'tokenURI', args: [id] })
      const path = uri.replace('ipfs://', '')
      const metadata = stored.get(leads.get(path) ?? path)
      const { image } = JSON.parse(new TextDecoder().decode(metadata)) as { image: string }
      expect(stored.get(image.replace('ipfs://', ''))?.[1]).toBe(0x50)
    }
  }
})

test('has members: one who renewed, one who was given a month', async () => {
  const { client } = worldAt(0)
  const logs = await client.getLogs({ fromBlock: 0n })
  const paid = parseEventLogs({ abi: vipAbi, eventName: 'VipStarted', logs })
  expect(paid.map(({ args }) => [Number(args.index), args.user === args.payer])).toEqual([
    [0, true],
    [0, false],
    [1, true],
    [2, true],
  ])
  expect(paid.every(({ args }) => args.expiredAt > BigInt(now))).toBe(true)
  expect(new Set(paid.map(({ args }) => args.user)).size).toBe(3)
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
