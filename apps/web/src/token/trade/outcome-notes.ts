import { m } from '@slipway/messages'
import type { PreparedTrade } from '@slipway/sdk/trade/types'

/** Where the numbers of a trade come from, and what its minimum is a minimum of. */
export function outcomeNotes({
  outcome: { isMeasured, taxBps },
  input,
  route,
}: Pick<PreparedTrade, 'outcome' | 'input' | 'route'>) {
  // A V3 router counts what its pool pays, not what the token lets arrive.
  const isOfPool = route.pool.kind === 'v3' && input.side === 'buy'
  const unmeasured = taxBps === undefined ? m.trade_tax_note_unrun() : m.trade_tax_note_report()
  const measured = taxBps === undefined ? m.trade_tax_note_few() : m.trade_tax_note()
  return {
    gets: isMeasured ? m.trade_gets_note() : m.trade_gets_note_quoted(),
    tax: isMeasured ? measured : unmeasured,
    least: isOfPool
      ? { label: m.trade_least_pool(), note: m.trade_least_pool_note() }
      : { label: m.trade_least(), note: m.trade_least_note() },
  }
}
