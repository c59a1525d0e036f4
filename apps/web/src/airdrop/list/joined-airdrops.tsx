import { m } from '@slipway/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { airdropApi } from '../../core/airdrop-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import { rowOfIndex } from './airdrop-row.ts'
import { AirdropRows, RowsSkeleton } from './airdrop-rows.tsx'
import { FindClaims } from './find-claims.tsx'
import { NothingOfMine } from './list-states.tsx'
import { OnlyIndexKnows } from './only-index-knows.tsx'

const PAGE_SIZE = 24

/** Airdrops that an address took part in, and a look through lists that may name it. */
export function JoinedAirdrops({ account }: { account: Address }) {
  return (
    <>
      {airdropContracts && <FindClaims account={account} />}
      <Joined account={account} />
    </>
  )
}

function Joined({ account }: { account: Address }) {
  const now = useChainNow()
  const list = useInfiniteQuery({
    queryKey: ['airdrop', 'index', 'joined', account],
    queryFn: ({ pageParam, signal }) =>
      airdropApi.listPortfolioAirdrops(
        { address: account },
        { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: retryWhileAway,
  })
  if (list.isError && !list.data) return <OnlyIndexKnows onRetry={() => void list.refetch()} />
  if (!list.data) return <RowsSkeleton />
  const rows = list.data.pages.flatMap(({ items }) =>
    items.map(({ airdrop }) => rowOfIndex(airdrop)),
  )
  if (rows.length === 0)
    return (
      <NothingOfMine title={m.airlist_empty_joined_title()} text={m.airlist_empty_joined_text()} />
    )
  return <AirdropRows rows={rows} now={now} more={list} />
}
