/**
 * The contract that a lock is about, for its badges: the token itself or the collection, and of a pair the token that is
 * no listed currency of the network. Where both are tokens or both currencies it is the pair.
 *
 * @param sides tokens of the pair, where the asset is one
 * @param currencies of the network, as its catalogue lists them
 */
export function findLockProject(
  asset: string,
  sides: readonly string[] | undefined,
  currencies: readonly { readonly address: string }[],
): string {
  const known = new Set(currencies.map(({ address }) => address.toLowerCase()))
  const own = (sides ?? []).filter((side) => !known.has(side.toLowerCase()))
  return own.length === 1 && own[0] ? own[0] : asset
}
