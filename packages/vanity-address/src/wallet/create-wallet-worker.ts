import type { WalletWorker } from './wallet-search.ts'

/** Starts a worker of the search for wallets; a bundler finds its file here. */
export function createWalletWorker(): WalletWorker {
  return new Worker(new URL('./wallet-worker.ts', import.meta.url), { type: 'module' })
}
