import type pg from 'pg'
import { isSameChain, readChainIdentity } from '../chain/check-chain-identity.ts'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { readBlock, readChainId } from '../chain/read-block.ts'
import { countOpenDifferences } from '../engine-state/audit-store.ts'
import { type EngineProgress, readProgress } from '../engine-state/read-progress.ts'
import type { RunningGroup } from '../supervision/run-group.ts'
import { type ChainProblem, type ChainSight, findProblem } from './find-problem.ts'
import type { LagMeter } from './lag-meter.ts'
import type { NodeBehind, NodeHeads } from './node-heads.ts'

/** What the watchdog reports of one network. */
export interface ChainReport {
  chainId: number
  indexedBlock: number | null
  indexedAt: number | null
  headBlock: number | null
  headAt: number | null
  /** nodes whose head is far below the newest block that is known */
  nodesBehind: readonly NodeBehind[]
  lagSeconds: number
  /** blocks of which the index holds other logs than the chain */
  logDifferences: number
  problem: ChainProblem | null
}

/** The chain id that the nodes claim; undefined where none answers. */
const readClaimed = (chain: IndexedChain): Promise<number | undefined> =>
  readChainId(chain.rpcUrls).catch(() => undefined)

async function moveAnchor(pool: pg.Pool, chain: IndexedChain, finalizedBlock: number) {
  const block = await readBlock(chain.rpcUrls, finalizedBlock)
  if (!block) return
  await pool.query(
    'UPDATE app.chain_status SET anchor_block = $2, anchor_hash = $3 WHERE chain_id = $1 AND (anchor_block IS NULL OR anchor_block < $2)',
    [chain.chainId, block.number, block.hash],
  )
}

/** Compares the stored anchor with the node, and moves it up when the index has made more blocks final. */
async function checkIdentity(
  pool: pg.Pool,
  chain: IndexedChain,
  progress: EngineProgress | undefined,
  development: boolean,
): Promise<boolean> {
  const identity = await readChainIdentity(pool, chain.chainId)
  if (!identity) return true
  if (!(await isSameChain(chain, identity, development).catch(() => true))) return false
  if (progress && progress.finalizedBlock > (identity.anchorBlock ?? 0)) {
    await moveAnchor(pool, chain, progress.finalizedBlock).catch(() => undefined)
  }
  return true
}

/** Looks at one network once and stores what it saw. */
export async function watchChain(options: {
  pool: pg.Pool
  chain: IndexedChain
  running: RunningGroup
  meter: LagMeter
  heads: NodeHeads
  development: boolean
}): Promise<ChainReport> {
  const { pool, chain, running, meter, heads } = options
  const progress = await readProgress(pool, running.group().schemaName, chain.chainId)
  const [claimed, { head, behind }, logDifferences] = await Promise.all([
    readClaimed(chain),
    heads.look(progress?.indexedBlock ?? 0),
    countOpenDifferences(pool, chain.chainId),
  ])
  const isKnown = claimed === chain.chainId
  const sight: ChainSight = {
    groupState: running.state(),
    isReachable: head !== undefined && claimed !== undefined,
    claimedChainId: claimed,
    chainId: chain.chainId,
    isSameChain: isKnown ? await checkIdentity(pool, chain, progress, options.development) : true,
    indexedBlock: progress?.indexedBlock,
    headBlock: head?.number,
    lagSeconds:
      progress && head ? meter.measure(progress.indexedBlock, head.number, Date.now()) : 0,
    logDifferences,
  }
  const report: ChainReport = {
    chainId: chain.chainId,
    indexedBlock: progress?.indexedBlock ?? null,
    indexedAt: progress?.indexedAt ?? null,
    headBlock: head?.number ?? null,
    headAt: head?.timestamp ?? null,
    nodesBehind: behind,
    lagSeconds: sight.lagSeconds,
    logDifferences,
    problem: findProblem(sight),
  }
  await storeReport(pool, report)
  return report
}

/** What is left to report of a network when the database takes and tells nothing. */
export const reportOfFailure = (chainId: number, before?: ChainReport): ChainReport => ({
  chainId,
  indexedBlock: before?.indexedBlock ?? null,
  indexedAt: before?.indexedAt ?? null,
  headBlock: before?.headBlock ?? null,
  headAt: before?.headAt ?? null,
  nodesBehind: before?.nodesBehind ?? [],
  lagSeconds: before?.lagSeconds ?? 0,
  logDifferences: before?.logDifferences ?? 0,
  problem: 'DATABASE_FAILING',
})

async function storeReport(pool: pg.Pool, report: ChainReport): Promise<void> {
  await pool.query(
    `INSERT INTO app.chain_status (chain_id, indexed_block, indexed_at, head_block, head_at, lag_seconds, problem, checked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())
     ON CONFLICT (chain_id) DO UPDATE SET indexed_block = $2, indexed_at = $3, head_block = coalesce($4, app.chain_status.head_block),
       head_at = coalesce($5, app.chain_status.head_at), lag_seconds = $6, problem = $7, checked_at = now()`,
    [
      report.chainId,
      report.indexedBlock,
      report.indexedAt,
      report.headBlock,
      report.headAt,
      report.lagSeconds,
      report.problem,
    ],
  )
}
