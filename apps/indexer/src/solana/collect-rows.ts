import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { FollowedProgram } from './followed-cluster.ts'
import { emptyRows, type IndexRows } from './index-rows.ts'
import type { Position } from './read-position.ts'
import { readProgramData } from './read-program-data.ts'
import { readProgramEvent } from './read-program-event.ts'
import type { Thing } from './read-thing.ts'
import { readTouched, type Statuses } from './read-touched.ts'
import type { ReadTransaction } from './read-transaction.ts'

interface Context {
  readonly rpc: SolanaRpc
  readonly chainId: number
  readonly program: FollowedProgram
  /** events of the program before these */
  readonly before: number
  /** Those of some addresses that are things by the rows stored so far, with their states. */
  readonly readStatuses: (addresses: readonly string[]) => Promise<Statuses>
}

interface Happening {
  readonly place: number
  readonly name: string
  readonly address: string
  readonly wallet?: string | undefined
}

function takeEvent(
  { events }: IndexRows,
  { chainId, program: { kind }, before }: Context,
  { signature, slot, time }: ReadTransaction,
  { place, name, address, wallet = undefined }: Happening,
) {
  events.push({
    ...{ id: `${chainId}-${signature}-${place}`, chainId, kind, name, signature, place, slot },
    ...{ number: before + events.length, happenedAt: time, address, wallet: wallet ?? null },
  })
}

function takeThing(
  rows: IndexRows,
  { chainId }: Context,
  slot: number,
  thing: Thing,
  over = false,
) {
  const id = `${chainId}-${thing.address}`
  rows.gone.delete(id)
  rows.things.set(id, { id, chainId, ...thing, slot, isClosed: over })
}

function takePosition(
  rows: IndexRows,
  { chainId, program: { kind } }: Context,
  position: Position & { readonly address: string },
  changedAt: number,
) {
  const { address, wallet, entry, amount, isOwed } = position
  const id = [chainId, address, wallet, ...(entry === undefined ? [] : [entry])].join('-')
  const paidToLeave = position.paidToLeave || rows.positions.get(id)?.paidToLeave === true
  rows.left.delete(id)
  const row = { id, chainId, kind, address, wallet, amount, isOwed, paidToLeave, changedAt }
  rows.positions.set(id, row)
}

/** Things among some addresses, with their states before a transaction. */
async function readStatusesBefore(rows: IndexRows, context: Context, addresses: readonly string[]) {
  const statuses = new Map(await context.readStatuses(addresses))
  for (const address of addresses) {
    const known = rows.things.get(`${context.chainId}-${address}`)
    if (known) statuses.set(address, known.status)
  }
  return statuses
}

/** A wallet's account has ended: it has nothing there any more, but what a finished presale took of it. */
function takeLeft(rows: IndexRows, id: string, isPaid: boolean, at: number) {
  const known = rows.positions.get(id)
  if (!known) rows.left.set(id, { at, isPaid: isPaid && rows.left.get(id)?.isPaid !== false })
  else if (known.isOwed !== false || (!isPaid && known.amount > 0n))
    rows.positions.set(id, {
      ...{ ...known, isOwed: false, changedAt: at },
      amount: isPaid ? known.amount : 0n,
    })
}

/**
 * Whether who has no account in a presale any more has had what was bought: its vault paid in that transaction. States tell
 * only that a presale failed, which is for ever: accounts that were read are of now, and rows may be of such accounts.
 */
function isPaidIn(transaction: ReadTransaction, presale: string, states: readonly unknown[]) {
  return !states.includes('canceled') && transaction.hasPaidTokens(presale)
}

/** A log that was cut off tells not all: the accounts do, as they are by now. Events that follow bring them back in order. */
async function takeAccounts(rows: IndexRows, context: Context, transaction: ReadTransaction) {
  const { slot, time } = transaction
  const { rpc, program, chainId } = context
  const before = await readStatusesBefore(rows, context, transaction.accounts())
  const touched = await readTouched(rpc, program, transaction, before)
  const isPaid = (address: string) => {
    const now = touched.things.find((thing) => thing.address === address)
    const states = [before.get(address), now?.status]
    return program.kind === 'presale' && isPaidIn(transaction, address, states)
  }
  // The log's first line is never an event's.
  takeEvent(rows, context, transaction, { place: 0, name: 'unread', address: program.address })
  for (const thing of touched.things) takeThing(rows, context, slot, thing)
  for (const position of touched.positions) takePosition(rows, context, position, time)
  for (const { address, wallet } of touched.left)
    takeLeft(rows, `${chainId}-${address}-${wallet}`, isPaid(address), time)
  for (const address of touched.gone) {
    const id = `${chainId}-${address}`
    const known = rows.things.get(id)
    if (known) rows.things.set(id, { ...known, isClosed: true })
    else rows.gone.add(id)
  }
}

/** What transactions change, in their order. Those that failed changed nothing. */
export async function collectRows(
  context: Context,
  transactions: readonly ReadTransaction[],
): Promise<IndexRows> {
  const rows = emptyRows()
  const { kind, address } = context.program
  for (const transaction of transactions) {
    if (transaction.failed) continue
    const { data, isWhole } = readProgramData(transaction.logs, address)
    for (const { place, bytes } of data) {
      const found = readProgramEvent(kind, bytes)
      if (!found) continue
      const { name, thing, wallet, position } = found
      takeEvent(rows, context, transaction, { place, name, address: thing.address, wallet })
      takeThing(rows, context, transaction.slot, thing, name === 'closed')
      if (position)
        takePosition(rows, context, { address: thing.address, ...position }, transaction.time)
    }
    if (!isWhole) await takeAccounts(rows, context, transaction)
  }
  return rows
}
