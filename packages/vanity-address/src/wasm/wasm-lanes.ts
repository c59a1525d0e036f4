import type { LaneMachine } from '../keccak/lane-machine.ts'
import { type FunctionWriter, op } from './function-writer.ts'
import type { Code } from './wasm-module.ts'

/** An expression that leaves one lane on the stack; a name when it may be repeated for nothing. */
export interface WasmLane {
  readonly code: Code
  readonly isNamed: boolean
}

const lane = (...parts: readonly Code[]): WasmLane => ({ code: parts.flat(), isNamed: false })

/** Shifts, which only the kernels need: the hash itself rotates. */
export interface WasmLaneMachine extends LaneMachine<WasmLane> {
  shiftLeft(a: WasmLane, bits: number): WasmLane
  shiftRight(a: WasmLane, bits: number): WasmLane
  or(a: WasmLane, b: WasmLane): WasmLane
  and(a: WasmLane, b: WasmLane): WasmLane
  /** Candidates per lane. */
  readonly width: 1 | 2
}

function keepIn(writer: FunctionWriter, type: 'i64' | 'v128') {
  return (a: WasmLane): WasmLane => {
    if (a.isNamed) return a
    const local = writer.local(type)
    writer.emit(a.code, local.set)
    return { code: local.get, isNamed: true }
  }
}

/** One candidate at a time, in 64-bit integers. */
export function scalarLanes(writer: FunctionWriter): WasmLaneMachine {
  const keep = keepIn(writer, 'i64')
  return {
    width: 1,
    keep,
    constant: (value) => lane(op.i64(value)),
    xor: (a, b) => lane(a.code, b.code, op.i64Xor),
    andNot: (a, b) => lane(a.code, op.i64(-1n), op.i64Xor, b.code, op.i64And),
    rotate: (a, bits) => lane(a.code, op.i64(BigInt(bits)), op.i64Rotate),
    shiftLeft: (a, bits) => lane(a.code, op.i64(BigInt(bits)), op.i64ShiftLeft),
    shiftRight: (a, bits) => lane(a.code, op.i64(BigInt(bits)), op.i64ShiftRight),
    or: (a, b) => lane(a.code, b.code, op.i64Or),
    and: (a, b) => lane(a.code, b.code, op.i64And),
  }
}

/** Left rotation of both 64-bit lanes by whole bytes, as one shuffle. */
const byteRotation = (bytes: number) =>
  Array.from({ length: 16 }, (_, index) => (index & 8) | ((index - bytes) & 7))

/** Two candidates at a time. */
export function pairLanes(writer: FunctionWriter): WasmLaneMachine {
  const keep = keepIn(writer, 'v128')
  const shiftLeft = (a: WasmLane, bits: number) =>
    bits === 1
      ? ((named) => lane(named.code, named.code, op.i64x2Add))(keep(a))
      : lane(a.code, op.i32(bits), op.i64x2ShiftLeft)
  const shiftRight = (a: WasmLane, bits: number) => lane(a.code, op.i32(bits), op.i64x2ShiftRight)
  const or = (a: WasmLane, b: WasmLane) => lane(a.code, b.code, op.v128Or)
  return {
    width: 2,
    keep,
    constant: (value) => lane(op.v128Const(value, value)),
    xor: (a, b) => lane(a.code, b.code, op.v128Xor),
    andNot: (a, b) => lane(b.code, a.code, op.v128AndNot),
    rotate: (a, bits) => {
      const named = keep(a)
      if (bits % 8 === 0)
        return lane(named.code, named.code, op.v128Shuffle(byteRotation(bits / 8)))
      return or(shiftLeft(named, bits), shiftRight(named, 64 - bits))
    },
    shiftLeft,
    shiftRight,
    or,
    and: (a, b) => lane(a.code, b.code, op.v128And),
  }
}
