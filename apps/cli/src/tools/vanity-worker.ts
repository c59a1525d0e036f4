import { parentPort } from 'node:worker_threads'
import { createRest } from '@slipway/vanity-address/search/rest-by-message'
import { runSearchLoop } from '@slipway/vanity-address/search/run-search-loop'

/** One core of an address search. */
runSearchLoop({
  post: (report) => parentPort?.postMessage(report),
  listen: (receive) => void parentPort?.on('message', receive),
  rest: createRest(),
})
