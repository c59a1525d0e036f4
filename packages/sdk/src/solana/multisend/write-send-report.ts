import { formatUnits } from '../../shared/format-units.ts'
import type { SendPlan } from './types.ts'

/** A report's columns; in English, because spreadsheets and scripts read them. */
const heading = 'line,address,amount,state,transaction'

/** What became of each recipient, as CSV in the order of the list. */
export function writeSendReport({
  token,
  rows,
  paid,
  refused,
}: Pick<SendPlan, 'token' | 'rows' | 'paid' | 'refused'>): string {
  const lines = rows.map(({ line, address, amount }, row) => {
    const signature = paid.get(row)
    const state = signature ? 'sent' : refused.has(row) ? 'left out' : 'waiting'
    return [line, address, formatUnits(amount, token.decimals), state, signature ?? ''].join(',')
  })
  return [heading, ...lines, ''].join('\n')
}
