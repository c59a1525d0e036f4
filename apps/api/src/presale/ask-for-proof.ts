import { Worker } from 'node:worker_threads'
import type { WhitelistScope } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import type { ProofAnswer, ProofQuestion } from './proof-thread.ts'

/** A wait beyond this means that the thread is gone. */
const ANSWER_MS = 20_000

interface Waiting {
  settle: (answer: ProofAnswer) => void
  reject: (error: Error) => void
}

let thread: Worker | undefined
let tickets = 0
const waiting = new Map<number, Waiting>()

/** Hashing a long list takes seconds: a thread of its own does it, so that other requests go on. */
function startThread(): Worker {
  const started = new Worker(new URL('./proof-thread.ts', import.meta.url))
  const fail = (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('message', (answer: ProofAnswer) => {
    waiting.get(answer.ticket)?.settle(answer)
    waiting.delete(answer.ticket)
  })
  started.on('error', fail)
  started.on('exit', () => fail(new Error('the thread that makes proofs ended')))
  // It never keeps the process alive.
  started.unref()
  return started
}

function ask(question: Omit<ProofQuestion, 'ticket'>): Promise<ProofAnswer> {
  thread ??= startThread()
  const ticket = ++tickets
  const asked = new Promise<ProofAnswer>((settle, reject) => {
    waiting.set(ticket, { settle, reject })
    setTimeout(() => {
      if (waiting.delete(ticket)) reject(new Error('a proof took too long'))
    }, ANSWER_MS).unref()
  })
  thread.postMessage({ ...question, ticket } satisfies ProofQuestion)
  return asked
}

/**
 * The proof of one place of a list, with the root that the list has.
 *
 * @param key names list and sale: the list is read only when the thread does not have it
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
