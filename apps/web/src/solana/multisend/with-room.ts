import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import type { Address } from '@solana/kit'
import { type BegunSend, dropBegun, loadBegun } from './begun-sends.ts'
import { dropSigned, findSigned, type ListKey, loadSigned } from './signed-store.ts'

/** Whether everybody in a list is surely paid. */
function isPaid(chainId: number, { reference, addresses }: BegunSend): boolean {
  const { pending, confirmed } = loadSigned({ chainId, reference })
  return (
    pending.length === 0 && new Set(confirmed.flatMap(({ rows }) => rows)).size === addresses.length
  )
}

/**
 * The list that is missed least: one that the visitor is done with, the oldest of another token that is paid to its end, or
 * else the oldest of all those. The newest stays, for it is the one that is being edited.
 */
function findDispensable({ chainId, reference }: ListKey): string | undefined {
  const begun = loadBegun(chainId)
  const kept = new Set<string>([reference, ...begun.map((one) => one.reference)])
  const done = findSigned(chainId).find(
    (one) => !kept.has(one) && loadSigned({ chainId, reference: one }).pending.length === 0,
  )
  if (done) return done
  const [newest, ...others] = begun
  const paid = others.filter((one) => one.reference !== reference && isPaid(chainId, one))
  return (paid.findLast(({ mint }) => mint !== newest?.mint) ?? paid.at(-1))?.reference
}

/**
 * Keeps something of a list. Where the browser has no room for it, lists that were paid to their end make room, one after
 * the other.
 * @param keep done again after each of them, so it must leave nothing behind where it is refused
 * @throws {SolanaFlowError} where there is no room nevertheless
 */
export function withRoom(list: ListKey, keep: () => void): void {
  for (;;)
    try {
      keep()
      return
    } catch (cause) {
      const { chainId } = list
      const reference = findDispensable(list)
      if (!reference) throw new SolanaFlowError({ kind: 'not-kept' }, { cause })
      dropSigned({ chainId, reference })
      dropBegun(chainId, reference as Address)
    }
}
