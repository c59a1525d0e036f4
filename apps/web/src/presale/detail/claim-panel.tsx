import { Button } from '@mantine/core'
import { formatBps, formatTime, m } from '@slipway/messages'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useNewest } from '../../action/use-newest.ts'
import { releaseSteps } from '../shared/release-steps.ts'
import { ReleaseTimeline } from '../shared/release-timeline.tsx'
import { claimPlan } from './participant-plans.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext } from './presale-context.ts'
import classes from './side.module.css'

interface ClaimPanelProps {
  act: PresaleContext
  my: PresaleAccount
}

function ClaimButton({ act, my }: ClaimPanelProps) {
  const { money, tokens } = presaleAmounts(act.presale)
  const newest = useNewest(() => claimPlan(act, my))
  const isAll = my.claimed >= my.allocation
  // The contract's own words for a claim of nothing.
  if (my.claimable === 0n && my.excess === 0n)
    return (
      <NoticeBox tone="info">
        {isAll ? m.presale_claim_all() : m.error_Presale_NothingToClaim()}
      </NoticeBox>
    )
  return (
    <Button
      size="md"
      fullWidth
      onClick={() => act.open({ ...claimPlan(act, my), renew: () => newest.current() })}
    >
      {my.excess > 0n
        ? m.presale_claim_button_excess({ amount: tokens(my.claimable), excess: money(my.excess) })
        : m.presale_claim_button({ amount: tokens(my.claimable) })}
    </Button>
  )
}

/** What a finished presale owes this wallet: released, claimed, to come. */
export default function ClaimPanel({ act, my }: ClaimPanelProps) {
  const { presale, now } = act
  const { tokens } = presaleAmounts(presale)
  const done = act.doneOf('presale_claim')
  if (my.allocation === 0n && my.excess === 0n)
    return (
      <Panel title={m.presale_claim_title()}>
        <p className={classes.quiet}>{m.error_Presale_NothingToClaim()}</p>
      </Panel>
    )
  const steps = releaseSteps(presale, my.allocation, now)
  const released = my.claimed + my.claimable
  const releasedBps = shareBps(released, my.allocation)
  const next = steps.find(({ state }) => state === 'next')
  return (
    <Panel title={m.presale_claim_title()}>
      <div className={classes.stack}>
        {done && (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        )}
        <p className={classes.released}>
          <strong>{tokens(released)}</strong>
          <span>
            {m.presale_claim_released()} {formatBps(releasedBps)} ·{' '}
            {m.presale_claim_of({ amount: tokens(my.allocation) })}
          </span>
        </p>
        <ReleaseTimeline label={m.presale_release_title()} steps={steps} token={presale.token} />
        {next?.at && (
          <p className={classes.quiet}>
            {m.presale_claim_next({ amount: tokens(next.tokens), time: formatTime(next.at) })}
          </p>
        )}
        <ClaimButton act={act} my={my} />
      </div>
    </Panel>
  )
}
