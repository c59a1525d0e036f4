const MINUTE_MS = 60_000

/** Whether a chat may be heard: `noted` once when it wrote too much, `silent` from then on. */
export type Hearing = 'heard' | 'noted' | 'silent'

/** Counts what each chat sends, minute by minute, in this process. */
export function makeChatRates(perMinute: number, now: () => number) {
  let minute = 0
  let counts = new Map<number, number>()
  return (chatId: number): Hearing => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(chatId) ?? 0) + 1
    counts.set(chatId, count)
    if (count <= perMinute) return 'heard'
    return count === perMinute + 1 ? 'noted' : 'silent'
  }
}
