import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { BegunList } from './begun-list.ts'
import { sendAmount } from './send-unit.ts'

interface BegunNoticeProps {
  begun: BegunList
  /** The form would go on with this very list. */
  isSame: boolean
  onRestore: () => void
}

/** What was paid of the list that is being edited, and that another one pays everybody in it. */
export function BegunNotice({ begun, isSame, onRestore }: BegunNoticeProps) {
  const { sent, all, recipients, total, unit } = begun
  const paid = {
    sent: formatInteger(sent),
    all: formatInteger(all),
    count: formatInteger(recipients),
    total: sendAmount(unit, BigInt(total)),
  }
  if (isSame) return <NoticeBox role="status">{m.multisend_edit_same(paid)}</NoticeBox>
  return (
    <NoticeBox
      tone="warn"
      role="alert"
      title={m.multisend_edit_changed_title()}
      actions={
        <Button variant="default" size="xs" onClick={onRestore}>
          {m.multisend_edit_restore()}
        </Button>
      }
    >
      {m.multisend_edit_changed(paid)}
    </NoticeBox>
  )
}

/** A list that a link names, before it is here: the chain knows its batches, not its lines. */
export function WantedNotice({ name }: { name: string }) {
  return (
    <NoticeBox title={m.multisend_wanted_title({ list: shortenAddress(name) })}>
      {m.multisend_wanted_choose()}
    </NoticeBox>
  )
}

/** Whether the planned list is the one that a link named. */
export function WantedOutcome({ name, planned }: { name: string; planned: string }) {
  const list = shortenAddress(name)
  if (name === planned) {
    return <NoticeBox tone="good">{m.multisend_wanted_found({ list })}</NoticeBox>
  }
  return (
    <NoticeBox tone="warn" role="alert">
      {m.multisend_wanted_other({ list })}
    </NoticeBox>
  )
}
