import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { Address } from '@solana/kit'
import type { ListedTransaction } from './read-history.ts'
import { answerMs, readTransaction } from './read-transaction.ts'

/** A node keeps what a program did lately, and not from its beginning. */
export class HistoryShortError extends Error {
  readonly code = 'SOLANA_HISTORY_SHORT'

  constructor(program: string, firstSlot: bigint) {
    super(
      `the node’s history begins at slot ${firstSlot} and does not reach the beginning of the program ${program}: nothing is indexed from there; name a node that keeps all of it`,
    )
    this.name = 'HistoryShortError'
  }
}

/**
 * Makes sure that a list of what a program did begins where the program does: a shorter one would be taken for the whole from
 * then on. It does where the oldest transaction that names the program found no such account yet. A node that has every
 * block of its cluster is believed without that: a local one can have programs that no transaction brought there.
 *
 * @param oldest undefined: the node lists none
 * @throws {HistoryShortError} when nothing says that it is the beginning
 * @throws {TransactionMissingError} when the node does not give the oldest one
 */
export async function checkBeginning(
  rpc: SolanaRpc,
  program: Address,
  oldest: ListedTransaction | undefined,
): Promise<void> {
  const firstSlot = await rpc
    .getFirstAvailableBlock()
    .send({ abortSignal: AbortSignal.timeout(answerMs) })
  if (firstSlot === 0n) return
  const read = oldest && (await readTransaction(rpc, oldest.signature))
  if (!read?.isNew(program)) throw new HistoryShortError(program, firstSlot)
}
