import { type Address, getAddress, type Hex, numberToHex } from 'viem'
import type { NftPositionKind } from '../../evm/nft-position-kind.ts'
import { lockForever, lockLimits } from '../lock-limits.ts'
import type { ReleaseSchedule } from '../types.ts'
import { CertificateRefused } from './certificate-refused.ts'
import type {
  LiquidityLockFacts,
  LockFacts,
  LockName,
  NftLockFacts,
  ProvenSuccession,
  TokenLockFacts,
} from './lock-facts.ts'
import { elementOf, entryOf, slotAfter, slotOf } from './storage-slots.ts'

/**
 * Asks for words of one contract's storage by their slots and is answered in the same order. Whoever drives it takes them
 * from proofs or from a node: what is asked for next depends on what was answered.
 */
export type WordReader<Result> = Generator<readonly Hex[], Result, readonly bigint[]>

/** Bits of a token lock's flags (`ITokenLocker`, storage). */
const REBASING = 1n
const MIGRATABLE = 2n
const SCHEDULED = 4n
/** Of an asset's word (`LockAccounting`). */
const SUM_SHIFT = 160n
const SUM_BITS = 93n
const CARRIES = 1n << 254n

/** Slots as the contracts number them. */
const tokenSlots = { terms: 2n, contents: 3n, assets: 4n, schedules: 5n, carries: 6n, vaults: 8n }
const liquiditySlots = { terms: 2n, contents: 3n, assets: 4n }
const nftSlots = { terms: 1n, nfts: 2n, index: 3n, feeReceivers: 4n }
const announcerSlots = { opensAt: 0n, announced: 1n }
/** Where the ownership library keeps the owner. */
const ownerSlot: Hex = '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffff74873927'

const positions: readonly NftPositionKind[] = ['none', 'v3', 'v4']
/** How many announcements a certificate names. */
const mostAnnouncements = 16

function bits(word: bigint, from: number, count: number): bigint {
  return BigInt.asUintN(count, word >> BigInt(from))
}

function toAddress(word: bigint): Address {
  return getAddress(numberToHex(BigInt.asUintN(160, word), { size: 20 }))
}

function at(words: readonly bigint[], index: number): bigint {
  return words[index] ?? 0n
}

/** Owner and times, which lie alike in all three lockers. */
function readTerms(terms: bigint) {
  if (terms === 0n) throw new CertificateRefused('LockGone')
  const unlockAt = bits(terms, 160, 40)
  return {
    owner: toAddress(terms),
    lockedAt: Number(bits(terms, 200, 40)),
    unlockAt: Number(unlockAt),
    isForever: unlockAt === lockForever,
  }
}

function readSchedule(word: bigint): ReleaseSchedule {
  return {
    cliffAt: Number(bits(word, 0, 40)),
    firstBps: Number(bits(word, 40, 16)),
    cycleSeconds: Number(bits(word, 56, 40)),
    cycleBps: Number(bits(word, 96, 16)),
  }
}

function* readTokenLock(lockId: bigint): WordReader<TokenLockFacts> {
  const own = yield [
    entryOf(lockId, slotOf(tokenSlots.terms)),
    entryOf(lockId, slotOf(tokenSlots.contents)),
  ]
  const [terms, content] = [at(own, 0), at(own, 1)]
  const base = readTerms(terms)
  const flags = bits(terms, 240, 16)
  const isRebasing = (flags & REBASING) !== 0n
  const isScheduled = (flags & SCHEDULED) !== 0n
  const asset = bits(content, 224, 32)
  const shared = yield [
    entryOf(asset, slotOf(tokenSlots.assets)),
    ...(isScheduled ? [entryOf(lockId, slotOf(tokenSlots.schedules))] : []),
    ...(isRebasing ? [entryOf(asset, slotOf(tokenSlots.vaults))] : []),
  ]
  const assetWord = at(shared, 0)
  const carry =
    (assetWord & CARRIES) === 0n ? 0n : yield* readWord(entryOf(asset, slotOf(tokenSlots.carries)))
  return {
    kind: 'token',
    ...base,
    token: toAddress(assetWord),
    isRebasing,
    isMigratable: (flags & MIGRATABLE) !== 0n,
    units: bits(content, 0, 112),
    initialUnits: bits(content, 112, 112),
    allUnits: BigInt.asUintN(Number(SUM_BITS), assetWord >> SUM_SHIFT) | (carry << SUM_BITS),
    ...(isRebasing && { vault: toAddress(at(shared, isScheduled ? 2 : 1)) }),
    ...(isScheduled && { schedule: readSchedule(at(shared, 1)) }),
  }
}

