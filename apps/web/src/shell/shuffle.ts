/**
 * The same items in a random order.
 * @param random number source in [0, 1), asked once per item
 */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
