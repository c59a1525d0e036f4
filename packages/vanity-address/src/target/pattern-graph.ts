import { PatternInvalid } from './pattern-error.ts'
import type { PatternNode, SymbolSet } from './pattern-node.ts'

/** A pattern as a graph: free edges, and edges that take a character. */
interface GraphState {
  readonly free: { readonly to: number; readonly when?: 'start' | 'end' }[]
  readonly taking: { readonly to: number; readonly set: SymbolSet }[]
}

/** Thompson's construction. */
export interface PatternGraph {
  readonly states: readonly GraphState[]
  readonly entry: number
  readonly accept: number
}

/** More states than any pattern that somebody would write by hand. */
const maxStates = 1_500

/** @throws {PatternInvalid} when the repetitions multiply to too much */
export function buildPatternGraph(root: PatternNode): PatternGraph {
  const states: GraphState[] = []
  const create = () => {
    if (states.length >= maxStates) throw new PatternInvalid('Pattern_TooComplex')
    states.push({ free: [], taking: [] })
    return states.length - 1
  }
  const connect = (from: number, to: number, when?: 'start' | 'end') =>
    states[from]?.free.push(when ? { to, when } : { to })

  /** Adds a node after `from` and returns where it ends. */
  const add = (node: PatternNode, from: number): number => {
    const end = create()
    if (node.kind === 'symbols') states[from]?.taking.push({ to: end, set: node.set })
    else if (node.kind === 'sequence') {
      connect(
        node.parts.reduce((at, part) => add(part, at), from),
        end,
      )
    } else if (node.kind === 'choice') {
      for (const part of node.parts) {
        const begin = create()
        connect(from, begin)
        connect(add(part, begin), end)
      }
    } else if (node.kind === 'repeat') repeat(node, from, end)
    else connect(from, end, node.kind)
    return end
  }

  const repeat = (node: PatternNode & { kind: 'repeat' }, from: number, end: number) => {
    let at = from
    for (let times = 0; times < node.min; times++) at = add(node.part, at)
    if (node.max === undefined) {
      const again = create()
      connect(at, again)
      connect(add(node.part, again), again)
      connect(again, end)
      return
    }
    for (let times = node.min; times < node.max; times++) {
      connect(at, end)
      at = add(node.part, at)
    }
    connect(at, end)
  }

  const entry = create()
  return { states, entry, accept: add(root, entry) }
}
