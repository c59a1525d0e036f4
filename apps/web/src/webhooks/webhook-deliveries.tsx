import { Button, Skeleton } from '@mantine/core'
import type { WebhookDelivery } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { webhookApi } from '../core/webhook-api.ts'
import { useDeliveries, useWebhookAct } from './use-webhooks.ts'
import { deliveryStates, outcomeText, typeText } from './webhook-labels.ts'
import classes from './webhooks.module.css'

/** When a delivery is attempted next: of a paused webhook only tests are sent. */
function Next({ delivery, isPaused }: { delivery: WebhookDelivery; isPaused: boolean }) {
  const { type, attempts, nextAttemptAt } = delivery
  if (nextAttemptAt === null) return null
  if (isPaused && type !== 'webhook.test') return <span>{m.webhooks_waits_resumed()}</span>
  if (attempts === 0) return null
  return (
    <span>
      {m.webhooks_next_attempt()} <TimeText at={nextAttemptAt} utc="tooltip" />
    </span>
  )
}

interface DeliveryProps {
  delivery: WebhookDelivery
  isPaused: boolean
  isBusy: boolean
  onAgain: () => void
}

function Delivery({ delivery, isPaused, isBusy, onAgain }: DeliveryProps) {
  const { state, type, attempts, attemptedAt, createdAt, excerpt } = delivery
  const { name, tone } = deliveryStates[state]
  const outcome = outcomeText(delivery)
  return (
    <li>
      <div className={classes.row}>
        <span>{typeText(type)}</span>
        <StatusBadge tone={tone}>{name()}</StatusBadge>
      </div>
      <div className={classes.quiet}>
        <TimeText at={attemptedAt ?? createdAt} utc="tooltip" />
        {attempts > 0 && (
          <span>{m.webhooks_attempts({ count: attempts, number: formatInteger(attempts) })}</span>
        )}
        {outcome && <span>{outcome}</span>}
        <Next delivery={delivery} isPaused={isPaused} />
      </div>
      {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
      <Button
        variant="default"
        size="compact-sm"
        className={classes.again}
        disabled={isBusy}
        onClick={onAgain}
      >
        {m.webhooks_redeliver()}
      </Button>
    </li>
  )
}

/** What was sent to a webhook lately, and what became of it. */
export function WebhookDeliveries({ id, isPaused }: { id: string; isPaused: boolean }) {
  const { data, isError, error, refetch, isFetching } = useDeliveries(id)
  const { act, isBusy, problem } = useWebhookAct()
  if (isError) {
    return (
      <ErrorState
        title={m.webhooks_deliveries_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <Skeleton height={72} />
  if (data.items.length === 0)
    return <p className={classes.plain}>{m.webhooks_deliveries_none()}</p>
  return (
    <>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <ul className={classes.deliveries} aria-label={m.webhooks_deliveries()}>
        {data.items.map((delivery) => (
          <Delivery
            key={delivery.eventId}
            delivery={delivery}
            isPaused={isPaused}
            isBusy={isBusy}
            onAgain={() => void act(() => webhookApi.redeliver(id, delivery.eventId))}
          />
        ))}
      </ul>
    </>
  )
}
