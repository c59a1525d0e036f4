import { type Code, type FunctionBody, signed, unsigned, type ValueType } from './wasm-module.ts'

/** Opcodes that the kernels use. */
export const op = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  if: [0x04, 0x40],
  end: [0x0b],
  branchIf: (depth: number) => [0x0d, depth],
  call: (index: number) => [0x10, ...unsigned(index)],
  i32: (value: number) => [0x41, ...signed(BigInt(value | 0))],
  i64: (value: bigint) => [0x42, ...signed(BigInt.asIntN(64, value))],
  i32Load16: (offset: number) => [0x2f, 0x01, ...unsigned(offset)],
  i32Load8: (offset: number) => [0x2d, 0x00, ...unsigned(offset)],
  i64Load: (offset: number) => [0x29, 0x03, ...unsigned(offset)],
  i32Store: (offset: number) => [0x36, 0x02, ...unsigned(offset)],
  i64Store: (offset: number) => [0x37, 0x03, ...unsigned(offset)],
  i32LessUnsigned: [0x49],
  i32LessOrEqualUnsigned: [0x4d],
  i64Eqz: [0x50],
  i32Add: [0x6a],
  i32And: [0x71],
  i32ShiftLeft: [0x74],
  i64Add: [0x7c],
  i64Multiply: [0x7e],
  i64And: [0x83],
  i64Or: [0x84],
  i64Xor: [0x85],
  i64ShiftLeft: [0x86],
  i64ShiftRight: [0x88],
  i64Rotate: [0x89],
  wrap: [0xa7],
  v128Const: (low: bigint, high: bigint) => [
    0xfd,
    0x0c,
    ...new Uint8Array(BigUint64Array.of(low, high).buffer),
  ],
  v128Splat64From: (offset: number) => [0xfd, 0x0a, 0x03, ...unsigned(offset)],
  v128LoadLow64: (offset: number) => [0xfd, 0x5d, 0x03, ...unsigned(offset)],
  v128LoadHigh64: (offset: number) => [0xfd, 0x57, 0x03, ...unsigned(offset), 0x01],
  v128Shuffle: (bytes: readonly number[]) => [0xfd, 0x0d, ...bytes],
  i64Splat: [0xfd, 0x12],
  i64Extract: (lane: 0 | 1) => [0xfd, 0x1d, lane],
  v128AndNot: [0xfd, 0x4f],
  v128And: [0xfd, 0x4e],
  v128Or: [0xfd, 0x50],
  v128Xor: [0xfd, 0x51],
  v128AnyTrue: [0xfd, 0x53],
  i64x2Equal: [0xfd, ...unsigned(0xd6)],
  i64x2ShiftLeft: [0xfd, ...unsigned(0xcb)],
  i64x2ShiftRight: [0xfd, ...unsigned(0xcd)],
  i64x2Add: [0xfd, ...unsigned(0xce)],
} as const

/** A local variable of the function that is being written. */
export interface Local {
  readonly get: Code
  readonly set: Code
  readonly tee: Code
}

/** Collects the statements and locals of one function. */
export class FunctionWriter {
  private readonly locals: ValueType[] = []
  private readonly code: number[] = []
  private readonly signature: Pick<FunctionBody, 'name' | 'parameters' | 'results'>

  constructor(signature: Pick<FunctionBody, 'name' | 'parameters' | 'results'>) {
    this.signature = signature
  }

  parameter(index: number): Local {
    return localAt(index)
  }

  local(type: ValueType): Local {
    this.locals.push(type)
    return localAt(this.signature.parameters.length + this.locals.length - 1)
  }

  emit(...parts: readonly Code[]): void {
    for (const part of parts) for (const byte of part) this.code.push(byte)
  }

  finish(): FunctionBody {
    return { ...this.signature, locals: this.locals, code: this.code }
  }
}

const localAt = (index: number): Local => ({
  get: [0x20, ...unsigned(index)],
  set: [0x21, ...unsigned(index)],
  tee: [0x22, ...unsigned(index)],
})
