import { getEvmChain } from '@slipway/chains'
import { describe, expect, test } from 'vitest'
import { createReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { creationQueries } from './creation-queries.ts'
import { deployAddressQuery } from './deploy-address-query.ts'
import { readTokenDraft } from './read-token-draft.ts'
import { tokenFactsQuery } from './token-facts-query.ts'
import { tokenQueries } from './token-queries.ts'

const client = createReadClient(getEvmChain('bsc'))
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contracts = { factory: address, detector: account } as const
const seed = `0x${'00'.repeat(12)}` as const

const reading = readTokenDraft({
  templateId: 1,
  name: 'Harbour',
  symbol: 'HRB',
  decimals: '18',
  totalSupply: '1',
  receiver: address,
})
if (!reading.ok) throw new Error('the draft is well formed')
const { draft } = reading

const queries = [
  tokenQueries.detail(client, contracts, { address }),
  tokenQueries.detail(client, contracts, { address, account }),
  tokenQueries.foreign(client, contracts, { address }),
  tokenFactsQuery(client, { address }),
  tokenFactsQuery(client, { address, account, spender: address }),
  tokenQueries.records(client, contracts, { offset: 0, limit: 10 }),
  tokenQueries.records(client, contracts, { creator: account, offset: 0, limit: 10 }),
  creationQueries.fee(client, contracts, { account, templateId: 1n }),
  creationQueries.factory(client, contracts),
  deployAddressQuery(client, contracts, { draft, deployer: account, seed }),
  deployAddressQuery(client, contracts, {
    draft: { ...draft, totalSupply: 5n },
    deployer: account,
    seed,
  }),
]

describe('tokenQueries', () => {
  test('have keys that a cache can write, each its own', () => {
    const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(queries.length)
  })

  test('share a prefix by network, so that one network can be forgotten', () => {
    for (const { queryKey } of queries)
      expect(queryKey.slice(0, 2)).toEqual(tokenQueries.all(client))
    const other = createReadClient(getEvmChain('eth'))
    expect(creationQueries.factory(other, contracts).queryKey).not.toEqual(
      creationQueries.factory(client, contracts).queryKey,
    )
  })

  test('name one of the strategies of freshness', () => {
    const times = new Set<number>(Object.values(freshness).map(({ staleTime }) => staleTime))
    for (const { staleTime } of queries) expect(times.has(staleTime)).toBe(true)
  })
})
