import { getEvmChain } from '@slipway/chains'
import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
} from 'viem'
import { expect, test, vi } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readActions } from '../../evm/read-actions.ts'
import { toViemChain } from '../../evm/to-viem-chain.ts'
import { getPrimaryName } from './get-primary-name.ts'
import type { NameSource } from './name-source.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const zero = `0x${'0'.repeat(40)}` as const
const spelling = vi.hoisted(() => ({ loaded: false }))
vi.mock('./get-named-address.ts', () => {
  spelling.loaded = true
  return { getNamedAddress: async (_: NameSource, name: string) => ({ name, address: alice }) }
})

/** A node that says which name an account goes by. */
function sourceOf(name: string): NameSource {
  const answer = encodeAbiParameters(parseAbiParameters('string, address, address'), [
    ...([name, zero, zero] as const),
  ])
  const request = async (): Promise<Hex> => answer
  const client = createClient({
    chain: toViemChain(getEvmChain('eth')),
    transport: custom({ request }, { retryCount: 0 }),
  }).extend(readActions)
  const service = { universalResolver: resolver as Address }
  return { client: client as unknown as ReadClient, service, chainId: 1 }
}

test('what checks the spelling of names loads for an account that has one, and for no other', async () => {
  expect(await getPrimaryName(sourceOf(''), alice)).toBeNull()
  expect(spelling.loaded).toBe(false)
  expect(await getPrimaryName(sourceOf('alice.eth'), alice)).toBe('alice.eth')
  expect(spelling.loaded).toBe(true)
})
