import { availableParallelism } from 'node:os'
import { AddressSearch, type SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import { createRecord, type SearchIdentity } from '@slipway/vanity-address/search/search-record'
import type { AddressTarget } from '@slipway/vanity-address/target/address-target'
import { CliError } from '../errors/cli-error.ts'
import { createNodeWorker } from './create-node-worker.ts'

/** What is searched, and how. */
export interface SearchParams {
  readonly identity: SearchIdentity
  readonly target: AddressTarget
  readonly wanted: number
  /** All cores by default. */
  readonly threads?: number | undefined
  readonly signal: AbortSignal
  /** Told about once a second. */
  readonly onProgress: (snapshot: SearchSnapshot) => void
}

const TELL_MS = 1_000

/**
 * Searches seeds on all cores until as many are found as were asked for.
 * @throws {CliError} `Cli_SearchFailed`; the signal's reason when it is aborted
 */
export function runSearch(params: SearchParams): Promise<SearchSnapshot> {
  const { identity, target, wanted, threads = availableParallelism(), signal, onProgress } = params
  const record = createRecord(identity, target, wanted)
  const settings = { engines: ['simd', 'wasm', 'javascript'] as const, workers: threads }
  const ports = {
    createWorker: createNodeWorker,
    save: () => undefined,
    now: () => performance.now(),
  }
  const search = new AddressSearch(record, settings, ports)
  return new Promise((resolve, reject) => {
    let toldAt = performance.now()
    const end = (finish: () => void) => {
      signal.removeEventListener('abort', stop)
      forget()
      search.stop()
      finish()
    }
    const stop = () => end(() => reject(signal.reason))
    const look = () => {
      const snapshot = search.getSnapshot()
      if (snapshot.status === 'done') return end(() => resolve(snapshot))
      if (snapshot.status === 'failed') {
        const { detail, code } = snapshot.failure ?? {}
        const reason = detail || code || ''
        return end(() => reject(new CliError('Cli_SearchFailed', { reason })))
      }
      if (performance.now() - toldAt < TELL_MS) return
      toldAt = performance.now()
      onProgress(snapshot)
    }
    const forget = search.subscribe(look)
    signal.addEventListener('abort', stop, { once: true })
    search.start()
  })
}
