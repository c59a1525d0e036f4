import type { ProvenEntry } from '@slipway/sdk/airdrop/claims/claims-flows'
import { claimsQueries } from '@slipway/sdk/airdrop/claims/claims-queries'
import { calculateEntryRelease } from '@slipway/sdk/shared/calculate-entry-release'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'
import { readClient } from '../../core/read-client.ts'
import type { ClaimsView } from './claims-view.ts'
import type { PublishedList } from './use-published-list.ts'

/** An entry with what it was paid and what it could be paid now, in base units. */
export interface ClaimEntry extends ProvenEntry {
  readonly claimed: bigint
  /** Released and not paid yet, whether or not claims are open. */
  readonly due: bigint
}

async function askIndex(address: Address, account: Address): Promise<readonly ProvenEntry[]> {
  const path = { chain: activeChain.shortname, airdrop: address }
  const { entries } = await airdropApi.getAirdropProof(path, { account })
  return entries.map(({ index, amount, proof }) => ({
    index,
    account,
    amount: BigInt(amount),
    proof: proof as Hex[],
  }))
}

/**
 * Entries of an account with their proofs: from the index, else from the published list itself, read and hashed beside the
 * page. Empty when it has none.
 */
export function useClaimEntries(
  { airdrop, now }: Pick<ClaimsView, 'airdrop' | 'now'>,
  list: PublishedList,
  account: Address | undefined,
) {
  const { address, ipfsKey, root } = airdrop
  const found = useQuery({
    queryKey: ['airdrop', activeChain.chainId, 'entries', address, ipfsKey, root, account ?? null],
    queryFn: account ? () => askIndex(address, account).catch(() => list.find(account)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const proven = found.data
  const query = claimsQueries.claimed(readClient, address, proven ?? [])
  const paid = useQuery({ ...query, queryFn: proven ? query.queryFn : skipToken })
  const entries: readonly ClaimEntry[] | undefined =
    proven &&
    paid.data &&
    proven.map((entry, at) => {
      const claimed = paid.data[at] ?? 0n
      const released = calculateEntryRelease(entry.amount, airdrop, BigInt(now))
      return { ...entry, claimed, due: released > claimed ? released - claimed : 0n }
    })
  return {
    entries,
    error: found.error ?? paid.error,
    retry: () => void Promise.all([found.refetch(), proven && paid.refetch()]),
  }
}
