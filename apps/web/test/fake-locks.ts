/** The browser's locks as several tabs see them: one holder at a time, who can be robbed. */
export function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Map<string, (error: Error) => void>()
  const request = async (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const holder = held.get(name)
    if (holder && !options.steal) return await work(null)
    holder?.(new DOMException('The lock was stolen.', 'AbortError'))
    return await new Promise((resolve, reject) => {
      held.set(name, reject)
      Promise.resolve(work({ name, mode: 'exclusive' })).then((result) => {
        if (held.get(name) === reject) held.delete(name)
        resolve(result)
      }, reject)
    })
  }
  return {
    request: request as LockManager['request'],
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  }
}
