import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './copy-button.module.css'

interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string
  /** What is copied, for the button's name: "Copy the address". */
  label?: string
}

type Outcome = 'copied' | 'failed'

/** How long the outcome stays. */
const shownForMs = 1_600

/** Copies a text and says whether that worked, beside the button and to a screen reader. */
export function CopyButton({ value, label = m.shell_copy() }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | undefined>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () => {
    // Absent on insecure origins, refused without permission: both are a failed copy.
    const writing =
      navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  const Icon = outcome === 'copied' ? IconCheck : outcome === 'failed' ? IconX : IconCopy
  return (
    <span className={classes.root}>
      <ActionIcon size={24} aria-label={label} title={label} onClick={copy}>
        <Icon size={15} stroke={1.7} />
      </ActionIcon>
      <span role="status" className={classes.bubble} data-outcome={outcome}>
        {outcome === 'copied' && m.shell_copied()}
        {outcome === 'failed' && m.error_Clipboard_CopyFailed()}
      </span>
    </span>
  )
}
