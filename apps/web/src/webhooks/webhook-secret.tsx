import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import classes from './webhooks.module.css'

/** A secret that is shown this once. */
export function WebhookSecret({
  name,
  secret,
  onKept,
}: {
  /** The webhook's. */
  name: string
  secret: string
  onKept: () => void
}) {
  return (
    <NoticeBox
      tone="final"
      role="status"
      title={m.webhooks_secret_title({ name })}
      actions={
        <Button variant="default" size="compact-sm" onClick={onKept}>
          {m.webhooks_secret_kept()}
        </Button>
      }
    >
      <p className={classes.plain}>{m.webhooks_secret_text()}</p>
      <p className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={m.webhooks_secret_copy()} />
      </p>
    </NoticeBox>
  )
}
