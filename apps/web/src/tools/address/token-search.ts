import { engines } from '@slipway/vanity-address/kernel/search-job'
import { AddressSearch, type SearchSnapshot } from '@slipway/vanity-address/search/address-search'
import { createSearchWorker } from '@slipway/vanity-address/search/create-search-worker'
import {
  createRecord,
  loadRecord,
  type SearchIdentity,
  type SearchRecord,
  saveRecord,
} from '@slipway/vanity-address/search/search-record'
import type { AddressTarget } from '@slipway/vanity-address/target/address-target'
import { useSyncExternalStore } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { keepRate } from './kept-rate.ts'
import { countWorkers, type Power } from './power.ts'

/*
 * The search for a token's address: one for each network, outside of any screen, so that it goes on
 * while its tab is hidden. A reload of a window in which it ran goes on by itself.
 */
const key = `slipway.address-search.${activeChain.chainId}`
const runningKey = `${key}.running`
const powerKey = `${key}.power`

const settledMs = 2_500

let current: AddressSearch | undefined
let power: Power = readPower()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function readPower(): Power {
  try {
    return localStorage.getItem(powerKey) === 'half' ? 'half' : 'full'
  } catch {
    return 'full'
  }
}

function keepPower(): void {
  try {
    localStorage.setItem(powerKey, power)
  } catch {
    // Then a reload takes all cores again, and nothing else is lost.
  }
}

function isRunningHere(): boolean {
  try {
    return sessionStorage.getItem(runningKey) === '1'
  } catch {
    return false
  }
}

function markRunning(isRunning: boolean): void {
  try {
    if (isRunning) sessionStorage.setItem(runningKey, '1')
    else sessionStorage.removeItem(runningKey)
  } catch {
    // Then a reload pauses the search, and nothing else is lost.
  }
}

function open(record: SearchRecord): AddressSearch {
  const settings = { engines, workers: countWorkers(power) }
  const search = new AddressSearch(record, settings, {
    createWorker: createSearchWorker,
    save: (saved) => saveRecord(localStorage, key, saved),
    taken: (start) => {
      const kept = loadRecord(localStorage, key)
      return kept?.start === start ? kept.next : 0n
    },
    now: () => performance.now(),
  })
  search.subscribe(() => {
    const { status, rate, record: now } = search.getSnapshot()
    markRunning(status === 'running' || status === 'starting')
    // What the first seconds show is mostly the engine warming up.
    if (rate > 0 && now.elapsedMs - record.elapsedMs > settledMs) keepRate('token', rate)
    tell()
  })
  return search
}

function restore(): void {
  const record = loadRecord(localStorage, key)
  if (!record) return
  try {
    const wasRunning = isRunningHere()
    current = open(record)
    if (wasRunning) current.start()
  } catch {
    // A target that this release cannot read: there is nothing to go on with.
    localStorage.removeItem(key)
  }
}

restore()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The network's search, whoever it is for; undefined when there is none. */
export function useTokenSearch(): SearchSnapshot | undefined {
  return useSyncExternalStore(subscribe, () => current?.getSnapshot())
}

/** Starts a new search in the place of any other. @throws {PatternInvalid} */
export function beginTokenSearch(
  identity: SearchIdentity,
  target: AddressTarget,
  params: { readonly wanted: number; readonly power: Power },
): void {
  power = params.power
  keepPower()
  const search = open(createRecord(identity, target, params.wanted))
  current?.stop()
  current = search
  search.start()
}

export const pauseTokenSearch = () => current?.pause()

export const resumeTokenSearch = () => current?.start()

/** Goes on until there is one result more. */
export function findOneMore(): void {
  const found = current?.getSnapshot().record.found.length ?? 0
  current?.start(found + 1)
}

/** Ends the search and forgets what it found. */
export function forgetTokenSearch(): void {
  current?.stop()
  current = undefined
  markRunning(false)
  localStorage.removeItem(key)
  localStorage.removeItem(powerKey)
  tell()
}
