/** From the least to the most that something costs, in wei; `closed` while none of it is for sale. */
export type PriceRange = 'closed' | { readonly leastWei: bigint; readonly mostWei: bigint }

/** The cheapest and the dearest of some prices. @param prices in wei, in any order */
export function priceRange([first, ...others]: readonly bigint[]): PriceRange {
  if (first === undefined) return 'closed'
  const least = (left: bigint, right: bigint) => (right < left ? right : left)
  const most = (left: bigint, right: bigint) => (right > left ? right : left)
  return { leastWei: others.reduce(least, first), mostWei: others.reduce(most, first) }
}
