import type { KernelFilter } from './kernel-filter.ts'
import type { SearchSpace } from './search-space.ts'

/**
 * What computes: the graphics processor; a WebAssembly worker with vectors; one without; plain
 * JavaScript. In the order of preference.
 */
export const engines = ['gpu', 'simd', 'wasm', 'javascript'] as const
export type Engine = (typeof engines)[number]

/** One search, as a worker gets it. */
export interface SearchJob {
  readonly space: SearchSpace
  readonly filter: KernelFilter
  /** Tried in this order; the first that works here is taken. */
  readonly engines: readonly Engine[]
}

/** What one call tried. */
export interface Portion {
  readonly tried: number
  /** Indices of those that passed the filter. */
  readonly hits: readonly bigint[]
}

/** Tries candidates of one job. */
export interface Searcher {
  readonly engine: Engine
  /** Tries a good portion between two looks at the messages. @param index of the first candidate */
  search(index: bigint): Promise<Portion> | Portion
  /** Frees what the search holds. */
  stop(): void
}
