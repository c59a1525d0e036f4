import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconBriefcase, IconLock } from '@tabler/icons-react'
import type { Address } from 'viem'
import { NextSteps } from '../../form/next-steps.tsx'
import classes from './trade.module.css'

interface TradeDoneProps {
  text: string
  token: Address
  onAgain: () => void
}

/** What a trade brought, and what may come next. */
export function TradeDone({ text, token, onAgain }: TradeDoneProps) {
  return (
    <div className={classes.stack}>
      <NoticeBox
        tone="good"
        role="status"
        title={m.trade_done_title()}
        actions={
          <Button size="xs" variant="default" onClick={onAgain}>
            {m.trade_again()}
          </Button>
        }
      >
        {text}
      </NoticeBox>
      <NextSteps
        steps={[
          {
            Icon: IconBriefcase,
            to: '/portfolio',
            title: m.trade_next_portfolio(),
            text: m.trade_next_portfolio_text(),
          },
          {
            Icon: IconLock,
            to: '/lock/create',
            search: { asset: token },
            title: m.trade_next_lock(),
            text: m.trade_next_lock_text(),
          },
        ]}
      />
    </div>
  )
}
