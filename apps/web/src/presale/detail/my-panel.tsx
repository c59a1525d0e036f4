import { m } from '@slipway/messages'
import { calculateAllocation } from '@slipway/sdk/presale/presale-math'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import classes from './side.module.css'

/** What the connected wallet has in the presale. */
export function MyPanel({ view }: { view: PresaleView }) {
  const { presale, my, account, status } = view
  const { money, tokens } = presaleAmounts(presale)
  if (!account || !my)
    return (
      <Panel title={m.presale_mine_title()}>
        <p className={classes.quiet}>
          {account ? m.shell_loading() : m.presale_mine_disconnected()}
        </p>
      </Panel>
    )
  if (my.contributed === 0n && my.exitFee === 0n)
    return (
      <Panel title={m.presale_mine_title()}>
        <p className={classes.quiet}>{m.presale_mine_nothing()}</p>
      </Panel>
    )
  const size = { ...presale.terms, kind: presale.kind }
  const now = calculateAllocation(size, my.contributed, presale.state.total)
  const isFair = presale.kind === 'fair'
  // Until its end every contribution moves everybody's part; after it the parts are settled, and a claim brings the rest.
  const isMoving = isFair && status.label === 'running'
  const awaitsExcess = isMoving || (isFair && status.label === 'waiting')
  return (
    <Panel title={m.presale_mine_title()}>
      <KeyValueList>
        <KeyValue label={m.presale_mine_contributed()}>{money(my.contributed)}</KeyValue>
        {status.label !== 'canceled' && (
          <KeyValue
            label={isMoving ? m.presale_mine_allocation_now() : m.presale_mine_allocation()}
            emphasis="strong"
          >
            {tokens(my.allocation)}
          </KeyValue>
        )}
        {awaitsExcess && now.excess > 0n && (
          <KeyValue label={m.presale_mine_excess()}>{money(now.excess)}</KeyValue>
        )}
        {status.label === 'finished' && (
          <KeyValue label={m.presale_mine_claimed()}>{tokens(my.claimed)}</KeyValue>
        )}
        {my.level > 0 && <KeyValue label={m.presale_mine_tier()}>{my.level}</KeyValue>}
        {my.exitFee > 0n && (
          <KeyValue label={m.presale_mine_exit_fee()}>{money(my.exitFee)}</KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}
