import type { SolanaKind } from '@slipway/database/solana/app'
import { addressAt, type Position, readPosition } from './read-position.ts'
import { readThing, type Thing, thingBytes } from './read-thing.ts'

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
  const position = readPosition(thing, name, rest)
  const wallet = name === 'given' ? addressAt(rest, 0) : position?.wallet
  return { name, thing, wallet, position }
}
