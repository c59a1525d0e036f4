import { keccak_256 } from '@noble/hashes/sha3'
import { create2Message, seedMessage } from './messages.ts'
import type { SearchSpace } from './search-space.ts'

/**
 * The address of one candidate, without a kernel: what every hit is checked with, and the search
 * itself where WebAssembly is missing.
 * @param candidate 32 bytes: a seed or a salt, as the space says
 */
export function calculateAddress(space: SearchSpace, candidate: Uint8Array): Uint8Array {
  const salt =
    space.kind === 'token-seed'
      ? keccak_256(seedMessage({ deployer: space.deployer, start: candidate }))
      : candidate
  return keccak_256(create2Message(space, salt)).subarray(12)
}
