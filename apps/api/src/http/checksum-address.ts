import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'

const keccak = await loadKeccak()

const PREFIX = '0x'
/** Of "a" to "f" against "A" to "F". */
const TO_UPPER = 32
const FIRST_LETTER = 'a'.charCodeAt(0)
/** Addresses of a few thousand answers, in some 5 MB. */
const MAX_KEPT = 20_000
const kept = new Map<string, `0x${string}`>()

/** Whether hexadecimal digit `place` of a hash is 8 or more. */
const isHigh = (hash: Uint8Array, place: number) =>
  ((hash[place >> 1] ?? 0) & (place % 2 === 0 ? 0x80 : 0x08)) !== 0

function calculate(address: string): `0x${string}` {
  const letters = Buffer.from(address.slice(PREFIX.length).toLowerCase(), 'latin1')
  const hash = keccak(letters)
  for (const [place, letter] of letters.entries())
    if (letter >= FIRST_LETTER && isHigh(hash, place)) letters[place] = letter - TO_UPPER
  return `0x${letters.toString('latin1')}`
}

/**
 * An address with its checksum (EIP-55). A page of a list has a hundred of them, and viem's hash in JavaScript took most
 * of such an answer's time.
 *
 * @param address 20 bytes as hexadecimal digits in any letter case
 */
export function checksumAddress(address: `0x${string}`): `0x${string}` {
  const known = kept.get(address)
  if (known !== undefined) return known
  const checksummed = calculate(address)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(address, checksummed)
  return checksummed
}
