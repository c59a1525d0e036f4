import { CHAIN_PROBLEMS } from './schemas.ts'

/** The watchdog writes every 2 s: a row this old means that nobody watches. */
const WATCH_TIMEOUT_MS = 15_000

type ChainProblem = (typeof CHAIN_PROBLEMS)[number]

/**
 * What is wrong with a network, as answers name it; null: nothing. A silent watchdog is itself a problem, and what has no
 * name here (a database that refuses what the index writes) keeps the index from following all the same.
 */
export function problemOf(
  row: { readonly checkedAt: Date; readonly problem: string | null },
  now: number,
): ChainProblem | null {
  if (now - row.checkedAt.getTime() >= WATCH_TIMEOUT_MS) return 'INDEXER_DOWN'
  if (row.problem === null) return null
  return CHAIN_PROBLEMS.find((problem) => problem === row.problem) ?? 'INDEX_BEHIND'
}
