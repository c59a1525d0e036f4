import {
  type AirdropOutline,
  getAirdropOutlines,
} from '@slipway/sdk/airdrop/evm/get-airdrop-outlines'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import { airdropStateAt } from '../shared/airdrop-state.ts'
import type { AirdropListSearch } from './airdrop-list-search.ts'
import { rowOfOutline } from './airdrop-row.ts'
import { AirdropRows } from './airdrop-rows.tsx'

const PAGE_SIZE = 24

interface ChainAirdropsProps {
  search: AirdropListSearch
  /** Unix seconds of the network's clock. */
  now: number
  empty: ReactNode
  failed: ReactNode
  waiting: ReactNode
}

/** The list without the index: this network alone, newest first, found by owner, token, kind and state. */
export default function ChainAirdrops(props: ChainAirdropsProps) {
  if (!airdropContracts) return props.failed
  return <Listed contracts={airdropContracts} {...props} />
}

function isWanted(
  airdrop: AirdropOutline,
  { kind, state, token, q }: AirdropListSearch,
  now: number,
) {
  if (kind !== undefined && airdrop.kind !== kind) return false
  if (state !== undefined && airdropStateAt(airdrop, now) !== state) return false
  const tokens: readonly (string | undefined)[] = [airdrop.token, airdrop.origin]
  if (token !== undefined && !tokens.includes(token)) return false
  if (q === undefined) return true
  const places = [...tokens, airdrop.address, airdrop.owner, String(airdrop.id)]
  return places.some((place) => place?.toLowerCase() === q.toLowerCase())
}

function Listed(props: ChainAirdropsProps & { contracts: AirdropContracts }) {
  const { contracts, search, now, empty, failed, waiting } = props
  const owner = search.owner as Address | undefined
  const list = useInfiniteQuery({
    queryKey: ['airdrop', activeChain.chainId, 'chain-list', owner ?? null],
    queryFn: ({ pageParam }) =>
      getAirdropOutlines(readClient, contracts, {
        ...(owner && { owner }),
        skip: pageParam,
        limit: PAGE_SIZE,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ isLast }, _pages, skip) => (isLast ? null : skip + PAGE_SIZE),
    refetchInterval: 15_000,
  })
  if (list.isError && !list.data) return failed
  if (!list.data) return waiting
  const rows = list.data.pages
    .flatMap(({ airdrops }) => airdrops)
    .filter((airdrop) => isWanted(airdrop, search, now))
    .map(rowOfOutline)
  if (rows.length === 0 && !list.hasNextPage) return empty
  return <AirdropRows rows={rows} now={now} more={list} />
}
