/**
 * What is searched: seeds of `TokenFactory.deploy`. The salt is the deployer's 20 bytes followed by the
 * seed's 12, so a candidate takes one hash, and a found seed gives anybody else another address (P-36).
 */
export interface SearchSpace {
  readonly deployer: Uint8Array
  readonly factory: Uint8Array
  readonly initCodeHash: Uint8Array
  /** 12 bytes: the first seven are where the counter starts, little-endian; the others stay as they are. */
  readonly start: Uint8Array
}

export const seedBytes = 12

/** Bits of the counter: what of a seed lies in one lane of the hashed message. */
const counterBits = 56

/** The lane of the hashed message with the counter in it, above the deployer's last byte. */
export const counterLane = 5
/** What the next candidate adds to that lane. */
export const counterStep = 1n << BigInt(64 - counterBits)

/** The seed of a candidate. @param index how many candidates after the start; wraps at 2^56 */
export function candidateSeed({ start }: SearchSpace, index: bigint): Uint8Array<ArrayBuffer> {
  const seed = Uint8Array.from(start)
  const view = new DataView(seed.buffer)
  const word = view.getBigUint64(0, true)
  const counter = BigInt.asUintN(counterBits, word + index)
  view.setBigUint64(0, word - BigInt.asUintN(counterBits, word) + counter, true)
  return seed
}

/** What CREATE2 hashes: `0xff ‖ factory ‖ deployer ‖ seed ‖ initCodeHash`, 85 bytes (EIP-1014). */
export function create2Message(
  { factory, deployer, initCodeHash }: SearchSpace,
  seed: Uint8Array,
): Uint8Array {
  const message = new Uint8Array(85)
  message[0] = 0xff
  message.set(factory, 1)
  message.set(deployer, 21)
  message.set(seed, 41)
  message.set(initCodeHash, 53)
  return message
}
