import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callRpc } from '../src/chain/call-rpc.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { actOnToken, createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { type LyingNode, startLyingNode } from './lying-node.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'

const TEST_MS = 240_000
/** Below the newest block, and still above what the engine takes for final. */
const NEAR_BLOCKS = 20n
/** Above the engine's span without finality for networks that it does not know, twice. */
const FAR_BLOCKS = 80n
/** So often the engine has asked a node when its answer is certain to have been taken. */
const ASKED = 3
const patience = { timeout: 90_000, interval: 200 }

interface SeenChain {
  problem: string | null
  headBlock: number | null
  nodesBehind: { node: string; headBlock: number }[]
}

describe('the index of a node without a websocket that tells an old head', () => {
  let world: IndexWorld
  let chain: TestChain
  let node: LyingNode
  let other: LyingNode
  let indexer: RunningIndexer | undefined
  let gold: `0x${string}`
  /** how often the engine has heard the old head */
  let heard = 0

  const head = () => chain.clientOf(0).getBlockNumber()
  const start = async (nodes: readonly LyingNode[]) => {
    const { wsUrl: _, ...withoutSocket } = chain
    indexer = await world.startIndexer(
      nodes.map(({ url }) => ({ ...withoutSocket, rpcUrl: url }) as TestChain),
    )
    await world.waitForHealth(chain)
  }
  const transfer = async (amount: bigint) => {
    const to = chain.clientOf(2).account.address
    await actOnToken(chain.clientOf(1), gold, 'transfer', [to, amount])
  }
  /** A node that is behind: the head is an old one, and blocks above it are not there. */
  const tellOldHead = async (behind: LyingNode, blocks: bigint) => {
    const number = (await head()) - blocks
    const old = async (full: boolean) =>
      callRpc([chain.rpcUrl], 'eth_getBlockByNumber', [`0x${number.toString(16)}`, full])
    const [full, light] = await Promise.all([old(true), old(false)])
    heard = 0
    behind.lie(({ method, params }) => {
      if (method !== 'eth_getBlockByNumber' || params[0] !== 'latest') return undefined
      // The watchdog asks for the bare block, the engine for all of it.
      if (params[1] === true) heard++
      return params[1] === true ? full : light
    })
    return Number(number)
  }
  const see = async () => {
    const base = `http://127.0.0.1:${indexer?.port}`
    const { chains } = (await (await fetch(`${base}/status`)).json()) as { chains: SeenChain[] }
    const metrics = await (await fetch(`${base}/metrics`)).text()
    const metric = (name: string) => new RegExp(`^${name}\\{.*\\} (\\d+)$`, 'm').exec(metrics)?.[1]
    return {
      problems: chains.map(({ problem }) => problem),
      behind: chains.flatMap(({ nodesBehind }) => nodesBehind),
      healthy: metric('slipway_index_healthy'),
      count: metric('slipway_index_nodes_behind'),
    }
  }
  const expectEqual = async () =>
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )

  beforeAll(async () => {
    ;[world, chain] = await Promise.all([startIndexWorld(), startTestChain({ chainId: 31_337 })])
    ;[node, other] = await Promise.all([startLyingNode(chain.rpcUrl), startLyingNode(chain.rpcUrl)])
    gold = await createToken(chain.clientOf(1), { name: 'Gold' })
    await chain.node.mine({ blocks: Number(FAR_BLOCKS) })
  })

  afterEach(async () => {
    for (const one of [node, other]) one.lie(undefined)
    await indexer?.stop()
    indexer = undefined
  })

  afterAll(async () => {
    await node?.stop()
    await other?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it.each([
    ['that can still be replaced', NEAR_BLOCKS],
    ['that is final already', FAR_BLOCKS],
  ])(
    '%s keeps its rows, names the node while it lasts, and equals the chain afterwards',
    async (_what, blocks) => {
      await start([node])
      await transfer(5n)
      await world.waitForBlock(chain.chainId, await head())
      const before = await world.dump()
      const headBlock = await tellOldHead(node, blocks)
      await expect.poll(see, patience).toEqual({
        problems: ['RPC_STALE'],
        behind: [{ node: new URL(node.url).host, headBlock }],
        healthy: '0',
        count: '1',
      })
      await expect.poll(() => heard, patience).toBeGreaterThanOrEqual(ASKED)
      expect(await world.dump()).toEqual(before)
      await transfer(6n)
      node.lie(undefined)
      await world.waitForBlock(chain.chainId, await head())
      await expectEqual()
      await expect
        .poll(see, patience)
        .toEqual({ problems: [null], behind: [], healthy: '1', count: '0' })
    },
    TEST_MS,
  )

  it.each([
    ['first', () => [node, other]],
    ['second', () => [other, node]],
  ])(
    'follows the chain where the %s of two nodes does, and names it while it lasts',
    async (_which, nodes) => {
      await start(nodes())
      const headBlock = await tellOldHead(node, NEAR_BLOCKS)
      await expect.poll(see, patience).toEqual({
        problems: [null],
        behind: [{ node: new URL(node.url).host, headBlock }],
        healthy: '1',
        count: '1',
      })
      await transfer(7n)
      await world.waitForBlock(chain.chainId, await head())
      await expectEqual()
      await expect.poll(() => heard, patience).toBeGreaterThanOrEqual(ASKED)
      await expectEqual()
      node.lie(undefined)
      await expect.poll(async () => (await see()).count, patience).toBe('0')
    },
    TEST_MS,
  )
})
