import { m } from '@slipway/messages'
import { canStillMove } from '@slipway/sdk/lock/certificate/read-lock-words'
import { type LockCapability, listLockPowers } from '@slipway/sdk/lock/lock-capabilities'
import { TimeText } from '@slipway/ui/time-text'
import classes from './certificate.module.css'
import type { CertificateView } from './certificate-view.ts'

const texts = {
  withdraw: m.certificate_power_withdraw,
  relock: m.certificate_power_relock,
  split: m.certificate_power_split,
  transfer: m.certificate_power_transfer,
  migrate: m.certificate_power_migrate,
  increment: m.certificate_power_increment,
  collectFees: m.certificate_power_collectFees,
  setFeeReceiver: m.certificate_power_setFeeReceiver,
} as const satisfies Record<LockCapability, () => string>

/** What a power allows; only the token locker lets an owner name somebody who withdraws. */
const textOf = (capability: LockCapability, { kind }: CertificateView['facts']): string =>
  capability === 'withdraw' && kind !== 'token'
    ? m.certificate_power_withdraw_end()
    : texts[capability]()

/** Lockers to which a lock that can move may go. */
function Successors({ facts }: Pick<CertificateView, 'facts'>) {
  if (facts.kind !== 'token' || !canStillMove(facts)) return null
  const open = facts.succession?.successors.filter(({ opensAt }) => opensAt !== 0) ?? []
  if (open.length === 0) return <p>{m.certificate_successors_none()}</p>
  return (
    <>
      <p>{m.certificate_successors()}</p>
      <ul>
        {open.map(({ successor, opensAt }) => (
          <li key={successor}>
            <code>{successor}</code> <TimeText at={opensAt} utc="tooltip" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who can still do what with the lock; what is not listed nobody can ever do. */
export function Powers({ facts, lock }: CertificateView) {
  return (
    <section className={classes.powers}>
      <h3>{m.certificate_powers()}</h3>
      <ul>
        {listLockPowers(lock).map(({ capability }) => (
          <li key={capability}>{textOf(capability, facts)}</li>
        ))}
        <li>{m.certificate_power_nobody()}</li>
      </ul>
      <Successors facts={facts} />
    </section>
  )
}
