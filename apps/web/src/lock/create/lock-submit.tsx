import { m } from '@slipway/messages'
import { FormEnd } from '../../form/form-end.tsx'
import { ActionGate } from '../../shell/action-gate.tsx'
import classes from './create.module.css'

interface LockSubmitProps {
  isChecking: boolean
  onStartOver: () => void
}

/** The end of the form: locking costs nothing. */
export function LockSubmit(props: LockSubmitProps) {
  return (
    <FormEnd
      {...props}
      cost={
        <dl className={classes.cost}>
          <div>
            <dt>{m.lock_cost_fee()}</dt>
            <dd>{m.lock_cost_none()}</dd>
          </div>
        </dl>
      }
      clear={m.lock_draft_clear()}
      submit={m.lock_submit()}
      checking={m.lock_checking()}
      guard={(button) => <ActionGate action="add">{button}</ActionGate>}
    />
  )
}
