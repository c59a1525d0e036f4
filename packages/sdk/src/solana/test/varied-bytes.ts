import { type Address, getAddressDecoder } from '@solana/kit'

/** An account’s bytes in which no two fields are equal. @param tag what they begin with */
export function variedBytes(tag: Uint8Array, length: number): Uint8Array {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + (at >> 3) * 29 + 7) % 256)
  bytes.set(tag)
  return bytes
}

/** An address of its own for each number of a byte. */
export const testAddress = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
