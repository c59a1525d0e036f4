import { createRest } from './rest-by-message.ts'
import { runSearchWorker } from './run-search-worker.ts'
import type { WorkerRequest } from './worker-messages.ts'

/** The dedicated worker of the address search. */
runSearchWorker({
  post: (report) => self.postMessage(report),
  listen: (receive) => {
    self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => receive(data))
  },
  rest: createRest(),
})
