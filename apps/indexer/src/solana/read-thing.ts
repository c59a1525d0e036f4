import type { SolanaKind, solanaThing } from '@slipway/database/solana/app'
import { smaller } from '@slipway/sdk/shared/smaller'
import { decodeAirdrop } from '@slipway/sdk/solana/airdrop/decode-airdrop'
import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { decodePool } from '@slipway/sdk/solana/staking/decode-pool'
import type { Address } from '@solana/kit'

/** A lock, airdrop, presale or pool as its account has it, without when and where. */
export type Thing = Omit<typeof solanaThing.$inferSelect, 'id' | 'chainId' | 'slot' | 'isClosed'>

interface Account {
  readonly address: Address
  readonly data: Uint8Array
}

/** What every kind has beside its own. */
const plain = { secondMint: null, status: null }

function readLock(account: Account) {
  const lock = decodeLock(account)
  if (!lock) return undefined
  const { owner, mint, lockedAt, unlockAt, initialAmount, withdrawn } = lock
  const times = { createdAt: lockedAt, startAt: lockedAt, endAt: unlockAt }
  return { ...plain, owner, mint, ...times, amount: initialAmount, doneAmount: withdrawn }
}

function readAirdrop(account: Account) {
  const airdrop = decodeAirdrop(account)
  if (!airdrop) return undefined
  const { creator: owner, mint, createdAt, startAt, endAt = 0, total, claimed } = airdrop
  const times = { createdAt, startAt, endAt }
  return { ...plain, owner, mint, ...times, amount: total, doneAmount: claimed }
}

function readPresale(account: Account) {
  const presale = decodePresale(account)
  if (!presale) return undefined
  const { creator: owner, mint, createdAt, startAt, endAt, total, hardCap, status } = presale
  const times = { createdAt, startAt, endAt }
  // As on EVM networks: what inviters earned is of it, and what leaving cost others is not.
  const kept = status === 'finished' ? smaller(total, hardCap) : 0n
  return { ...plain, owner, mint, status, ...times, amount: total, doneAmount: kept }
}

function readPool(account: Account) {
  const pool = decodePool(account)
  if (!pool) return undefined
  const { owner, stakeMint: mint, rewardMint: secondMint, createdAt, startAt, endAt } = pool
  const times = { createdAt, startAt, endAt }
  return { ...plain, owner, mint, secondMint, ...times, amount: pool.staked, doneAmount: pool.owed }
}

const readers = { lock: readLock, airdrop: readAirdrop, presale: readPresale, pool: readPool }

/** Bytes of an account that are kept: of an airdrop's none of the ledger, which grows with its list. */
export const thingBytes = { lock: 200, airdrop: 280, presale: 424, pool: 304 } as const

/** Greater moments than the database counts are beyond everything that happens. */
const latest = Number.MAX_SAFE_INTEGER

/** The thing in an account or an event; undefined where it is none of this release's layout. */
export function readThing(kind: SolanaKind, account: Account): Thing | undefined {
  const data = account.data.subarray(0, thingBytes[kind])
  const found = readers[kind]({ ...account, data })
  if (!found) return undefined
  const { address } = account
  const [createdAt, startAt, endAt] = [found.createdAt, found.startAt, found.endAt].map((time) =>
    Math.min(time, latest),
  ) as [number, number, number]
  const times = { createdAt, startAt, endAt }
  return { ...found, ...times, kind, address, data: Buffer.from(data).toString('base64') }
}
