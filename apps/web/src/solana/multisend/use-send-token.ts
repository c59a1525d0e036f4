import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSendToken } from '@slipway/sdk/solana/multisend/get-send-token'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'

const refusals = {
  missing: m.solana_send_token_missing,
  'transfer-hook': m.solana_trait_hook,
  'starts-frozen': m.solana_send_token_frozen,
  'non-transferable': m.solana_trait_still,
  paused: m.solana_trait_paused,
  scaled: m.solana_trait_scaled,
  unknown: m.solana_trait_unknown,
} as const

export interface SendTokenState {
  readonly token: SendToken | undefined
  readonly isReading: boolean
  /** Why what was typed cannot be sent. */
  readonly problem: string | undefined
}

/** The token at a typed address, as the chain has it now. */
export function useSendToken(chain: SolanaChainDefinition, typed: string): SendTokenState {
  const mint = typed.trim()
  const query = useQuery({
    queryKey: ['solana', chain.chainId, 'send-token', mint],
    queryFn: async () =>
      isAddress(mint)
        ? await getSendToken(clusterRpc(chain), mint)
        : ({ ok: false, reason: 'missing' } as const),
    enabled: isAddress(mint),
  })
  const nothing = { token: undefined, isReading: false, problem: undefined }
  if (mint === '') return nothing
  if (!isAddress(mint)) return { ...nothing, problem: m.solana_issue_address() }
  if (query.isError)
    return { ...nothing, problem: m.transaction_problem_unreachable({ chain: chain.name }) }
  if (!query.data) return { ...nothing, isReading: true }
  const { data } = query
  return data.ok
    ? { ...nothing, token: data.token }
    : { ...nothing, problem: refusals[data.reason]() }
}
