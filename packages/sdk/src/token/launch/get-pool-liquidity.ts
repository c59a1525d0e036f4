import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PoolLiquidity } from '../../liquidity/pool-math.ts'

/** How many liquidity tokens a pair has, and how many of them an account holds in its wallet; none of a pair that is not there. */
export async function getPoolLiquidity(
  client: ReadClient,
  { pair, account }: { readonly pair: Address; readonly account: Address },
): Promise<PoolLiquidity> {
  if (pair === zeroAddress) return { supply: 0n, held: 0n }
  const contract = { address: pair, abi: erc20Abi } as const
  const [supply, held] = await Promise.all([
    client.readContract({ ...contract, functionName: 'totalSupply' }),
    client.readContract({ ...contract, functionName: 'balanceOf', args: [account] }),
  ])
  return { supply, held }
}
