import { parentPort } from 'node:worker_threads'
import { createRest } from '@slipway/address-search/search/rest-by-message'
import { runSearchLoop } from '@slipway/address-search/search/run-search-loop'

/** One core of an address search. */
runSearchLoop({
  post: (report) => parentPort?.postMessage(report),
  listen: (receive) => void parentPort?.on('message', receive),
  rest: createRest(),
})
