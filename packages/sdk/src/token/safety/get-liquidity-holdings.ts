import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { liquidityDividendAbi } from '../../evm/dividend-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { poolAbi } from '../../liquidity/pool-abi.ts'
import { burnAddresses } from '../../shared/burn-addresses.ts'
import { smaller } from '../../shared/smaller.ts'
import { getPositionHoldings } from './get-position-holdings.ts'
import type { LiquidityHoldings } from './liquidity-custody.ts'

/** What accounts have staked in the token itself, and can take back at any time; 0 where it keeps no stakes. */
async function getStakes(
  client: ReadClient,
  token: Address,
  accounts: readonly Address[],
): Promise<bigint> {
  const stakes = await Promise.all(
    accounts.map((account) =>
      readOrNothing(
        client.readContract({
          address: token,
          abi: liquidityDividendAbi,
          functionName: 'stakedLpOf',
          args: [account],
        }),
      ),
    ),
  )
  return stakes.reduce<bigint>((total, one) => total + (one ?? 0n), 0n)
}

/**
 * Reads in whose hands a pool's liquidity lies: its tokens in V2, its positions in V3.
 * @param query `locker`, `nftLocker`: the platform's lockers of liquidity tokens and of NFTs, absent where none is deployed;
 * `insiders`: the token's owner, creator and whoever else acts for them, in any order and spelling.
 */
export async function getLiquidityHoldings(
  client: ReadClient,
  query: {
    readonly token: Address
    readonly pool: LiquidityPool
    readonly locker: Address | undefined
    readonly nftLocker: Address | undefined
    readonly insiders: readonly Address[]
  },
): Promise<LiquidityHoldings> {
  const { token, pool, locker, nftLocker } = query
  const burnt = new Set<string>(burnAddresses.map((address) => address.toLowerCase()))
  const named = new Set(query.insiders.map((address) => address.toLowerCase() as Address))
  const insiders = [...named].filter((address) => !burnt.has(address))
  if (pool.kind === 'v3')
    return getPositionHoldings(client, { pool, token, locker: nftLocker, insiders })
  const balanceOf = (account: Address) =>
    client.readContract({
      address: pool.pair,
      abi: poolAbi,
      functionName: 'balanceOf',
      args: [account],
    })
  const sum = async (accounts: readonly Address[]) =>
    (await Promise.all(accounts.map(balanceOf))).reduce((total, one) => total + one, 0n)
  const [burned, locked, owner, staked, stakes] = await Promise.all([
    sum(burnAddresses),
    locker ? balanceOf(locker) : 0n,
    sum(insiders),
    balanceOf(token),
    getStakes(client, token, insiders),
  ])
  // Stakes are those of one pool, whichever is asked about; of no other one does the token hold any.
  return { lpSupply: pool.lpSupply, burned, locked, owner: owner + smaller(stakes, staked) }
}
