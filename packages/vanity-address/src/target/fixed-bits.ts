import type { Automaton } from './automaton.ts'
import { addressLength } from './count-accepted.ts'

/** Bits that all accepted addresses have in common. */
export interface FixedBits {
  readonly mask: Uint8Array<ArrayBuffer>
  readonly value: Uint8Array<ArrayBuffer>
  readonly count: number
}

/** States that the first `position` characters can lead to, for every position. */
function reachable({ start, next, symbols }: Automaton): Set<number>[] {
  const layers = [new Set([start])]
  for (let position = 0; position < addressLength; position++) {
    const layer = new Set<number>()
    for (const state of layers[position] ?? []) {
      for (let symbol = 0; symbol < symbols; symbol++) {
        const to = next[state * symbols + symbol] ?? 0
        if (to !== 0) layer.add(to)
      }
    }
    layers.push(layer)
  }
  return layers
}

/**
 * Bits of the address that the automaton fixes, whatever else it asks: compared by the kernel in one
 * go. @param automaton over the 16 digits
 */
export function findFixedBits(automaton: Automaton): FixedBits {
  const forward = reachable(automaton)
  let winning: ReadonlySet<number> = new Set(
    [...automaton.accepting.keys()].filter((state) => automaton.accepting[state]),
  )
  const mask = new Uint8Array(20)
  const value = new Uint8Array(20)
  let count = 0
  for (let position = addressLength - 1; position >= 0; position--) {
    const { before, always, ever } = allowedDigits(automaton, forward[position] ?? [], winning)
    winning = before
    // A bit is fixed when it is 1 in all allowed digits or in none.
    const fixed = always | (~ever & 15)
    const shift = position % 2 === 0 ? 4 : 0
    mask[position >> 1] = (mask[position >> 1] ?? 0) | (fixed << shift)
    value[position >> 1] = (value[position >> 1] ?? 0) | ((always & fixed) << shift)
    for (let bit = fixed; bit !== 0; bit &= bit - 1) count += 1
  }
  return { mask, value, count }
}

/** Which digits lead from a layer's states to winning ones: the bits all of them have, and any has. */
function allowedDigits(
  { next }: Automaton,
  states: Iterable<number>,
  winning: ReadonlySet<number>,
) {
  const before = new Set<number>()
  let [always, ever] = [15, 0]
  for (const state of states) {
    for (let digit = 0; digit < 16; digit++) {
      if (!winning.has(next[state * 16 + digit] ?? 0)) continue
      before.add(state)
      always &= digit
      ever |= digit
    }
  }
  return { before, always, ever }
}
