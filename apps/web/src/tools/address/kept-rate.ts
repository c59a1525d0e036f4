/** Kinds of search, each with a pace of its own. */
export type SearchKind = 'token' | 'evm' | 'solana'

const keyOf = (kind: SearchKind) => `slipway.address-search-rate.${kind}`

/** Candidates per second of the last search on this machine; 0 when there was none. */
export function readKeptRate(kind: SearchKind): number {
  try {
    const rate = Number(localStorage.getItem(keyOf(kind)))
    return Number.isFinite(rate) && rate > 0 ? rate : 0
  } catch {
    return 0
  }
}

export function keepRate(kind: SearchKind, rate: number): void {
  try {
    localStorage.setItem(keyOf(kind), String(Math.round(rate)))
  } catch {
    // Only the estimate before the next search is lost.
  }
}
