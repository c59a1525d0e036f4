import { m } from '@slipway/messages'
import { IconAnchor, IconEye, IconLock } from '@tabler/icons-react'
import type { Address } from 'viem'
import { type NextStep, NextSteps } from '../../form/next-steps.tsx'

interface LaunchedStepsProps {
  token: Address
  /** LP token whose holder can lock it; without it the launch itself locked or burned the liquidity. */
  pair?: Address | undefined
  /** Nothing of the liquidity is locked. */
  isBurned?: boolean
}

/** Trading is open: what comes next. */
export function LaunchedSteps({ token, pair, isBurned = false }: LaunchedStepsProps) {
  const liquidity: NextStep = pair
    ? {
        Icon: IconLock,
        to: '/lock/create',
        search: { asset: pair },
        title: m.token_next_lock_liquidity(),
        text: m.token_next_lock_liquidity_text(),
      }
    : {
        Icon: IconLock,
        to: '/lock/list',
        search: { token },
        title: m.token_next_locks(),
        text: m.token_next_locks_text(),
      }
  return (
    <NextSteps
      steps={[
        {
          Icon: IconEye,
          to: `/token/view/${token}`,
          title: m.token_created_view(),
          text: m.token_next_page_text(),
        },
        ...(isBurned ? [] : [liquidity]),
        {
          Icon: IconAnchor,
          to: '/mining/create',
          search: { token },
          title: m.shell_route_mining_create(),
          text: m.token_next_staking_text(),
        },
      ]}
    />
  )
}
