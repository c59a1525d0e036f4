import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { Address, Signature } from '@solana/kit'
import { answerMs } from './read-transaction.ts'

/** A transaction that names a program, as a node lists it. */
export interface ListedTransaction {
  readonly signature: Signature
  readonly slot: number
  readonly failed: boolean
}

/** The newest transaction that was applied is none of the program's on this cluster. */
export class HistoryBrokenError extends Error {
  readonly code = 'SOLANA_HISTORY_BROKEN'

  constructor(signature: string) {
    super(
      `the node’s history does not reach ${signature}: the cluster is another one, or the node keeps too little`,
    )
    this.name = 'HistoryBrokenError'
  }
}

/** Most of the time there is nothing new, and a short list shows it. */
const firstPage = 50
const page = 1_000

/**
 * What followed a known transaction, the oldest first. The list is read backwards until the known one is seen: an end that
 * comes before it is never taken for the whole, and no page is taken from a node that is behind the page before.
 *
 * @param known undefined: from the beginning
 * @throws {HistoryBrokenError} when the list ends without it
 */
export async function readHistory(
  rpc: SolanaRpc,
  program: Address,
  known: string | null,
): Promise<ListedTransaction[]> {
  const found: ListedTransaction[] = []
  for (;;) {
    const last = found.at(-1)
    const listed = await rpc
      .getSignaturesForAddress(program, {
        ...{ commitment: 'finalized', limit: last ? page : firstPage },
        ...(last && { before: last.signature, minContextSlot: BigInt(last.slot) }),
      })
      .send({ abortSignal: AbortSignal.timeout(answerMs) })
    for (const { signature, slot, err } of listed) {
      if (signature === known) return found.reverse()
      found.push({ signature, slot: Number(slot), failed: err !== null })
    }
    if (listed.length > 0) continue
    if (known === null || found.length === 0) return found.reverse()
    throw new HistoryBrokenError(known)
  }
}
