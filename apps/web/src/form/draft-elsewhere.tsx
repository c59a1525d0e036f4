import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'

interface DraftElsewhereProps {
  isElsewhere: boolean
  takeOver: () => Promise<void>
}

/** Says that another tab of the browser keeps the draft of this form, and offers to keep it here. */
export function DraftElsewhere({ isElsewhere, takeOver }: DraftElsewhereProps) {
  if (!isElsewhere) return null
  return (
    <NoticeBox
      tone="warn"
      role="status"
      title={m.shell_draft_elsewhere()}
      actions={
        <Button size="xs" variant="default" onClick={() => void takeOver()}>
          {m.shell_draft_take()}
        </Button>
      }
    >
      {m.shell_draft_elsewhere_text()}
    </NoticeBox>
  )
}
