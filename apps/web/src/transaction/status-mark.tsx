import { Loader } from '@mantine/core'
import type { FlowStatus } from '@slipway/sdk/flow/types'
import { IconAlertTriangle, IconCheck, IconChecks, IconSignature, IconX } from '@tabler/icons-react'
import classes from './transactions.module.css'

const marks: Partial<Record<FlowStatus, typeof IconX>> = {
  proposed: IconSignature,
  mined: IconCheck,
  indexed: IconChecks,
  failed: IconX,
  replaced: IconX,
  rejected: IconX,
  review: IconX,
  dropped: IconAlertTriangle,
}

/** State of a transaction as a sign; the words stand beside it. */
export function StatusMark({ status }: { status: FlowStatus }) {
  const Mark = marks[status]
  return (
    <span className={classes.mark} data-status={status}>
      {Mark ? <Mark size={16} stroke={2} aria-hidden /> : <Loader size={16} aria-hidden />}
    </span>
  )
}
