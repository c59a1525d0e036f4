const key = 'slipway.address-search-rate'

/** Candidates per second of the last search on this machine; 0 when there was none. */
export function readKeptRate(): number {
  try {
    const rate = Number(localStorage.getItem(key))
    return Number.isFinite(rate) && rate > 0 ? rate : 0
  } catch {
    return 0
  }
}

export function keepRate(rate: number): void {
  try {
    localStorage.setItem(key, String(Math.round(rate)))
  } catch {
    // Only the estimate before the next search is lost.
  }
}
