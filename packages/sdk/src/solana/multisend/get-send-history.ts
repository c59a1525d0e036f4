import type { Address, Signature } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getForeignTransfers } from './get-foreign-transfers.ts'
import type { PaidBatch, SendHistory } from './types.ts'

export interface SendHistoryQuestion {
  readonly reference: Address
  readonly sender: Address
  readonly program: Address
  readonly rows: readonly { readonly amount: bigint }[]
  /** Where each row's recipient holds the token, in the list's order; asked for where it is needed. */
  readonly getAccounts: () => Promise<readonly Address[]>
  /** Transactions of the list that were seen in blocks from here: nodes may lag, or forget. */
  readonly known: readonly PaidBatch[]
  /** Transactions that name the list and were read before: they are none of its payments. */
  readonly strangers?: ReadonlySet<Signature> | undefined
  /** Nodes that are behind it are not believed. */
  readonly minContextSlot: bigint
}

/** Rows that no known transaction paid, by who gets what. */
async function findOpenRows(
  { rows, getAccounts }: SendHistoryQuestion,
  paid: ReadonlyMap<number, Signature>,
): Promise<Map<string, number[]>> {
  const accounts = await getAccounts()
  const open = new Map<string, number[]>()
  for (const [row, { amount }] of rows.entries()) {
    if (paid.has(row)) continue
    const key = `${accounts[row]} ${amount}`
    const same = open.get(key)
    if (same) same.push(row)
    else open.set(key, [row])
  }
  return open
}

/**
 * Which rows of a list were paid, by what the chain itself says, and by what was seen in its blocks from here. A
 * recipient who stands several times in it is counted as often as they were paid.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function getSendHistory(
  rpc: SolanaRpc,
  question: SendHistoryQuestion,
): Promise<SendHistory> {
  const { known } = question
  const firstSlot = await rpc.getFirstAvailableBlock().send()
  const paid = new Map<number, Signature>()
  for (const { signature, rows } of known) for (const row of rows) paid.set(row, signature)
  const own = new Set(known.map(({ signature }) => signature))
  const strangers = new Set(question.strangers)
  const seen = new Set([...own, ...strangers])
  let open: Map<string, number[]> | undefined
  let elsewhereSlot: bigint | undefined
  const foreign = getForeignTransfers(rpc, { ...question, seen: new Set(seen) })
  for await (const { signature, slot, transfers } of foreign) {
    seen.add(signature)
    if (transfers.length === 0) {
      strangers.add(signature)
      continue
    }
    elsewhereSlot = slot
    open ??= await findOpenRows(question, paid)
    for (const { account, amount } of transfers) {
      const row = open.get(`${account} ${amount}`)?.shift()
      if (row !== undefined) paid.set(row, signature)
    }
  }
  return { paid, seen, strangers, elsewhereSlot, firstSlot }
}
