import type { Address, Signature } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getTransfers } from './get-transfers.ts'
import { sendLimits } from './send-limits.ts'
import type { SendPlan } from './types.ts'

/** Most signatures that a node lists at once. */
const pageSize = 1_000
/** Transactions that are read at once. */
const readAtOnce = 8

/** Somebody of a list who was paid a short while ago, by whatever. */
export interface RecentPayment {
  readonly address: Address
  /** Base units. */
  readonly amount: bigint
}

export interface RecentQuestion
  extends Pick<SendPlan, 'sender' | 'source' | 'rows' | 'accounts' | 'slot'> {
  readonly token: Pick<SendPlan['token'], 'program'>
  /** Transactions that are counted otherwise. */
  readonly known: ReadonlySet<Signature>
}

/**
 * Payments of the last days to people of a list out of the account that is to pay them: another device may have sent them
 * from a list that differs in one line. It is a help: what the node does not know any more, and what many other
 * transactions hide, is not found.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function findRecentPayments(
  rpc: SolanaRpc,
  { sender, source, rows, accounts, slot, token, known }: RecentQuestion,
): Promise<RecentPayment[]> {
  const owners = new Map(rows.map(({ address }, row) => [accounts[row], address]))
  const listed = await rpc
    .getSignaturesForAddress(source, {
      commitment: 'confirmed',
      limit: pageSize,
      minContextSlot: slot,
    })
    .send()
  const wanted = listed.filter(
    (one) =>
      one.err === null && one.slot >= slot - sendLimits.recentSlots && !known.has(one.signature),
  )
  const found: RecentPayment[] = []
  let quiet = 0
  for (let from = 0; from < wanted.length; from += readAtOnce) {
    const read = await Promise.all(
      wanted
        .slice(from, from + readAtOnce)
        .map(({ signature }) => getTransfers(rpc, signature, { sender, program: token.program })),
    )
    for (const transfers of read) {
      const payments = (transfers ?? []).flatMap(({ account, amount }): RecentPayment[] => {
        const address = owners.get(account)
        return address ? [{ address, amount }] : []
      })
      found.push(...payments)
      quiet = payments.length > 0 ? 0 : quiet + 1
    }
    if (quiet >= sendLimits.quietTransactions) break
  }
  return found
}
