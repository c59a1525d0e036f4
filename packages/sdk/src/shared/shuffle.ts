/**
 * The items in a random order (Fisher–Yates); the list itself stays as it is.
 * @param random numbers in [0, 1); fixed ones make the order repeatable.
 */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const left = [...items]
  const result: Item[] = []
  while (left.length > 0) {
    result.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return result
}
