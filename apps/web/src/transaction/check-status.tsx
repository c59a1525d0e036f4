import { Loader } from '@mantine/core'
import type { ChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { FlowCheck } from './check-flow.ts'
import { problemText } from './flow-problem-text.ts'
import classes from './review.module.css'
import type { AmountUnits } from './shown-plan.ts'

interface CheckStatusProps {
  chain: ChainDefinition
  /** `null` while the rehearsal runs. */
  check: FlowCheck | null
  units?: AmountUnits | undefined
  /** Instead of the rehearsal, what may have been signed is looked for. */
  isLooking?: boolean | undefined
  /** Earlier transactions of the same flow are in a block. */
  isPartly?: boolean
}

/** Result of the rehearsal: what the contract would say, before the wallet opens. */
export function CheckStatus(props: CheckStatusProps) {
  const { chain, check, units, isLooking = false, isPartly = false } = props
  if (!check)
    return (
      <div className={classes.status} role="status">
        <Loader size={18} aria-hidden />
        <span>
          {isLooking
            ? m.transaction_progress_looking_text()
            : m.transaction_check_running({ chain: chain.name })}
        </span>
      </div>
    )
  if (check.ok)
    return (
      <div className={classes.status} data-tone="good" role="status">
        <IconCircleCheck size={20} aria-hidden />
        <span>{m.transaction_check_ok({ chain: chain.name })}</span>
      </div>
    )
  const { problem } = check
  const { title, text } = problemText(problem, chain, { units, isPartly })
  const isRefusal = problem.code === 'failure' && problem.failure.kind === 'contract'
  const Icon = isRefusal ? IconCircleX : IconAlertTriangle
  return (
    <div className={classes.status} data-tone={isRefusal ? 'bad' : 'warn'} role="alert">
      <Icon size={20} aria-hidden />
      <strong>{isRefusal ? m.transaction_check_revert({ chain: chain.name }) : title}</strong>
      <p>{text}</p>
    </div>
  )
}
