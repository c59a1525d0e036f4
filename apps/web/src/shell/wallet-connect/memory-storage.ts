/** What a client of WalletConnect remembers where the browser keeps nothing: for as long as its page lives. */
export function memoryStorage() {
  const entries = new Map<string, unknown>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <Value>() => [...entries] as [string, Value][],
    getItem: async <Value>(key: string) => entries.get(key) as Value | undefined,
    setItem: async (key: string, value: unknown) => void entries.set(key, value),
    removeItem: async (key: string) => void entries.delete(key),
  }
}
