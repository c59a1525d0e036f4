import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount } from '@slipway/messages'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import type { Deposit } from './solana-plan.ts'

/** Deposits as the review lists what leaves the signer, to the lamport. */
export function describeDeposits(
  deposits: readonly Deposit[],
  { nativeCurrency: { decimals, symbol } }: SolanaChainDefinition,
): ReviewLine[] {
  return deposits.map(({ label, lamports }) => ({
    label,
    value: formatAmount(lamports, decimals, { symbol, maximumFractionDigits: decimals }),
  }))
}
