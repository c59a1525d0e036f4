/**
 * What a kernel lets through: every address that the target accepts, and few others. Whoever receives a
 * candidate checks it against the target itself.
 */
export interface KernelFilter {
  /** 20 bytes; bits of the address that are fixed. */
  readonly mask: Uint8Array
  /** 20 bytes; their values. */
  readonly value: Uint8Array
  /** Where fixed bits do not say enough. */
  readonly automaton?: ByteAutomaton
}

/**
 * A finite automaton over the 20 bytes of an address. State 0 has lost, state 1 has won whatever
 * follows.
 */
export interface ByteAutomaton {
  readonly start: number
  /** `next[state * 256 + byte]` */
  readonly next: Uint16Array<ArrayBuffer>
  /** Which states have won when the address ends in them. */
  readonly accepting: Uint8Array<ArrayBuffer>
}

/** Bits of the digest's lanes 1 to 3: the address is bytes 12 to 31 of the digest. */
export function addressLanes(address: Uint8Array): [bigint, bigint, bigint] {
  const digest = new Uint8Array(32)
  digest.set(address, 12)
  const view = new DataView(digest.buffer)
  return [view.getBigUint64(8, true), view.getBigUint64(16, true), view.getBigUint64(24, true)]
}
