import { m } from '@slipway/messages'
import { getNewestPools } from '@slipway/sdk/staking/evm/get-newest-pools'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { stakingContracts } from '../shared/staking-contracts.ts'
import { PoolCards } from './pool-cards.tsx'
import type { PoolListSearch } from './pool-list-search.ts'
import { type PoolRow, rowOfPool, statusOfRow } from './pool-row.ts'

/** The newest entries of the registry that one look reads. */
const SHOWN = 24

interface RegistryPoolsProps {
  search: PoolListSearch
  owner: Address | undefined
  /** Unix seconds of the network's clock. */
  now: number
  empty: ReactNode
  failed: ReactNode
  waiting: ReactNode
}

/** What of a filter the chain itself can answer: kind, state, and a text in what is staked and paid. */
function isAsked({ kind, state, search }: PoolListSearch, row: PoolRow, now: number): boolean {
  const status = statusOfRow(row, now)
  const shown = status === 'stopped' ? 'ended' : status
  const words = [row.staked.name, row.reward.symbol, row.staked.address, row.address, row.number]
  const found = words.some((word) => word?.toLowerCase().includes((search ?? '').toLowerCase()))
  return (!kind || kind === row.kind) && (!state || state === shown) && found
}

/** The newest pools of this network as the factory's registry and the pools themselves have them. */
export default function RegistryPools(props: RegistryPoolsProps) {
  if (!stakingContracts) return props.failed
  return <Registry contracts={stakingContracts} {...props} />
}

function Registry(props: RegistryPoolsProps & { contracts: StakingContracts }) {
  const { contracts, search, owner, now, empty, failed, waiting } = props
  const { data, isError } = useQuery({
    queryKey: ['staking', activeChain.chainId, 'newest', owner ?? null],
    queryFn: () => getNewestPools(readClient, contracts, { limit: SHOWN, ...(owner && { owner }) }),
    refetchInterval: 15_000,
  })
  if (isError) return failed
  if (!data) return waiting
  const rows = data.map(rowOfPool).filter((row) => isAsked(search, row, now))
  if (rows.length === 0) return empty
  return <PoolCards rows={rows} now={now} total={m.stakelist_shown({ count: rows.length })} />
}
