import { formatAmount, formatTime, m } from '@slipway/messages'
import { isFull } from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaCancelReason } from '@slipway/sdk/solana/presale/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { PresaleView } from '../types.ts'
import { exitClosedText } from './exit-terms.ts'

const reasons: Readonly<Record<SolanaCancelReason, () => string>> = {
  none: m.presale_status_canceled,
  owner: m.solpresalepage_reason_owner,
  softCapMissed: m.presale_reason_softCapMissed,
  lapsed: m.presale_reason_lapsed,
  removed: m.solpresalepage_reason_removed,
}

function Waiting({ view: { presale, now } }: { view: PresaleView }) {
  const { ownerGraceSeconds, lapseSeconds } = solanaPresaleLimits
  const lapse = formatTime(presale.endAt + lapseSeconds)
  const freeAt = presale.endAt + ownerGraceSeconds
  return (
    <NoticeBox tone="warn">
      {now < freeAt
        ? m.solpresalepage_notice_waiting({ time: formatTime(freeAt), lapse })
        : m.presale_notice_waiting_anyone({ lapse })}
    </NoticeBox>
  )
}

/** What the state of a presale means for everybody. */
export function StateRemarks({ view }: { view: PresaleView }) {
  const { presale, status } = view
  const { kind, total, hardCap, exitFees, buyers } = presale
  if (status.label === 'canceled')
    return (
      <NoticeBox tone="bad" title={reasons[status.reason]()}>
        {buyers > 0 || exitFees > 0n
          ? m.presale_notice_canceled_refund()
          : m.presale_notice_canceled_nothing()}
      </NoticeBox>
    )
  if (status.label === 'waiting') return <Waiting view={view} />
  if (status.label === 'finished')
    return <NoticeBox tone="good">{m.solpresalepage_notice_finished()}</NoticeBox>
  if (kind === 'fair' && total > hardCap) {
    const times = formatAmount((total * 100n) / hardCap, 2)
    return <NoticeBox>{m.presale_state_over({ times })}</NoticeBox>
  }
  if (presale.termsChanged)
    return (
      <NoticeBox>{m.solpresalepage_state_terms_changed({ closed: exitClosedText() })}</NoticeBox>
    )
  if (isFull(presale)) return <NoticeBox tone="good">{m.solpresalepage_state_full()}</NoticeBox>
  return null
}
