import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useNewest } from '../../action/use-newest.ts'
import { exitClosedText, exitClosesAt, exitFeeOf, exitFeeText, exitTermsOf } from './exit-terms.ts'
import { exitFeePlan, refundPlan } from './participant-plans.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext } from './presale-context.ts'
import classes from './side.module.css'

interface RefundPanelProps {
  act: PresaleContext
  my: PresaleAccount
}

const closesAt = ({ presale }: PresaleContext): number => exitClosesAt(presale)

/** Whether leaving costs nothing now: the presale failed, or its terms changed. */
const isFree = ({ presale, status }: PresaleContext): boolean =>
  status.label === 'canceled' || presale.state.termsChanged

/** Whether it is too late to leave an open presale, for a fee or for nothing. */
const hasClosed = (act: PresaleContext): boolean =>
  act.status.label !== 'canceled' && act.now >= closesAt(act)

function Refund({ act, my }: RefundPanelProps) {
  const { money } = presaleAmounts(act.presale)
  const free = isFree(act)
  const isOpen = act.status.label !== 'canceled'
  const isClosed = hasClosed(act)
  const newest = useNewest(() => refundPlan(act, my))
  const fee = exitFeeText()
  const fees = exitFeeOf(act, my.contributed)
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        {free
          ? m.presale_refund_text_free()
          : act.presale.kind === 'private'
            ? m.presale_refund_text_private({ fee })
            : m.presale_refund_text({ fee })}
      </p>
      <KeyValueList>
        <KeyValue label={m.presale_refund_contribution()}>{money(my.contributed)}</KeyValue>
        {!free && !isClosed && <KeyValue label={m.presale_refund_fee()}>{money(fees)}</KeyValue>}
        {!isClosed && (
          <KeyValue label={m.presale_refund_receive()} emphasis="strong">
            {money(free ? my.contributed : my.contributed - fees)}
          </KeyValue>
        )}
      </KeyValueList>
      {isClosed ? (
        <NoticeBox tone="info">
          {exitTermsOf(act) === 'never'
            ? m.presale_terms_exit_never({ closed: exitClosedText() })
            : m.presale_refund_closed({
                closed: exitClosedText(),
                time: formatTime(closesAt(act)),
              })}
        </NoticeBox>
      ) : (
        <>
          {isOpen && (
            <p className={classes.quiet}>
              {m.presale_refund_closes({ time: formatTime(closesAt(act)) })}
            </p>
          )}
          <Button
            variant={free ? 'filled' : 'default'}
            fullWidth
            onClick={() => act.open({ ...refundPlan(act, my), renew: () => newest.current() })}
          >
            {free
              ? m.presale_refund_button_free({ amount: money(my.refundable) })
              : m.presale_refund_button({ fee: money(my.refundFee) })}
          </Button>
        </>
      )}
    </div>
  )
}

function ExitFee({ act, my }: RefundPanelProps) {
  const { account } = act
  const amount = presaleAmounts(act.presale).money(my.exitFee)
  if (!account) return null
  return (
    <div className={classes.stack}>
      <NoticeBox tone="info" title={m.presale_exitfee_title()}>
        {m.presale_exitfee_text()}
      </NoticeBox>
      <Button fullWidth onClick={() => act.open(exitFeePlan(act, my, account))}>
        {m.presale_exitfee_button({ amount })}
      </Button>
    </div>
  )
}

function titleOf(act: PresaleContext): string {
  if (act.status.label === 'canceled') return m.presale_refund_title_free()
  return isFree(act) && !hasClosed(act) ? m.presale_refund_title_leave() : m.presale_refund_title()
}

/** The way out: for a fee while the presale is open, for nothing once it failed or its terms changed. */
export default function RefundPanel({ act, my }: RefundPanelProps) {
  const done = act.doneOf('presale_refund', 'presale_reclaim_fee')
  const hasFee = act.status.label === 'canceled' && my.exitFee > 0n
  if (my.contributed === 0n && !hasFee && !done) return null
  return (
    <Panel title={titleOf(act)}>
      <div className={classes.stack}>
        {done && (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        )}
        {my.contributed > 0n && <Refund act={act} my={my} />}
        {hasFee && <ExitFee act={act} my={my} />}
      </div>
    </Panel>
  )
}
