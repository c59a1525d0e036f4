import { messageBlock } from '../keccak/message-block.ts'
import { FunctionWriter, op } from '../wasm/function-writer.ts'
import type { WasmLane } from '../wasm/wasm-lanes.ts'
import { writeModule } from '../wasm/wasm-module.ts'
import { automatonFunction, emitFilter, lanesOfFilter } from './emit-filter.ts'
import type { KernelFilter } from './kernel-filter.ts'
import { automatonPlaces, initialMemory, kernelMemory } from './kernel-memory.ts'
import { createStep, type KernelWidth, type StepPart, withLanes } from './kernel-strands.ts'
import { counterLane, counterStep, create2Message, type SearchSpace } from './search-space.ts'

/**
 * A WebAssembly module made for one search: everything that all its candidates share is a constant in
 * it. It exports `memory` and `search(index: i64, steps: i32) → steps done`. A step is `width`
 * candidates; hits lie in memory (`kernelMemory`), and a full list ends the call.
 */
export function buildSaltKernel(
  space: SearchSpace,
  filter: KernelFilter,
  width: KernelWidth,
): Uint8Array<ArrayBuffer> {
  const writer = new FunctionWriter({
    name: 'search',
    parameters: ['i64', 'i32'],
    results: ['i32'],
  })
  const [index, steps] = [writer.parameter(0), writer.parameter(1)]
  const [done, count] = [writer.local('i32'), writer.local('i32')]
  const step = createStep(writer, width)
  const block = messageBlock(create2Message(space, space.start))
  const start = block[counterLane] ?? 0n

  writer.emit(op.loop)
  const states = step.parts.map((part) =>
    withLanes(block, counterLane, [emitCounter(part, start, index.get)]),
  )
  for (const [at, digest] of step.hash(states, lanesOfFilter(filter)).entries()) {
    const part = step.parts[at]
    if (part) emitFilter(writer, part, digest, filter, { index, count })
  }
  writer.emit(index.get, op.i64(BigInt(width)), op.i64Add, index.set)
  writer.emit(done.get, op.i32(1), op.i32Add, done.tee, steps.get, op.i32LessUnsigned)
  // Room for all candidates of one more step, else the caller empties the list first.
  writer.emit(count.get, op.i32(kernelMemory.hitCapacity - 2), op.i32LessUnsigned, op.i32And)
  writer.emit(op.branchIf(0), op.end)
  writer.emit(op.i32(0), count.get, op.i32Store(kernelMemory.hitCount), done.get)

  const { automaton } = filter
  return writeModule({
    functions: [...(automaton ? [automatonFunction(automaton)] : []), writer.finish()],
    memoryPages: automatonPlaces(automaton).pages,
    data: initialMemory(automaton),
  })
}

/** The counter's lane of the part's candidates: where the search starts, and the index above the deployer's last byte. */
function emitCounter(
  { machine, first }: StepPart,
  start: bigint,
  index: readonly number[],
): WasmLane {
  const moved = [...index, ...op.i64(counterStep), ...op.i64Multiply]
  const sum = [...moved, ...op.i64(start + counterStep * BigInt(first)), ...op.i64Add]
  const pair = [...sum, ...op.i64Splat, ...op.v128Const(0n, counterStep), ...op.i64x2Add]
  return machine.keep({ code: machine.width === 1 ? sum : pair, isNamed: false })
}
