import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import type { SendPlan, SendToken } from '@slipway/sdk/solana/multisend/types'

type Asked = Pick<SendPlan, 'token' | 'batches' | 'rentLamports' | 'refused'>

/** Whether a token says the same of itself, and keeps back the same. */
const isSameToken = (next: SendToken, shown: SendToken): boolean =>
  (Object.keys({ ...next, ...shown }) as (keyof SendToken)[]).every(
    (fact) => next[fact] === shown[fact],
  )

/**
 * Whether a plan takes more from the sender, pays fewer people, or pays them in a token that is not as it was, than the one
 * that was shown: then nobody has agreed to it yet.
 */
export function asksForMore(next: Asked, shown: Asked | null): boolean {
  if (!shown) return true
  const [now, before] = [calculateSendCost(next), calculateSendCost(shown)]
  return (
    now.total > before.total ||
    now.depositLamports > before.depositLamports ||
    now.feeLamports > before.feeLamports ||
    !isSameToken(next.token, shown.token) ||
    [...next.refused.keys()].some((row) => !shown.refused.has(row))
  )
}
