import { fromExactJson, toExactJson } from '@slipway/sdk/shared/exact-json'
import type { PaidBatch, SendHistory, SignedBatch } from '@slipway/sdk/solana/multisend/types'
import type { TransactionFate } from '@slipway/sdk/solana/transaction-follower'
import type { Signature } from '@solana/kit'

/** What this browser knows of a list. */
export interface SignedOfList {
  /** Signed, and perhaps on their way into a block. */
  readonly pending: readonly SignedBatch[]
  /** Seen in blocks. */
  readonly confirmed: readonly PaidBatch[]
  /** Slot as of which the newest that is settled was so. */
  readonly slot: bigint
  /** Slot up to which all that was paid is known here; undefined where the list is new. */
  readonly knownUntil?: bigint
}

const nothing: SignedOfList = { pending: [], confirmed: [], slot: 0n }

/** A list of one network. */
export interface ListKey {
  readonly chainId: number
  /** See `getSendReference`. */
  readonly reference: string
}

const startOf = (chainId: number) => `slipway.solana.multisend.${chainId}.`
const keyOf = ({ chainId, reference }: ListKey) => `${startOf(chainId)}${reference}`

/** Transactions of a list that were signed here. */
export function loadSigned(list: ListKey): SignedOfList {
  try {
    const stored = fromExactJson(localStorage.getItem(keyOf(list)) ?? 'null')
    return typeof stored === 'object' && stored !== null
      ? { ...nothing, ...(stored as Partial<SignedOfList>) }
      : nothing
  } catch {
    // Storage is refused, or holds what nobody of ours wrote.
    return nothing
  }
}

/** @throws where the browser refuses to store: a list must not be begun that cannot be gone on with */
const save = (list: ListKey, signed: SignedOfList) =>
  localStorage.setItem(keyOf(list), toExactJson(signed))

/** Keeps them before the first is sent. @throws where the browser refuses to store */
export function keepSigned(list: ListKey, sent: readonly SignedBatch[]): void {
  const known = loadSigned(list)
  save(list, { ...known, pending: [...known.pending, ...sent] })
}

/** Notes that they need no waiting for any more. @param fate nothing where they were never sent */
export function settleKept(
  list: ListKey,
  settled: readonly SignedBatch[],
  fate?: TransactionFate,
): void {
  // It may still come into a block.
  if (fate?.kind === 'unknown') return
  const { pending, confirmed, slot: known, ...others } = loadSigned(list)
  const gone = new Set(settled.map(({ signature }) => signature))
  const isPaid = fate?.kind === 'confirmed'
  const paid = isPaid ? settled.map(({ signature, rows }) => ({ signature, rows })) : []
  // What is read after this is of the block that settled it, or later.
  const slot = fate?.slot !== undefined && fate.slot > known ? fate.slot : known
  save(list, {
    ...others,
    pending: pending.filter(({ signature }) => !gone.has(signature)),
    confirmed: [...confirmed, ...paid],
    slot,
  })
}

/** Whether everything that a list paid is known, though the node has forgotten its oldest transactions. */
export const isAllKnown = (
  { knownUntil }: SignedOfList,
  { firstSlot }: Pick<SendHistory, 'firstSlot'>,
): boolean => firstSlot <= 1n || (knownUntil !== undefined && firstSlot <= knownUntil)

function readKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  } catch {
    // Storage is refused.
    return []
  }
}

/** Lists of one network of which something is known here, the one that was settled longest ago first. */
export function findSigned(chainId: number): string[] {
  const start = startOf(chainId)
  return readKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => ({ chainId, reference: key.slice(start.length) }))
    .toSorted((one, other) => (loadSigned(one).slot < loadSigned(other).slot ? -1 : 1))
    .map(({ reference }) => reference)
}

/** Forgets a list. */
export const dropSigned = (list: ListKey): void => localStorage.removeItem(keyOf(list))

/**
 * Keeps what the chain says of the past, so that it is known when the node has forgotten it.
 * @throws where the browser refuses to store
 */
export function keepHistory(
  list: ListKey,
  { paid, slot }: Pick<SendHistory, 'paid'> & { readonly slot: bigint },
): void {
  const known = loadSigned(list)
  const seen = new Set(known.confirmed.map(({ signature }) => signature))
  const found = new Map<Signature, number[]>()
  for (const [row, signature] of paid)
    if (!seen.has(signature)) found.set(signature, [...(found.get(signature) ?? []), row])
  const others = [...found].map(([signature, rows]) => ({ signature, rows }))
  save(list, { ...known, confirmed: [...known.confirmed, ...others], knownUntil: slot })
}
