import { getEvmChain } from '@slipway/chains'
import { botRequest } from '@slipway/database/bot/app'
import { launchPadAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { taxedTokenAbi } from '@slipway/sdk/evm/taxed-token-abi'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { pino } from 'pino'
import {
  type AbiEvent,
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  hexToNumber,
  numberToHex,
  publicActions,
} from 'viem'
import { beforeEach, expect, test } from 'vitest'
import type { BotParts } from '../bot-parts.ts'
import { followRequests } from './follow-requests.ts'
import type { KeptRequest } from './look-at-request.ts'

const chain = getEvmChain('local')
const owner: Address = `0x${'a1'.repeat(20)}`
const token: Address = `0x${'b2'.repeat(20)}`
const hash: Hex = `0x${'0c'.repeat(32)}`
const MOST_BLOCKS = 2_000
const EXPIRES_MS = 1_800_000_000_000

const kept: KeptRequest = {
  ...{ id: 'one', chatId: 1, signId: 'code', kind: 'launch-existing', chainId: chain.chainId },
  ...{ account: owner, token, symbol: 'EBB', seed: null, state: 'offered', fromBlock: 100 },
  ...{ minedBlock: null, hash: null, createdAt: new Date(0), expiresAt: new Date(EXPIRES_MS) },
}
let row: KeptRequest
let now: number
let told: string[]
const node = {
  head: 20_000,
  launchedAt: 0,
  refusesLogs: false,
  /** Undefined: the token has no gate. */
  launched: undefined as boolean | undefined,
  ranges: [] as number[],
}

beforeEach(() => {
  row = { ...kept }
  now = EXPIRES_MS - 60_000
  told = []
  Object.assign(node, { launchedAt: 0, refusesLogs: false, launched: undefined, ranges: [] })
})

const launched = launchPadAbi.find((item) => item.type === 'event' && item.name === 'Launched')
const plain = ((launched as AbiEvent).inputs ?? []).filter(({ indexed }) => !indexed)
const emptyOf = (type: string) => (type === 'address' ? owner : type === 'bool' ? false : 0n)

function readLogs(fromBlock: number, toBlock: number): readonly object[] {
  node.ranges.push(toBlock - fromBlock + 1)
  if (node.refusesLogs || toBlock - fromBlock + 1 > MOST_BLOCKS) throw new Error('range too large')
  if (node.launchedAt < fromBlock || node.launchedAt > toBlock) return []
  const query = { abi: launchPadAbi, eventName: 'Launched', args: { owner, token } } as const
  return [
    {
      address: findLaunchContracts(chain)?.launchPad,
      topics: encodeEventTopics(query),
      data: encodeAbiParameters(
        plain,
        plain.map(({ type }) => emptyOf(type)),
      ),
      ...{ blockNumber: numberToHex(node.launchedAt), blockHash: hash, transactionHash: hash },
      ...{ transactionIndex: '0x0', logIndex: '0x0', removed: false },
    },
  ]
}

const client = createClient({
  transport: custom(
    {
      async request({ method, params }: { method: string; params: unknown }) {
        if (method === 'eth_blockNumber') return numberToHex(node.head)
        if (method === 'eth_getTransactionCount') return '0x1'
        if (method === 'eth_call') {
          if (node.launched === undefined) throw new Error('execution reverted')
          return encodeFunctionResult({
            abi: taxedTokenAbi,
            functionName: 'launchState',
            result: [node.launched, 0n, 0n, 0n, false, owner, owner],
          })
        }
        const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }]
        const end = toBlock === undefined || !toBlock.startsWith('0x') ? node.head : toBlock
        return readLogs(hexToNumber(fromBlock), Number(end))
      },
    },
    { retryCount: 0 },
  ),
}).extend(publicActions)

const isOpen = ({ state }: KeptRequest) => ['offered', 'seen', 'mined'].includes(state)

const database = {
  select: () => ({
    from: (table: unknown) => ({
      where: async () => (table === botRequest ? [row].filter(isOpen) : [{ locale: 'en-US' }]),
    }),
  }),
  update: () => ({
    set: (change: Partial<KeptRequest>) => ({
      where() {
        row = { ...row, ...change }
        return Object.assign(Promise.resolve(), { returning: async () => [row] })
      },
    }),
  }),
}

async function look(times: number): Promise<void> {
  const parts = {
    ...{ database, chains: [chain], clientOf: () => client, now: () => now },
    ...{ logger: pino({ level: 'silent' }), config: { siteOrigin: 'https://launch.test' } },
    send: async (_chat: number, { text }: { text: string }) => {
      told.push(text)
    },
  }
  for (let at = 0; at < times; at++) await followRequests(parts as unknown as BotParts)
}

test('a launch is found part by part where nodes limit how many blocks are searched at once', async () => {
  node.launchedAt = 15_000
  await look(40)
  // It was found again in its block, and that is deep enough.
  expect(row).toMatchObject({ state: 'final', minedBlock: 15_000, hash })
  expect(told).toHaveLength(2)
  expect(Math.max(...node.ranges)).toBeLessThanOrEqual(MOST_BLOCKS)
})

test('a block that a node showed late is searched again', async () => {
  row.fromBlock = 19_000
  await look(3)
  node.launchedAt = 19_990
  await look(1)
  expect(row).toMatchObject({ state: 'mined', minedBlock: 19_990 })
})

test('a token with a gate says itself whether it was launched, whatever the search answers', async () => {
  Object.assign(node, { refusesLogs: true, launched: false })
  await look(1)
  expect(row.state).toBe('offered')
  expect(node.ranges).toEqual([])
  node.launched = true
  await look(1)
  expect(row.state).toBe('mined')
})

test('the time of a link is over also where its launch cannot be searched for', async () => {
  node.refusesLogs = true
  now = EXPIRES_MS + 660_001
  await look(1)
  // A node that is away for a moment proves nothing.
  expect(row.state).toBe('offered')
  now = EXPIRES_MS + 86_400_001
  await look(1)
  expect(row.state).toBe('expired')
  // What was allowed before the launch may be on chain.
  expect(told).toEqual([m.bot_expired_launch({ symbol: 'EBB' })])
})

test('a launch at the end of its time is not told as over before it was searched for', async () => {
  node.launchedAt = 19_500
  now = EXPIRES_MS + 660_001
  await look(40)
  expect(row).toMatchObject({ state: 'final', minedBlock: 19_500 })
})
