import { parentPort } from 'node:worker_threads'
import type { MerkleTree } from '@slipway/sdk/shared/build-merkle-tree'
import {
  buildWhitelistTree,
  type WhitelistScope,
} from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'

/** What a thread is asked: the list comes along until the thread has it. */
export interface ProofQuestion {
  ticket: number
  /** names list and presale */
  key: string
  scope: WhitelistScope
  entries: readonly WhitelistEntry[] | undefined
  index: number
}

/** `root` is undefined when the thread does not have the list (any more). */
export interface ProofAnswer {
  ticket: number
  root: string | undefined
  proof: readonly string[]
}

/** A tree of 20 000 leaves takes some 10 MB: the last few are kept. */
const KEPT_TREES = 8
const trees = new Map<string, MerkleTree>()

function findTree({ key, scope, entries }: ProofQuestion): MerkleTree | undefined {
  const tree = trees.get(key) ?? (entries && buildWhitelistTree(scope, entries))
  if (!tree) return undefined
  trees.delete(key)
  trees.set(key, tree)
  const oldest = trees.keys().next().value
  if (trees.size > KEPT_TREES && oldest !== undefined) trees.delete(oldest)
  return tree
}

parentPort?.on('message', (question: ProofQuestion) => {
  const tree = findTree(question)
  const answer: ProofAnswer = {
    ticket: question.ticket,
    root: tree?.root,
    proof: tree ? tree.proofOf(question.index) : [],
  }
  parentPort?.postMessage(answer)
})
