import { calculateAddress } from '../kernel/calculate-address.ts'
import type { Searcher, SearchJob } from '../kernel/search-job.ts'
import { candidateSeed } from '../kernel/search-space.ts'

const portion = 1_000

/** Whether an address has the filter's fixed bits; whoever receives it checks the rest. */
function hasFixedBits(address: Uint8Array, mask: Uint8Array, value: Uint8Array): boolean {
  return address.every((byte, index) => (byte & (mask[index] ?? 0)) === (value[index] ?? 0))
}

/** A search where WebAssembly is missing or forbidden; slow, and correct. */
export function createJavascriptSearcher({ space, filter }: SearchJob): Searcher {
  return {
    engine: 'javascript',
    search: (start) => {
      const hits: bigint[] = []
      for (let turn = 0; turn < portion; turn++) {
        const index = start + BigInt(turn)
        const address = calculateAddress(space, candidateSeed(space, index))
        if (hasFixedBits(address, filter.mask, filter.value)) hits.push(index)
      }
      return { tried: portion, hits }
    },
    stop: () => undefined,
  }
}
