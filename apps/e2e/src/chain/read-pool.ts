import { type Address, isAddressEqual, parseAbi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 at)',
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])

/** A pool as the exchange itself has it, in base units. */
export type PoolReading = {
  readonly tokenReserve: bigint
  readonly currencyReserve: bigint
  /** All of its liquidity. */
  readonly liquidity: bigint
  liquidityOf(holder: Address): Promise<bigint>
}

/** Reads a pool of `token` with whatever lies on its other side. */
export async function readPool(
  shortname: string,
  pair: Address,
  token: Address,
): Promise<PoolReading> {
  const probe = createChainProbe(shortname)
  const pool = { address: pair, abi: pairAbi } as const
  const [first, [reserve0, reserve1], liquidity] = await Promise.all([
    probe.readContract({ ...pool, functionName: 'token0' }),
    probe.readContract({ ...pool, functionName: 'getReserves' }),
    probe.readContract({ ...pool, functionName: 'totalSupply' }),
  ])
  const isFirst = isAddressEqual(first, token)
  return {
    tokenReserve: isFirst ? reserve0 : reserve1,
    currencyReserve: isFirst ? reserve1 : reserve0,
    liquidity,
    liquidityOf: (holder) =>
      probe.readContract({ ...pool, functionName: 'balanceOf', args: [holder] }),
  }
}
