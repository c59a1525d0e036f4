/** What makes an address pleasant beyond what was asked for. */
export interface AddressTraits {
  readonly leadingZeros: number
  /** Longest run of one character. */
  readonly longestRun: number
}

/** @param address with 0x, in any case */
export function readTraits(address: string): AddressTraits {
  const digits = address.slice(2).toLowerCase()
  const runs = digits.match(/(.)\1*/g) ?? []
  return {
    leadingZeros: /^0*/.exec(digits)?.[0].length ?? 0,
    longestRun: Math.max(0, ...runs.map((run) => run.length)),
  }
}

/** The rarest first: by the longest run, then by leading zeros; equals keep their order. */
export function rankAddresses<Item extends { readonly address: string }>(
  items: readonly Item[],
): Item[] {
  const score = (address: string) => {
    const { longestRun, leadingZeros } = readTraits(address)
    return longestRun * 41 + leadingZeros
  }
  return items.toSorted((a, b) => score(b.address) - score(a.address))
}
