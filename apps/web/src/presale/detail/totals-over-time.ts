/** A contribution or a refund, newest first as the index lists them. */
interface FlowRow {
  readonly createdAt: number
  /** The presale's total after it, in base units as decimal text. */
  readonly total: string
}

/** A number for a picture; amounts themselves stay exact elsewhere. */
const toNumber = (units: bigint, decimals: number): number =>
  Number((units * 1_000_000n) / 10n ** BigInt(decimals)) / 1_000_000

/**
 * What a presale held over time, as a line: one point for each second in which something happened, from the start to now.
 * @param decimals of the currency
 */
export function totalsOverTime(
  rows: readonly FlowRow[],
  decimals: number,
  { from, until }: { readonly from: number; readonly until: number },
): { times: number[]; values: number[] } {
  const points = new Map<number, number>()
  const rising = [...rows].reverse()
  const first = rising[0]
  if (first === undefined) return { times: [], values: [] }
  if (from < first.createdAt) points.set(from, 0)
  // Of several in one second the last one stands.
  for (const row of rising) points.set(row.createdAt, toNumber(BigInt(row.total), decimals))
  const last = points.get(rising.at(-1)?.createdAt ?? 0) ?? 0
  if (until > (rising.at(-1)?.createdAt ?? until)) points.set(until, last)
  return { times: [...points.keys()], values: [...points.values()] }
}
