import { engineFailure } from '../search/search-failure.ts'
import { createEvmKeySearcher } from './evm-key-searcher.ts'
import type { KeyPair, KeySearcher } from './key-pair.ts'
import { createSolanaKeySearcher } from './solana-key-searcher.ts'
import type { WalletReport, WalletRequest } from './wallet-messages.ts'

/** What a worker's global scope offers. */
export interface WalletPort {
  post(report: WalletReport): void
  listen(receive: (request: WalletRequest) => void): void
  /** Lets messages in. */
  rest(): Promise<void>
}

const reportEveryMs = 100

/** Searches key pairs until it is paused or its worker ends. Found secrets leave it once, by message. */
export function runWalletLoop(port: WalletPort): void {
  let isPaused = false
  let searcher: KeySearcher | undefined
  let isRunning = false

  const search = async (keys: KeySearcher) => {
    let [tried, reportedAt] = [0, performance.now()]
    let found: KeyPair[] = []
    while (!isPaused) {
      const portion = keys.search()
      tried += portion.tried
      found.push(...portion.found)
      if (found.length > 0 || performance.now() - reportedAt > reportEveryMs) {
        port.post({ type: 'progress', tried, found })
        for (const { secret } of found) secret.fill(0)
        ;[tried, found, reportedAt] = [0, [], performance.now()]
      }
      await port.rest()
    }
    port.post({ type: 'progress', tried, found })
  }
  const fail = (error: unknown) => port.post({ type: 'failed', failure: engineFailure(error) })
  const wake = () => {
    if (isRunning || isPaused || !searcher) return
    isRunning = true
    search(searcher)
      .catch(fail)
      .finally(() => {
        isRunning = false
        wake()
      })
  }
  const start = async ({ job }: Extract<WalletRequest, { type: 'start' }>) => {
    searcher =
      job.kind === 'evm'
        ? await createEvmKeySearcher(job.target)
        : createSolanaKeySearcher(job.target)
    port.post({ type: 'started' })
    wake()
  }
  port.listen((request) => {
    if (request.type === 'start') start(request).catch(fail)
    else {
      isPaused = request.type === 'pause'
      wake()
    }
  })
}
