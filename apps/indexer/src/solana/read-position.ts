import type { SolanaKind } from '@slipway/database/solana/app'
import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { type Address, getAddressDecoder } from '@solana/kit'
import type { Thing } from './read-thing.ts'

/** What a wallet has in a thing afterwards. */
export interface Position {
  readonly wallet: string
  /** Place in an airdrop's list, of which a wallet may have several. */
  readonly entry: number | undefined
  readonly amount: bigint
  /** There is none of that, and its account is there all the same; null: only where leaving has cost something. */
  readonly isOwed: boolean | null
  /** Leaving an open presale has just cost something. */
  readonly paidToLeave: boolean
}

/** Events that tell behind the account what a wallet has, as 32 bytes of its address and an amount. */
const aboutWallets: Readonly<Partial<Record<SolanaKind, readonly string[]>>> = {
  presale: ['contributed', 'refunded', 'claimed', 'inviterRegistered', 'rewardPaid'],
  pool: ['staked', 'withdrawn', 'harvested'],
}

const amountBytes = 8
const amountOfWallet = 32
/** What a stake is owed; or what a presale paid. */
const behindAmount = amountOfWallet + amountBytes

/** The address at a place of an event. */
export const addressAt = (bytes: Uint8Array, at: number): Address =>
  getAddressDecoder().decode(bytes, at)
const amountAt = (bytes: Uint8Array, at: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readBigUInt64LE(at)

/** Of whoever left an open presale: where inviters are rewarded no account ends before the presale, and none that has paid. */
function isOwedBehind({ address, data, status }: Thing, fee: bigint): boolean | null {
  if (status !== 'open') return false
  const terms = { address: address as Address, data: new Uint8Array(Buffer.from(data, 'base64')) }
  const stays = fee > 0n || (decodePresale(terms)?.inviterBps.length ?? 0) > 0
  return stays ? true : null
}

/** What an event tells of a wallet; undefined where it tells of none. @param rest what is behind the thing's account */
export function readPosition(thing: Thing, name: string, rest: Uint8Array): Position | undefined {
  const { kind } = thing
  if (kind === 'airdrop' && name === 'claimed') {
    const entry = Buffer.from(rest).readUInt32LE(0)
    // Behind index and claimant: what was paid now, and what in all.
    const amount = amountAt(rest, 44)
    return { wallet: addressAt(rest, 4), entry, amount, isOwed: false, paidToLeave: false }
  }
  if (!aboutWallets[kind]?.includes(name)) return undefined
  const amount = amountAt(rest, amountOfWallet)
  const position = { wallet: addressAt(rest, 0), entry: undefined, amount, paidToLeave: false }
  if (kind === 'pool')
    return { ...position, isOwed: amount === 0n && amountAt(rest, behindAmount) > 0n }
  if (name === 'refunded') {
    const fee = amountAt(rest, behindAmount + amountBytes)
    return { ...position, isOwed: isOwedBehind(thing, fee), paidToLeave: fee > 0n }
  }
  return { ...position, isOwed: name === 'inviterRegistered' && amount === 0n }
}
