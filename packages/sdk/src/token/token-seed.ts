import { bytesToHex, type Hex, isHex, size } from 'viem'

/** With the deployer's 20 bytes in front, a seed is the salt of CREATE2 (EIP-1014). */
const seedBytes = 12

/**
 * A fresh seed for `TokenFactory.deploy`: 12 bytes from the platform's strong random source. The factory puts the
 * deployer before it, so it is worth nothing to anyone else (P-36).
 */
export function createTokenSeed(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(seedBytes)))
}

/** Whether the factory takes it as a seed: text of a file or a kept form, say. */
export const isTokenSeed = (value: unknown): value is Hex =>
  isHex(value) && size(value) === seedBytes
