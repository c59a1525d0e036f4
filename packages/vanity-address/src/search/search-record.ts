import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { seedBytes } from '../kernel/search-space.ts'
import type { AddressTarget } from '../target/address-target.ts'

type Hex = `0x${string}`

/** A seed that gives a fitting address. */
export interface FoundSeed {
  readonly seed: Hex
  /** Lower case; screens show it with its checksum. */
  readonly address: Hex
  /** Milliseconds since 1970. */
  readonly foundAt: number
}

/** What a search depends on: with any other deployer, factory or init code its seeds fit nothing. */
export interface SearchIdentity {
  readonly deployer: Hex
  readonly factory: Hex
  readonly initCodeHash: Hex
}

/** A search as it is kept between visits. Nothing in it is secret: a seed serves its deployer only. */
export interface SearchRecord extends SearchIdentity {
  readonly target: AddressTarget
  /** 12 bytes, drawn once; a search never leaves it, so that it never tries anything twice. */
  readonly start: Hex
  /** Every candidate before this index is taken. */
  readonly next: bigint
  readonly tried: number
  readonly elapsedMs: number
  readonly found: readonly FoundSeed[]
  /** How many are looked for. */
  readonly wanted: number
}

/** Where records are kept: `localStorage` and its like. */
export interface RecordStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const version = 2

export function saveRecord(storage: RecordStorage, key: string, record: SearchRecord): void {
  const text = JSON.stringify({ ...record, version, next: record.next.toString() })
  try {
    storage.setItem(key, text)
  } catch {
    // Storage is full or refused: the search goes on, and only a reload loses it.
  }
}

const isHex = (value: unknown, bytes: number): value is Hex =>
  typeof value === 'string' && new RegExp(`^0x[0-9a-f]{${2 * bytes}}$`, 'i').test(value)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isFound = (value: unknown): value is FoundSeed => {
  const one = value as Partial<FoundSeed> | null
  return isHex(one?.seed, seedBytes) && isHex(one.address, 20) && isCount(one.foundAt)
}

/** The record of an earlier visit; undefined when there is none, or none that can be read. */
export function loadRecord(storage: RecordStorage, key: string): SearchRecord | undefined {
  try {
    const value = JSON.parse(storage.getItem(key) ?? 'null') as Record<string, unknown> | null
    if (value?.version !== version || typeof value.next !== 'string') return undefined
    const { deployer, factory, initCodeHash, start, tried, elapsedMs, wanted } = value
    const found = Array.isArray(value.found) ? value.found.filter(isFound) : []
    const isSound =
      isHex(deployer, 20) &&
      isHex(factory, 20) &&
      isHex(initCodeHash, 32) &&
      isHex(start, seedBytes)
    if (!isSound || !isCount(tried) || !isCount(elapsedMs) || !isCount(wanted)) return undefined
    const next = BigInt(value.next)
    const target = value.target as AddressTarget
    return { deployer, factory, initCodeHash, target, start, next, tried, elapsedMs, found, wanted }
  } catch {
    return undefined
  }
}

export const isSameIdentity = (a: SearchIdentity, b: SearchIdentity): boolean =>
  a.deployer.toLowerCase() === b.deployer.toLowerCase() &&
  a.factory.toLowerCase() === b.factory.toLowerCase() &&
  a.initCodeHash.toLowerCase() === b.initCodeHash.toLowerCase()

/**
 * A new search from a place that nobody can guess: all its bytes from the platform's strong random
 * source (P-36).
 */
export function createRecord(
  identity: SearchIdentity,
  target: AddressTarget,
  wanted: number,
): SearchRecord {
  const start = toHex(crypto.getRandomValues(new Uint8Array(seedBytes)))
  return { ...identity, target, start, next: 0n, tried: 0, elapsedMs: 0, found: [], wanted }
}

export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`
export const fromHex = (hex: Hex): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hexToBytes(hex.slice(2)))
