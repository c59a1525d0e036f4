import type { CurrencyDay } from '@slipway/api-client'

/** What presales moved in one currency of one network over a period, in base units. */
export interface RaisedRow {
  readonly chainId: number
  readonly currency: string
  readonly symbol: string | null
  readonly decimals: number | null
  readonly presales: number
  readonly contributed: bigint
  readonly refunded: bigint
  readonly raised: bigint
  readonly days: readonly CurrencyDay[]
}

/** Adds up days by currency; currencies are never added to one another. Most presales first. */
export function sumRaised(days: readonly CurrencyDay[]): RaisedRow[] {
  const rows = new Map<string, RaisedRow>()
  for (const day of days) {
    const key = `${day.chainId}-${day.currency}`
    const before = rows.get(key)
    rows.set(key, {
      chainId: day.chainId,
      currency: day.currency,
      symbol: day.symbol,
      decimals: day.decimals,
      presales: (before?.presales ?? 0) + day.presales,
      contributed: (before?.contributed ?? 0n) + BigInt(day.contributed),
      refunded: (before?.refunded ?? 0n) + BigInt(day.refunded),
      raised: (before?.raised ?? 0n) + BigInt(day.raised),
      days: [...(before?.days ?? []), day],
    })
  }
  return [...rows.values()].sort((left, right) => right.presales - left.presales)
}
