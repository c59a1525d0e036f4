import { m } from '@slipway/messages'
import { calculateAllocation } from '@slipway/sdk/presale/presale-math'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { fairLabel, presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import classes from './side.module.css'

/** What of a contribution to an over-subscribed fair presale is kept, and what comes back or came back. */
function Excess({ view: { presale, status }, my }: { view: PresaleView; my: PresaleAccount }) {
  const { money } = presaleAmounts(presale)
  const size = { ...presale.terms, kind: presale.kind }
  const { accepted, excess } = calculateAllocation(size, my.contributed, presale.state.total)
  if (excess === 0n || status.label === 'canceled') return null
  const isFinished = status.label === 'finished'
  // It comes back with the first claim, and nothing of it is due from then on.
  const isBack = isFinished && my.excess === 0n
  return (
    <>
      {isFinished && <KeyValue label={m.presale_mine_accepted()}>{money(accepted)}</KeyValue>}
      <KeyValue label={isBack ? m.presale_mine_returned() : m.presale_mine_excess()}>
        {money(excess)}
      </KeyValue>
    </>
  )
}

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
  const isFinished = status.label === 'finished'
  // Until its end every contribution moves everybody's part; after it the parts are settled.
  const isMoving = presale.kind === 'fair' && status.label === 'running'
  const label = isMoving
    ? fairLabel(presale, 0n, {
        reached: m.presale_mine_allocation_now,
        missed: m.presale_mine_allocation_soft,
      })
    : m.presale_mine_allocation()
  return (
    <Panel title={m.presale_mine_title()}>
      <KeyValueList>
        <KeyValue label={m.presale_mine_contributed()}>{money(my.contributed)}</KeyValue>
        {status.label !== 'canceled' && (
          <KeyValue label={label} emphasis="strong">
            {tokens(my.allocation)}
          </KeyValue>
        )}
        <Excess view={view} my={my} />
        {isFinished && <KeyValue label={m.presale_mine_claimed()}>{tokens(my.claimed)}</KeyValue>}
        {my.level > 0 && <KeyValue label={m.presale_mine_tier()}>{my.level}</KeyValue>}
        {my.exitFee > 0n && (
          <KeyValue label={m.presale_mine_exit_fee()}>{money(my.exitFee)}</KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}
