import { m } from '@slipway/messages'
import type { Engine } from '@slipway/vanity-address/kernel/search-job'

const texts: Readonly<Record<Engine, (values: { workers: string }) => string>> = {
  gpu: () => m.tools_search_engine_gpu(),
  simd: m.tools_search_engine_simd,
  wasm: m.tools_search_engine_wasm,
  javascript: m.tools_search_engine_javascript,
}

/** What computes, in words; undefined until it is known. */
export function engineText(engine: Engine | undefined, workers: number): string | undefined {
  return engine && texts[engine]({ workers: String(workers) })
}
