import type { SolanaChainDefinition } from '@slipway/chains'
import { getDeploymentRent } from '@slipway/sdk/solana/get-deployment-rent'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { DepositLines } from '../form/deposit-lines.tsx'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { expectedUri } from './solana-form-values.ts'
import type { SolanaForm } from './use-solana-form.ts'

interface DepositSummaryProps {
  chain: SolanaChainDefinition
  snapshot: SolanaForm['snapshot']
}

/** Deposits of the typed draft; not read before there is one. */
function useDeposit(chain: SolanaChainDefinition, draft: SolanaTokenDraft | undefined) {
  const { name, symbol, uri, transferFeeBps } = draft ?? {}
  return useQuery({
    queryKey: ['solana', chain.chainId, 'deposit', name, symbol, uri, transferFeeBps],
    queryFn: async () => {
      if (!draft) return null
      const { mintLamports, accountLamports } = await getDeploymentRent(
        draft,
        async (bytes) =>
          await clusterRpc(chain).getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
      )
      return mintLamports + accountLamports
    },
    enabled: draft !== undefined,
    placeholderData: (before) => before,
  })
}

/** What the creation takes: deposits of the accounts, and nothing for us. */
export default function DepositSummary({ chain, snapshot }: DepositSummaryProps) {
  const reading = useStore(snapshot, (state) => state.reading)
  const uri = useStore(snapshot, (state) => expectedUri(state.values))
  const { data } = useDeposit(chain, reading?.ok ? { ...reading.draft, uri } : undefined)
  return <DepositLines chain={chain} lamports={data ?? undefined} />
}
