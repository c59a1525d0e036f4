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
            <dt>{m.locking_cost_fee()}</dt>
            <dd>{m.locking_cost_none()}</dd>
          </div>
        </dl>
      }
      clear={m.locking_draft_clear()}
      submit={m.locking_submit()}
      checking={m.locking_checking()}
      guard={(button) => <ActionGate action="add">{button}</ActionGate>}
    />
  )
}
