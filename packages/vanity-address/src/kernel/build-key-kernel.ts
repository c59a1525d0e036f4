import { messageBlock } from '../keccak/message-block.ts'
import { FunctionWriter, op } from '../wasm/function-writer.ts'
import { writeModule } from '../wasm/wasm-module.ts'
import { automatonFunction, emitFilter, lanesOfFilter } from './emit-filter.ts'
import type { KernelFilter } from './kernel-filter.ts'
import { automatonPlaces, initialMemory, kernelMemory } from './kernel-memory.ts'
import { createStep, type KernelWidth, loadLane, withLanes } from './kernel-strands.ts'

/** A public key without its leading byte: both coordinates. */
const publicKeyBytes = 64

/**
 * A WebAssembly module that hashes public keys lying in its memory and reports which addresses pass
 * the filter. It exports `memory` and `search(index: i64, steps: i32) → steps done`; hits are indices
 * counted on from `index`. A step is `width` keys.
 */
export function buildKeyKernel(filter: KernelFilter, width: KernelWidth): Uint8Array<ArrayBuffer> {
  const writer = new FunctionWriter({
    name: 'search',
    parameters: ['i64', 'i32'],
    results: ['i32'],
  })
  const [index, steps] = [writer.parameter(0), writer.parameter(1)]
  const [done, count, address] = [writer.local('i32'), writer.local('i32'), writer.local('i32')]
  const step = createStep(writer, width)
  const block = messageBlock(new Uint8Array(publicKeyBytes))
  const bytes = Array.from({ length: publicKeyBytes / 8 }, (_, lane) => 8 * lane)

  writer.emit(op.loop)
  const states = step.parts.map((part) =>
    withLanes(
      block,
      0,
      bytes.map((byte) => loadLane(part, address, publicKeyBytes, byte)),
    ),
  )
  for (const [at, digest] of step.hash(states, lanesOfFilter(filter)).entries()) {
    const part = step.parts[at]
    if (part) emitFilter(writer, part, digest, filter, { index, count })
  }
  writer.emit(index.get, op.i64(BigInt(width)), op.i64Add, index.set)
  writer.emit(address.get, op.i32(width * publicKeyBytes), op.i32Add, address.set)
  writer.emit(done.get, op.i32(1), op.i32Add, done.tee, steps.get, op.i32LessUnsigned)
  writer.emit(op.branchIf(0), op.end)
  writer.emit(op.i32(0), count.get, op.i32Store(kernelMemory.hitCount), done.get)

  const { automaton } = filter
  return writeModule({
    functions: [...(automaton ? [automatonFunction(automaton)] : []), writer.finish()],
    memoryPages: automatonPlaces(automaton).pages,
    data: initialMemory(automaton),
  })
}
