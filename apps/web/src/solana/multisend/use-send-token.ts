import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSendToken } from '@slipway/sdk/solana/multisend/get-send-token'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { useTypedToken } from '../network/use-typed-token.ts'

const refusals = {
  missing: m.solana_send_token_missing,
  'transfer-hook': m.solana_send_token_hook,
  'starts-frozen': m.solana_send_token_frozen,
  'non-transferable': m.solana_trait_still,
  paused: m.solana_send_token_paused,
  scaled: m.solana_send_token_scaled,
  unknown: m.solana_send_token_unknown,
} as const

/** The token at a typed address, if it can be sent to many. */
export const useSendToken = (chain: SolanaChainDefinition, typed: string) =>
  useTypedToken(chain, typed, {
    ...{ key: 'send-token', refusals },
    read: (mint) => getSendToken(clusterRpc(chain), mint),
  })
