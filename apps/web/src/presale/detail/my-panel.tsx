import { m } from '@slipway/messages'
import { calculateAllocation } from '@slipway/sdk/presale/presale-math'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'
import classes from './side.module.css'

/** What the connected wallet has in the sale. */
export function MyPanel({ view }: { view: SaleView }) {
  const { sale, my, account, status } = view
  const { money, tokens } = saleAmounts(sale)
  if (!account || !my)
    return (
      <Panel title={m.sale_mine_title()}>
        <p className={classes.quiet}>{account ? m.shell_loading() : m.sale_mine_disconnected()}</p>
      </Panel>
    )
  if (my.contributed === 0n && my.exitFee === 0n)
    return (
      <Panel title={m.sale_mine_title()}>
        <p className={classes.quiet}>{m.sale_mine_nothing()}</p>
      </Panel>
    )
  const size = { ...sale.terms, kind: sale.kind }
  const now = calculateAllocation(size, my.contributed, sale.state.total)
  const isMoving = sale.kind === 'fair' && status.label !== 'finished'
  return (
    <Panel title={m.sale_mine_title()}>
      <KeyValueList>
        <KeyValue label={m.sale_mine_contributed()}>{money(my.contributed)}</KeyValue>
        {status.label !== 'canceled' && (
          <KeyValue
            label={isMoving ? m.sale_mine_allocation_now() : m.sale_mine_allocation()}
            emphasis="strong"
          >
            {tokens(my.allocation)}
          </KeyValue>
        )}
        {isMoving && now.excess > 0n && (
          <KeyValue label={m.sale_mine_excess()}>{money(now.excess)}</KeyValue>
        )}
        {status.label === 'finished' && (
          <KeyValue label={m.sale_mine_claimed()}>{tokens(my.claimed)}</KeyValue>
        )}
        {my.level > 0 && <KeyValue label={m.sale_mine_tier()}>{my.level}</KeyValue>}
        {my.exitFee > 0n && <KeyValue label={m.sale_mine_exit_fee()}>{money(my.exitFee)}</KeyValue>}
      </KeyValueList>
    </Panel>
  )
}
