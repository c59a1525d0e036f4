import { Button, Checkbox, Modal } from '@mantine/core'
import { m } from '@slipway/messages'
import { type ReactNode, useState } from 'react'
import classes from './confirm-dialog.module.css'
import { NoticeBox } from './notice-box.tsx'
import { ReturnFocus } from './return-focus.tsx'

interface ConfirmDialogProps {
  title: ReactNode
  /** What happens when it is confirmed. */
  children: ReactNode
  /** The one act, as a verb. */
  confirmLabel: string
  /** What can never be undone; with it, confirming needs a tick first. */
  finality?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks once more before an act; before a one-way act it asks for a tick too. */
export default function ConfirmDialog({
  title,
  children,
  confirmLabel,
  finality,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isUnderstood, setUnderstood] = useState(false)
  const isReady = finality === undefined || isUnderstood
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <ReturnFocus />
      <div className={classes.root}>
        <div>{children}</div>
        {finality && <NoticeBox tone="final">{finality}</NoticeBox>}
        {finality && (
          <Checkbox
            label={m.shell_confirm_understood()}
            checked={isUnderstood}
            onChange={(event) => setUnderstood(event.currentTarget.checked)}
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button color={finality ? 'flag' : undefined} disabled={!isReady} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
