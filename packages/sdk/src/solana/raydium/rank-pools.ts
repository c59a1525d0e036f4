import type { Address } from '@solana/kit'
import type { RaydiumPool } from './raydium-pool.ts'

const reserveOf = (pool: RaydiumPool, side: 'token' | 'other') => pool.reserves?.[side] ?? 0n

const fullestFirst = (pools: readonly RaydiumPool[], side: 'token' | 'other') =>
  pools.toSorted((left, right) => (reserveOf(left, side) < reserveOf(right, side) ? 1 : -1))

/**
 * Orders a token's pools: the fullest with each listed currency in turn, then the second of each. What they hold of that
 * currency decides, since whoever made the token has as much of it as they like; pools with other tokens come last.
 */
export function rankPools(
  pools: readonly RaydiumPool[],
  currencies: readonly Address[],
): RaydiumPool[] {
  const listed = currencies.map((currency) =>
    fullestFirst(
      pools.filter(({ other }) => other === currency),
      'other',
    ),
  )
  const most = Math.max(0, ...listed.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, at) =>
    listed.flatMap((lane) => lane[at] ?? []),
  ).flat()
  const unlisted = pools.filter(({ other }) => !currencies.includes(other))
  return [...inTurn, ...fullestFirst(unlisted, 'token')]
}
