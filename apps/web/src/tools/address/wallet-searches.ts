import { createWalletWorker } from '@slipway/vanity-address/wallet/create-wallet-worker'
import type { WalletJob } from '@slipway/vanity-address/wallet/wallet-messages'
import {
  WalletSearch,
  type WalletSearchSnapshot,
} from '@slipway/vanity-address/wallet/wallet-search'
import { useSyncExternalStore } from 'react'
import { keepRate } from './kept-rate.ts'
import { countWorkers, type Power } from './power.ts'

/*
 * Searches for wallets: one of each kind, in memory alone. Nothing here is ever stored; leaving the
 * page for good overwrites what was found.
 */
const searches = new Map<WalletJob['kind'], WalletSearch>()
const settledMs = 2_500
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useWalletSearch(kind: WalletJob['kind']): WalletSearchSnapshot | undefined {
  return useSyncExternalStore(subscribe, () => searches.get(kind)?.getSnapshot())
}

/** Starts a search in the place of the last of its kind. @throws {PatternInvalid} */
export function beginWalletSearch(job: WalletJob, power: Power): void {
  const search = new WalletSearch(job, countWorkers(power), {
    createWorker: createWalletWorker,
    now: () => performance.now(),
  })
  searches.get(job.kind)?.clear()
  searches.set(job.kind, search)
  search.subscribe(() => {
    const { rate, elapsedMs } = search.getSnapshot()
    if (rate > 0 && elapsedMs > settledMs) keepRate(job.kind, rate)
    tell()
  })
  tell()
}

export const pauseWalletSearch = (kind: WalletJob['kind']) => searches.get(kind)?.pause()

export const resumeWalletSearch = (kind: WalletJob['kind']) => searches.get(kind)?.resume()

/** Ends the search and overwrites its secret. */
export function forgetWalletSearch(kind: WalletJob['kind']): void {
  searches.get(kind)?.clear()
  searches.delete(kind)
  tell()
}

globalThis.addEventListener?.('pagehide', () => {
  for (const search of searches.values()) search.clear()
})

// A found key that nobody has saved would be lost without a word.
globalThis.addEventListener?.('beforeunload', (event) => {
  const isKeyAtStake = [...searches.values()].some((search) => search.getSnapshot().found)
  if (isKeyAtStake) event.preventDefault()
})
