import { liquidityLockerAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import type { LockContracts } from '../types.ts'

/** One token of a pair, by what it calls itself. */
export interface PairToken {
  readonly address: Address
  readonly symbol: string | null
}

/** What an LP token is liquidity of. */
export interface LiquidityPair {
  readonly token0: PairToken
  readonly token1: PairToken
  /** Factory of its exchange. */
  readonly factory: Address
}

/**
 * Reads the tokens of an LP token's pair.
 * @returns undefined for what is no pair of its own factory
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPairOf(
  client: ReadClient,
  contracts: Pick<LockContracts, 'liquidityLocker'>,
  lpToken: Address,
): Promise<LiquidityPair | undefined> {
  const [token0, token1, factory] = await client.readContract({
    address: contracts.liquidityLocker,
    abi: liquidityLockerAbi,
    functionName: 'poolOf',
    args: [lpToken],
  })
  if (token0 === zeroAddress) return undefined
  const named = async (address: Address): Promise<PairToken> => ({
    address,
    // A token without a symbol still has an address.
    symbol: await getTokenFacts(client, { address }).then(
      ({ symbol }) => symbol,
      () => null,
    ),
  })
  const [first, second] = await Promise.all([named(token0), named(token1)])
  return { token0: first, token1: second, factory }
}
