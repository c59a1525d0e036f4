/**
 * Each item once, in the order of its first appearance (specification, section 5, helpers).
 * @param keyOf what makes two items the same; the item itself by default.
 */
export function deduplicate<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
