import { keccak_256 } from '@noble/hashes/sha3'
import { create2Message, type SearchSpace } from './search-space.ts'

/**
 * The address that a seed gives, without a kernel: what every hit is checked with, and the search
 * itself where WebAssembly is missing.
 * @param seed 12 bytes
 */
export function calculateAddress(space: SearchSpace, seed: Uint8Array): Uint8Array {
  return keccak_256(create2Message(space, seed)).subarray(12)
}
