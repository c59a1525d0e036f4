import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import {
  calculateOpeningStatus,
  type Opening,
  type OpeningStatus,
} from '@slipway/sdk/token/launch/get-opening'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from 'viem'
import { AppLink } from '../../core/app-link.tsx'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useTokenOpenings } from '../console/use-token-openings.ts'

const texts = {
  collecting: {
    title: m.console_view_opening,
    text: m.console_view_opening_text,
    go: m.console_view_opening_go,
  },
  waiting: {
    title: m.console_view_opening_waiting,
    text: m.console_view_opening_waiting_text,
    go: m.console_opening_clear_open,
  },
  cleared: {
    title: m.console_view_opening_cleared,
    text: m.console_view_opening_cleared_text,
    go: m.console_claim_open,
  },
  refunding: {
    title: m.console_view_opening_refunding,
    text: m.console_view_opening_refunding_text,
    go: m.console_claim_open,
  },
} as const satisfies Record<OpeningStatus, Record<'title' | 'text' | 'go', () => string>>

/** Of an opening before whose settlement trading was opened: others can buy before it, which may make it impossible. */
const openedTexts: Partial<Record<OpeningStatus, () => string>> = {
  collecting: m.console_view_opening_text_opened,
  waiting: m.console_view_opening_waiting_text_opened,
}

/** Whether there is something left to do in an opening: for everybody, or once it is over for who committed to it. */
function isNews({ total, commitment = 0n }: Opening, status: OpeningStatus): boolean {
  if (status === 'collecting') return true
  return status === 'waiting' ? total > 0n : commitment > 0n
}

interface OpeningNoticeProps {
  token: Address
  /** Trading is open: no settlement opens it. */
  isLaunched: boolean
  account: Address | undefined
}

/** Tells visitors of a batch opening in which they can still do something, and leads them to it. */
export default function OpeningNotice({ token, isLaunched, account }: OpeningNoticeProps) {
  const now = useChainNow()
  const { openings } = useTokenOpenings(token, account)
  const opening = openings.find((one) => isNews(one, calculateOpeningStatus(one, now)))
  if (!opening) return null
  const status = calculateOpeningStatus(opening, now)
  const { title, text, go } = texts[status]
  const openedText = isLaunched ? openedTexts[status] : undefined
  return (
    <NoticeBox
      tone={openedText ? 'warn' : 'info'}
      title={title()}
      actions={
        <Button component={AppLink} size="xs" to={`/token/detail/${token}`}>
          {go()}
        </Button>
      }
    >
      {(openedText ?? text)()}
      {status === 'collecting' && (
        <>
          {' '}
          {m.console_opening_left()} <TimeLeft until={opening.endsAt} />
        </>
      )}
      {status === 'waiting' && (
        <>
          {' '}
          {m.console_opening_refunds_in()} <TimeLeft until={opening.refundsFrom} />
        </>
      )}
    </NoticeBox>
  )
}
