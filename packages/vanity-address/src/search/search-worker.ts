import { createRest } from './rest-by-message.ts'
import { runSearchLoop } from './run-search-loop.ts'
import type { WorkerRequest } from './worker-messages.ts'

/** The dedicated worker of the address search. */
runSearchLoop({
  post: (report) => self.postMessage(report),
  listen: (receive) => {
    self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => receive(data))
  },
  rest: createRest(),
})
