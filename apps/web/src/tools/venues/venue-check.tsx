import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { useRouterCheck } from '../../venues/use-router-check.ts'
import { RouterFacts } from './router-facts.tsx'
import classes from './venues.module.css'

/** Asks the chain whether a router is what it is taken for. */
export function VenueCheck({ router, name }: { router: string; name: string }) {
  const { error, isChecking, check } = useRouterCheck()
  const [found, setFound] = useState<SwapRouterCheck>()
  return (
    <div className={classes.check}>
      <Button
        variant="default"
        size="compact-sm"
        loading={isChecking}
        aria-label={`${m.tools_venues_ask()}: ${name}`}
        onClick={() => void check(router).then(setFound)}
      >
        {m.tools_venues_ask()}
      </Button>
      <div aria-live="polite">
        {error && (
          <NoticeBox tone="bad" role="alert">
            {error}
          </NoticeBox>
        )}
        {found && !error && (
          <>
            <NoticeBox tone="good">{m.tools_venues_checked_good()}</NoticeBox>
            <RouterFacts found={found} />
          </>
        )}
      </div>
    </div>
  )
}
