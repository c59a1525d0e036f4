import { buildSaltKernel, stepsPerCall } from '../kernel/build-salt-kernel.ts'
import { kernelMemory } from '../kernel/kernel-memory.ts'
import type { KernelWidth } from '../kernel/kernel-strands.ts'
import type { Searcher, SearchJob } from './search-job.ts'

interface KernelExports {
  readonly memory: WebAssembly.Memory
  readonly search: (index: bigint, steps: number) => number
  readonly hashSeeds?: (index: bigint, steps: number) => void
}

/** Calls between two looks at the messages: some milliseconds. */
const callsPerPortion = 8

/**
 * A search in WebAssembly.
 * @throws {WebAssembly.CompileError} where the width's instructions, or WebAssembly, are missing
 */
export async function createWasmSearcher(job: SearchJob, width: KernelWidth): Promise<Searcher> {
  const module = await WebAssembly.compile(buildSaltKernel(job.space, job.filter, width))
  const instance = await WebAssembly.instantiate(module)
  const kernel = instance.exports as unknown as KernelExports
  const view = new DataView(kernel.memory.buffer)
  const steps = stepsPerCall(width)

  /** One call; goes on where the kernel stopped because its list of hits was full. */
  const call = (index: bigint, hits: bigint[]) => {
    let done = 0
    while (done < steps) {
      const from = index + BigInt(done * width)
      kernel.hashSeeds?.(from, steps - done)
      done += kernel.search(from, steps - done)
      const count = view.getUint32(kernelMemory.hitCount, true)
      for (let hit = 0; hit < count; hit++) {
        hits.push(view.getBigUint64(kernelMemory.hits + 8 * hit, true))
      }
    }
  }

  return {
    engine: width === 1 ? 'wasm' : 'simd',
    search: (index) => {
      const hits: bigint[] = []
      for (let turn = 0; turn < callsPerPortion; turn++) {
        call(index + BigInt(turn * steps * width), hits)
      }
      return { tried: callsPerPortion * steps * width, hits }
    },
    stop: () => undefined,
  }
}
