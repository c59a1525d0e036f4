import { m } from '@slipway/messages'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { AppLink } from '../../shell/app-link.tsx'
import type { Milestone } from './build-timeline.ts'
import classes from './dossier.module.css'
import { milestoneLabels } from './milestone-labels.ts'

/** A project's life from its first block to the last promise. */
export function Timeline({ milestones, now }: { milestones: readonly Milestone[]; now: number }) {
  if (milestones.length === 0)
    return <p className={classes.muted}>{m.template_dossier_timeline_empty()}</p>
  return (
    <ol className={classes.timeline}>
      {milestones.map(({ kind, at, subject, txHash }) => {
        const isPast = at <= now
        return (
          <li
            key={`${kind}-${at}-${subject ?? ''}-${txHash ?? ''}`}
            data-past={isPast || undefined}
          >
            <div className={classes.milestone}>
              <strong>{milestoneLabels(kind, isPast)}</strong>
              {!isPast && <StatusBadge tone="info">{m.template_dossier_coming()}</StatusBadge>}
            </div>
            <p className={classes.when}>
              {at >= lockLimits.forever ? m.lock_unlock_never() : <TimeText at={at} utc="inline" />}
              {txHash && (
                <AppLink to="/result/success" search={{ tx: txHash }}>
                  {m.template_dossier_proof()}
                </AppLink>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
