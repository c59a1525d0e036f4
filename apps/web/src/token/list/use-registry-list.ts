import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { getTokenRecords } from '@slipway/sdk/platform/get-token-records'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { TokenRecord } from '@slipway/sdk/platform/token-record'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/** The newest entries of the registry that one call reads. */
const SHOWN = 50

/** A registry entry with what its token says about itself. */
export interface RegistryToken {
  record: TokenRecord
  facts: TokenFacts
}

async function getNewestTokens(contracts: TokenContracts, creator: Address | undefined) {
  const owner = creator ? { creator } : {}
  const { total } = await getTokenRecords(readClient, contracts, { ...owner, offset: 0, limit: 1 })
  const page = { ...owner, offset: Math.max(0, total - SHOWN), limit: SHOWN }
  const { records } = await getTokenRecords(readClient, contracts, page)
  const items = await Promise.all(
    records.map(async (record): Promise<RegistryToken> => {
      return { record, facts: await getTokenFacts(readClient, { address: record.address }) }
    }),
  )
  return { items: items.reverse(), total }
}

/** The list from the factory's own registry: what stays true while the index is away. */
export function useRegistryList(contracts: TokenContracts, creator: Address | undefined) {
  return useQuery({
    queryKey: ['token', activeChain.chainId, 'registry', creator ?? null],
    queryFn: () => getNewestTokens(contracts, creator),
    refetchInterval: 15_000,
  })
}
