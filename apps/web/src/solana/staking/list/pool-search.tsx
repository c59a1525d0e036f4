import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { CreateButton } from '../../frame/create-button.tsx'
import { ReadFailed } from '../../network/read-failed.tsx'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { filterPools, noFilters, type PoolFilters } from './filter-pools.ts'
import classes from './list.module.css'
import { PoolListFilters } from './pool-list-filters.tsx'
import { PoolTable } from './pool-table.tsx'

const shownAtFirst = 20
const loadReads = () => withChunkTimeout(import('../read-pools.ts'))
/** The clock moves pools on, whoever looks. */
const refetchInterval = 15_000

interface FoundProps {
  chain: SolanaChainDefinition
  program: Address
  filters: PoolFilters
  onClear: () => void
}

/** Why there is nothing to show, in the order in which it is found out. */
function Nothing({
  chain,
  filters,
  onClear,
  isAny,
}: Omit<FoundProps, 'program'> & { isAny: boolean }) {
  const create = (
    <CreateButton chain={chain} to="/solana/staking/create" label={m.shell_route_mining_create()} />
  )
  const isWhole = filters.search.trim() === '' && filters.status === 'all'
  if (!isAny)
    return (
      <EmptyState
        title={m.stakelist_empty_title({ chain: chain.name })}
        text={m.solstakemake_list_empty_text()}
        actions={create}
      />
    )
  if (isWhole && filters.whose === 'created')
    return (
      <EmptyState
        title={m.stakelist_created_empty_title()}
        text={m.solstakemake_list_empty_text()}
        actions={create}
      />
    )
  const clear = (
    <Button variant="default" onClick={onClear}>
      {filters.whose === 'staked' && isWhole ? m.stakelist_to_list() : m.stakelist_clear()}
    </Button>
  )
  if (isWhole && filters.whose === 'staked')
    return (
      <EmptyState
        title={m.stakelist_staked_empty_title()}
        text={m.stakelist_staked_empty_text()}
        actions={clear}
      />
    )
  return (
    <EmptyState
      title={m.stakelist_unmatched_title()}
      text={m.stakelist_unmatched_text()}
      actions={clear}
    />
  )
}

/** Every pool, and in which of them the connected wallet has something. */
function usePools({ chain, program, filters }: Pick<FoundProps, 'chain' | 'program' | 'filters'>) {
  const account = useWalletStore((state) => state.account?.address)
  const pools = useQuery({
    queryKey: ['solana', chain.chainId, 'pools', program, 'list'],
    queryFn: async () => (await loadReads()).readPools(chain, program),
    refetchInterval,
  })
  const isAsked = filters.whose === 'staked' && account !== undefined
  const staked = useQuery({
    queryKey: ['solana', chain.chainId, 'pools', program, 'staked-in', account],
    queryFn: isAsked
      ? async () => (await loadReads()).readStakedPools(chain, program, account)
      : skipToken,
    refetchInterval,
  })
  return {
    account,
    pools: pools.data,
    staked: isAsked ? staked.data : [],
    isFailed: (pools.isError && !pools.data) || (isAsked && staked.isError && !staked.data),
    refetch: () => Promise.all([pools.refetch(), ...(isAsked ? [staked.refetch()] : [])]),
  }
}

/** The pools that the filters leave. */
function Found({ chain, program, filters, onClear }: FoundProps) {
  const [most, setMost] = useState(shownAtFirst)
  const { account, pools, staked, isFailed, refetch } = usePools({ chain, program, filters })
  if (isFailed)
    return (
      <ReadFailed
        chain={chain}
        title={m.solstakemake_list_failed()}
        onRetry={() => void refetch()}
      />
    )
  if (!pools || !staked)
    return (
      <div role="status" aria-label={m.shell_loading()}>
        <Skeleton height={160} />
      </div>
    )
  const left = filterPools(pools, filters, { account, staked: new Set(staked) })
  if (left.length === 0)
    return (
      <Panel>
        <Nothing {...{ chain, filters, onClear }} isAny={pools.length > 0} />
      </Panel>
    )
  return (
    <>
      <Panel padding="flush">
        <PoolTable chain={chain} pools={left.slice(0, most)} />
      </Panel>
      {left.length > most && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          onClick={() => setMost(most + shownAtFirst)}
        >
          {m.stakelist_more()}
        </Button>
      )}
    </>
  )
}

/** Pools by whose they are, their state and their name. */
export default function PoolSearch({ chain, program }: Pick<FoundProps, 'chain' | 'program'>) {
  const [filters, setFilters] = useState(noFilters)
  const isConnected = useWalletStore((state) => state.account !== undefined)
  const isUnknown = filters.whose !== 'all' && !isConnected
  return (
    <div className={classes.stack}>
      <PoolListFilters filters={filters} onChange={setFilters} />
      {isUnknown ? (
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={m.stakelist_disconnected_text()}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      ) : (
        <Found {...{ chain, program, filters }} onClear={() => setFilters(noFilters)} />
      )}
    </div>
  )
}
