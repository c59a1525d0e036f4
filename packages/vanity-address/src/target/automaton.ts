import { PatternInvalid } from './pattern-error.ts'
import type { PatternGraph } from './pattern-graph.ts'
import type { SymbolSet } from './pattern-node.ts'

/** An alphabet for an automaton: the characters that each of its symbols may stand for. */
export type Alphabet = readonly SymbolSet[]

/** Every character by itself: checksummed addresses. */
export const caseAlphabet: Alphabet = Array.from({ length: 22 }, (_, index) => 1 << index)

/** Hexadecimal digits; a letter stands for both cases. */
export const digitAlphabet: Alphabet = Array.from({ length: 16 }, (_, digit) =>
  digit < 10 ? 1 << digit : (1 << digit) | (1 << (digit + 6)),
)

/**
 * A finite automaton over an address's 40 characters. State 0 has lost, state 1 has won whatever
 * follows.
 */
export interface Automaton {
  readonly start: number
  readonly symbols: number
  /** `next[state * symbols + symbol]` */
  readonly next: readonly number[]
  /** Which states have won when the address ends in them. */
  readonly accepting: readonly boolean[]
}

/** As many as a kernel's table holds without slowing the search down. */
const maxStates = 900

/** States reachable without a character, sorted. */
function closure(graph: PatternGraph, from: Iterable<number>, at: 'start' | 'end' | 'middle') {
  const reached = new Set(from)
  for (const state of reached) {
    for (const { to, when } of graph.states[state]?.free ?? []) {
      if (when === undefined || when === at) reached.add(to)
    }
  }
  return [...reached].sort((a, b) => a - b)
}

/**
 * The subset construction for "the pattern occurs in the address".
 * @throws {PatternInvalid} when the pattern needs more than 900 states
 */
export function buildAutomaton(graph: PatternGraph, alphabet: Alphabet): Automaton {
  // An occurrence may begin at any later character; only `^` knows the first one.
  const fresh = closure(graph, [graph.entry], 'middle')
  const known = new Map<string, number>()
  const sets: (readonly number[])[] = [[], []]
  const idOf = (set: readonly number[]) => {
    if (set.includes(graph.accept)) return 1
    const key = set.join()
    const found = known.get(key)
    if (found !== undefined) return found
    if (sets.length >= maxStates) throw new PatternInvalid('Pattern_TooComplex')
    sets.push(set)
    known.set(key, sets.length - 1)
    return sets.length - 1
  }
  const step = (set: readonly number[], symbol: SymbolSet) => {
    const taken = set.flatMap((state) =>
      (graph.states[state]?.taking ?? []).flatMap((edge) => (edge.set & symbol ? [edge.to] : [])),
    )
    return closure(graph, [...taken, ...fresh], 'middle')
  }

  const start = idOf(closure(graph, [graph.entry], 'start'))
  const next: number[] = [...alphabet.map(() => 0), ...alphabet.map(() => 1)]
  const accepting = [false, true]
  for (let id = 2; id < sets.length; id++) {
    const set = sets[id] ?? []
    for (const symbol of alphabet) next.push(idOf(step(set, symbol)))
    accepting.push(closure(graph, set, 'end').includes(graph.accept))
  }
  return dropLost({ start, symbols: alphabet.length, next, accepting })
}

/** Sends every state from which nothing can be won any more to state 0. */
function dropLost({ start, symbols, next, accepting }: Automaton): Automaton {
  const isAlive = [...accepting]
  for (let changed = true; changed; ) {
    changed = false
    for (let state = 2; state < accepting.length; state++) {
      if (isAlive[state]) continue
      const targets = next.slice(state * symbols, (state + 1) * symbols)
      if (!targets.some((to) => isAlive[to])) continue
      isAlive[state] = true
      changed = true
    }
  }
  const alive = (state: number) => (isAlive[state] ? state : 0)
  return { start: alive(start), symbols, next: next.map(alive), accepting }
}

/** Whether the automaton accepts a sequence of its symbols. */
export function accepts(automaton: Automaton, sequence: Iterable<number>): boolean {
  let state = automaton.start
  for (const symbol of sequence) state = automaton.next[state * automaton.symbols + symbol] ?? 0
  return automaton.accepting[state] ?? false
}
