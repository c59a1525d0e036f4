import { messageBlock } from '../keccak/message-block.ts'
import { FunctionWriter, op } from '../wasm/function-writer.ts'
import type { WasmLane, WasmLaneMachine } from '../wasm/wasm-lanes.ts'
import { type FunctionBody, writeModule } from '../wasm/wasm-module.ts'
import { automatonFunction, emitFilter, lanesOfFilter } from './emit-filter.ts'
import type { KernelFilter } from './kernel-filter.ts'
import { automatonPlaces, initialMemory, kernelMemory } from './kernel-memory.ts'
import {
  createStep,
  type KernelWidth,
  loadLane,
  type State,
  type StepPart,
  storeLane,
  withLanes,
} from './kernel-strands.ts'
import { create2Message, seedMessage } from './messages.ts'
import { counterOffset, type SearchSpace, type TokenSeedSpace } from './search-space.ts'

const saltBytes = 32

/** Steps between two visits of the caller: as many salts as the memory between the hashes holds. */
export const stepsPerCall = (width: KernelWidth) =>
  Math.floor(kernelMemory.messageBytes / saltBytes / width)

/**
 * A WebAssembly module made for one search: everything that all its candidates share is a constant in
 * it. It exports `memory` and `search(index: i64, steps: i32) → steps done`; for token seeds also
 * `hashSeeds(index: i64, steps: i32)`, which comes before. A step is `width` candidates, at most
 * `stepsPerCall`; hits lie in memory (`kernelMemory`).
 */
export function buildSaltKernel(
  space: SearchSpace,
  filter: KernelFilter,
  width: KernelWidth,
): Uint8Array<ArrayBuffer> {
  const { automaton } = filter
  return writeModule({
    functions: [
      ...(automaton ? [automatonFunction(automaton)] : []),
      searchFunction(space, filter, width),
      ...(space.kind === 'token-seed' ? [seedFunction(space, width)] : []),
    ],
    memoryPages: automatonPlaces(automaton).pages,
    data: initialMemory(automaton),
  })
}

/** First hash of a token seed: keccak256(abi.encode(deployer, seed)) of every candidate into memory. */
function seedFunction(space: TokenSeedSpace, width: KernelWidth): FunctionBody {
  const writer = new FunctionWriter({
    name: 'hashSeeds',
    parameters: ['i64', 'i32'],
    results: [],
  })
  const [index, steps] = [writer.parameter(0), writer.parameter(1)]
  const address = writer.local('i32')
  const step = createStep(writer, width)
  const block = messageBlock(seedMessage(space))

  writer.emit(op.loop)
  const states = step.parts.map((part) =>
    withLanes(block, 7, [counterLane(part, space, index.get)]),
  )
  for (const [at, salt] of step.hash(states, [0, 1, 2, 3]).entries()) {
    const part = step.parts[at]
    for (const [lane, value] of salt) {
      if (part) storeLane(writer, part, address, saltBytes, 8 * lane, value)
    }
  }
  writer.emit(index.get, op.i64(BigInt(width)), op.i64Add, index.set)
  writer.emit(address.get, op.i32(width * saltBytes), op.i32Add, address.tee)
  writer.emit(steps.get, op.i32(width * saltBytes), op.i32Multiply, op.i32LessUnsigned)
  writer.emit(op.branchIf(0), op.end)
  return writer.finish()
}

/** CREATE2's hash of every candidate, and the test of its address. */
function searchFunction(
  space: SearchSpace,
  filter: KernelFilter,
  width: KernelWidth,
): FunctionBody {
  const writer = new FunctionWriter({
    name: 'search',
    parameters: ['i64', 'i32'],
    results: ['i32'],
  })
  const [index, steps] = [writer.parameter(0), writer.parameter(1)]
  const [done, count, address] = [writer.local('i32'), writer.local('i32'), writer.local('i32')]
  const step = createStep(writer, width)

  writer.emit(op.loop)
  const states = step.parts.map((part): State => {
    if (space.kind === 'token-seed') {
      const salt = [0, 8, 16, 24].map((byte) => loadLane(part, address, saltBytes, byte))
      return placeSalt(part.machine, messageBlock(create2Message(space, new Uint8Array(32))), salt)
    }
    const block = messageBlock(create2Message(space, space.start))
    return withLanes(block, 5, [counterLane(part, space, index.get)])
  })
  for (const [at, digest] of step.hash(states, lanesOfFilter(filter)).entries()) {
    const part = step.parts[at]
    if (part) emitFilter(writer, part, digest, filter, { index, count })
  }
  writer.emit(index.get, op.i64(BigInt(width)), op.i64Add, index.set)
  writer.emit(address.get, op.i32(width * saltBytes), op.i32Add, address.set)
  writer.emit(done.get, op.i32(1), op.i32Add, done.tee, steps.get, op.i32LessUnsigned)
  // Room for all candidates of one more step, else the caller empties the list first.
  writer.emit(count.get, op.i32(kernelMemory.hitCapacity - 2), op.i32LessUnsigned, op.i32And)
  writer.emit(op.branchIf(0), op.end)
  writer.emit(op.i32(0), count.get, op.i32Store(kernelMemory.hitCount), done.get)
  return writer.finish()
}

/** The salt's four lanes, moved to where CREATE2's message has them: five bytes into lane 2. */
function placeSalt(
  machine: WasmLaneMachine,
  block: readonly bigint[],
  salt: readonly WasmLane[],
): State {
  const own = (index: number) => machine.constant(block[index] ?? 0n)
  const high = (lane: WasmLane) => machine.shiftLeft(lane, 40)
  const low = (lane: WasmLane) => machine.shiftRight(lane, 24)
  const [a, b, c, d] = salt
  if (!a || !b || !c || !d) throw new RangeError('a salt has four lanes')
  const placed = [
    machine.or(own(2), high(a)),
    machine.or(low(a), high(b)),
    machine.or(low(b), high(c)),
    machine.or(low(c), high(d)),
    machine.or(low(d), own(6)),
  ]
  return withLanes(block, 2, placed.map(machine.keep))
}

/** The counter's lane: where the search starts, plus the index of the part's first candidate. */
function counterLane(
  { machine, first }: StepPart,
  space: SearchSpace,
  index: readonly number[],
): WasmLane {
  const view = new DataView(Uint8Array.from(space.start).buffer)
  const start = view.getBigUint64(counterOffset[space.kind], true) + BigInt(first)
  const sum = [...index, ...op.i64(start), ...op.i64Add]
  const pair = [...sum, ...op.i64Splat, ...op.v128Const(0n, 1n), ...op.i64x2Add]
  return machine.keep({ code: machine.width === 1 ? sum : pair, isNamed: false })
}
