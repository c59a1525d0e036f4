/** The tokens of a pair, and the factory that vouches for it; null where none does. */
interface Pair {
  readonly token0: { readonly address: string }
  readonly token1: { readonly address: string }
  readonly factory: string | null
}

/** Currencies and exchanges of a network, as its catalogue lists them. */
interface Listed {
  readonly currencies: readonly { readonly address: string }[]
  readonly venues: readonly { readonly name: string; readonly factory?: string }[]
}

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

/**
 * The contract that a lock is about, for its badges: the token itself or the collection, and of a pair of a listed exchange
 * the token that is no listed currency of the network. Where both are tokens or both currencies it is the pair, as it is of
 * any other exchange: anybody can make a factory that vouches for pairs of others' tokens.
 */
export function findLockProject(asset: string, pair: Pair | undefined, chain: Listed): string {
  const factory = pair?.factory
  if (!pair || !factory) return asset
  if (!chain.venues.some((venue) => isSame(venue.factory, factory))) return asset
  const own = [pair.token0.address, pair.token1.address].filter(
    (side) => !chain.currencies.some(({ address }) => isSame(address, side)),
  )
  return own.length === 1 && own[0] ? own[0] : asset
}
