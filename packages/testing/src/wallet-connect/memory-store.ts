/** What a client of WalletConnect remembers, for as long as its process lives. */
export function memoryStore() {
  const entries = new Map<string, unknown>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <Value>() => [...entries] as [string, Value][],
    getItem: async <Value>(key: string) => entries.get(key) as Value | undefined,
    setItem: async (key: string, value: unknown) => void entries.set(key, value),
    removeItem: async (key: string) => void entries.delete(key),
  }
}
