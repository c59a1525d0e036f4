import { FaultyRpc } from '@slipway/testing/rpc/faulty-rpc'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callRpc } from '../src/chain/call-rpc.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { actOnToken, createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { type LyingNode, startLyingNode } from './lying-node.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'

const TEST_MS = 240_000
/** An old head lies this far below the newest one: more than a node may be behind another. */
const OLD_BLOCKS = 20
const OTHER_CHAIN = 56
/** Some looks of the watchdog, and the start of an engine on a busy machine. */
const patience = { timeout: 90_000, interval: 500 }

describe('the index of a node that fails', () => {
  let world: IndexWorld
  let chain: TestChain
  let faulty: FaultyRpc
  let node: LyingNode
  let indexer: RunningIndexer | undefined
  let gold: `0x${string}`

  const head = () => chain.clientOf(0).getBlockNumber()
  const seen = async () => {
    const base = `http://127.0.0.1:${indexer?.port}`
    const { chains } = (await (await fetch(`${base}/status`)).json()) as {
      chains: { problem: string | null }[]
    }
    const metrics = await (await fetch(`${base}/metrics`)).text()
    const healthy = /^slipway_index_healthy\{.*\} (\d)$/m.exec(metrics)?.[1]
    return { problems: chains.map(({ problem }) => problem), healthy }
  }
  const tellOldHead = async () => {
    const number = `0x${((await head()) - BigInt(OLD_BLOCKS)).toString(16)}`
    const old = await callRpc([chain.rpcUrl], 'eth_getBlockByNumber', [number, false])
    node.lie(({ method, params }) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest' ? old : undefined,
    )
  }
  const heal = () => {
    faulty.setFault({ kind: 'none' })
    node.lie(undefined)
  }

  beforeAll(async () => {
    ;[world, chain] = await Promise.all([startIndexWorld(), startTestChain({ chainId: 31_337 })])
    faulty = await FaultyRpc.start(chain.rpcUrl)
    node = await startLyingNode(faulty.rpcUrl)
    gold = await createToken(chain.clientOf(1), { name: 'Gold' })
  })

  // Of its own for each: an engine that lost its websocket often enough asks for blocks from then on.
  beforeEach(async () => {
    indexer = await world.startIndexer([{ ...chain, rpcUrl: node.url, wsUrl: faulty.wsUrl }])
  })

  afterEach(async () => {
    heal()
    await indexer?.stop()
    indexer = undefined
  })

  afterAll(async () => {
    await node?.stop()
    await faulty?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it.each([
    ['answers nothing', () => faulty.setFault({ kind: 'stall' }), 'RPC_UNREACHABLE'],
    [
      'refuses everything',
      () => faulty.setFault({ kind: 'refuse', status: 429 }),
      'RPC_UNREACHABLE',
    ],
    [
      'says that it is another chain',
      () => faulty.setFault({ kind: 'wrong-chain', chainId: OTHER_CHAIN }),
      'RPC_WRONG_CHAIN',
    ],
    ['tells an old head', tellOldHead, 'RPC_STALE'],
  ])(
    'where it %s, that is named while it lasts, and the index equals the chain afterwards',
    async (_what, fail, problem) => {
      await chain.node.mine({ blocks: OLD_BLOCKS })
      // What stands in the database may be of the indexer before; an engine hears of the head with the next block.
      const mineAndSee = () => chain.node.mine({ blocks: 1 }).then(seen)
      await expect.poll(mineAndSee, patience).toEqual({ problems: [null], healthy: '1' })
      await fail()
      await expect.poll(seen, patience).toEqual({ problems: [problem], healthy: '0' })
      await world.waitForProblem(chain.chainId, problem)
      await actOnToken(chain.clientOf(1), gold, 'transfer', [chain.clientOf(2).account.address, 7n])
      heal()
      await world.waitForHealth(chain)
      await chain.node.mine({ blocks: 1 })
      await world.waitForBlock(chain.chainId, await head())
      expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
        await sumOverLogs(chain.clientOf(0)),
      )
    },
    TEST_MS,
  )
})
