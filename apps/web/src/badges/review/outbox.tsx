import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import fold from '../../form/fold.module.css'
import classes from '../badges.module.css'
import type { reviewApi as calls } from './review-session.ts'
import { useDeliveryReports, useOutbox } from './use-review.ts'

type Message = Awaited<ReturnType<typeof calls.readOutbox>>[number]
type Channel = Message['channel']

const channelTexts: Readonly<Record<Channel, () => string>> = {
  mail: m.outbox_channel_mail,
  sms: m.outbox_channel_sms,
}

const states = {
  queued: { tone: 'warn', text: m.outbox_status_queued },
  delivered: { tone: 'good', text: m.outbox_status_delivered },
  failed: { tone: 'bad', text: m.outbox_status_failed },
} as const

function Sent({ one }: { one: Message }) {
  const { channel, recipient, subject, body, status, attempts, detail, createdAt } = one
  const state = states[status]
  return (
    <li>
      <div className={classes.row}>
        <strong>{recipient}</strong>
        <StatusBadge tone={state.tone}>{state.text()}</StatusBadge>
      </div>
      <div className={classes.row}>
        <span>{subject || channelTexts[channel]()}</span>
        <span className={classes.quiet}>
          {channelTexts[channel]()} · <TimeText at={createdAt} utc="tooltip" /> ·{' '}
          {m.outbox_attempts({ count: attempts })}
        </span>
      </div>
      {detail && <p className={classes.error}>{detail}</p>}
      {body && (
        <details className={fold.root}>
          <summary>{m.outbox_message()}</summary>
          <p className={classes.message}>{body}</p>
        </details>
      )}
    </li>
  )
}

/** What the site sent to people, for the operator who hands it on where nothing else does, or looks for what is lost. */
export function Outbox() {
  const messages = useOutbox()
  const reports = useDeliveryReports()
  const refresh = () => void Promise.all([messages.refetch(), reports.refetch()])
  const isFetching = messages.isFetching || reports.isFetching
  const failure = messages.error ?? reports.error
  if (failure) {
    return (
      <ErrorState
        title={m.outbox_failed()}
        text={accountErrorText(failure)}
        onRetry={refresh}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <>
      <Panel
        title={m.outbox_title()}
        description={m.outbox_text()}
        actions={
          <Button variant="default" size="compact-sm" loading={isFetching} onClick={refresh}>
            {m.outbox_refresh()}
          </Button>
        }
      >
        {messages.data?.length === 0 && <p className={classes.quiet}>{m.outbox_none()}</p>}
        <ul className={classes.list}>
          {messages.data?.map((one) => (
            <Sent key={one.id} one={one} />
          ))}
        </ul>
      </Panel>
      <Panel title={m.outbox_reports()} description={m.outbox_reports_text()}>
        {reports.data?.length === 0 && <p className={classes.quiet}>{m.outbox_reports_none()}</p>}
        <ul className={classes.list}>
          {reports.data?.map(({ id, channel, recipient, reportedAt }) => (
            <li key={id} className={classes.row}>
              <strong>{recipient}</strong>
              <span>{channelTexts[channel]()}</span>
              <TimeText at={reportedAt} utc="tooltip" />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
