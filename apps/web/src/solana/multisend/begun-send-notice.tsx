import { Button, Checkbox } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { SendRow, SendToken } from '@slipway/sdk/solana/multisend/types'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import classes from './multisend.module.css'
import { sendAmount } from './send-amount.ts'
import type { BegunNow } from './use-begun-sends.ts'

interface BegunSendNoticeProps {
  now: BegunNow
  onRestore: () => void
  /** Done with it: whoever it paid may be paid again. */
  onDrop: () => void
}

/** What was paid of the list that is being edited, and that another one pays everybody in it. */
export function BegunSendNotice({ now, onRestore, onDrop }: BegunSendNoticeProps) {
  const { begun, paid, isSame, isOther } = now
  const counts = { paid: formatInteger(paid), all: formatInteger(begun.addresses.length) }
  if (isSame) return <NoticeBox role="status">{m.solana_send_edit_same(counts)}</NoticeBox>
  return (
    <NoticeBox
      tone="warn"
      role="alert"
      title={m.multisend_edit_changed_title()}
      actions={
        <>
          {begun.text !== undefined && (
            <Button variant="default" size="xs" onClick={onRestore}>
              {m.multisend_edit_restore()}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={onDrop}>
            {m.solana_send_edit_drop()}
          </Button>
        </>
      }
    >
      <p className={classes.note}>{m.solana_send_edit_changed(counts)}</p>
      {isOther && (
        <p className={classes.note}>
          {m.solana_send_edit_account()} <AddressText address={begun.sender} />
        </p>
      )}
    </NoticeBox>
  )
}

interface RepeatNoticeProps {
  token: SendToken
  /** Rows whose recipients were paid from another list. */
  repeats: readonly SendRow[]
  /** Whether some are named because it is not certain whom another list paid. */
  isUnsure: boolean
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  onTakeOut: () => void
}

/** Who of a list was paid before, and would be paid again. */
export function RepeatNotice(props: RepeatNoticeProps) {
  const { token, repeats, isUnsure, isAgreed, onAgree, onTakeOut } = props
  const count = formatInteger(repeats.length)
  const total = repeats.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <NoticeBox
      tone="warn"
      role="alert"
      title={m.solana_send_repeat_title({ count })}
      actions={
        <Button variant="default" size="xs" onClick={onTakeOut}>
          {m.solana_send_repeat_out()}
        </Button>
      }
    >
      <p className={classes.note}>
        {m.solana_send_repeat_text({ total: sendAmount(token, total) })}
        {isUnsure && ` ${m.solana_send_repeat_unsure()}`}
      </p>
      <Checkbox
        label={m.solana_send_repeat_agree()}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </NoticeBox>
  )
}

interface HistoryNoticeProps {
  chain: string
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** The node remembers too little to say what another device has paid. */
export function HistoryNotice({ chain, isAgreed, onAgree }: HistoryNoticeProps) {
  return (
    <NoticeBox tone="warn" role="alert" title={m.solana_send_history_title()}>
      <p className={classes.note}>{m.solana_send_history_text({ chain })}</p>
      <Checkbox
        label={m.solana_send_history_agree()}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </NoticeBox>
  )
}
