import type { LockEvent } from '@slipway/api-client'
import { formatAmount, formatTime, m } from '@slipway/messages'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'

interface Unit {
  readonly symbol: string
  readonly decimals: number
}

type Texts = Readonly<
  Record<LockEvent['kind'], (event: LockEvent, amount: string, until: string) => string>
>

const whom = ({ account }: LockEvent) => (account ? shortenAddress(account) : '')
const other = ({ otherLockId }: LockEvent) => otherLockId ?? ''

const texts: Texts = {
  locked: (_, amount, until) => m.lock_history_locked({ amount, until }),
  scheduled: () => m.lock_history_scheduled(),
  relocked: (_, __, until) => m.lock_history_relocked({ until }),
  incremented: (_, amount) => m.lock_history_incremented({ amount }),
  withdrawn: (_, amount) => m.lock_history_withdrawn({ amount }),
  split: (event, amount) => m.lock_history_split({ amount, id: other(event) }),
  splitOff: (event, amount) => m.lock_history_split_off({ amount, id: other(event) }),
  ownershipTransferred: (event) => m.lock_history_transferred({ owner: whom(event) }),
  migrated: (event, amount) => m.lock_history_migrated({ amount, locker: whom(event) }),
  feeReceiverSet: (event) => m.lock_history_fee_receiver({ receiver: whom(event) }),
  feesCollected: () => m.lock_history_fees(),
  voided: (event) => m.lock_history_voided({ id: other(event) }),
}

function untilText(unlockAt: number | null): string {
  if (unlockAt === null) return ''
  return unlockAt >= lockLimits.forever ? m.lock_unlock_never() : formatTime(unlockAt)
}

/** What happened to a lock, in a sentence. */
export function historyText(event: LockEvent, { symbol, decimals }: Unit): string {
  const amount =
    event.amount === null ? '' : formatAmount(BigInt(event.amount), decimals, { symbol })
  return texts[event.kind](event, amount, untilText(event.unlockAt))
}
