import { isAddressEqual } from 'viem'
import {
  type CertificateContradiction,
  type CertificateProblem,
  CertificateRefused,
} from './certificate-refused.ts'
import type { LockCertificate } from './certificate-schema.ts'
import { describeClaims } from './describe-claims.ts'
import { hashHeader } from './hash-header.ts'
import type { ReleasedContract } from './list-released-contracts.ts'
import type { LockFacts } from './lock-facts.ts'
import { proveAccount } from './prove-account.ts'
import { readCertificate } from './read-certificate.ts'
import { canStillMove, readLockWords, readSuccessionWords } from './read-lock-words.ts'
import { readProvenWords } from './read-proven-words.ts'
import { toClaims } from './to-claims.ts'

/** What is checked, in this order. */
export const certificateSteps = [
  /** It is a certificate, and its name belongs to its contents. */
  'file',
  /** The header's fields make the block's hash. */
  'header',
  /** The locker's account is in the block's state, with the released code. */
  'contract',
  /** Each word of the lock is in the locker's storage. */
  'words',
  /** The same of the announcer, where the lock can still move. */
  'succession',
  /** What the certificate says is what the words say. */
  'claims',
] as const

export type CertificateStepName = (typeof certificateSteps)[number]

/** One step's outcome. */
export interface CertificateStep {
  readonly name: CertificateStepName
  /** `open`: this cannot be told without a node. `needless`: there is nothing to check. `skipped`: an earlier step failed. */
  readonly state: 'passed' | 'failed' | 'open' | 'needless' | 'skipped'
  readonly problem?: CertificateProblem
  readonly details?: CertificateContradiction
}

/** What a check found. */
export interface CertificateCheck {
  /** `needsNode`: everything holds, if a node says that the state belongs to the block. */
  readonly verdict: 'true' | 'needsNode' | 'false'
  readonly steps: readonly CertificateStep[]
  /** What the file says, where it could be read. */
  readonly certificate?: LockCertificate
  /** What is proven, where every step held. */
  readonly facts?: LockFacts
}

/** What steps hand on. */
interface Findings {
  certificate: LockCertificate
  facts: LockFacts
}

/** Contracts that are believed on a network. */
export type ReleasesOf = (chainId: number) => readonly ReleasedContract[]

type Work = (found: Partial<Findings>) => CertificateStep['state']

/**
 * Checks a certificate without asking anybody, a step at a time: the header makes the block's hash, the header's state has
 * the locker's account with the released code, the account's storage has each word of the lock, and the words say what the
 * certificate says. What it cannot know is whether the network has a block of this hash: ask any node.
 * @param text the file; anybody may have written it.
 * @param released contracts of the certificate's network that are believed, from `listReleasedContracts`.
 */
export function* walkCertificate(
  text: string,
  released: ReleasesOf,
): Generator<CertificateStep, CertificateCheck> {
  const found: Partial<Findings> = {}
  const steps: CertificateStep[] = []
  const works = worksOf(text, released)
  let isRefused = false
  for (const name of certificateSteps) {
    const step: CertificateStep = isRefused
      ? { name, state: 'skipped' }
      : tryStep(name, works[name], found)
    isRefused ||= step.state === 'failed'
    steps.push(step)
    yield step
  }
  const { certificate, facts } = found
  const isOpen = steps.some(({ state }) => state === 'open')
  const verdict = isOpen ? 'needsNode' : 'true'
  return {
    verdict: isRefused ? 'false' : verdict,
    steps,
    ...(certificate && { certificate }),
    ...(facts && !isRefused && { facts }),
  }
}

/** `walkCertificate` at once. */
export function checkCertificate(text: string, released: ReleasesOf): CertificateCheck {
  const walk = walkCertificate(text, released)
  let step = walk.next()
  while (!step.done) step = walk.next()
  return step.value
}

