import { StatusBadge } from '@slipway/ui/status-badge'
import { type PresaleStatus, shortReason, statusLabels, statusTones } from './presale-labels.ts'
import classes from './presale-parts.module.css'

interface PresaleStatusBadgeProps {
  status: PresaleStatus
  /** Leaves the reason to another place of the page. */
  isBare?: boolean
}

/** Where a presale stands (S-51), with the reason beside it where there is one. */
export function PresaleStatusBadge({ status, isBare = false }: PresaleStatusBadgeProps) {
  const reason = isBare ? undefined : shortReason(status)
  return (
    <span className={classes.status}>
      <StatusBadge tone={statusTones[status.label]}>{statusLabels[status.label]()}</StatusBadge>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  )
}
