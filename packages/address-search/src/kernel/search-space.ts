/**
 * What is searched. A candidate is a 64-bit counter; everything else of its 32 bytes is random and
 * fixed for the whole search.
 */
export type SearchSpace = TokenSeedSpace | PlainSaltSpace

/**
 * Seeds of `TokenFactory.deploy`: salt = keccak256(abi.encode(deployer, seed)), two hashes a candidate.
 * The deployer is inside the salt, so a found seed gives anybody else another address (P-36).
 */
export interface TokenSeedSpace {
  readonly kind: 'token-seed'
  readonly deployer: Uint8Array
  readonly factory: Uint8Array
  readonly initCodeHash: Uint8Array
  /** 32 bytes; the last eight are where the counter starts. */
  readonly start: Uint8Array
}

/** Salts of a factory that takes them as they are: one hash a candidate. Measured against `cast create2`. */
export interface PlainSaltSpace {
  readonly kind: 'plain-salt'
  readonly factory: Uint8Array
  readonly initCodeHash: Uint8Array
  /** 32 bytes; bytes 19 to 26 are where the counter starts. */
  readonly start: Uint8Array
}

/** Where the counter stands in the 32 bytes, little-endian. */
export const counterOffset: Readonly<Record<SearchSpace['kind'], number>> = {
  'token-seed': 24,
  'plain-salt': 19,
}

/** The 32 bytes of a candidate. @param index how many candidates after the start; wraps at 2^64 */
export function candidateBytes(space: SearchSpace, index: bigint): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(space.start)
  const view = new DataView(bytes.buffer)
  const offset = counterOffset[space.kind]
  view.setBigUint64(offset, BigInt.asUintN(64, view.getBigUint64(offset, true) + index), true)
  return bytes
}
