import type { Address, Signature } from '@solana/kit'
import { SolanaFlowError } from '../solana-failure.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getTransfers, type Transfer } from './get-transfers.ts'

/** Most signatures that a node lists at once. */
const pageSize = 1_000
/** Transactions that are read at once. */
const readAtOnce = 8

interface Listed {
  readonly signature: Signature
  readonly slot: bigint
}

/** A transaction that names a list, and what it moved out of the sender's account. */
export interface ForeignTransfers extends Listed {
  /** Empty where somebody else sent it. */
  readonly transfers: readonly Transfer[]
}

export interface ForeignQuestion {
  readonly reference: Address
  readonly sender: Address
  readonly program: Address
  /** Transactions that need not be read. */
  readonly seen: ReadonlySet<Signature>
  /** Nodes that are behind it are not believed. */
  readonly minContextSlot: bigint
}

/** Transactions that name a list and did not fail, newest first. */
async function listTransactions(
  rpc: SolanaRpc,
  { reference, minContextSlot }: ForeignQuestion,
): Promise<Listed[]> {
  const found: Listed[] = []
  let before: Signature | undefined
  for (;;) {
    const page = await rpc
      .getSignaturesForAddress(reference, {
        commitment: 'confirmed',
        limit: pageSize,
        minContextSlot,
        ...(before && { before }),
      })
      .send()
    // Nodes may list fewer than they are asked for: only an empty page is the end.
    if (page.length === 0) return found
    for (const { err, signature, slot } of page) if (err === null) found.push({ signature, slot })
    before = page.at(-1)?.signature
  }
}

async function readTransfers(
  rpc: SolanaRpc,
  signature: Signature,
  question: ForeignQuestion,
): Promise<readonly Transfer[]> {
  const transfers = await getTransfers(rpc, signature, question)
  // What it paid is not known, so nothing may be sent.
  if (!transfers) throw new SolanaFlowError({ kind: 'unreachable' })
  return transfers
}

/**
 * Transactions in blocks that name a list and are not among those that were seen, the oldest first.
 * @throws what `recogniseSolanaFailure` understands, when no node answers or one of them cannot be read
 */
export async function* getForeignTransfers(
  rpc: SolanaRpc,
  question: ForeignQuestion,
): AsyncGenerator<ForeignTransfers> {
  const listed = await listTransactions(rpc, question)
  const foreign = listed.filter(({ signature }) => !question.seen.has(signature)).toReversed()
  for (let from = 0; from < foreign.length; from += readAtOnce)
    yield* await Promise.all(
      foreign.slice(from, from + readAtOnce).map(async (one) => ({
        ...one,
        transfers: await readTransfers(rpc, one.signature, question),
      })),
    )
}
