import type { SolanaKind } from '@slipway/database/solana/app'
import { decodeAirdrop } from '@slipway/sdk/solana/airdrop/decode-airdrop'
import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import { decodePool } from '@slipway/sdk/solana/staking/decode-pool'
import { solanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import type { Address } from '@solana/kit'

interface Account {
  readonly address: Address
  readonly data: Uint8Array
}

interface ThingState {
  readonly state: string
  /** Of a presale: normal or fair. */
  readonly variant: string | null
}

function lockState(account: Account, now: number): string {
  const lock = decodeLock(account)
  if (!lock || lock.withdrawn >= lock.initialAmount) return 'ended'
  if (lock.unlockAt >= solanaLockLimits.forever) return 'forever'
  return calculateReleased(lock, now) > 0n ? 'free' : 'active'
}

function airdropState(account: Account, now: number): string {
  const airdrop = decodeAirdrop(account)
  if (!airdrop) return 'finished'
  const { startAt, endAt, entries, settled } = airdrop
  if (now < startAt) return 'coming'
  return settled >= entries || (endAt !== undefined && now >= endAt) ? 'finished' : 'running'
}

function poolState(account: Account, now: number): string {
  const pool = decodePool(account)
  return pool ? solanaPoolStatus(pool, now) : 'ended'
}

function presaleState(account: Account, now: number): ThingState {
  const presale = decodePresale(account)
  if (!presale) return { state: 'canceled', variant: null }
  return { state: solanaPresaleStatus(presale, now).label, variant: presale.kind }
}

/**
 * What a thing is called by its account and the clock, in the words of the EVM networks' things.
 *
 * @param thing.data its account in base64
 * @param thing.now unix seconds of the cluster
 */
export function readThingState(thing: {
  readonly kind: SolanaKind
  readonly address: string
  readonly data: string
  readonly now: number
}): ThingState {
  const { kind, now } = thing
  const data = new Uint8Array(Buffer.from(thing.data, 'base64'))
  const account = { address: thing.address as Address, data }
  if (kind === 'presale') return presaleState(account, now)
  const states = { lock: lockState, airdrop: airdropState, pool: poolState }
  return { state: states[kind](account, now), variant: null }
}
