import { createGpuSearcher } from '../gpu/gpu-searcher.ts'
import type { Engine, Searcher, SearchJob } from '../kernel/search-job.ts'
import { createJavascriptSearcher } from './javascript-searcher.ts'
import { createWasmSearcher } from './wasm-searcher.ts'

/** How each engine starts. A software adapter is taken only when nothing but the GPU is asked for. */
const create: Readonly<Record<Engine, (job: SearchJob) => Promise<Searcher> | Searcher>> = {
  gpu: (job) => createGpuSearcher(job, job.engines.length === 1),
  simd: (job) => createWasmSearcher(job, 3),
  wasm: (job) => createWasmSearcher(job, 1),
  javascript: createJavascriptSearcher,
}

/** The first of the job's engines that works here. @throws what the last one threw, when none does */
export async function createSearcher(job: SearchJob): Promise<Searcher> {
  let failure: unknown = new RangeError('a search needs an engine')
  for (const engine of job.engines) {
    try {
      return await create[engine](job)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
