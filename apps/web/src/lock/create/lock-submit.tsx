import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { ActionGate } from '../../shell/action-gate.tsx'
import classes from './create.module.css'

interface LockSubmitProps {
  isChecking: boolean
  onStartOver: () => void
}

/** The end of the form: what it costs, and the ways on. */
export function LockSubmit({ isChecking, onStartOver }: LockSubmitProps) {
  return (
    <div className={classes.submit}>
      <dl className={classes.cost}>
        <div>
          <dt>{m.locking_cost_fee()}</dt>
          <dd>{m.locking_cost_none()}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onStartOver}>
          {m.locking_draft_clear()}
        </Button>
        <ActionGate action="add">
          <Button
            type="submit"
            size="md"
            disabled={isChecking}
            leftSection={isChecking ? <Loader size={16} aria-hidden /> : undefined}
          >
            {isChecking ? m.locking_checking() : m.locking_submit()}
          </Button>
        </ActionGate>
      </div>
    </div>
  )
}
