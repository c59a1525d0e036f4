import { m } from '@slipway/messages'
import {
  type JupiterLockErrorName,
  nameJupiterLockError,
} from '@slipway/sdk/solana/jupiter-lock/name-jupiter-lock-error'

const refusals: Readonly<Record<JupiterLockErrorName, () => string>> = {
  NotRecipient: m.soljuplock_refused_recipient,
  // A cancellation closes the token account, which is looked at before it.
  Closed: m.soljuplock_refused_ended,
  AlreadyCancelled: m.soljuplock_refused_ended,
  NoTransferHookProgram: m.soljuplock_hooked,
}

/** What Jupiter Lock says no to at a claim, in words; undefined for other errors. */
export function jupiterLockRefusalText(reason: number | string): string | undefined {
  const name = nameJupiterLockError(reason)
  return name && refusals[name]()
}
