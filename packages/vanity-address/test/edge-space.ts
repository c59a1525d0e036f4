import { keccak_256 } from '@noble/hashes/sha3'
import type { SearchSpace } from '../src/kernel/search-space.ts'

/** Bytes that look random and are the same in every run. */
export const bytesOf = (name: string, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(keccak_256(new TextEncoder().encode(name)).subarray(0, length))

/** A space whose parts are drawn from a name, or filled with one byte. */
export function edgeSpace(name: string, fill?: number): SearchSpace {
  const bytes = (part: string, length: number) =>
    fill === undefined ? bytesOf(`${name} ${part}`, length) : new Uint8Array(length).fill(fill)
  return {
    deployer: bytes('deployer', 20),
    factory: bytes('factory', 20),
    initCodeHash: bytes('code', 32),
    start: bytes('start', 12),
  }
}
