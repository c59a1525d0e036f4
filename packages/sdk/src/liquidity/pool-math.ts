import { shareBps } from '../shared/share-bps.ts'
import { smaller } from '../shared/smaller.ts'

const bps = 10_000n
/** A V2 pool keeps 0.3 % of what goes in. */
const feeKept = 997n
const feeWhole = 1_000n

/** Both sides of a pool, in base units. */
export interface PoolReserves {
  readonly token: bigint
  readonly quote: bigint
}

/** Tokens that a V2 pool gives for an amount of its quote, before any tax of the token. */
export function calculateTokensOut(pool: PoolReserves, quoteIn: bigint): bigint {
  if (quoteIn <= 0n || pool.token <= 0n || pool.quote <= 0n) return 0n
  const withFee = quoteIn * feeKept
  return (withFee * pool.token) / (pool.quote * feeWhole + withFee)
}

/** The least that is accepted, when a price may move by `slippageBps` before the transaction is mined. */
export function calculateLeast(amount: bigint, slippageBps: bigint): bigint {
  return (amount * (bps - slippageBps)) / bps
}

/**
 * What buys one after the other get out of a new pool, each at the price that the one before left.
 * @returns tokens in base units, in the order of the buys.
 */
export function calculatePurchases(
  pool: PoolReserves,
  quoteAmounts: readonly bigint[],
): readonly bigint[] {
  let { token, quote } = pool
  return quoteAmounts.map((quoteIn) => {
    const out = calculateTokensOut({ token, quote }, quoteIn)
    token -= out
    quote += quoteIn
    return out
  })
}

/** Amount of the other side that keeps a pool's price; undefined while the pool is empty and any price can be set. */
export function calculateMatchingQuote(
  pool: PoolReserves,
  tokenAmount: bigint,
): bigint | undefined {
  return pool.token === 0n ? undefined : (tokenAmount * pool.quote) / pool.token
}

/** Liquidity tokens of a pool, in base units. */
export interface PoolLiquidity {
  readonly supply: bigint
  /** In the account's wallet. */
  readonly held: bigint
}

/** Parts of a pool after an addition, in basis points and their fractions. */
export interface PoolShares {
  /** Of the addition alone. */
  readonly addedBps: number
  /** Of everything that the account then holds. */
  readonly allBps: number
}

/** What an addition makes of an account's part of a V2 pool; the first addition to a pool is all of it. */
export function calculatePoolShares(
  reserves: PoolReserves,
  { supply, held }: PoolLiquidity,
  added: PoolReserves,
): PoolShares {
  if (supply === 0n || reserves.token === 0n || reserves.quote === 0n)
    return { addedBps: Number(bps), allBps: Number(bps) }
  const minted = smaller(
    (added.token * supply) / reserves.token,
    (added.quote * supply) / reserves.quote,
  )
  const whole = supply + minted
  return { addedBps: shareBps(minted, whole), allBps: shareBps(held + minted, whole) }
}
