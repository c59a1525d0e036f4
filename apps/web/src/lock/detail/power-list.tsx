import { m } from '@slipway/messages'
import { type LockCapability, listLockPowers } from '@slipway/sdk/lock/lock-capabilities'
import type { LockRecord } from '@slipway/sdk/lock/types'
import { IconCheck, IconLock } from '@tabler/icons-react'
import classes from './lock-detail.module.css'

type Shown = Exclude<LockCapability, 'collectFees' | 'setFeeReceiver'>

const can: Readonly<Record<Shown, () => string>> = {
  withdraw: m.lock_can_withdraw,
  relock: m.lock_can_relock,
  increment: m.lock_can_increment,
  split: m.lock_can_split,
  transfer: m.lock_can_transfer,
  migrate: m.lock_can_migrate,
}

const cannot: Readonly<Partial<Record<Shown, () => string>>> = {
  withdraw: m.lock_cannot_withdraw,
  relock: m.lock_cannot_relock,
  migrate: m.lock_cannot_migrate,
}

const shown = Object.keys(can) as readonly Shown[]

/** Who can still do what with a lock, and what nobody ever can. */
export function PowerList({ record }: { record: LockRecord }) {
  const possible = new Set<string>(listLockPowers(record).map(({ capability }) => capability))
  return (
    <ul className={classes.powers}>
      {shown
        .filter((power) => possible.has(power))
        .map((power) => (
          <li key={power}>
            <IconCheck size={16} stroke={1.8} aria-hidden />
            {can[power]()}
          </li>
        ))}
      {shown
        .filter((power) => !possible.has(power))
        .map((power) => (
          <li key={power} data-never>
            <IconLock size={16} stroke={1.8} aria-hidden />
            {cannot[power]?.()}
          </li>
        ))}
      <li data-never>
        <IconLock size={16} stroke={1.8} aria-hidden />
        {m.lock_cannot_anybody()}
      </li>
    </ul>
  )
}
