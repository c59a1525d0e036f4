import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until the answer is as wanted.
 * @param look may throw while what it looks at is away
 * @returns the first wanted answer
 * @throws Error with the last answer or failure after `timeoutMs`
 */
export async function waitFor<Value>(
  what: string,
  look: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  timeoutMs = 30_000,
): Promise<Value> {
  const endsAt = Date.now() + timeoutMs
  let last: unknown
  while (Date.now() < endsAt) {
    try {
      const value = await look()
      if (isWanted(value)) return value
      last = value
    } catch (error) {
      last = error
    }
    await sleep(100)
  }
  const seen = last instanceof Error ? last.message : JSON.stringify(last, printBigints)
  throw new Error(`${what}: not within ${timeoutMs / 1_000} s. Last seen: ${seen}`)
}

function printBigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
