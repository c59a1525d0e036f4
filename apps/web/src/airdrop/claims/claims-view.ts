import type { Airdrop } from '@slipway/api-client'
import { claimsQueries } from '@slipway/sdk/airdrop/claims/claims-queries'
import {
  type ClaimsStatus,
  calculateClaimsStatus,
  type MerkleAirdrop,
} from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import type { AirdropRecord } from '@slipway/sdk/airdrop/types'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { readClient } from '../../core/read-client.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useIndexedAirdrop } from '../shared/use-indexed-airdrop.ts'
import { type ListWords, readListWords } from './read-list-words.ts'

/** An airdrop of claims with everything that its page knows. */
export interface ClaimsView {
  readonly record: AirdropRecord
  readonly airdrop: MerkleAirdrop
  readonly token: TokenFacts
  /** What the index adds: how much was claimed and by how many; undefined while it is away. */
  readonly indexed: Airdrop | undefined
  /** What its list says of itself. */
  readonly words: ListWords
  readonly status: ClaimsStatus
  readonly account: Address | undefined
  /** Unix seconds of the chain. */
  readonly now: number
}

/** The page's reading of an airdrop: the chain says what holds, the index adds counts. */
export function useClaimsView(record: AirdropRecord) {
  const { address: account } = useConnection()
  const now = useChainNow()
  const detail = useQuery(claimsQueries.detail(readClient, record.address))
  const { data: airdrop } = detail
  const facts = tokenFactsQuery(readClient, {
    address: airdrop?.token ?? record.address,
    ...(account && { account }),
  })
  const token = useQuery({
    ...facts,
    queryFn: airdrop ? facts.queryFn : skipToken,
    placeholderData: (previous) => previous,
  })
  const indexed = useIndexedAirdrop(record)
  const words = useQuery({
    queryKey: ['airdrop', record.chainId, 'words', airdrop?.ipfsKey ?? null],
    queryFn: airdrop ? ({ signal }) => readListWords(airdrop.ipfsKey, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const view: ClaimsView | undefined = airdrop &&
    token.data && {
      record,
      airdrop,
      token: token.data,
      indexed: indexed.data,
      words: words.data ?? {},
      status: calculateClaimsStatus(airdrop, now),
      account,
      now,
    }
  return {
    view,
    error: detail.error ?? token.error,
    retry: () => void Promise.all([detail.refetch(), token.refetch()]),
  }
}
