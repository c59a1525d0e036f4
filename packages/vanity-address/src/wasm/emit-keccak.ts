import { keccakRound, roundConstants } from '../keccak/keccak-round.ts'
import { Lanes, type Value } from '../keccak/lane-machine.ts'
import { type FunctionWriter, type Local, op } from './function-writer.ts'
import type { WasmLane, WasmLaneMachine } from './wasm-lanes.ts'

const all = () => true

const readLocals = (locals: readonly Local[]): WasmLane[] =>
  locals.map(({ get }) => ({ code: get, isNamed: true }))

/**
 * One of the hashes that a kernel computes side by side: a pair in vectors, one more in integers. A
 * processor has units of their own for the two, so together they take little longer than the pair.
 */
export interface Strand {
  readonly machine: WasmLaneMachine
  /** Two sets of variables, between which the rounds alternate. */
  readonly even: readonly Local[]
  readonly odd: readonly Local[]
}

export function createStrand(writer: FunctionWriter, machine: WasmLaneMachine): Strand {
  const type = machine.width === 2 ? 'v128' : 'i64'
  const state = () => Array.from({ length: 25 }, () => writer.local(type))
  return { machine, even: state(), odd: state() }
}

/** Takes a piece of every round in turn until all are written. */
function weave(rounds: readonly Generator<undefined, void>[]): void {
  let left = rounds
  while (left.length > 0) left = left.filter((round) => !round.next().done)
}

/**
 * Writes Keccak-f[1600] over states whose lanes may be known: the first round does only what depends
 * on the candidate, the last one only what is wanted of the digest; those between run in a loop.
 * @param states one for each strand
 * @param round a variable for the loop
 * @param constantsAt byte offset of the 24 round constants in memory
 * @returns the wanted lanes of each strand
 */
export function emitKeccak(
  writer: FunctionWriter,
  strands: readonly Strand[],
  states: readonly (readonly Value<WasmLane>[])[],
  wanted: readonly number[],
  round: Local,
  constantsAt: number,
): Map<number, WasmLane>[] {
  const constantAt = ({ machine }: Strand, offset: number): WasmLane => {
    const load = machine.width === 2 ? op.v128Splat64From : op.i64Load
    return { code: [...round.get, ...load(constantsAt + offset)], isNamed: false }
  }
  const emitRound = (
    { machine }: Strand,
    state: readonly Value<WasmLane>[],
    target: readonly Local[],
    constant: Value<WasmLane>,
  ) => {
    const lanes = new Lanes(machine)
    return keccakRound(lanes, state, constant, all, (index, value) =>
      writer.emit(lanes.read(value).code, target[index]?.set ?? []),
    )
  }

  weave(
    strands.map((strand, index) =>
      emitRound(strand, states[index] ?? [], strand.even, roundConstants[0] ?? 0n),
    ),
  )
  writer.emit(op.i32(8), round.set, op.loop)
  weave(
    strands.map((strand) =>
      emitRound(strand, readLocals(strand.even), strand.odd, constantAt(strand, 0)),
    ),
  )
  weave(
    strands.map((strand) =>
      emitRound(strand, readLocals(strand.odd), strand.even, constantAt(strand, 8)),
    ),
  )
  writer.emit(round.get, op.i32(16), op.i32Add, round.tee)
  writer.emit(op.i32(23 * 8), op.i32LessUnsigned, op.branchIf(0), op.end)
  return strands.map((strand) => lastRound(strand, wanted))
}

function lastRound({ machine, even }: Strand, wanted: readonly number[]): Map<number, WasmLane> {
  const digest = new Map<number, WasmLane>()
  const lanes = new Lanes(machine)
  const round = keccakRound(
    lanes,
    readLocals(even),
    roundConstants[23] ?? 0n,
    (lane) => wanted.includes(lane),
    (lane, value) => digest.set(lane, machine.keep(lanes.read(value))),
  )
  weave([round])
  return digest
}
