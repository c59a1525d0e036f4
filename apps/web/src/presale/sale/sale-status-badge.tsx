import { StatusBadge } from '@slipway/ui/status-badge'
import classes from './sale-parts.module.css'
import { type SaleStatus, shortReason, statusLabels, statusTones } from './sale-words.ts'

interface SaleStatusBadgeProps {
  status: SaleStatus
  /** Leaves the reason to another place of the page. */
  isBare?: boolean
}

/** Where a sale stands (S-51), with the reason beside it where there is one. */
export function SaleStatusBadge({ status, isBare = false }: SaleStatusBadgeProps) {
  const reason = isBare ? undefined : shortReason(status)
  return (
    <span className={classes.status}>
      <StatusBadge tone={statusTones[status.label]}>{statusLabels[status.label]()}</StatusBadge>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  )
}
