import { m } from '@slipway/messages'
import { type LockCapability, listLockPowers } from '@slipway/sdk/lock/lock-capabilities'
import type { NftLockRecord } from '@slipway/sdk/lock/types'
import classes from './nft.module.css'

const texts: Partial<Record<LockCapability, () => string>> = {
  withdraw: m.lock_nft_power_withdraw,
  relock: m.certificate_power_relock,
  transfer: m.certificate_power_transfer,
  collectFees: m.certificate_power_collectFees,
  setFeeReceiver: m.certificate_power_setFeeReceiver,
}

/** Who can still do what with the lock; what is not listed nobody can ever do. */
export function NftPowers({ lock }: { lock: NftLockRecord }) {
  return (
    <details className={classes.powers}>
      <summary>{m.certificate_powers()}</summary>
      <ul>
        {listLockPowers(lock).map(({ capability }) => (
          <li key={capability}>{texts[capability]?.()}</li>
        ))}
        <li>{m.certificate_power_nobody()}</li>
      </ul>
    </details>
  )
}
