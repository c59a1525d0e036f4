import { type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { FoundPool } from './liquidity-pool.ts'
import type { PoolCandidate } from './pool-candidates.ts'

/**
 * What V3 exchanges answer (https://docs.uniswap.org/contracts/v3/reference/core/interfaces/IUniswapV3Factory; Algebra:
 * https://docs.algebra.finance). Of a pool's state only what all of them begin with.
 */
export const v3Abi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address pool)',
  'function poolByPair(address tokenA, address tokenB) view returns (address pool)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function globalState() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
])

/** Fee tiers in parts per million: those that Uniswap and PancakeSwap began with, and those that votes added since. */
const feeTiers = [100, 200, 300, 400, 500, 2_500, 3_000, 10_000]
/** Fraction bits of the square root of a price. */
const PRICE_BITS = 96n

/** The square root of a pool's price of token 0 in token 1, times 2^96, and its tick. */
export async function readV3Price(client: ReadClient, pool: Address) {
  const query = { address: pool, abi: v3Abi } as const
  const [uniswap, algebra] = await Promise.all([
    readOrNothing(client.readContract({ ...query, functionName: 'slot0' })),
    readOrNothing(client.readContract({ ...query, functionName: 'globalState' })),
  ])
  const [sqrtPriceX96, tick] = uniswap ?? algebra ?? [0n, 0]
  return { sqrtPriceX96, tick }
}

async function readV3Pool(
  client: ReadClient,
  token: Address,
  { venue, quote }: PoolCandidate,
  { pool, feePpm }: { readonly pool: Address; readonly feePpm: number | undefined },
): Promise<FoundPool | undefined> {
  const held = (of: Address) =>
    readOrNothing(
      client.readContract({
        address: of,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [pool],
      }),
    )
  const [{ sqrtPriceX96 }, liquidity = 0n, tokenReserve = 0n, quoteReserve = 0n] =
    await Promise.all([
      readV3Price(client, pool),
      readOrNothing(client.readContract({ address: pool, abi: v3Abi, functionName: 'liquidity' })),
      held(token),
      held(quote.address),
    ])
  if (sqrtPriceX96 === 0n) return undefined
  const side0 = (liquidity << PRICE_BITS) / sqrtPriceX96
  const side1 = (liquidity * sqrtPriceX96) >> PRICE_BITS
  const isFirst = BigInt(token) < BigInt(quote.address)
  return {
    venue: venue.name,
    kind: 'v3',
    router: undefined,
    pair: pool,
    quote,
    feePpm,
    nftManager: venue.nftManager,
    tokenReserve,
    quoteReserve,
    depth: isFirst ? { token: side0, quote: side1 } : { token: side1, quote: side0 },
    lpSupply: liquidity,
  }
}

/** Where a candidate's pools are, one for each fee that the exchange offers; Algebra's one has a fee that moves. */
async function findAddresses(client: ReadClient, token: Address, { venue, quote }: PoolCandidate) {
  const factory = { address: venue.factory, abi: v3Abi } as const
  const sides = [token, quote.address] as const
  const fees = venue.routerAbi === 'algebra' ? [undefined] : feeTiers
  const found = await Promise.all(
    fees.map(async (feePpm) => {
      const pool = await readOrNothing(
        feePpm === undefined
          ? client.readContract({ ...factory, functionName: 'poolByPair', args: sides })
          : client.readContract({ ...factory, functionName: 'getPool', args: [...sides, feePpm] }),
      )
      return { pool: pool ?? zeroAddress, feePpm }
    }),
  )
  return found.filter(({ pool }) => pool !== zeroAddress)
}

/**
 * A token's pools with one currency on one V3 exchange, one for each fee. Without a router: see `get-router-language.ts`.
 * Warning: how much of the token lies in a pool is what the token itself says.
 */
export async function readV3Pools(
  client: ReadClient,
  token: Address,
  candidate: PoolCandidate,
): Promise<readonly FoundPool[]> {
  const addresses = await findAddresses(client, token, candidate)
  const pools = await Promise.all(addresses.map((one) => readV3Pool(client, token, candidate, one)))
  return pools.filter((pool) => pool !== undefined)
}
