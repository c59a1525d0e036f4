import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { useRouterCheck } from '../../venues/use-router-check.ts'
import { RouterFacts } from './router-facts.tsx'
import classes from './venues.module.css'

interface VenueCheckProps {
  router: string
  name: string
  /** Of the visitor's own list: no list of the network says what it should be. */
  isOwn?: boolean
}

/** What an own exchange turned out to be: one of the network's list, or anybody's. */
function OwnFound({ venueName }: SwapRouterCheck) {
  return (
    <NoticeBox tone={venueName ? 'info' : 'warn'}>
      {venueName ? m.tools_venues_known({ name: venueName }) : m.tools_venues_unlisted()}
    </NoticeBox>
  )
}

/** Asks the chain whether a router is what it is taken for. */
export function VenueCheck({ router, name, isOwn = false }: VenueCheckProps) {
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
            {isOwn ? (
              <OwnFound {...found} />
            ) : (
              <NoticeBox tone="good">{m.tools_venues_checked_good()}</NoticeBox>
            )}
            <RouterFacts found={found} />
          </>
        )}
      </div>
    </div>
  )
}
