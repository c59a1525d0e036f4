import { FunctionWriter, type Local, op } from '../wasm/function-writer.ts'
import type { WasmLane, WasmLaneMachine } from '../wasm/wasm-lanes.ts'
import type { FunctionBody } from '../wasm/wasm-module.ts'
import { addressLanes, type ByteAutomaton, type KernelFilter } from './kernel-filter.ts'
import { automatonPlaces, kernelMemory } from './kernel-memory.ts'
import type { StepPart } from './kernel-strands.ts'

/** Lanes of the digest that a filter looks at. */
export function lanesOfFilter({ mask, automaton }: KernelFilter): number[] {
  if (automaton) return [1, 2, 3]
  const used = addressLanes(mask).flatMap((bits, index) => (bits === 0n ? [] : [index + 1]))
  return used.length > 0 ? used : [1]
}

/**
 * A function from the digest's lanes 1 to 3 to whether the automaton accepts the address in them.
 * It is function 0 of a kernel that has an automaton.
 */
export function automatonFunction(automaton: ByteAutomaton): FunctionBody {
  const writer = new FunctionWriter({
    name: 'accepts',
    parameters: ['i64', 'i64', 'i64'],
    results: ['i32'],
  })
  const state = writer.local('i32')
  const places = automatonPlaces(automaton)
  writer.emit(op.block, op.i32(automaton.start), state.set)
  for (let index = 0; index < 20; index++) {
    const position = index + 12
    writer.emit(state.get, op.i32(8), op.i32ShiftLeft)
    writer.emit(writer.parameter((position >> 3) - 1).get, op.i64(BigInt(8 * (position & 7))))
    writer.emit(op.i64ShiftRight, op.wrap, op.i32(255), op.i32And, op.i32Add)
    writer.emit(op.i32(1), op.i32ShiftLeft, op.i32Load16(places.next), state.set)
    // Lost or won: the rest of the address cannot change it.
    if (index % 2 === 1)
      writer.emit(state.get, op.i32(1), op.i32LessOrEqualUnsigned, op.branchIf(0))
  }
  writer.emit(op.end, state.get, op.i32Load8(places.accepting))
  return writer.finish()
}

/** What a hit is reported as. */
export interface HitTarget {
  readonly index: Local
  readonly count: Local
}

/** One zero lane per candidate whose fixed bits are right; undefined where no bit is fixed. */
function maskDifference(
  machine: WasmLaneMachine,
  digest: Map<number, WasmLane>,
  filter: KernelFilter,
) {
  const masks = addressLanes(filter.mask)
  const values = addressLanes(filter.value)
  let difference: WasmLane | undefined
  for (const [index, mask] of masks.entries()) {
    const lane = digest.get(index + 1)
    if (mask === 0n || !lane) continue
    const wrong = machine.and(
      machine.xor(lane, machine.constant((values[index] ?? 0n) & mask)),
      machine.constant(mask),
    )
    difference = difference ? machine.or(difference, wrong) : wrong
  }
  return difference
}

/** Appends the index of candidate `ordinal` of the step to the hits when it passes. */
function emitOne(
  writer: FunctionWriter,
  digest: readonly (readonly number[])[],
  difference: readonly number[] | undefined,
  filter: KernelFilter,
  { index, count }: HitTarget,
  ordinal: number,
): void {
  if (difference) writer.emit(difference, op.i64Eqz, op.if)
  if (filter.automaton) writer.emit(...digest, op.call(0), op.if)
  writer.emit(count.get, op.i32(3), op.i32ShiftLeft, index.get, op.i64(BigInt(ordinal)), op.i64Add)
  writer.emit(op.i64Store(kernelMemory.hits), count.get, op.i32(1), op.i32Add, count.set)
  if (filter.automaton) writer.emit(op.end)
  if (difference) writer.emit(op.end)
}

/** Writes the test of one step's candidates and the report of those that pass. */
export function emitFilter(
  writer: FunctionWriter,
  { machine, first }: StepPart,
  digest: Map<number, WasmLane>,
  filter: KernelFilter,
  target: HitTarget,
): void {
  const found = maskDifference(machine, digest, filter)
  const difference = found && machine.keep(found).code
  const lanes = [1, 2, 3].map((lane) => digest.get(lane)?.code ?? [])
  if (machine.width === 1) {
    emitOne(writer, lanes, difference, filter, target, first)
    return
  }
  // Nearly always neither candidate passes: one test for both.
  if (difference) {
    const zero = machine.constant(0n).code
    writer.emit(difference, zero, op.i64x2Equal, op.v128AnyTrue, op.if)
  }
  for (const lane of [0, 1] as const) {
    const extract = (code: readonly number[]) => [...code, ...op.i64Extract(lane)]
    emitOne(
      writer,
      lanes.map(extract),
      difference && extract(difference),
      filter,
      target,
      first + lane,
    )
  }
  if (difference) writer.emit(op.end)
}
