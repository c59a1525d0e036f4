import { runSearchWorker } from './run-search-worker.ts'
import type { WorkerRequest } from './worker-messages.ts'

// A timer would wait for a second in a hidden page; a message to oneself does not.
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** The dedicated worker of the address search. */
runSearchWorker({
  post: (report) => self.postMessage(report),
  listen: (receive) => {
    self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => receive(data))
  },
  rest: () =>
    new Promise((settle) => {
      waiting.push(settle)
      port2.postMessage(null)
    }),
})
