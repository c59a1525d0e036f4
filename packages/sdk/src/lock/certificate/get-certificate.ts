import { type Address, getAddress, type Hex, keccak256, numberToHex, pad } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { lockKeyOf } from '../lock-key.ts'
import { certificateFormat } from './certificate-format.ts'
import type { CertificateAccount, LockCertificate } from './certificate-schema.ts'
import { placeOf } from './check-certificate.ts'
import { describeClaims } from './describe-claims.ts'
import { getUnverifiedFacts } from './get-unverified-facts.ts'
import { findHeader } from './hash-header.ts'
import type { LockFacts, LockName, ProvenSuccession } from './lock-facts.ts'
import { ProofUnavailable } from './proof-unavailable.ts'
import {
  canStillMove,
  readLockWords,
  readSuccessionWords,
  type WordReader,
} from './read-lock-words.ts'
import { toClaims } from './to-claims.ts'

/** Whose certificate. */
export interface CertificateParams extends LockName {
  readonly chainId: number
  readonly locker: Address
  /** Announces lockers to which locks may move. */
  readonly announcer: Address
}

/** A block as a node tells it. */
type RawBlock = Readonly<Record<string, unknown>>

interface RawProof {
  readonly balance: Hex
  readonly nonce: Hex
  readonly codeHash: Hex
  readonly storageHash: Hex
  readonly accountProof: readonly Hex[]
  readonly storageProof: readonly { readonly value: Hex; readonly proof: readonly Hex[] }[]
}

/** A node that moves on between two answers tells of two blocks; so often it is asked anew. */
const ATTEMPTS = 4

/**
 * Makes the certificate of a lock at the newest block: reads the lock's words with their proofs, and what its contracts say
 * of themselves. Proofs of another block than the one they were asked for, as nodes give them while they take in a block or
 * share one address, are asked for again at the block that is newest then. Check what comes back: a node's word is not
 * believed by itself.
 * @throws {CertificateRefused} `LockGone` when there is no such lock.
 * @throws {ProofUnavailable} when the network's nodes give no proofs.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getCertificate(
  client: ReadClient,
  params: CertificateParams,
): Promise<LockCertificate> {
  let made = await makeCertificate(client, params)
  for (let attempt = 1; attempt < ATTEMPTS && !isOfItsBlock(made); attempt += 1) {
    made = await makeCertificate(client, params)
  }
  return made
}

/** Whether every proof begins at the state of the certificate's block. */
function isOfItsBlock({ accounts, block }: LockCertificate): boolean {
  const begins = (proof: readonly Hex[], root: Hex) => !proof[0] || keccak256(proof[0]) === root
  return accounts.every(
    ({ accountProof, storageHash, storageProof }) =>
      begins(accountProof, block.stateRoot) &&
      storageProof.every(({ proof }) => begins(proof, storageHash)),
  )
}

async function makeCertificate(
  client: ReadClient,
  params: CertificateParams,
): Promise<LockCertificate> {
  const { kind, lockId, locker, chainId } = params
  const raw = await getRawBlock(client)
  const block = toBlock(raw)
  const own = await readWithProofs(
    client,
    { address: locker, block },
    readLockWords({ kind, lockId }),
  )
  const moves = canStillMove(own.result)
    ? await readWithProofs(client, { address: params.announcer, block }, readSuccessionWords())
    : undefined
  const facts = withSuccession(own.result, moves?.result)
  const lock = { kind, locker: getAddress(locker), lockId: lockId.toString() }
  return {
    format: certificateFormat.name,
    version: certificateFormat.version,
    id: lockKeyOf({ chainId, locker, lockId }),
    chainId,
    lock,
    block,
    accounts: [own.account, ...(moves ? [moves.account] : [])],
    claims: toClaims(facts),
    statement: [...describeClaims(facts, placeOf({ chainId, lock, block }))],
    told: await getUnverifiedFacts(client, { facts, locker, blockNumber: BigInt(block.number) }),
  }
}

function withSuccession(facts: LockFacts, succession: ProvenSuccession | undefined): LockFacts {
  return facts.kind === 'token' && succession ? { ...facts, succession } : facts
}

async function getRawBlock(client: ReadClient): Promise<RawBlock> {
  return (await client.request({
    method: 'eth_getBlockByNumber',
    params: ['latest', false],
  })) as unknown as RawBlock
}

function toBlock(raw: RawBlock): LockCertificate['block'] {
  return {
    hash: raw.hash as Hex,
    number: Number(raw.number),
    timestamp: Number(raw.timestamp),
    stateRoot: raw.stateRoot as Hex,
    header: findHeader(raw) ?? null,
  }
}

interface ProofPlace {
  readonly address: Address
  readonly block: LockCertificate['block']
}

/** Answers a reader's questions with words and keeps their proofs. */
async function readWithProofs<Result>(
  client: ReadClient,
  { address, block }: ProofPlace,
  reader: WordReader<Result>,
): Promise<{ readonly result: Result; readonly account: CertificateAccount }> {
  let account: CertificateAccount | undefined
  let step = reader.next([])
  while (!step.done) {
    const part = await getProof(client, { address, block, slots: step.value })
    const storageProof = [...(account?.storageProof ?? []), ...part.storageProof]
    account = { ...part, storageProof }
    step = reader.next(part.storageProof.map(({ value }) => BigInt(value)))
  }
  if (!account) throw new ProofUnavailable(client.chain.id)
  return { result: step.value, account: withoutDoubles(account) }
}

function withoutDoubles(account: CertificateAccount): CertificateAccount {
  const byKey = new Map(account.storageProof.map((entry) => [entry.key, entry]))
  return { ...account, storageProof: [...byKey.values()] }
}

async function getProof(
  client: ReadClient,
  { address, block, slots }: ProofPlace & { readonly slots: readonly Hex[] },
): Promise<CertificateAccount> {
  const proof = await askProof(client, [address, [...slots], numberToHex(block.number)])
  return {
    address: getAddress(address),
    balance: toQuantity(proof.balance),
    nonce: toQuantity(proof.nonce),
    codeHash: proof.codeHash,
    storageHash: proof.storageHash,
    accountProof: [...proof.accountProof],
    storageProof: slots.map((key, index) => {
      const entry = proof.storageProof[index]
      if (!entry) throw new ProofUnavailable(client.chain.id)
      return { key: pad(key), value: toQuantity(entry.value), proof: [...entry.proof] }
    }),
  }
}

async function askProof(
  client: ReadClient,
  params: readonly [Address, readonly Hex[], Hex],
): Promise<RawProof> {
  try {
    const request = { method: 'eth_getProof', params } as unknown
    return (await client.request(request as Parameters<typeof client.request>[0])) as RawProof
  } catch (error) {
    // The node has just told its newest block: it is there, and gives no proofs.
    throw new ProofUnavailable(client.chain.id, error)
  }
}

/** Some clients write zero as `0x`. */
function toQuantity(value: Hex): Hex {
  return numberToHex(value === '0x' ? 0n : BigInt(value))
}
