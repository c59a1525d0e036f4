import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { burnAddresses } from '../../shared/burn-addresses.ts'
import type { TokenPool } from './get-token-pools.ts'
import type { LiquidityHoldings } from './liquidity-custody.ts'
import { venueAbi } from './venue-abi.ts'

/**
 * Reads in whose hands a pool's liquidity tokens lie.
 * @param query `locker`: the platform's locker, absent where none is deployed; `insiders`: the token's owner, creator and
 * whoever else acts for them, in any order and spelling.
 */
export async function getLiquidityHoldings(
  client: ReadClient,
  query: {
    readonly pool: TokenPool
    readonly locker: Address | undefined
    readonly insiders: readonly Address[]
  },
): Promise<LiquidityHoldings> {
  const { pool, locker } = query
  const burnt = new Set<string>(burnAddresses.map((address) => address.toLowerCase()))
  const insiders = new Set(query.insiders.map((address) => address.toLowerCase() as Address))
  const balanceOf = (account: Address) =>
    client.readContract({
      address: pool.pair,
      abi: venueAbi,
      functionName: 'balanceOf',
      args: [account],
    })
  const sum = async (accounts: readonly Address[]) =>
    (await Promise.all(accounts.map(balanceOf))).reduce((total, one) => total + one, 0n)
  const [burned, locked, owner] = await Promise.all([
    sum(burnAddresses),
    locker ? balanceOf(locker) : 0n,
    sum([...insiders].filter((address) => !burnt.has(address))),
  ])
  return { lpSupply: pool.lpSupply, burned, locked, owner }
}
