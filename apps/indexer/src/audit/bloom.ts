import { type Hex, hexToBytes, keccak256 } from 'viem'
import type { RawLog } from '../engine-state/raw-log.ts'

const BLOOM_BYTES = 256
const BLOOM_BITS = 8 * BLOOM_BYTES

/** The three bits that a value sets, each a byte of the bloom and a mask within it. */
export type BloomBits = readonly (readonly [byte: number, mask: number])[]

/** @see Ethereum Yellow Paper, section 4.3.1 */
export function bloomBitsOf(value: Hex): BloomBits {
  const digest = hexToBytes(keccak256(value))
  return [0, 2, 4].map((at) => {
    const bit = (((digest[at] ?? 0) << 8) | (digest[at + 1] ?? 0)) % BLOOM_BITS
    return [BLOOM_BYTES - 1 - (bit >> 3), 1 << (bit & 7)] as const
  })
}

/** False: the value is certainly not among the logs. */
export const isInBloom = (bloom: Uint8Array, bits: BloomBits): boolean =>
  bits.every(([byte, mask]) => ((bloom[byte] ?? 0) & mask) !== 0)

/** The bloom of a block with exactly these logs. */
export function calculateBloom(logs: readonly Pick<RawLog, 'address' | 'topics'>[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES)
  for (const value of logs.flatMap(({ address, topics }) => [address, ...topics])) {
    for (const [byte, mask] of bloomBitsOf(value)) bloom[byte] = (bloom[byte] ?? 0) | mask
  }
  return bloom
}
