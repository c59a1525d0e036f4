import type { SolanaKind } from '@slipway/database/solana/app'
import { getAddressDecoder } from '@solana/kit'
import { readThing, type Thing, thingBytes } from './read-thing.ts'

/** What a wallet has afterwards. */
interface Position {
  readonly wallet: string
  /** Place in an airdrop's list, of which a wallet may have several. */
  readonly entry: number | undefined
  readonly amount: bigint
}

export interface ProgramEvent {
  readonly name: string
  readonly thing: Thing
  readonly wallet: string | undefined
  readonly position: Position | undefined
}

/** By the programs' numbers, see `programs/<name>/src/event.rs`. */
const names: Readonly<Record<SolanaKind, readonly string[]>> = {
  lock: ['locked', 'withdrawn', 'relocked', 'given', 'closed'],
  airdrop: ['created', 'claimed', 'closed'],
  presale: [
    'created',
    'contributed',
    'refunded',
    'finished',
    'claimed',
    'withdrawn',
    'canceled',
    'timeSet',
    'whitelistSet',
    'closed',
    'inviterRegistered',
    'rewardPaid',
  ],
  pool: [
    'created',
    'staked',
    'withdrawn',
    'harvested',
    'stopped',
    'rewardsSet',
    'limitSet',
    'exitOpened',
    'recovered',
    'closed',
  ],
}

/** Events that tell behind the account what a wallet has, as 32 bytes of its address and an amount. */
const aboutWallets: Readonly<Partial<Record<SolanaKind, readonly string[]>>> = {
  presale: ['contributed', 'refunded', 'claimed', 'inviterRegistered', 'rewardPaid'],
  pool: ['staked', 'withdrawn', 'harvested'],
}

const addressAt = (bytes: Uint8Array, at: number) => getAddressDecoder().decode(bytes, at)
const amountAt = (bytes: Uint8Array, at: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readBigUInt64LE(at)

function readPosition(kind: SolanaKind, name: string, rest: Uint8Array): Position | undefined {
  if (kind === 'airdrop' && name === 'claimed') {
    const entry = Buffer.from(rest).readUInt32LE(0)
    // Behind index and claimant: what was paid now, and what in all.
    return { wallet: addressAt(rest, 4), entry, amount: amountAt(rest, 44) }
  }
  if (!aboutWallets[kind]?.includes(name)) return undefined
  return { wallet: addressAt(rest, 0), entry: undefined, amount: amountAt(rest, 32) }
}

/**
 * An event of a program: a byte that says which, the thing's address, the thing as its account is afterwards, and what the
 * account does not tell. Undefined where a newer program says what this release does not know.
 */
export function readProgramEvent(kind: SolanaKind, bytes: Uint8Array): ProgramEvent | undefined {
  const name = names[kind][bytes[0] ?? -1]
  const end = 33 + thingBytes[kind]
  if (!name || bytes.length < end) return undefined
  const thing = readThing(kind, { address: addressAt(bytes, 1), data: bytes.subarray(33, end) })
  if (!thing) return undefined
  const rest = bytes.subarray(end)
  const position = readPosition(kind, name, rest)
  const wallet = name === 'given' ? addressAt(rest, 0) : position?.wallet
  return { name, thing, wallet, position }
}
