import type { SolanaChainDefinition } from '@slipway/chains'
import { useQuery } from '@tanstack/react-query'
import { DepositLines } from '../../form/deposit-lines.tsx'
import type { PresaleAsset } from './presale-asset.ts'
import { readPresaleDeposits } from './read-presale-deposits.ts'

interface PresaleCostProps {
  chain: SolanaChainDefinition
  token: PresaleAsset['token']
}

/** What the creation takes: deposits of both accounts, and nothing for us. */
export default function PresaleCost({ chain, token }: PresaleCostProps) {
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'presale-deposits', token?.accountBytes],
    queryFn: async () => (token ? await readPresaleDeposits(chain, token) : null),
    enabled: token !== undefined,
    placeholderData: (before) => before,
  })
  const lamports = data?.reduce((sum, deposit) => sum + deposit.lamports, 0n)
  return <DepositLines chain={chain} lamports={lamports} />
}
