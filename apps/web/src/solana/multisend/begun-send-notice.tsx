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

interface AgreeProps {
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

interface QuestionProps extends AgreeProps {
  text: string
  /** What is said yes to. */
  label: string
}

/** What may happen, and the visitor's yes to it. */
function Question({ text, label, isAgreed, onAgree }: QuestionProps) {
  return (
    <div className={classes.question}>
      <p className={classes.note}>{text}</p>
      <Checkbox
        label={label}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </div>
  )
}

interface RepeatNoticeProps extends AgreeProps {
  token: SendToken
  /** Rows whose recipients were paid from another list. */
  repeats: readonly SendRow[]
  /** Whether some are named because it is not certain whom another list paid. */
  isUnsure: boolean
  onTakeOut: () => void
}

/** Who of a list was paid before, and would be paid again. */
export function RepeatNotice(props: RepeatNoticeProps) {
  const { token, repeats, isUnsure, isAgreed, onAgree, onTakeOut } = props
  const count = formatInteger(repeats.length)
  const total = repeats.reduce((sum, { amount }) => sum + amount, 0n)
  const text = m.solana_send_repeat_text({ total: sendAmount(token, total) })
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
      <Question
        text={isUnsure ? `${text} ${m.solana_send_repeat_unsure()}` : text}
        label={m.solana_send_repeat_agree()}
        {...{ isAgreed, onAgree }}
      />
    </NoticeBox>
  )
}

interface HistoryNoticeProps extends AgreeProps {
  chain: string
}

interface LostNoticeProps extends HistoryNoticeProps {
  /** Recipients of whom it is not known. */
  count: number
}

/** No node knows any more whether what was signed here long ago was confirmed. */
export function LostNotice({ chain, count, isAgreed, onAgree }: LostNoticeProps) {
  return (
    <NoticeBox
      tone="warn"
      role="alert"
      title={m.solana_send_lost_title({ count: formatInteger(count) })}
    >
      <Question
        text={m.solana_send_lost_text({ chain })}
        label={m.solana_send_lost_agree()}
        {...{ isAgreed, onAgree }}
      />
    </NoticeBox>
  )
}

/** The node remembers too little to say what another device has paid. */
export function HistoryNotice({ chain, isAgreed, onAgree }: HistoryNoticeProps) {
  return (
    <NoticeBox tone="warn" role="alert" title={m.solana_send_history_title()}>
      <Question
        text={m.solana_send_history_text({ chain })}
        label={m.solana_send_history_agree()}
        {...{ isAgreed, onAgree }}
      />
    </NoticeBox>
  )
}
