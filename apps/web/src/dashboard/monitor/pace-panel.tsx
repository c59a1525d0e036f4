import { Skeleton } from '@mantine/core'
import type { ChainPace } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './pace-panel.module.css'

const MINUTES = 60

interface PacePanelProps {
  /** Networks that are looked at; undefined while they are read. */
  pace: readonly ChainPace[] | undefined
}

/** Acts per minute over the last hour that each network is indexed for, all of them together. */
export function PacePanel({ pace }: PacePanelProps) {
  const minutes = Array.from({ length: MINUTES }, (_, index) =>
    (pace ?? []).reduce((sum, chain) => sum + (chain.minutes[index] ?? 0), 0),
  )
  const total = minutes.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, ...minutes)
  return (
    <Panel title={m.dashboard_pace_title()}>
      {!pace && <Skeleton height={96} />}
      {pace && total === 0 && <p className={classes.none}>{m.dashboard_pace_none()}</p>}
      {total > 0 && (
        <div className={classes.plot}>
          <p className={classes.total}>{formatInteger(total)}</p>
          <svg
            viewBox={`0 0 ${MINUTES * 4} 48`}
            preserveAspectRatio="none"
            role="img"
            aria-label={m.dashboard_pace_label({ total: formatInteger(total) })}
          >
            {minutes.map((count, minute) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
                key={minute}
                x={minute * 4}
                width={3}
                y={48 - Math.max(1, (count * 47) / most)}
                height={Math.max(1, (count * 47) / most)}
                data-empty={count === 0 || undefined}
              />
            ))}
          </svg>
        </div>
      )}
    </Panel>
  )
}
