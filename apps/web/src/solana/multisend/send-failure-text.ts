import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { type FailureText, failureText } from '../flow/failure-text.ts'

/** Why the sending of a list stopped: of its transactions some may be sent already, and others never will be. */
export function sendFailureText(failure: SolanaFailure, chain: SolanaChainDefinition): FailureText {
  const usual = failureText(failure, chain)
  switch (failure.kind) {
    case 'rejected':
      return { ...usual, text: m.solana_send_rejected() }
    case 'too-large':
      return { ...usual, text: m.solana_send_too_large() }
    case 'unreachable':
      return { ...usual, text: m.solana_send_unreachable({ chain: chain.name }) }
    case 'forgotten':
      return { ...usual, text: m.solana_send_forgotten({ chain: chain.name }) }
    default:
      return usual
  }
}
