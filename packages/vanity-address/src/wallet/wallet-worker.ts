import { createRest } from '../search/rest-by-message.ts'
import { runWalletLoop } from './run-wallet-loop.ts'
import type { WalletRequest } from './wallet-messages.ts'

/** The dedicated worker of the search for wallets. */
runWalletLoop({
  post: (report) => self.postMessage(report),
  listen: (receive) => {
    self.addEventListener('message', ({ data }: MessageEvent<WalletRequest>) => receive(data))
  },
  rest: createRest(),
})
