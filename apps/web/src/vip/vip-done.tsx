import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import type { PaidMembership } from './use-vip-acts.tsx'

/** The membership runs: until when, and what it is good for now. */
export function VipDone({ done, onClose }: { done: PaidMembership; onClose: () => void }) {
  return (
    <NoticeBox
      tone="good"
      role="status"
      title={m.vip_done_title({ time: formatTime(done.expiresAt) })}
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            component={AppLink}
            to="/token/create"
            onClick={onClose}
          >
            {m.vip_done_create()}
          </Button>
          <Button
            size="xs"
            variant="default"
            component={AppLink}
            to="/presale/create"
            onClick={onClose}
          >
            {m.vip_done_presale()}
          </Button>
        </>
      }
    >
      {m.vip_done_text({ chain: activeChain.name })}
    </NoticeBox>
  )
}
