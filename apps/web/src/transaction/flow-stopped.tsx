import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { activeChain } from '../shell/active-chain.ts'
import type { AmountUnits } from './flow-plan.ts'
import type { FlowProblem } from './flow-problem.ts'
import { problemText } from './problem-text.ts'
import classes from './review.module.css'

interface FlowStoppedProps {
  problem: FlowProblem
  units?: AmountUnits | undefined
  onRetry: () => void
  onClose: () => void
}

/** A flow that ended before its goal: why, that nothing typed is lost, and how to try again. */
export function FlowStopped({ problem, units, onRetry, onClose }: FlowStoppedProps) {
  const { title, text } = problemText(problem, activeChain, units)
  return (
    <div className={classes.body}>
      <div className={classes.status} data-tone="warn" role="alert">
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.transaction_close()}
        </Button>
        <Button onClick={onRetry}>{m.transaction_try_again()}</Button>
      </div>
    </div>
  )
}
