import type { WhitelistScope } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import { makeThread } from '../work/make-thread.ts'
import type { ProofAnswer, ProofQuestion } from './proof-thread.ts'

/** Hashing a long list takes seconds: a thread of its own does it, so that other requests go on. */
const ask = makeThread<ProofQuestion, ProofAnswer>(new URL('./proof-thread.ts', import.meta.url))

/**
 * The proof of one place of a list, with the root that the list has.
 *
 * @param key names list and presale: the list is read only when the thread does not have it
 */
export async function askForProof(
  key: string,
  scope: WhitelistScope,
  entries: readonly WhitelistEntry[],
  index: number,
): Promise<{ root: string; proof: readonly string[] }> {
  const known = await ask({ key, scope, entries: undefined, index })
  const answer = known.root === undefined ? await ask({ key, scope, entries, index }) : known
  return { root: answer.root ?? '', proof: answer.proof }
}
