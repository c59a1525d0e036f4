import { buildSaltKernel } from '../kernel/build-salt-kernel.ts'
import { kernelMemory } from '../kernel/kernel-memory.ts'
import type { KernelWidth } from '../kernel/kernel-strands.ts'
import type { Searcher, SearchJob } from '../kernel/search-job.ts'

interface KernelExports {
  readonly memory: WebAssembly.Memory
  readonly search: (index: bigint, steps: number) => number
}

/** Candidates between two looks at the messages: some ten milliseconds. */
const perPortion = 65_536

/**
 * A search in WebAssembly.
 * @throws {WebAssembly.CompileError} where the width's instructions, or WebAssembly, are missing
 */
export async function createWasmSearcher(job: SearchJob, width: KernelWidth): Promise<Searcher> {
  const module = await WebAssembly.compile(buildSaltKernel(job.space, job.filter, width))
  const instance = await WebAssembly.instantiate(module)
  const kernel = instance.exports as unknown as KernelExports
  const view = new DataView(kernel.memory.buffer)
  const steps = Math.floor(perPortion / width)

  return {
    engine: width === 1 ? 'wasm' : 'simd',
    search: (index) => {
      const hits: bigint[] = []
      // The kernel stops before its list of hits is full.
      for (let done = 0; done < steps; ) {
        done += kernel.search(index + BigInt(done * width), steps - done)
        const count = view.getUint32(kernelMemory.hitCount, true)
        for (let hit = 0; hit < count; hit++) {
          hits.push(view.getBigUint64(kernelMemory.hits + 8 * hit, true))
        }
      }
      return { tried: steps * width, hits }
    },
    stop: () => undefined,
  }
}
