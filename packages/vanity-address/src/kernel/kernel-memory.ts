import { roundConstants } from '../keccak/keccak-round.ts'
import type { ByteAutomaton } from './kernel-filter.ts'

/** Where things lie in a kernel's memory. */
export const kernelMemory = {
  roundConstants: 0,
  /** u32: how many candidates passed the filter. */
  hitCount: 256,
  /** u64 each: index of the candidate. */
  hits: 512,
  hitCapacity: 1024,
  /** Public keys of a wallet search: 64 bytes each. */
  keys: 16_384,
  keyBytes: 65_536,
  automaton: 16_384 + 65_536,
} as const

const pageBytes = 65_536

/** Places of the automaton's two tables, and the pages that all of it needs. */
export function automatonPlaces(automaton: ByteAutomaton | undefined) {
  const next = kernelMemory.automaton
  const accepting = next + (automaton?.next.byteLength ?? 0)
  const end = accepting + (automaton?.accepting.byteLength ?? 0)
  return { next, accepting, pages: Math.ceil(end / pageBytes) }
}

/** What a kernel's memory holds before its first call. */
export function initialMemory(automaton: ByteAutomaton | undefined) {
  const places = automatonPlaces(automaton)
  const constants = {
    offset: kernelMemory.roundConstants,
    bytes: new Uint8Array(BigUint64Array.from(roundConstants).buffer),
  }
  if (!automaton) return [constants]
  return [
    constants,
    { offset: places.next, bytes: new Uint8Array(automaton.next.buffer) },
    { offset: places.accepting, bytes: automaton.accepting },
  ]
}
