import { m } from '@slipway/messages'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { AppLink } from '../../core/app-link.tsx'
import type { Milestone, MilestoneKind } from './build-timeline.ts'
import classes from './dossier.module.css'

const words: Readonly<Record<MilestoneKind, readonly [past: () => string, coming: () => string]>> =
  {
    created: [m.template_dossier_created, m.template_dossier_created],
    mintDisabled: [m.template_dossier_mint_disabled, m.template_dossier_mint_disabled],
    'presale-created': [m.template_dossier_presale_created, m.template_dossier_presale_created],
    'presale-opened': [m.template_dossier_presale_opened, m.template_dossier_presale_opens],
    'presale-ended': [m.template_dossier_presale_ended, m.template_dossier_presale_ends],
    'presale-finalized': [
      m.template_dossier_presale_finalized,
      m.template_dossier_presale_finalized,
    ],
    'presale-finished': [m.template_dossier_presale_finished, m.template_dossier_presale_finished],
    'presale-removed': [m.template_dossier_presale_removed, m.template_dossier_presale_removed],
    'presale-canceled': [m.template_dossier_presale_canceled, m.template_dossier_presale_canceled],
    liquidity: [m.template_dossier_liquidity, m.template_dossier_liquidity],
    launched: [m.template_dossier_launched, m.template_dossier_launched],
    renounced: [m.template_dossier_renounced, m.template_dossier_renounced],
    'handed-over': [m.template_dossier_handed_over, m.template_dossier_handed_over],
    unlock: [m.template_dossier_unlock, m.template_dossier_unlock],
    'unlock-liquidity': [m.template_dossier_unlock_liquidity, m.template_dossier_unlock_liquidity],
  }

/** A milestone in words, as past or as to come. */
const milestoneLabels = (kind: MilestoneKind, isPast: boolean): string =>
  words[kind][isPast ? 0 : 1]()

/** A project's life from its first block to the last promise. */
export function Timeline({
  milestones,
  now,
  isKnown,
}: {
  milestones: readonly Milestone[]
  now: number
  /** All of it was read: what is not there did not happen. */
  isKnown: boolean
}) {
  if (milestones.length === 0)
    return isKnown && <p className={classes.muted}>{m.template_dossier_timeline_empty()}</p>
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
