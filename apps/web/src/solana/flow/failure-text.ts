import type { SolanaChainDefinition } from '@slipway/chains'
import { errorMessage, formatAmount, m } from '@slipway/messages'
import { nftFailures } from '@slipway/sdk/solana/nft/nft-failures'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'

export interface FailureText {
  readonly title: string
  readonly text: string
}

function insufficientText(
  { neededLamports, balanceLamports }: Extract<SolanaFailure, { kind: 'insufficient' }>,
  { nativeCurrency: { decimals, symbol } }: SolanaChainDefinition,
): string {
  if (neededLamports === undefined || balanceLamports === undefined)
    return m.solana_insufficient({ symbol })
  const amount = (lamports: bigint) => formatAmount(lamports, decimals, { symbol })
  return m.transaction_problem_insufficient({
    needed: amount(neededLamports),
    balance: amount(balanceLamports),
    missing: amount(neededLamports - balanceLamports),
  })
}

/** Refusals that have words of their own; others are told by their number. */
const refusals: ReadonlyMap<number | string, () => string> = new Map([
  [nftFailures.full, m.solana_nft_failed_full],
  [nftFailures.givenUp, m.solana_nft_failed_given_up],
  [nftFailures.notAuthority, m.solana_nft_failed_authority],
])

const refusedText = (reason: number | string) =>
  refusals.get(reason)?.() ?? m.solana_refused({ reason: String(reason) })

/** A failure in the visitor's language: what happened, and what can be done; of a transaction see `transactionFailureText`. */
export function failureText(failure: SolanaFailure, chain: SolanaChainDefinition): FailureText {
  switch (failure.kind) {
    case 'rejected':
      return {
        title: m.transaction_problem_rejected_title(),
        text: m.transaction_problem_rejected(),
      }
    case 'expired':
      return { title: m.solana_expired_title(), text: m.solana_expired() }
    case 'insufficient':
      return {
        title: m.transaction_problem_insufficient_title(),
        text: insufficientText(failure, chain),
      }
    case 'no-answer':
      return {
        title: m.transaction_problem_not_done_title(),
        text: m.solana_wallet_no_answer(),
      }
    case 'changed':
      return { title: m.solana_changed_title(), text: m.solana_changed() }
    case 'too-large':
      return { title: m.transaction_problem_not_done_title(), text: m.solana_too_large() }
    case 'unreachable':
      return {
        title: errorMessage('Rpc_Unavailable'),
        text: m.transaction_problem_unreachable({ chain: chain.name }),
      }
    case 'forgotten':
      return {
        title: m.solana_forgotten_title(),
        text: m.solana_forgotten({ chain: chain.name }),
      }
    case 'elsewhere':
      return { title: m.solana_elsewhere_title(), text: m.solana_elsewhere() }
    case 'not-kept':
      return { title: m.solana_not_kept_title(), text: m.solana_not_kept() }
    case 'token-changed':
      return { title: m.solana_send_token_changed_title(), text: m.solana_send_token_changed() }
    case 'refused':
      return {
        title: m.solana_refused_title(),
        text: refusedText(failure.reason),
      }
    case 'unknown':
      return {
        title: m.transaction_problem_not_done_title(),
        text: failure.isOfNode
          ? m.solana_node_failed({ chain: chain.name, reason: failure.text })
          : m.error_Wallet_RequestFailed({ reason: failure.text }),
      }
  }
}
