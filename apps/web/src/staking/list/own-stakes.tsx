import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { getNewestPools } from '@slipway/sdk/staking/evm/get-newest-pools'
import { getPoolAccount } from '@slipway/sdk/staking/evm/get-pool-account'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { stakingContracts } from '../shared/staking-contracts.ts'
import { ListFailed, ListSkeleton, StakedEmpty, StakedUnread } from './list-states.tsx'
import { MyStake } from './my-stake.tsx'
import { PoolCards } from './pool-cards.tsx'
import { type PoolRow, rowOfPool } from './pool-row.ts'
import { useOwnPools } from './use-pool-list.ts'

/** The newest entries of the registry that are asked for a wallet's stake while the index is away. */
const ASKED = 48

interface OwnStakesProps {
  account: Address
}

/** Stakes of a wallet with what is due, from the index; of this network's newest pools while the index is away. */
export function OwnStakes({ account }: OwnStakesProps) {
  const now = useChainNow()
  const list = useOwnPools(account)
  const retry = () => void list.refetch()
  if (list.isError && list.items.length === 0)
    return (
      <>
        <Notice tone="warn" title={m.stakelist_fallback_title()} onRetry={retry}>
          {m.stakelist_fallback_text()}
        </Notice>
        <ChainStakes account={account} now={now} onRetry={retry} />
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (list.items.length === 0) return <StakedEmpty />
  const staked = new Map(list.items.map(({ row, staked: units }) => [keyOf(row), units]))
  return (
    <PoolCards
      rows={list.items.map(({ row }) => row)}
      now={now}
      total={
        list.hasNextPage
          ? m.stakelist_shown_more({ count: list.items.length })
          : m.stakelist_shown({ count: list.items.length })
      }
      footOf={(row) => (
        <MyStake row={row} account={account} staked={staked.get(keyOf(row)) ?? 0n} />
      )}
      more={
        list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.stakelist_more()}
          </Button>
        )
      }
    />
  )
}

const keyOf = ({ chainId, address }: PoolRow) => `${chainId}-${address}`

async function getChainStakes(account: Address) {
  if (!stakingContracts) return []
  const pools = await getNewestPools(readClient, stakingContracts, { limit: ASKED })
  const found = await Promise.all(
    pools.map(async (pool) => {
      const { staked, pending, rebate } = await getPoolAccount(readClient, { pool, account })
      return { row: rowOfPool(pool), staked, isDue: pending + rebate > 0n }
    }),
  )
  return found.filter(({ staked, isDue }) => staked > 0n || isDue)
}

function ChainStakes({
  account,
  now,
  onRetry,
}: OwnStakesProps & { now: number; onRetry: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['staking', activeChain.chainId, 'own', account],
    queryFn: () => getChainStakes(account),
    refetchInterval: 15_000,
  })
  if (isError) return <ListFailed onRetry={onRetry} />
  if (!data) return <ListSkeleton />
  if (data.length === 0) return <StakedUnread count={ASKED} />
  const staked = new Map(data.map(({ row, staked: units }) => [keyOf(row), units]))
  return (
    <PoolCards
      rows={data.map(({ row }) => row)}
      now={now}
      total={m.stakelist_shown({ count: data.length })}
      footOf={(row) => (
        <MyStake row={row} account={account} staked={staked.get(keyOf(row)) ?? 0n} />
      )}
    />
  )
}
