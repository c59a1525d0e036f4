import { type FailureRow, makeFailureRow } from '@slipway/database/connection/failure-row'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ChainProblem } from '../watchdog/find-problem.ts'
import { HistoryShortError } from './check-beginning.ts'
import { type ClusterReport, storeClusterReport, unseenCluster } from './cluster-report.ts'
import { followProgram, mostAtOnce } from './follow-program.ts'
import type { FollowedCluster } from './followed-cluster.ts'
import { HistoryBrokenError } from './read-history.ts'
import { readMints } from './read-mints.ts'
import { answerMs } from './read-transaction.ts'
import { dropClusterIndex } from './solana-store.ts'

/** One cluster: its turns never overlap, and what goes wrong in one is reported and tried again. */
export interface ClusterFollower {
  /** Reads on once. */
  readonly turn: () => Promise<void>
  /** Says how long the turn under way has taken where it is long: one that catches up, or waits for a node. */
  readonly look: () => Promise<void>
  readonly report: () => ClusterReport
  /** The turn under way ends after the batch that it is at. */
  readonly stop: () => void
}

/** Longer without a whole turn is a fault; shorter is a burst. */
const patienceMs = 30_000
/** A turn with nothing new is over long before. */
const longTurnMs = 5_000

async function readHead(rpc: SolanaRpc) {
  const options = { abortSignal: AbortSignal.timeout(answerMs) }
  const [slot, genesisHash] = await Promise.all([
    rpc.getSlot({ commitment: 'finalized' }).send(options),
    rpc.getGenesisHash().send(options),
  ])
  // A local cluster's clock may be ahead. Nodes know no time of some slots.
  const time = await rpc
    .getBlockTime(slot)
    .send(options)
    .catch(() => null)
  return { slot: Number(slot), genesisHash, at: Number(time ?? Math.floor(Date.now() / 1_000)) }
}

type Head = Awaited<ReturnType<typeof readHead>>

/** A node's failure has no code of the database's server. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  ('severity' in error || /timeout exceeded when trying to connect/.test(error.message))

/** Makes the follower of a cluster. In development a cluster that began anew is indexed anew at once. */
export function makeClusterFollower(options: {
  readonly pool: pg.Pool
  readonly cluster: FollowedCluster
  readonly development: boolean
  readonly logger: Logger
}): ClusterFollower {
  const { pool, cluster, development, logger } = options
  const { chainId, rpcUrls, programs } = cluster
  const clients = rpcUrls.map(createSolanaClient)
  const readings = programs.map((program) => ({ chainId, program, width: mostAtOnce }))
  const row: FailureRow = makeFailureRow({
    ...{ logger, facts: { chainId } },
    failed: 'a Solana cluster was not read',
    goesOn: 'the Solana cluster is read again',
  })
  const names: FailureRow = makeFailureRow({
    ...{ logger, facts: { chainId } },
    failed: 'names of tokens on Solana were not read',
    goesOn: 'names of tokens on Solana are read again',
  })
  let failures = 0
  let wholeAt = Date.now()
  let isStopped = false
  let report = unseenCluster(chainId)

  const note = async (change: Partial<ClusterReport>) => {
    const before = report.problem
    report = { ...report, ...change }
    if (before !== report.problem)
      logger.info({ chainId, problem: report.problem }, 'the state of a network changed')
    await storeClusterReport(pool, report)
  }

  const readOn = async (rpc: SolanaRpc, head: Head) => {
    for (const reading of readings)
      await followProgram(pool, rpc, reading, head.genesisHash, () => isStopped)
    if (isStopped) return
    wholeAt = Date.now()
    await note({ indexedBlock: head.slot, indexedAt: head.at, lagSeconds: 0, problem: null })
    // Names are no part of the index: it is whole without them.
    await readMints(pool, rpc, chainId, Math.floor(wholeAt / 1_000)).then(names.succeed, names.fail)
  }

  const problemOf = (error: unknown, isHeard: boolean): ChainProblem | null => {
    if (error instanceof HistoryBrokenError) return 'CHAIN_REPLACED'
    if (error instanceof HistoryShortError) return 'HISTORY_SHORT'
    if (isOfDatabase(error)) return 'DATABASE_FAILING'
    if (!isHeard) return 'RPC_UNREACHABLE'
    if (report.indexedBlock === null) return 'INDEX_STARTING'
    return Date.now() - wholeAt > patienceMs ? 'INDEX_BEHIND' : report.problem
  }

  const attempt = async () => {
    const rpc = clients[failures % clients.length]
    if (!rpc) return
    let head: Head | undefined
    try {
      head = await readHead(rpc)
      report = { ...report, headBlock: head.slot, headAt: head.at }
      if (head.slot < (report.indexedBlock ?? 0)) await note({ problem: 'RPC_STALE' })
      else await readOn(rpc, head)
      row.succeed()
    } catch (error) {
      failures++
      row.fail(error)
      const lagSeconds = Math.floor((Date.now() - wholeAt) / 1_000)
      await note({ problem: problemOf(error, head !== undefined), lagSeconds }).catch(
        () => undefined,
      )
      if (development && error instanceof HistoryBrokenError) {
        await dropClusterIndex(pool, chainId).catch(() => undefined)
        report = unseenCluster(chainId)
      }
    }
  }

  const look = async () => {
    const lateMs = Date.now() - wholeAt
    if (lateMs < longTurnMs) return
    const isLate = report.problem === null && lateMs > patienceMs
    const problem = isLate ? 'INDEX_BEHIND' : report.problem
    await note({ lagSeconds: Math.floor(lateMs / 1_000), problem })
  }

  return {
    turn: attempt,
    look,
    report: () => report,
    stop: () => {
      isStopped = true
    },
  }
}
