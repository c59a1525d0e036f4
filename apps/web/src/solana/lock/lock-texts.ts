import { formatAmount, formatTime, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'

/** A token's own symbol, or the beginning of its address where it has none. */
export const symbolOf = ({ symbol, mint }: Pick<LockToken, 'symbol' | 'mint'>) =>
  symbol || `${mint.slice(0, 4)}…${mint.slice(-4)}`

/** An amount of a locked token, with its symbol. */
export const amountOf = (token: Pick<LockToken, 'symbol' | 'mint' | 'decimals'>, units: bigint) =>
  formatAmount(units, token.decimals, { symbol: symbolOf(token) })

/** What is still locked: what can be withdrawn is the owner's already. */
export const lockedOf = (token: LockToken, { amount, free }: { amount: bigint; free: bigint }) =>
  amountOf(token, amount - free)

/** When a lock ends, or that it never does. */
export const untilOf = (unlockAt: number) =>
  unlockAt === solanaLockLimits.forever ? m.lock_unlock_never() : formatTime(unlockAt)
