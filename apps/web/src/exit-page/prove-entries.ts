import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import type { ClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { addressAt, amountAt } from '@slipway/sdk/airdrop/recipients/pay-list'
import { type Address, type Hex, isHex, keccak256, toBytes } from 'viem'

/** An entry of a list with what proves it. */
export interface ProvenEntry {
  readonly index: number
  readonly amount: bigint
  readonly proof: readonly Hex[]
}

/** Why a pasted text gives no entry. */
export type ProofProblem = 'unreadable' | 'other-list' | 'not-listed'

const keccak = (bytes: Uint8Array) => toBytes(keccak256(bytes))

function proveFromList(
  { list }: ClaimsFile,
  root: Hex,
  account: Address,
): readonly ProvenEntry[] | ProofProblem {
  const tree = buildClaimsTree(list, keccak)
  if (tree.root !== root) return 'other-list'
  const wanted = account.toLowerCase()
  const found: ProvenEntry[] = []
  for (let index = 0; index < list.count; index++) {
    if (addressAt(list, index) !== wanted) continue
    found.push({ index, amount: amountAt(list, index), proof: tree.proofOf(index) })
  }
  return found.length > 0 ? found : 'not-listed'
}

function readOne(value: unknown): ProvenEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { index, amount, proof } = value as Record<string, unknown>
  const place = Number(index)
  if (!Number.isSafeInteger(place) || place < 0 || !/^\d{1,39}$/.test(String(amount)))
    return undefined
  if (!Array.isArray(proof) || !proof.every((word) => isHex(word) && word.length === 66))
    return undefined
  return { index: place, amount: BigInt(String(amount)), proof: proof as Hex[] }
}

/**
 * Entries of an account from what somebody pasted: the list of an airdrop, whose root has to be the one on chain, or one
 * entry with its proof, `{"index":0,"amount":"1","proof":["0x…"]}`, which the contract checks.
 */
export function proveEntries(
  text: string,
  root: Hex,
  account: Address,
): readonly ProvenEntry[] | ProofProblem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  const file = readClaimsFile(value)
  if (file) return proveFromList(file, root, account)
  const one = readOne(value)
  return one ? [one] : 'unreadable'
}
