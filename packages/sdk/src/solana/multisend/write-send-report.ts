import { formatUnits } from '../../shared/format-units.ts'
import type { SendPlan, SignedBatch } from './types.ts'

/** A report's columns; in English, because spreadsheets and scripts read them. */
const heading = 'line,address,amount,state,transaction'

/**
 * What became of each recipient, as CSV in the order of the list.
 * @param pending signed, and perhaps on their way into a block
 */
export function writeSendReport(
  { token, rows, paid, refused }: Pick<SendPlan, 'token' | 'rows' | 'paid' | 'refused'>,
  pending: readonly SignedBatch[],
): string {
  const signed = new Map(
    pending.flatMap(({ signature, rows: of }) => of.map((row) => [row, signature] as const)),
  )
  const stateOf = (row: number) => {
    if (paid.has(row)) return 'sent'
    if (signed.has(row)) return 'signed'
    return refused.has(row) ? 'left out' : 'waiting'
  }
  const lines = rows.map(({ line, address, amount }, row) => {
    const signature = paid.get(row) ?? signed.get(row)
    const state = stateOf(row)
    return [line, address, formatUnits(amount, token.decimals), state, signature ?? ''].join(',')
  })
  return [heading, ...lines, ''].join('\n')
}
