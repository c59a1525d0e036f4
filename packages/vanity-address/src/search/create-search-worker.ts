import type { SearchWorker } from './address-search.ts'

/** Starts a worker of the address search; a bundler finds its file here. */
export function createSearchWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
}
