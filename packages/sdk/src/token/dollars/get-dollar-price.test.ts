import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { expect, test, vi } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getDollarPrice } from './get-dollar-price.ts'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = getEvmChain('eth')
const asked = vi.hoisted(() => ({ pools: [] as { kind: string; venue: string }[] }))

vi.mock('../../liquidity/get-token-pools.ts', () => ({
  getTokenPools: async (_: unknown, { venues }: EvmChainDefinition) =>
    asked.pools.filter(({ kind }) => venues.some((venue) => venue.kind === kind)),
}))

const client = { getBlock: async () => ({ timestamp: 1_000n }) } as unknown as ReadClient
const dollar = chain.currencies.find(({ isDollar }) => isDollar)
if (!dollar) throw new Error('Ethereum has no stablecoin.')

const pool = (kind: 'v2' | 'v3', dollars: bigint) => {
  const quoteUnits = dollars * 1_000_000n
  return {
    kind,
    venue: kind,
    quote: { address: dollar.address, name: 'USDC', decimals: 6, isWrappedNative: false },
    quoteReserve: quoteUnits,
    depth: { token: 10n ** 18n, quote: quoteUnits },
  }
}

test('a V3 pool says nothing, however deep it looks: its depth may be a range that pocket money makes', async () => {
  asked.pools = [pool('v3', 1_000_000n)]
  expect(await getDollarPrice(client, chain, token)).toBeUndefined()
  asked.pools = [pool('v3', 1_000_000n), pool('v2', 20_000n)]
  const price = await getDollarPrice(client, chain, token)
  expect(price).toMatchObject({ venue: 'v2', depthMicro: 20_000n * 1_000_000n })
})
