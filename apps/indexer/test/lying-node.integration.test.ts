import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { actOnToken, createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { type Lie, type LyingNode, startLyingNode } from './lying-node.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'

const TEST_MS = 240_000
/** Above the engine's span without finality for networks that it does not know. */
const FINAL_BLOCKS = 40
/** Two looks of the auditor. */
const LOOKS_MS = 5_000

interface ToldLog {
  blockNumber: string
  logIndex: string
  data: string
}

/** Bends the lists of logs alone, the way in which real nodes go wrong. */
const bendLogs =
  (bend: (logs: ToldLog[]) => ToldLog[]): Lie =>
  ({ method }, result) =>
    method === 'eth_getLogs' && Array.isArray(result) ? bend(result as ToldLog[]) : undefined

const lastOfBlock = (logs: ToldLog[], block: bigint) =>
  logs.filter((log) => BigInt(log.blockNumber) === block).at(-1)

const withoutLast = (block: bigint) =>
  bendLogs((logs) => logs.filter((log) => log !== lastOfBlock(logs, block)))
const withoutBlock = (block: bigint) =>
  bendLogs((logs) => logs.filter((log) => BigInt(log.blockNumber) !== block))
const withOtherAmount = (block: bigint) =>
  bendLogs((logs) =>
    logs.map((log) =>
      log === lastOfBlock(logs, block) ? { ...log, data: `0x${'7'.padStart(64, '0')}` } : log,
    ),
  )

/** The last log of a block a second time, as one more. */
const withInvented = (block: bigint) =>
  bendLogs((logs) => {
    const last = lastOfBlock(logs, block)
    if (!last) return logs
    return [...logs, { ...last, logIndex: `0x${(Number(last.logIndex) + 1).toString(16)}` }]
  })

describe('the index of a node that lies about logs', () => {
  let world: IndexWorld
  let chain: TestChain
  let node: LyingNode
  let indexer: RunningIndexer | undefined
  let gold: `0x${string}`

  const start = async (nodes: readonly LyingNode[] = [node]) => {
    indexer = await world.startIndexer(nodes.map(({ url }) => ({ ...chain, rpcUrl: url })))
  }
  const stop = async () => {
    const running = indexer
    indexer = undefined
    await running?.stop()
  }
  const head = () => chain.clientOf(0).getBlockNumber()
  const transfer = async (amount: bigint) => {
    await actOnToken(chain.clientOf(1), gold, 'transfer', [
      chain.clientOf(2).account.address,
      amount,
    ])
    return head()
  }
  const metric = async (name: string) => {
    const text = await fetch(`http://127.0.0.1:${indexer?.port}/metrics`).then((one) => one.text())
    return Number(new RegExp(`^${name}\\{.*\\} (\\d+)`, 'm').exec(text)?.[1])
  }
  const openBlocks = async () => {
    const { rows } = await world.pool.query(
      'SELECT block_number::int AS block, missing, surplus FROM app.log_difference WHERE repaired_at IS NULL ORDER BY 1',
    )
    return rows
  }
  const expectEqual = async () => {
    await chain.node.mine({ blocks: 1 })
    await world.waitForBlock(chain.chainId, await head())
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
  }

  beforeAll(async () => {
    ;[world, chain] = await Promise.all([startIndexWorld(), startTestChain({ chainId: 31_337 })])
    node = await startLyingNode(chain.rpcUrl)
    gold = await createToken(chain.clientOf(1), { name: 'Gold' })
    await start()
    await world.waitForProblem(chain.chainId, null)
  })

  afterEach(() => node.lie(undefined))

  afterAll(async () => {
    await stop()
    await node?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it.each([
    ['one of several logs of a block', withoutLast, { missing: 1, surplus: 0 }],
    ['a log that is not on the chain', withInvented, { missing: 0, surplus: 1 }],
    ['the amount of a log', withOtherAmount, { missing: 1, surplus: 1 }],
  ])(
    'at the head with a lie about %s is named while it lasts, and equals the chain afterwards',
    async (_what, lie, difference) => {
      const next = (await head()) + 1n
      node.lie(lie(next))
      const silver = await createToken(chain.clientOf(2), { name: `Silver ${next}` })
      await world.waitForProblem(chain.chainId, 'LOGS_DIFFER')
      expect(await openBlocks()).toEqual([{ block: Number(next), ...difference }])
      await expect.poll(() => metric('slipway_index_log_differences')).toBe(1)
      // As long as no node tells the truth, the index stays up instead of being torn down again and again.
      const repairs = await metric('slipway_index_repairs_total')
      await delay(LOOKS_MS)
      expect(await metric('slipway_index_repairs_total')).toBe(repairs)
      node.lie(undefined)
      await world.waitForHealth(chain)
      await actOnToken(chain.clientOf(2), silver, 'transfer', [
        chain.clientOf(3).account.address,
        5n,
      ])
      await expectEqual()
    },
    TEST_MS,
  )

  it(
    'at the head stands still, says so, and goes on where a node knows of no log in a block that has some',
    async () => {
      const next = (await head()) + 1n
      node.lie(withoutBlock(next))
      await transfer(3n)
      await world.waitForProblem(chain.chainId, 'INDEX_BEHIND')
      node.lie(undefined)
      await world.waitForHealth(chain)
      await expectEqual()
    },
    TEST_MS,
  )

  it.each([
    ['one log', withoutLast, { missing: 1, surplus: 0 }],
    ['all logs of a block', withoutBlock, { missing: 1, surplus: 0 }],
    ['the amount of a log', withOtherAmount, { missing: 1, surplus: 1 }],
    ['a log that is not on the chain', withInvented, { missing: 0, surplus: 1 }],
  ])(
    'in a backfill with a lie about %s is named while it lasts, and equals the chain afterwards',
    async (_what, lie, difference) => {
      await stop()
      await dropChainIndex(world.pool, chain.chainId)
      const block = await transfer(11n)
      await transfer(12n)
      await chain.node.mine({ blocks: FINAL_BLOCKS })
      node.lie(lie(block))
      await start()
      await world.waitForProblem(chain.chainId, 'LOGS_DIFFER')
      expect(await openBlocks()).toEqual([{ block: Number(block), ...difference }])
      const releases = await world.pool.query('SELECT schema_name FROM app.index_release')
      node.lie(undefined)
      await world.waitForHealth(chain)
      await expectEqual()
      const after = await world.pool.query('SELECT schema_name FROM app.index_release')
      expect(after.rows).toHaveLength(1)
      expect(after.rows).not.toEqual(releases.rows)
    },
    TEST_MS,
  )

  it(
    'in a backfill without the block that creates a token finds all that the token told since',
    async () => {
      await stop()
      await dropChainIndex(world.pool, chain.chainId)
      const created = (await head()) + 1n
      gold = await createToken(chain.clientOf(1), { name: 'Late gold', symbol: 'LATE' })
      await transfer(21n)
      await chain.node.mine({ blocks: FINAL_BLOCKS })
      node.lie(withoutBlock(created))
      await start()
      await world.waitForProblem(chain.chainId, 'LOGS_DIFFER')
      node.lie(undefined)
      await world.waitForHealth(chain)
      await expectEqual()
    },
    TEST_MS,
  )

  it.each(['the head', 'a backfill'])(
    'at %s goes on with a node that tells the truth, though another one lies on',
    async (where) => {
      await stop()
      const other = await startLyingNode(chain.rpcUrl)
      try {
        const isHead = where === 'the head'
        if (isHead) {
          await start([node, other])
          await world.waitForHealth(chain)
        } else await dropChainIndex(world.pool, chain.chainId)
        const lie = withoutLast((await head()) + 1n)
        for (const one of [node, other]) one.lie(lie)
        await createToken(chain.clientOf(2), { name: `Copper at ${where}` })
        if (!isHead) {
          await chain.node.mine({ blocks: FINAL_BLOCKS })
          await start([node, other])
        }
        await world.waitForProblem(chain.chainId, 'LOGS_DIFFER')
        other.lie(undefined)
        await world.waitForHealth(chain)
        await expectEqual()
        expect(await metric('slipway_index_repairs_total')).toBeGreaterThan(0)
      } finally {
        node.lie(undefined)
        await stop()
        await other.stop()
      }
    },
    TEST_MS,
  )
})
