import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'

/** Base units to take so that a list's total arrives, whatever the token's transfers keep back. */
export const coveringOf = ({ transferFeeBps, transferFeeMax }: LockToken, total: bigint): bigint =>
  calculateCoveringAmount(total, { bps: transferFeeBps, max: transferFeeMax })
