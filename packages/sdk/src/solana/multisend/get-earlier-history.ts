import type { Address } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { findAccounts } from './find-accounts.ts'
import { getSendHistory } from './get-send-history.ts'
import { sendLimits } from './send-limits.ts'
import type { PaidBatch, SendHistory, SendToken } from './types.ts'

export interface EarlierQuestion {
  readonly token: Pick<SendToken, 'mint' | 'program'>
  readonly sender: Address
  readonly reference: Address
  /** Recipients in the list's order, with what each gets. */
  readonly addresses: readonly Address[]
  readonly amounts: readonly bigint[]
  /** Transactions of the list that were seen in blocks from here. */
  readonly known: readonly PaidBatch[]
  /** Slot of the newest of them: nodes that are behind it are not believed. */
  readonly knownSlot: bigint
  /** Transactions that name the list and were read before: they are none of its payments. */
  readonly strangers?: SendHistory['strangers'] | undefined
}

/** What an earlier list paid, as of a slot. */
export interface EarlierHistory extends SendHistory {
  readonly slot: bigint
  /** Whether another device sent something of it a moment ago, and may be sending more. */
  readonly isMoving: boolean
}

/**
 * What was paid from a list that is not gone on with, by what the chain says now.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function getEarlierHistory(
  rpc: SolanaRpc,
  { token, addresses, amounts, knownSlot, ...list }: EarlierQuestion,
): Promise<EarlierHistory> {
  let slot: bigint = await rpc.getSlot({ commitment: 'confirmed' }).send()
  if (knownSlot > slot) slot = knownSlot
  const history = await getSendHistory(rpc, {
    ...list,
    program: token.program,
    rows: amounts.map((amount) => ({ amount })),
    getAccounts: () => findAccounts(addresses, token),
    minContextSlot: slot,
  })
  const { elsewhereSlot } = history
  const isMoving = elsewhereSlot !== undefined && slot - elsewhereSlot < sendLimits.elsewhereSlots
  return { ...history, slot, isMoving }
}
