import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { AccountFrame } from '../accounts/account-frame.tsx'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import type { NamedSecret } from './use-webhook-form.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import classes from './webhooks.module.css'

function Rules() {
  return (
    <Panel title={m.webhooks_rules_title()} tone="inset">
      <ul className={classes.rules}>
        <li>{m.webhooks_rule_final()}</li>
        <li>{m.webhooks_rule_signed()}</li>
        <li>{m.webhooks_rule_retried()}</li>
        <li>{m.webhooks_rule_twice()}</li>
      </ul>
    </Panel>
  )
}

function Own() {
  const { data, isError, error, refetch, isFetching } = useWebhooks()
  const [secrets, setSecrets] = useState<readonly NamedSecret[]>([])
  if (isError) {
    return (
      <ErrorState
        title={m.webhooks_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <PageSkeleton />
  const { items } = data
  const isFull = items.length >= webhookLimits.perAccount
  return (
    <>
      {secrets.map((one) => (
        <WebhookSecret
          key={one.secret}
          {...one}
          onKept={() => setSecrets((all) => all.filter((other) => other !== one))}
        />
      ))}
      {items.length === 0 && (
        <EmptyState title={m.webhooks_none_title()} text={m.webhooks_none_text()} />
      )}
      {items.map((webhook) => (
        <WebhookItem key={webhook.id} webhook={webhook} />
      ))}
      <Panel title={m.webhooks_new_title()} description={m.webhooks_new_text()}>
        {isFull ? (
          <p className={classes.plain}>{m.error_TOO_MANY_WEBHOOKS()}</p>
        ) : (
          <WebhookForm onDone={(made) => made && setSecrets((all) => [...all, made])} />
        )}
      </Panel>
    </>
  )
}

/** `/account/webhooks`: what the account has told to receivers of its own (ADR 0207). */
export function WebhooksPage() {
  const { token } = useSession()
  if (token === undefined) {
    return (
      <AccountFrame
        title={m.account_center_signed_out_title()}
        text={m.account_center_signed_out_text()}
      >
        <Button
          component={AppLink}
          to="/user/login"
          search={{ redirect: '/account/webhooks' }}
          size="md"
        >
          {m.account_login_button()}
        </Button>
      </AccountFrame>
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader title={m.webhooks_title()} description={m.webhooks_text()} />
      <Own />
      <Rules />
    </div>
  )
}
