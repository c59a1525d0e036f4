import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import { type EarlierSend, findRepeats } from '@slipway/sdk/solana/multisend/find-repeats'
import type { SendPayment, SendPlan, SendToken } from '@slipway/sdk/solana/multisend/types'
import { loadBegun, toEarlier } from './begun-sends.ts'
import type { SendReading } from './read-send-plan.ts'

/** What a visitor has to say yes to before a list is sent. */
export interface SendQuestions {
  /** Those still to be paid who were paid from another list, or may have been. */
  readonly repeats: readonly SendPayment[]
  /** Whether some are named because it is not certain whom another list paid. */
  readonly isUnsure: boolean
  /** Whether the node has forgotten what another device may have paid of this list. */
  readonly isForgotten: boolean
  /** Places of the rows still to be paid that were signed here, and of which no node can tell whether they are. */
  readonly lost: readonly number[]
}

/** What was said yes to. */
export interface Agreement {
  /** Places of the rows that may be paid although their recipients were. */
  readonly repeats: ReadonlySet<number>
  readonly isForgotten: boolean
  /** Places of the rows that may be paid although they may be already. */
  readonly lost: ReadonlySet<number>
}

export const noQuestions: SendQuestions = {
  ...{ repeats: [], isUnsure: false, isForgotten: false, lost: [] },
}
export const nothingAgreed: Agreement = {
  ...{ repeats: new Set(), isForgotten: false, lost: new Set() },
}

/**
 * What is to be asked about a list as it was just read.
 * @param agreed a row that was agreed to stays the repeat that it was, also once it is paid
 */
export function findQuestions(
  chainId: number,
  { plan, unsure, isForgotten, lost, recent }: SendReading,
  agreed: Agreement,
): SendQuestions {
  const left = new Map(plan.batches.flat().map((payment) => [payment.row, payment]))
  const before = plan.rows.flatMap((line, row) =>
    agreed.repeats.has(row) ? [{ ...line, row }] : [],
  )
  const after = [...left.values()].filter(({ row }) => !agreed.repeats.has(row))
  const list = { reference: plan.reference, mint: plan.token.mint }
  const others: EarlierSend = {
    ...{ reference: plan.source, mint: plan.token.mint, paid: [...recent.keys()] },
    addresses: recent.map(({ address }) => address),
    amounts: recent.map(({ amount }) => amount),
  }
  const find = (doubtful: SendReading['unsure']) =>
    findRepeats([...toEarlier(chainId, loadBegun(chainId), doubtful), others], {
      ...list,
      rows: [...before, ...after],
    }).flatMap(({ row }) => left.get(row) ?? [])
  const repeats = find(unsure).toSorted((one, other) => one.row - other.row)
  return {
    repeats,
    isUnsure: unsure.size > 0 && repeats.length > find(new Set()).length,
    isForgotten: isForgotten && left.size > 0,
    lost: lost.flatMap(({ rows }) => rows.filter((row) => left.has(row))),
  }
}

/** Whether all of it was said yes to. */
export const isAllAgreed = (
  { repeats, isForgotten, lost }: SendQuestions,
  agreed: Agreement,
): boolean =>
  repeats.every(({ row }) => agreed.repeats.has(row)) &&
  lost.every((row) => agreed.lost.has(row)) &&
  (!isForgotten || agreed.isForgotten)

type Asked = Pick<SendPlan, 'token' | 'batches' | 'rentLamports' | 'refused'>

/** Whether a token says the same of itself, and keeps back the same. */
const isSameToken = (next: SendToken, shown: SendToken): boolean =>
  (Object.keys({ ...next, ...shown }) as (keyof SendToken)[]).every(
    (fact) => next[fact] === shown[fact],
  )

/**
 * Whether a plan takes more from the sender, pays fewer people, or pays them in a token that is not as it was, than the one
 * that was shown: then nobody has agreed to it yet.
 */
export function asksForMore(next: Asked, shown: Asked | null): boolean {
  if (!shown) return true
  const [now, before] = [calculateSendCost(next), calculateSendCost(shown)]
  return (
    now.total > before.total ||
    now.depositLamports > before.depositLamports ||
    now.feeLamports > before.feeLamports ||
    !isSameToken(next.token, shown.token) ||
    [...next.refused.keys()].some((row) => !shown.refused.has(row))
  )
}
