import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SearchWorker } from '@slipway/vanity-address/search/address-search'
import type { WorkerReport } from '@slipway/vanity-address/search/worker-messages'

/** A thread of this process as the search's worker; the file beside this one, compiled or not. */
export function createNodeWorker(): SearchWorker {
  const url = new URL(`./vanity-worker${extname(import.meta.url)}`, import.meta.url)
  const thread = new Worker(url)
  const worker: SearchWorker = {
    postMessage: (request) => thread.postMessage(request),
    terminate: () => void thread.terminate(),
    onmessage: null,
    onerror: null,
  }
  thread.on('message', (data: WorkerReport) =>
    worker.onmessage?.({ data } as MessageEvent<WorkerReport>),
  )
  thread.on('error', ({ message }) => worker.onerror?.({ message } as ErrorEvent))
  return worker
}
