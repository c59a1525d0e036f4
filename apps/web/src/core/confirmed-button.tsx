import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from './lazy-confirm-dialog.tsx'

interface ConfirmedButtonProps extends Omit<ButtonProps, 'children'> {
  /** The act, as a verb: on the button. */
  label: string
  /** The same where it is confirmed, if that says more. */
  confirmLabel?: string
  /** What is asked. */
  question: string
  /** What happens when it is confirmed. */
  text: string
  onConfirm: () => void
}

/** An act that would lose something: it is asked for once more. */
export function ConfirmedButton({
  label,
  confirmLabel = label,
  question,
  text,
  onConfirm,
  ...button
}: ConfirmedButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={question}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            setAsked(false)
            onConfirm()
          }}
          onClose={() => setAsked(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  )
}
