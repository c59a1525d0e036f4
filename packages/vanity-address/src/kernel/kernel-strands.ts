import type { Value } from '../keccak/lane-machine.ts'
import { createStrand, emitKeccak } from '../wasm/emit-keccak.ts'
import { type FunctionWriter, type Local, op } from '../wasm/function-writer.ts'
import { pairLanes, scalarLanes, type WasmLane, type WasmLaneMachine } from '../wasm/wasm-lanes.ts'
import { kernelMemory } from './kernel-memory.ts'

/**
 * Candidates per step: two in vectors and one in integers, two in vectors, or one where vectors are
 * missing.
 */
export type KernelWidth = 3 | 2 | 1

export type State = readonly Value<WasmLane>[]

/** One of the machines that share a step, and which candidate of the step is its first. */
export interface StepPart {
  readonly machine: WasmLaneMachine
  readonly first: number
}

/** The parts of a step, and how they hash. */
export interface Step {
  readonly parts: readonly StepPart[]
  hash(states: readonly State[], wanted: readonly number[]): Map<number, WasmLane>[]
}

export function createStep(writer: FunctionWriter, width: KernelWidth): Step {
  const machines = [
    ...(width === 1 ? [] : [pairLanes(writer)]),
    ...(width === 2 ? [] : [scalarLanes(writer)]),
  ]
  const strands = machines.map((machine) => createStrand(writer, machine))
  const round = writer.local('i32')
  return {
    parts: machines.map((machine, at) => ({ machine, first: 2 * at })),
    hash: (states, wanted) =>
      emitKeccak(writer, strands, states, wanted, round, kernelMemory.roundConstants),
  }
}

/** Replaces a state's lanes from `start` on by values of the kernel. */
export const withLanes = (state: State, start: number, lanes: readonly WasmLane[]): State =>
  state.map((value, at) => lanes[at - start] ?? value)

/**
 * Reads a lane of the part's candidates.
 * @param address of the step's first public key
 * @param stride bytes between public keys
 */
export function loadLane(
  { machine, first }: StepPart,
  address: Local,
  stride: number,
  byte: number,
): WasmLane {
  const offset = kernelMemory.keys + first * stride + byte
  const low = [...address.get, ...op.i64Load(offset)]
  if (machine.width === 1) return machine.keep({ code: low, isNamed: false })
  const code = [
    ...address.get,
    ...address.get,
    ...op.v128LoadLow64(offset),
    ...op.v128LoadHigh64(offset + stride),
  ]
  return machine.keep({ code, isNamed: false })
}
