import { m } from '@slipway/messages'
import { IconCodeDots, IconKeyOff, IconPlayerPlay } from '@tabler/icons-react'
import classes from './home.module.css'

const proofs = [
  [IconKeyOff, m.home_proof_no_admin, m.home_proof_no_admin_text],
  [IconPlayerPlay, m.home_proof_simulated, m.home_proof_simulated_text],
  [IconCodeDots, m.home_proof_open, m.home_proof_open_text],
] as const

/** Three promises that can be checked. */
export function Proofs() {
  return (
    <ul className={classes.proofs}>
      {proofs.map(([Icon, title, text]) => (
        <li key={title()}>
          <Icon size={22} stroke={1.5} aria-hidden />
          <h2>{title()}</h2>
          <p>{text()}</p>
        </li>
      ))}
    </ul>
  )
}
