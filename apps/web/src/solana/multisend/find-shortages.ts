import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import { calculateWalletRent } from '@slipway/sdk/solana/multisend/calculate-wallet-rent'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { sendAmount } from './send-amount.ts'

/**
 * What the wallet lacks for the rest of the list.
 * @param lamports that it holds; undefined where that is not known
 */
export function findShortages(
  chain: SolanaChainDefinition,
  plan: SendPlan,
  lamports: bigint | undefined,
): string[] {
  const { decimals, symbol } = chain.nativeCurrency
  const { total, depositLamports, feeLamports } = calculateSendCost(plan)
  const spent = depositLamports + feeLamports
  const left = (lamports ?? spent) - spent
  // A wallet is left with nothing, or with what an account of its own has to hold.
  const needed = left > 0n ? spent + calculateWalletRent(plan) : spent
  const sol = (value: bigint) =>
    formatAmount(value, decimals, { symbol, maximumFractionDigits: decimals })
  const missing = (need: bigint, has: bigint, format: (value: bigint) => string) => ({
    ...{ needed: format(need), balance: format(has), missing: format(need - has) },
  })
  const tokens = (value: bigint) => sendAmount(plan.token, value)
  return [
    ...(plan.balance < total
      ? [m.solana_send_token_short(missing(total, plan.balance, tokens))]
      : []),
    ...(lamports !== undefined && lamports < needed
      ? [m.transaction_problem_insufficient(missing(needed, lamports, sol))]
      : []),
  ]
}
