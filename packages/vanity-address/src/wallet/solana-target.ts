import { PatternInvalid } from '../target/pattern-error.ts'

/** What a Solana address shall begin and end with; either may be empty, not both. */
export interface SolanaTarget {
  readonly starts: string
  readonly ends: string
  readonly isCaseSensitive: boolean
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A target whose odds are known. */
export interface CompiledSolanaTarget {
  readonly probability: number
  matches(address: string): boolean
}

/** Every way to write a text in upper and lower case that base 58 has. */
function spellings(text: string, isCaseSensitive: boolean): string[] {
  let found = ['']
  for (const character of text) {
    const both = isCaseSensitive
      ? [character]
      : [...new Set([character.toLowerCase(), character.toUpperCase()])]
    const known = both.filter((one) => alphabet.includes(one))
    if (known.length === 0) throw new PatternInvalid('Pattern_Character', character)
    found = found.flatMap((head) => known.map((one) => head + one))
  }
  return found
}

const base = 58n
const top = 2n ** 256n

/** How many 32-byte numbers have an address that begins with `text`; exact. */
function countBeginning(text: string): bigint {
  // Each leading 1 stands for a leading zero byte.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  if (zeros > 32) return 0n
  const ceiling = top >> BigInt(8 * zeros)
  const rest = text.slice(zeros)
  if (rest === '') return ceiling
  const floor = ceiling >> 8n
  let low = [...rest].reduce((sum, one) => sum * base + BigInt(alphabet.indexOf(one)), 0n)
  let count = 0n
  for (let width = 1n; low < ceiling; low *= base, width *= base) {
    const from = low > floor ? low : floor
    const to = low + width < ceiling ? low + width : ceiling
    if (to > from) count += to - from
  }
  return count
}

const maxLength = 12

/** @throws {PatternInvalid} */
export function compileSolanaTarget(target: SolanaTarget): CompiledSolanaTarget {
  const [starts, ends] = [target.starts.trim(), target.ends.trim()]
  if (starts === '' && ends === '') throw new PatternInvalid('Pattern_Empty')
  if (starts.length + ends.length > maxLength)
    throw new PatternInvalid('Pattern_TooLong', String(maxLength))
  const beginnings = spellings(starts, target.isCaseSensitive)
  const endings = spellings(ends, target.isCaseSensitive)
  const favourable = beginnings.reduce((sum, text) => sum + countBeginning(text), 0n)
  if (favourable === 0n) throw new PatternInvalid('Pattern_Impossible')
  const beginning = Number((favourable << 200n) / top) / 2 ** 200
  return {
    // The last digits of so large a number are as good as independent of its first.
    probability: beginning * (endings.length / 58 ** ends.length),
    matches: (address) =>
      beginnings.some((text) => address.startsWith(text)) &&
      endings.some((text) => address.endsWith(text)),
  }
}

/** Base 58 as Bitcoin and Solana write it. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let text = ''
  while (value > 0n) {
    text = (alphabet[Number(value % base)] ?? '') + text
    value /= base
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
