import type { SolanaChainDefinition } from '@slipway/chains'
import { useQuery } from '@tanstack/react-query'
import { DepositLines } from '../../form/deposit-lines.tsx'
import type { PoolAssets } from './pool-assets.ts'
import { readPoolDeposits } from './read-pool-deposits.ts'

interface PoolCostProps {
  chain: SolanaChainDefinition
  assets: Pick<PoolAssets, 'stake' | 'reward'>
}

/** What the creation takes: deposits of its three accounts, and nothing for us. */
export default function PoolCost({ chain, assets }: PoolCostProps) {
  const [stake, reward] = [assets.stake.token, assets.reward.token]
  const sizes = [stake?.accountBytes, reward?.accountBytes]
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'pool-deposits', ...sizes],
    queryFn: async () => (stake && reward ? await readPoolDeposits(chain, stake, reward) : null),
    enabled: stake !== undefined && reward !== undefined,
    placeholderData: (before) => before,
  })
  const lamports = data?.reduce((sum, deposit) => sum + deposit.lamports, 0n)
  return <DepositLines chain={chain} lamports={lamports} />
}
