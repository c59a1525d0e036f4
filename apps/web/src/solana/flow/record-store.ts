import { fromExactJson, toExactJson } from '@slipway/sdk/shared/exact-json'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { create } from 'zustand'
import type { SolanaKind } from './solana-kind.ts'
import type { ActTerms } from './solana-plan.ts'

/** A signed transaction as this browser remembers it. */
export interface SolanaRecord {
  readonly signature: string
  readonly chainId: number
  readonly account: string
  readonly kind: SolanaKind
  readonly subject: string
  /** Token that it is about; of an item, the item. */
  readonly mint: string
  /** Collection that an item is minted into. */
  readonly collection?: string
  /** Lock that it is about. */
  readonly lock?: string
  /** Airdrop that it is about. */
  readonly airdrop?: string
  /** Presale that it is about. */
  readonly presale?: string
  /** Staking pool that it is about. */
  readonly pool?: string
  readonly terms?: ActTerms
  /** Unix milliseconds. */
  readonly createdAt: number
  readonly lastValidBlockHeight: bigint
  readonly status: 'pending' | 'confirmed' | 'failed'
  /** Slot of its block. */
  readonly slot?: bigint
  /** Why it failed. */
  readonly failure?: SolanaFailure
  /** Its result was shown, and is not shown again. */
  readonly isSeen?: boolean
}

const key = 'slipway.solana.transactions'
/** Older ones are forgotten, unless they may still come into a block. */
const kept = 80

function load(): readonly SolanaRecord[] {
  try {
    const stored = fromExactJson(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as SolanaRecord[]) : []
  } catch {
    // Storage is refused, or holds what nobody of ours wrote.
    return []
  }
}

/** Transactions of this browser, newest first. */
export const useRecordStore = create<{ readonly records: readonly SolanaRecord[] }>(() => ({
  records: load(),
}))

/** Whether the browser stores them; where it refuses, this page alone has them. */
let isStored = true

/** What is kept now; another tab may have added to it since this one last read. */
function readCurrent(): readonly SolanaRecord[] {
  return isStored ? load() : useRecordStore.getState().records
}

function save(records: readonly SolanaRecord[]): void {
  useRecordStore.setState({ records })
  try {
    localStorage.setItem(key, toExactJson(records))
    isStored = true
  } catch {
    isStored = false
    // They then last as long as the page.
  }
}

export function addRecord(record: SolanaRecord): void {
  save([record, ...readCurrent()].filter(({ status }, at) => at < kept || status === 'pending'))
}

export function changeRecord(signature: string, change: Partial<SolanaRecord>): void {
  save(readCurrent().map((one) => (one.signature === signature ? { ...one, ...change } : one)))
}

/** Forgets what is settled for one account; what may still come into a block stays. */
export function clearSettled(account: string): void {
  save(readCurrent().filter((one) => one.account !== account || one.status === 'pending'))
}

/** Reads everything again when another tab of this browser changed it. @returns ends the listening */
export function followOtherTabs(): () => void {
  const reread = () => useRecordStore.setState({ records: readCurrent() })
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === key) reread()
  }
  // What another tab kept before this one listened.
  reread()
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
