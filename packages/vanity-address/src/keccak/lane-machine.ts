/**
 * What a target language offers for 64-bit lanes. The hash is written once (`keccak-round.ts`) and
 * printed for WebAssembly and for the shading language of WebGPU.
 */
export interface LaneMachine<Lane> {
  constant(value: bigint): Lane
  xor(a: Lane, b: Lane): Lane
  /** `~a & b` */
  andNot(a: Lane, b: Lane): Lane
  /** Left rotation by 1 to 63 bits. */
  rotate(a: Lane, bits: number): Lane
  /** Names a value that is used more than once. */
  keep(a: Lane): Lane
}

/** A lane whose value is known while the kernel is written, or a value of the target language. */
export type Value<Lane> = bigint | Lane

const allOnes = 0xffff_ffff_ffff_ffffn

export const rotateConstant = (value: bigint, bits: number) =>
  ((value << BigInt(bits)) | (value >> BigInt(64 - bits))) & allOnes

/**
 * Operations that do at once what is known at once: most of a search's message is the same for every
 * candidate, and what depends only on that costs nothing in the kernel.
 */
export class Lanes<Lane extends object> {
  private readonly machine: LaneMachine<Lane>

  constructor(machine: LaneMachine<Lane>) {
    this.machine = machine
  }

  /** The value in the target language, whether known or not. */
  read(a: Value<Lane>): Lane {
    return typeof a === 'bigint' ? this.machine.constant(a) : a
  }

  xor(a: Value<Lane>, b: Value<Lane>): Value<Lane> {
    if (typeof a === 'bigint' && typeof b === 'bigint') return a ^ b
    if (a === 0n) return b
    if (b === 0n) return a
    return this.machine.xor(this.read(a), this.read(b))
  }

  /** `~a & b` */
  andNot(a: Value<Lane>, b: Value<Lane>): Value<Lane> {
    if (typeof a === 'bigint' && typeof b === 'bigint') return (a ^ allOnes) & b
    if (a === allOnes || b === 0n) return 0n
    if (a === 0n) return b
    return this.machine.andNot(this.read(a), this.read(b))
  }

  rotate(a: Value<Lane>, bits: number): Value<Lane> {
    if (bits === 0) return a
    return typeof a === 'bigint' ? rotateConstant(a, bits) : this.machine.rotate(a, bits)
  }

  keep(a: Value<Lane>): Value<Lane> {
    return typeof a === 'bigint' ? a : this.machine.keep(a)
  }
}
