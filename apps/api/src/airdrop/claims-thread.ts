import { parentPort } from 'node:worker_threads'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree, type ClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { addressAt, amountAt, type PayList } from '@slipway/sdk/airdrop/recipients/pay-list'

/** What the thread is asked: the file comes along until the thread has it. */
export interface ClaimsQuestion {
  ticket: number
  /** key of the file */
  cid: string
  file: Uint8Array | undefined
  /** whose entries are wanted, lower-case */
  account: string
}

/** One entry of the list. Amounts are base units. */
export interface ClaimsEntry {
  index: number
  amount: bigint
  proof: readonly string[]
}

/** `isKnown` is false when the thread does not have the file (any more); `root` undefined when it is no list. */
export interface ClaimsAnswer {
  ticket: number
  isKnown: boolean
  root: string | undefined
  entries: readonly ClaimsEntry[]
}

interface KnownList {
  list: PayList
  tree: ClaimsTree
}

/** A list of 100 000 entries and its tree take some 20 MB: the last few are kept. */
const KEPT_LISTS = 4
/** Entries of one address in an answer: whoever has more claims them in several goes. */
const MOST_ENTRIES = 100
/** null for a file that is no list. */
const lists = new Map<string, KnownList | null>()

function readFile(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file))
  } catch {
    // Whatever else lies under an airdrop's key is no list.
    return undefined
  }
}

async function build(file: Uint8Array): Promise<KnownList | null> {
  const list = readClaimsFile(readFile(file))?.list
  return list ? { list, tree: buildClaimsTree(list, await loadKeccak()) } : null
}

async function find({ cid, file }: ClaimsQuestion): Promise<KnownList | null | undefined> {
  const known = lists.get(cid)
  const found = known === undefined && file ? await build(file) : known
  if (found === undefined) return undefined
  lists.delete(cid)
  lists.set(cid, found)
  const oldest = lists.keys().next().value
  if (lists.size > KEPT_LISTS && oldest !== undefined) lists.delete(oldest)
  return found
}

function entriesOf({ list, tree }: KnownList, account: string): ClaimsEntry[] {
  const entries: ClaimsEntry[] = []
  for (let index = 0; index < list.count && entries.length < MOST_ENTRIES; index++) {
    if (addressAt(list, index) !== account) continue
    entries.push({ index, amount: amountAt(list, index), proof: tree.proofOf(index) })
  }
  return entries
}

async function answer(question: ClaimsQuestion): Promise<ClaimsAnswer> {
  const { ticket, account } = question
  const found = await find(question)
  return {
    ticket,
    isKnown: found !== undefined,
    root: found?.tree.root,
    entries: found ? entriesOf(found, account) : [],
  }
}

parentPort?.on('message', (question: ClaimsQuestion) => {
  void answer(question).then((answered) => parentPort?.postMessage(answered))
})
