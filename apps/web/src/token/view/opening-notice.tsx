import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { calculateOpeningStatus } from '@slipway/sdk/token/launch/get-opening'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from 'viem'
import { AppLink } from '../../core/app-link.tsx'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useTokenOpening } from '../console/use-token-opening.ts'

/** Tells visitors of a batch opening that is still open, and leads them to it. */
export default function OpeningNotice({ token }: { token: Address }) {
  const now = useChainNow()
  const found = useTokenOpening(token, undefined)
  if (!found || calculateOpeningStatus(found.opening, now) === 'cleared') return null
  return (
    <NoticeBox
      tone="info"
      title={m.console_view_opening()}
      actions={
        <Button component={AppLink} size="xs" to={`/token/detail/${token}`}>
          {m.console_view_opening_go()}
        </Button>
      }
    >
      {m.console_view_opening_text()} <TimeLeft until={found.opening.endsAt} />
    </NoticeBox>
  )
}
