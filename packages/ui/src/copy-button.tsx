import { ActionIcon, Tooltip } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string
  /** What is copied, for the button's name: "Copy the address". */
  label?: string
}

type Outcome = 'copied' | 'failed'

/** Copies a text and says whether that worked, in the button and to a screen reader. */
export function CopyButton({ value, label = m.shell_copy() }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | undefined>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 1_600)
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
  const said =
    outcome === 'copied'
      ? m.shell_copied()
      : outcome === 'failed'
        ? m.error_Clipboard_CopyFailed()
        : label
  return (
    <>
      <Tooltip label={said} opened={outcome ? true : undefined}>
        <ActionIcon size={24} aria-label={label} onClick={copy}>
          <Icon size={15} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <span role="status" className="sw-visually-hidden">
        {outcome && said}
      </span>
    </>
  )
}
