import { parentPort } from 'node:worker_threads'
import { createRest } from '@slipway/address-search/search/rest-by-message'
import { runSearchWorker } from '@slipway/address-search/search/run-search-worker'

/** One core of an address search. */
runSearchWorker({
  post: (report) => parentPort?.postMessage(report),
  listen: (receive) => void parentPort?.on('message', receive),
  rest: createRest(),
})