function worksOf(
  text: string,
  releasedOn: ReleasesOf,
): Readonly<Record<CertificateStepName, Work>> {
  return {
    file: (found) => {
      found.certificate = readCertificate(text)
      return 'passed'
    },
    header: (found) => checkHeader(known(found.certificate).block),
    contract: (found) => {
      const { chainId, lock, block, accounts } = known(found.certificate)
      const locker = known(accounts[0])
      if (!isAddressEqual(locker.address, lock.locker)) {
        throw refuse('AccountDiffers', 'address', locker.address, lock.locker)
      }
      proveAccount(block.stateRoot, locker, lock.kind, releasedOn(chainId))
      return 'passed'
    },
    words: (found) => {
      const { lock, accounts } = known(found.certificate)
      const name = { kind: lock.kind, lockId: BigInt(lock.lockId) }
      found.facts = readProvenWords(known(accounts[0]), readLockWords(name))
      return 'passed'
    },
    succession: (found) => checkSuccession(found, releasedOn),
    claims: (found) => checkClaims(known(found.certificate), known(found.facts)),
  }
}

function tryStep(name: CertificateStepName, work: Work, found: Partial<Findings>): CertificateStep {
  try {
    return { name, state: work(found) }
  } catch (error) {
    if (!(error instanceof CertificateRefused)) throw error
    return { name, state: 'failed', problem: error.code, details: error.details }
  }
}

function checkHeader(block: LockCertificate['block']): CertificateStep['state'] {
  const { header, hash, number, timestamp, stateRoot } = block
  if (header === null) return 'open'
  const made = hashHeader(header)
  if (made !== hash) throw refuse('HeaderDiffers', 'hash', hash, made)
  const said = {
    number: BigInt(number),
    timestamp: BigInt(timestamp),
    stateRoot: BigInt(stateRoot),
  }
  for (const name of ['number', 'timestamp', 'stateRoot'] as const) {
    const found = toNumber(header[name])
    if (said[name] !== found) {
      throw refuse('HeaderDiffers', name, String(block[name]), String(header[name]))
    }
  }
  return 'passed'
}

function toNumber(quantity = '0x'): bigint {
  return quantity === '0x' ? 0n : BigInt(quantity)
}

function checkSuccession(
  found: Partial<Findings>,
  releasedOn: ReleasesOf,
): CertificateStep['state'] {
  const { chainId, block, accounts } = known(found.certificate)
  const facts = known(found.facts)
  const announcer = accounts[1]
  if (facts.kind !== 'token' || !canStillMove(facts)) {
    if (announcer) throw new CertificateRefused('WordSpare', { what: announcer.address })
    return 'needless'
  }
  if (!announcer) throw new CertificateRefused('WordMissing', { what: 'announcer' })
  proveAccount(block.stateRoot, announcer, 'announcer', releasedOn(chainId))
  const succession = readProvenWords(announcer, readSuccessionWords())
  found.facts = { ...facts, succession }
  return 'passed'
}

function checkClaims(certificate: LockCertificate, facts: LockFacts): CertificateStep['state'] {
  const { claims, statement, chainId, lock, block } = certificate
  const proven = toClaims(facts)
  for (const what of new Set([...Object.keys(proven), ...Object.keys(claims)])) {
    const [said, found] = [toText(claims[what]), toText(proven[what])]
    if (said !== found) throw refuse('ClaimDiffers', what, said, found)
  }
  const sentences = describeClaims(facts, placeOf({ chainId, lock, block }))
  for (let line = 0; line < Math.max(sentences.length, statement.length); line++) {
    const [said = '', found = ''] = [statement[line], sentences[line]]
    if (said !== found) throw refuse('StatementDiffers', String(line + 1), said, found)
  }
  return 'passed'
}

/** What a statement says beside the facts. */
export function placeOf({
  chainId,
  lock,
  block,
}: Pick<LockCertificate, 'chainId' | 'lock' | 'block'>) {
  return {
    chainId,
    locker: lock.locker,
    lockId: lock.lockId,
    blockNumber: block.number,
    blockHash: block.hash,
    blockTime: block.timestamp,
  }
}

/** JSON with sorted names: the order in a file means nothing. */
function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? '-'
  )
}

function refuse(code: CertificateProblem, what: string, said: string, found: string) {
  return new CertificateRefused(code, { what, said, found })
}

/** What an earlier step has found. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new CertificateRefused('Unreadable')
  return value
}
