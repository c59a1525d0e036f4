import { type FailureRow, makeFailureRow } from '@slipway/database/connection/failure-row'
import { isIndexMissing } from '@slipway/database/release/index-missing'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { type BlockFacts, readBlock } from '../chain/read-block.ts'
import { readSwapPools, type SwapPool, syncPools } from './pool-store.ts'
import { readPoolSwaps } from './read-pool-swaps.ts'
import { storeSwaps } from './swap-store.ts'

const PAUSE_MS = 2_000
/** Blocks at the head that may still be replaced, as many as the engine reckons with: they are read again with each new one. */
const REPLACEABLE = 240
/** Blocks asked for at once; fewer where a node refuses, more again once it does not. */
const MOST_BLOCKS = 5_000
const LEAST_BLOCKS = 1
/** Pairs in one question. */
const MOST_PAIRS = 100
/** Ranges of the past that are read in one turn. */
const PAST_STEPS = 10

/** Reads the swaps of tokens' pools, beside the index. */
export interface SwapReader {
  stop: () => Promise<void>
}

interface Reading {
  chain: IndexedChain
  /** how many blocks the nodes give at once */
  width: number
  /** pool → hash of the head up to which it was read */
  done: Map<string, string>
  /** its turn, while it lasts: a network that is slow keeps no other waiting */
  turn: Promise<unknown> | undefined
  row: FailureRow
}

/** Pools that are read equally far, in parts that one question takes. */
function groupPools(pools: readonly SwapPool[]): SwapPool[][] {
  const groups: SwapPool[][] = []
  for (const pool of [...pools].sort((a, b) => b.settledBlock - a.settledBlock)) {
    const last = groups.at(-1)
    if (last && last[0]?.settledBlock === pool.settledBlock && last.length < MOST_PAIRS)
      last.push(pool)
    else groups.push([pool])
  }
  return groups
}

interface Range {
  readonly from: number
  readonly to: number
}

async function readRange(
  pool: pg.Pool,
  reading: Reading,
  group: readonly SwapPool[],
  head: BlockFacts,
  { from, to }: Range,
): Promise<void> {
  try {
    const swaps = await readPoolSwaps(reading.chain.rpcUrls, group, { from, to })
    const settled = Math.max(from - 1, Math.min(to, head.number - REPLACEABLE))
    await storeSwaps(pool, { pools: group, from, to, settled, swaps })
    if (to === head.number) for (const { id } of group) reading.done.set(id, head.hash)
    reading.width = Math.min(MOST_BLOCKS, reading.width * 2)
  } catch (error) {
    reading.width = Math.max(LEAST_BLOCKS, Math.floor(reading.width / 4))
    throw error
  }
}

/** Reads on from what is settled: up to the head, or one range of the past. */
async function readGroup(
  pool: pg.Pool,
  reading: Reading,
  group: readonly SwapPool[],
  head: BlockFacts,
  isPast: boolean,
): Promise<void> {
  let from = (group[0]?.settledBlock ?? 0) + 1
  while (from <= head.number) {
    const to = Math.min(head.number, from + reading.width - 1)
    await readRange(pool, reading, group, head, { from, to })
    if (isPast) return
    from = to + 1
  }
}

async function turn(pool: pg.Pool, reading: Reading): Promise<void> {
  const { chainId, rpcUrls } = reading.chain
  await syncPools(pool, chainId)
  const pools = await readSwapPools(pool, chainId)
  if (pools.length === 0) return
  const head = await readBlock(rpcUrls, 'latest')
  if (!head) return
  const isDue = ({ id }: SwapPool) => reading.done.get(id) !== head.hash
  const isNear = ([first]: SwapPool[]) =>
    head.number - (first?.settledBlock ?? 0) <= REPLACEABLE * 2
  const groups = groupPools(pools.filter(isDue))
  const past = new Set(groups.filter((group) => !isNear(group)).slice(0, PAST_STEPS))
  // Those at the head first: the past of a new pool keeps nobody's newest swaps waiting. Nor does one group's trouble.
  const failures: unknown[] = []
  for (const group of [...groups.filter(isNear), ...past])
    await readGroup(pool, reading, group, head, past.has(group)).catch((error) =>
      failures.push(error),
    )
  if (failures.length > 0) throw new AggregateError(failures, 'not every pool could be read')
}

/** Begins to read: for each network every two seconds what its newest blocks brought, and some of what is behind. */
export function startSwapReader(options: {
  pool: pg.Pool
  chains: readonly IndexedChain[]
  logger: Logger
}): SwapReader {
  const { pool, chains, logger } = options
  const readings = chains.map(
    (chain): Reading => ({
      ...{ chain, width: MOST_BLOCKS, done: new Map(), turn: undefined },
      row: makeFailureRow({
        logger,
        facts: { chainId: chain.chainId },
        failed: 'swaps were not read',
        goesOn: 'swaps are read again',
        // Before the first release there is no index to look into.
        isExpected: isIndexMissing,
      }),
    }),
  )
  const begin = (reading: Reading) => {
    reading.turn ??= turn(pool, reading)
      .then(reading.row.succeed, reading.row.fail)
      .finally(() => {
        reading.turn = undefined
      })
  }
  const timer = setInterval(() => readings.forEach(begin), PAUSE_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(readings.map((reading) => reading.turn))
    },
  }
}
