import { m } from '@slipway/messages'
import type { PoolName } from '@slipway/sdk/staking/evm/get-pool-address'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { useConnection } from 'wagmi'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useOwnPath } from '../../core/use-own-path.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { readRegistryName } from '../../form/read-registry-name.ts'
import type { VisitSearch } from '../../inviter/visit-search.ts'
import { assetName } from '../shared/asset-name.ts'
import { stakingContracts } from '../shared/staking-contracts.ts'
import { PoolScreen } from './pool-screen.tsx'
import { PoolFailed, PoolUnknown } from './pool-states.tsx'
import type { TokenSafety } from './trust-panel.tsx'
import { usePool } from './use-pool.ts'

interface PoolPageProps {
  /** Number in the factory or address, as it stands in the URL. */
  id: string
  search: VisitSearch
  safety: TokenSafety
}

/** One staking pool (specification, section 2). */
export function PoolPage({ id, ...props }: PoolPageProps) {
  const pool = readRegistryName(id)
  if (pool === undefined) return <PoolUnknown isName={false} />
  if (!stakingContracts) return <LazyNoDeployment />
  return <NamedPool contracts={stakingContracts} name={pool} {...props} />
}

interface NamedPoolProps extends Omit<PoolPageProps, 'id'> {
  contracts: StakingContracts
  name: PoolName
}

function NamedPool({ contracts, name, ...props }: NamedPoolProps) {
  const { address: account } = useConnection()
  const { data: pool, error, refetch } = usePool(contracts, name)
  useTabTitle(pool && m.stakepage_title({ name: assetName(pool), reward: pool.rewardToken.symbol }))
  const isElsewhere = useOwnPath(pool && `/mining/detail/${pool.address}`, props.search)
  if (!pool && error) return <PoolFailed error={error} onRetry={() => void refetch()} />
  if (!pool || isElsewhere) return <PageSkeleton />
  return <PoolScreen pool={pool} account={account} {...props} />
}
