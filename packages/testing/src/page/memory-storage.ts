/**
 * A browser's storage that lasts as long as a test.
 *
 * @param limits room in characters, which a test may change; beyond it a text is refused as a full browser refuses it
 */
export function memoryStorage(
  limits: { room: number } = { room: Number.POSITIVE_INFINITY },
): Storage {
  const kept = new Map<string, string>()
  const used = () => [...kept.values()].reduce((sum, text) => sum + text.length, 0)
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (used() - (kept.get(key)?.length ?? 0) + text.length > limits.room)
        throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}
