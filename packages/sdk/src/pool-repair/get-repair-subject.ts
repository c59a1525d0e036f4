import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getTokenFacts } from '../evm/get-token-facts.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { repairVenueAbi } from './repair-abi.ts'
import type { PoolKey } from './types.ts'

/** What a pasted address turned out to be. */
export type RepairSubject =
  | { readonly kind: 'pool'; readonly pair: Address; readonly key: PoolKey }
  | { readonly kind: 'token'; readonly token: Address }

type PoolChain = Pick<EvmChainDefinition, 'currencies' | 'wrappedNative'>

const same = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

/** How much an address is money rather than a token: the native currency before listed ones, those before the rest. */
function moneyRank({ currencies, wrappedNative }: PoolChain, address: Address): number {
  if (same(wrappedNative, address)) return 2
  return currencies.some((currency) => same(currency.address, address)) ? 1 : 0
}

/**
 * Tells a pool from a token. A pool is one only if its factory says so too; the side that is more of a currency is what
 * the other one is priced in.
 * @throws {TokenInfoNotFound} when the address is neither; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getRepairSubject(
  client: ReadClient,
  query: { readonly chain: PoolChain; readonly address: Address },
): Promise<RepairSubject> {
  const { chain, address } = query
  const pool = { address, abi: repairVenueAbi } as const
  const [token0, token1, factory] = await Promise.all([
    readOrNothing(client.readContract({ ...pool, functionName: 'token0' })),
    readOrNothing(client.readContract({ ...pool, functionName: 'token1' })),
    readOrNothing(client.readContract({ ...pool, functionName: 'factory' })),
  ])
  if (token0 && token1 && factory) {
    const own = await readOrNothing(
      client.readContract({
        address: factory,
        abi: repairVenueAbi,
        functionName: 'getPair',
        args: [token0, token1],
      }),
    )
    if (same(own, address)) {
      const isFirstMoney = moneyRank(chain, token0) > moneyRank(chain, token1)
      const [token, quote] = isFirstMoney ? [token1, token0] : [token0, token1]
      return { kind: 'pool', pair: address, key: { venueFactory: factory, token, quote } }
    }
  }
  const { address: token } = await getTokenFacts(client, { address })
  return { kind: 'token', token }
}
