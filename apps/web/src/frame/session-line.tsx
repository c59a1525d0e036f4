import { m } from '@slipway/messages'
import type { Session } from '../core/session.ts'
import classes from './session-line.module.css'

/**
 * Whose session this is: avatar and name, and of the fixed local one (settled S-02) what it is and what needs an account.
 */
export function SessionLine({ session }: { session: Session }) {
  const { avatar, name, welcome, token } = session
  return (
    <div className={classes.root}>
      <img src={avatar} width={28} height={28} alt="" />
      <div>
        <div className={classes.name}>{token === undefined ? name : welcome || name}</div>
        {token === undefined && <div className={classes.text}>{m.account_session_local()}</div>}
      </div>
    </div>
  )
}
