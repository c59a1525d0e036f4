import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type pg from 'pg'
import { checkBeginning } from './check-beginning.ts'
import { collectRows } from './collect-rows.ts'
import type { FollowedProgram } from './followed-cluster.ts'
import { HistoryBrokenError, type ListedTransaction, readHistory } from './read-history.ts'
import { readTransaction } from './read-transaction.ts'
import { readCursor, readThingStatuses, type SolanaCursor, storeRows } from './solana-store.ts'

/** A program of a cluster, and how much of it a node gives at once. */
export interface ProgramReading {
  readonly chainId: number
  readonly program: FollowedProgram
  /** transactions that are asked for and stored together; fewer where a node refuses */
  width: number
}

/** Transactions that are asked for together at most: public nodes count requests. */
export const mostAtOnce = 32
const asked = 8

async function readAll(rpc: SolanaRpc, listed: readonly ListedTransaction[]) {
  const wanted = listed.filter(({ failed }) => !failed)
  const read = []
  for (let from = 0; from < wanted.length; from += asked)
    read.push(
      ...(await Promise.all(
        wanted.slice(from, from + asked).map(({ signature }) => readTransaction(rpc, signature)),
      )),
    )
  return read
}

async function takeBatch(
  pool: pg.Pool,
  rpc: SolanaRpc,
  reading: ProgramReading,
  cursor: SolanaCursor,
  batch: readonly ListedTransaction[],
): Promise<SolanaCursor | undefined> {
  const last = batch.at(-1)
  if (!last) return undefined
  try {
    const { chainId, program } = reading
    const readStatuses = (addresses: readonly string[]) =>
      readThingStatuses(pool, chainId, addresses)
    const context = { rpc, chainId, program, before: cursor.events, readStatuses }
    const rows = await collectRows(context, await readAll(rpc, batch))
    const events = cursor.events + rows.events.length
    const next = { ...cursor, signature: last.signature, slot: last.slot, events }
    const isStored = await storeRows(pool, cursor, next, rows)
    reading.width = Math.min(mostAtOnce, reading.width * 2)
    return isStored ? next : undefined
  } catch (error) {
    reading.width = Math.max(1, Math.floor(reading.width / 4))
    throw error
  }
}

/**
 * Applies what a program did since it was last read, in its order. Finalized transactions alone: nothing takes them back, so
 * that no row is ever undone; it costs some thirteen seconds on live clusters.
 *
 * @param genesisHash of the cluster that answers
 * @throws {HistoryShortError} when the node does not have all of it from the beginning, where that is to be read
 * @throws {HistoryBrokenError} when it is not the cluster, or not the history, that the rows are of
 */
export async function followProgram(
  pool: pg.Pool,
  rpc: SolanaRpc,
  reading: ProgramReading,
  genesisHash: string,
  isStopped: () => boolean,
): Promise<void> {
  const { chainId, program } = reading
  const id = `${chainId}-${program.address}`
  const fresh = { chainId, kind: program.kind, program: program.address, genesisHash }
  let cursor = (await readCursor(pool, id)) ?? { id, ...fresh, signature: null, slot: 0, events: 0 }
  if (cursor.genesisHash !== genesisHash) throw new HistoryBrokenError(cursor.signature ?? id)
  const listed = await readHistory(rpc, program.address, cursor.signature)
  if (cursor.signature === null) await checkBeginning(rpc, program.address, listed[0])
  for (let from = 0; from < listed.length && !isStopped(); ) {
    const batch = listed.slice(from, from + reading.width)
    const next = await takeBatch(pool, rpc, reading, cursor, batch)
    // Another process is at it: what is left is for the next turn.
    if (!next) return
    cursor = next
    from += batch.length
  }
}
