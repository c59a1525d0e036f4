import { randomBytes } from 'node:crypto'

const SEED = /^0x[0-9a-f]{1,64}$/i

/** A seed of forge's, and the words that are left for it. */
export interface ChosenSeed {
  readonly seed: string
  readonly rest: readonly string[]
}

/**
 * The seed behind `--seed`, or one that nobody has seen before.
 * @throws RangeError for what is no number in hexadecimal digits
 */
export function readSeed(words: readonly string[]): ChosenSeed {
  const at = words.indexOf('--seed')
  if (at === -1) return { seed: `0x${randomBytes(32).toString('hex')}`, rest: words }
  const seed = words[at + 1] ?? ''
  if (!SEED.test(seed)) throw new RangeError(`--seed ${seed}: it is a number such as 0x1f.`)
  return { seed, rest: words.filter((_, index) => index !== at && index !== at + 1) }
}
