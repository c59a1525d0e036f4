import { formatBps, m } from '@slipway/messages'
import { getTradeFee } from '@slipway/sdk/tools/get-trade-fee'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../shell/read-client.ts'

/** What a trade costs, as the router itself quotes it. */
export function TradeFee({ router }: { router: Address }) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['tools', activeChain.chainId, 'trade-fee', router],
    queryFn: async () => (await getTradeFee(readClient, router)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <span aria-busy="true">…</span>
  if (isError) return m.token_router_no_answer({ chain: activeChain.name })
  return data === null ? m.tools_venues_fee_unknown() : formatBps(data)
}
