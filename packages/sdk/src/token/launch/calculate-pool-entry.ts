import type { TaxedState } from '../types.ts'

const BPS = 10_000n

/** What becomes of an amount that is added to a pool, in base units. */
export interface PoolEntry {
  /** What the token keeps at most. */
  readonly tax: bigint
  /** What reaches the pool at least. */
  readonly arriving: bigint
}

/** Once trading is open, what enters a pool pays the sell tax at least and the larger of both at most (S-34). */
export function calculatePoolEntry(
  taxed: Pick<TaxedState, 'taxes' | 'launch'> | undefined,
  amount: bigint,
): PoolEntry {
  const { sellBps, addPoolBps } = taxed?.launch.isLaunched
    ? taxed.taxes
    : { sellBps: 0, addPoolBps: 0 }
  const tax = (amount * BigInt(Math.max(sellBps, addPoolBps))) / BPS
  return { tax, arriving: amount - tax }
}
