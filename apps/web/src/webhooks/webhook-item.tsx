import { Button } from '@mantine/core'
import type { Webhook } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useState } from 'react'
import { ConfirmDialog } from '../core/lazy-confirm-dialog.tsx'
import { webhookApi } from '../core/webhook-api.ts'
import { useWebhookAct } from './use-webhooks.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import classes from './webhooks.module.css'

type Question = 'rotate' | 'remove'

function StateBadge({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  if (state === 'paused')
    return <StatusBadge tone="neutral">{m.webhooks_state_paused()}</StatusBadge>
  if (failingSince !== null)
    return <StatusBadge tone="warn">{m.webhooks_state_failing()}</StatusBadge>
  return <StatusBadge tone="good">{m.webhooks_state_active()}</StatusBadge>
}

function Asked({
  question,
  onConfirm,
  onClose,
}: {
  question: Question
  onConfirm: () => void
  onClose: () => void
}) {
  const isRotation = question === 'rotate'
  return (
    <ConfirmDialog
      title={isRotation ? m.webhooks_rotate_title() : m.webhooks_remove_title()}
      confirmLabel={isRotation ? m.webhooks_rotate() : m.webhooks_remove()}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isRotation ? m.webhooks_rotate_text() : m.webhooks_remove_text()}
    </ConfirmDialog>
  )
}

/** One webhook: its state, its acts, and what was sent to it. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { id, label, state } = webhook
  const { act, isBusy, problem } = useWebhookAct()
  const [question, setQuestion] = useState<Question>()
  const [isChanging, setChanging] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const confirm = async (asked: Question) => {
    setQuestion(undefined)
    if (asked === 'remove') {
      // Nobody asks for the deliveries of what is gone.
      setOpen(false)
      return void act(() => webhookApi.remove(id))
    }
    setSecret((await act(() => webhookApi.rotate(id)))?.secret)
  }
  const test = async () => {
    if (await act(() => webhookApi.test(id))) setOpen(true)
  }
  const turn = () =>
    void act(() => webhookApi.setState(id, state === 'active' ? 'paused' : 'active'))
  const buttons: readonly [string, () => void][] = [
    [m.webhooks_test(), () => void test()],
    [isOpen ? m.webhooks_deliveries_hide() : m.webhooks_deliveries_show(), () => setOpen(!isOpen)],
    [state === 'active' ? m.webhooks_pause() : m.webhooks_resume(), turn],
    [m.webhooks_change(), () => setChanging(true)],
    [m.webhooks_rotate(), () => setQuestion('rotate')],
    [m.webhooks_remove(), () => setQuestion('remove')],
  ]
  if (isChanging) {
    const end = () => setChanging(false)
    return (
      <Panel title={label}>
        <WebhookForm known={webhook} onDone={end} onCancel={end} />
      </Panel>
    )
  }
  return (
    <Panel title={label} actions={<StateBadge webhook={webhook} />}>
      <div className={classes.item}>
        {secret && (
          <WebhookSecret name={label} secret={secret} onKept={() => setSecret(undefined)} />
        )}
        <WebhookFacts webhook={webhook} />
        {problem && (
          <NoticeBox tone="bad" role="alert">
            {problem}
          </NoticeBox>
        )}
        <div className={classes.actions}>
          {buttons.map(([text, onClick]) => (
            <Button
              key={text}
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              onClick={onClick}
            >
              {text}
            </Button>
          ))}
        </div>
        {isOpen && <WebhookDeliveries id={id} isPaused={state === 'paused'} />}
      </div>
      {question && (
        <Asked
          question={question}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Panel>
  )
}
