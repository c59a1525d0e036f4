import { bytesToHex, type Hex } from 'viem'

/**
 * A fresh seed for `TokenFactory.deploy`: 32 bytes from the platform's strong random source. The factory binds it to the
 * deployer, so it is worth nothing to anyone else (P-36).
 */
export function createTokenSeed(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
