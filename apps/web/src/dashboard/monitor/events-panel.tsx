import { Button, Skeleton } from '@mantine/core'
import type { Act } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { ChainLogo } from '../../core/chain-logo.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { shortTime } from '../../form/short-time.ts'
import { ActAmount } from '../../stats/act-amount.tsx'
import { actAccount, actTexts } from '../../stats/act-labels.ts'
import { ActLink } from '../../stats/act-link.tsx'
import { ActName } from '../../stats/act-name.tsx'
import classes from '../dashboard.module.css'

interface EventsPanelProps {
  acts: readonly Act[] | undefined
  isError: boolean
  onRetry: () => void
}

const keyOf = ({ chainId, number, txHash }: Act) => `${chainId}-${number}-${txHash}`

function Event({ act, isNew }: { act: Act; isNew: boolean }) {
  const chain = useOfferedChains(true)?.find(({ chainId }) => chainId === act.chainId)
  return (
    <li className={classes.event} data-new={isNew || undefined} data-kind={act.kind}>
      <span className={classes.eventWhat}>
        {chain && <ChainLogo logo={chain.logo} size={18} />}
        {actTexts[act.kind]()}
      </span>
      <ActLink act={act} network={chain?.shortname}>
        <ActName act={act} />
      </ActLink>
      <span>
        <ActAmount act={act} chain={chain} />
      </span>
      <small>{actAccount(act)}</small>
      <small title={formatTime(act.createdAt)}>{shortTime(act.createdAt)}</small>
    </li>
  )
}

/** Acts as they stood when the reader stopped the stream; undefined while it runs. */
function useStopped(acts: readonly Act[] | undefined) {
  const [stopped, setStopped] = useState<readonly Act[]>()
  const known = new Set((stopped ?? []).map(keyOf))
  return {
    isStopped: stopped !== undefined,
    shown: stopped ?? acts,
    waiting: stopped ? (acts ?? []).filter((act) => !known.has(keyOf(act))).length : 0,
    toggle: () => setStopped(stopped ? undefined : acts),
  }
}

/** What happens on the platform, the newest first; it can be held to be read. */
export function EventsPanel({ acts, isError, onRetry }: EventsPanelProps) {
  const { isStopped, shown, waiting, toggle } = useStopped(acts)
  // What was there when the page was opened did not just arrive.
  const [openedAt] = useState(() => Date.now() / 1000)
  const Icon = isStopped ? IconPlayerPlay : IconPlayerPause
  return (
    <Panel
      title={m.dashboard_events_title()}
      description={
        waiting > 0 ? m.dashboard_events_waiting({ count: waiting }) : m.dashboard_events_text()
      }
      padding="flush"
      actions={
        shown &&
        shown.length > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
            onClick={toggle}
          >
            {isStopped ? m.dashboard_events_resume() : m.dashboard_events_pause()}
          </Button>
        )
      }
    >
      {shown && shown.length > 0 && (
        <ul className={classes.events}>
          {shown.map((act) => (
            <Event key={keyOf(act)} act={act} isNew={act.createdAt > openedAt} />
          ))}
        </ul>
      )}
      {shown?.length === 0 && <p className={classes.none}>{m.dashboard_events_none()}</p>}
      {!shown && isError && (
        <ErrorState title={<IndexAway text={m.dashboard_failed_title()} />} onRetry={onRetry} />
      )}
      {!shown && !isError && <Skeleton height={420} />}
    </Panel>
  )
}