function* readLiquidityLock(lockId: bigint): WordReader<LiquidityLockFacts> {
  const own = yield [
    entryOf(lockId, slotOf(liquiditySlots.terms)),
    entryOf(lockId, slotOf(liquiditySlots.contents)),
  ]
  const [terms, content] = [at(own, 0), at(own, 1)]
  const base = readTerms(terms)
  const assetWord = yield* readWord(entryOf(bits(content, 192, 32), slotOf(liquiditySlots.assets)))
  return {
    kind: 'liquidity',
    ...base,
    lpToken: toAddress(assetWord),
    units: bits(content, 0, 96),
    initialUnits: bits(content, 96, 96),
    allUnits: bits(assetWord, 160, 96),
    changes: Number(bits(terms, 240, 16) + bits(content, 224, 32)),
  }
}

function* readNftLock(lockId: bigint): WordReader<NftLockFacts> {
  const nft = entryOf(lockId, slotOf(nftSlots.nfts))
  const own = yield [
    entryOf(lockId, slotOf(nftSlots.terms)),
    nft,
    slotAfter(nft, 1n),
    entryOf(lockId, slotOf(nftSlots.feeReceivers)),
  ]
  const [terms, what, nftId, receiver] = [at(own, 0), at(own, 1), at(own, 2), at(own, 3)]
  const base = readTerms(terms)
  const collection = toAddress(what)
  const indexedLockId = yield* readWord(entryOf(nftId, entryOf(collection, slotOf(nftSlots.index))))
  return {
    kind: 'nft',
    ...base,
    collection,
    nftId,
    position: positions[Number(bits(what, 160, 8))] ?? 'none',
    feeReceiver: receiver === 0n ? base.owner : toAddress(receiver),
    indexedLockId,
    changes: Number(bits(terms, 240, 16)),
  }
}

function* readWord(slot: Hex): WordReader<bigint> {
  return at(yield [slot], 0)
}

/**
 * What a locker's storage says about one lock.
 * @throws {CertificateRefused} `LockGone` when it holds no such lock.
 */
export function readLockWords({ kind, lockId }: LockName): WordReader<LockFacts> {
  if (kind === 'token') return readTokenLock(lockId)
  return kind === 'liquidity' ? readLiquidityLock(lockId) : readNftLock(lockId)
}

/** What the announcer's storage says about lockers to which locks may move. */
export function* readSuccessionWords(): WordReader<ProvenSuccession> {
  const list = slotOf(announcerSlots.announced)
  const [owner = 0n, count = 0n] = yield [ownerSlot, list]
  const named = Math.min(Number(count), mostAnnouncements)
  const places = Array.from({ length: named }, (_, back) =>
    elementOf(list, count - 1n - BigInt(back)),
  )
  const announced = places.length === 0 ? [] : yield places
  const successors = [...new Set(announced.map(toAddress))]
  const slots = successors.map((successor) => entryOf(successor, slotOf(announcerSlots.opensAt)))
  const times = slots.length === 0 ? [] : yield slots
  return {
    // A renounced owner is no zero word: its highest bit stays.
    announcerOwner: toAddress(owner),
    announcements: Number(count),
    successors: successors.map((successor, index) => ({
      successor,
      opensAt: Number(at(times, index)),
    })),
  }
}

/** Whether a lock can still move to another locker. */
export function canStillMove(facts: LockFacts): boolean {
  return facts.kind === 'token' && facts.isMigratable && facts.unlockAt !== lockLimits.forever
}
