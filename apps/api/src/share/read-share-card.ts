import { type ChainDefinition, findChain } from '@slipway/chains'
import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/share'
import { findLockProject } from '@slipway/sdk/lock/find-lock-project'
import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { readAirdrop } from '../airdrop/read-airdrop.ts'
import { readBadgesOfMany } from '../badges/read-badges.ts'
import { readClock, wallClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { readLock } from '../lock/read-lock.ts'
import { readLocks } from '../lock/read-locks.ts'
import { readNow } from '../lock/read-now.ts'
import type { ShownLock } from '../lock/serialize-lock.ts'
import { readNftSale } from '../nft/read-nft-sale.ts'
import { readFigures } from '../owner/read-figures.ts'
import { readPresale } from '../presale/read-presale.ts'
import { readPool } from '../staking/read-pool.ts'
import { readToken } from '../token/read-token.ts'
import type { ShareCard, ShareKind } from './schemas.ts'
import {
  factsOfAirdrop,
  factsOfCollection,
  factsOfLock,
  factsOfLocks,
  factsOfOwner,
  factsOfPool,
  factsOfPresale,
  factsOfToken,
  makeShareFormat,
  type ShareFacts,
  type ShareFormat,
} from './share-facts.ts'
import { badgeLabels, figureLabels, kindLabels, stateLabels } from './share-labels.ts'

type Hex = `0x${string}`

/** Locks of one owner that a card adds up; of more it says no sum. */
const MOST_LOCKS = 100

/** What a card is asked of. */
export interface ShareQuestion {
  kind: ShareKind
  /** As it stands in the address. */
  subject: string
  /** Resolves the asked network; locks and owners have their own. */
  chainIdOf: () => number
  lang: Locale
}

interface Asked {
  database: ReadDatabase
  chains: readonly ChainDefinition[]
  subject: string
  chainIdOf: () => number
  format: ShareFormat
  /** Unix seconds; undefined: the clock of this machine. */
  wall: number | undefined
}

/** What is read of one thing, the network that it is on, and the contract whose badges it shows, if any; network undefined: on all of them. */
type Found = Promise<
  { facts: ShareFacts } & ({ chainId: number; project: Hex | undefined } | { chainId: undefined })
>

const wrong = () =>
  new ApiError('VALIDATION_FAILED', 'the subject does not name such a thing', {
    details: [{ field: 'subject' }],
  })

function addressOf(subject: string): Hex {
  if (!/^0x[0-9a-fA-F]{40}$/.test(subject)) throw wrong()
  return subject.toLowerCase() as Hex
}

/** An address or a number; what names locks is neither. */
function placeOf(subject: string): string {
  if (subject.includes('-')) throw wrong()
  return subject.toLowerCase()
}

const projectOf = (address: string) => address.toLowerCase() as Hex

function projectOfLock({ chainId, asset, pair }: ShownLock, chains: readonly ChainDefinition[]) {
  const chain = findChain(chainId, chains)
  return projectOf(chain ? findLockProject(asset, pair ?? undefined, chain) : asset)
}

/** What an owner has locked of something, the next to come free first; where that is nothing, one that has ended. */
async function readLocksOf(
  database: ReadDatabase,
  place: { chainId: number; owner: Hex; asset: Hex },
) {
  const question = { ...place, sort: 'unlock', limit: MOST_LOCKS } as const
  const living = await readLocks(database, { ...question, isLiving: true })
  if (living.items.length > 0) return { locks: living.items, isWhole: living.nextCursor === null }
  const { items } = await readLocks(database, { ...question, limit: 1 })
  return { locks: items, isWhole: true }
}

const finders: Readonly<Record<ShareKind, (asked: Asked) => Found>> = {
  token: async ({ database, subject, chainIdOf, format }) => {
    const address = addressOf(subject)
    const chainId = chainIdOf()
    const token = (await readToken(database, chainId, address, () => [])).parse()
    return { chainId, project: address, facts: factsOfToken(token, format) }
  },
  presale: async ({ database, subject, chainIdOf, format, wall }) => {
    const address = addressOf(subject)
    const chainId = chainIdOf()
    const presale = (await readPresale(database, chainId, address, wall)).parse()
    const now = await readNow(database, chainId, wall)
    return { chainId, project: address, facts: factsOfPresale(presale, format, now) }
  },
  pool: async ({ database, subject, chainIdOf, format, wall }) => {
    const place = { pool: placeOf(subject), chainId: chainIdOf() }
    const { chainId } = place
    const pool = await readPool(database, place, wall)
    const now = await readNow(database, chainId, wall)
    return { chainId, project: projectOf(pool.address), facts: factsOfPool(pool, format, now) }
  },
  airdrop: async ({ database, subject, chainIdOf, format, wall }) => {
    const place = { airdrop: placeOf(subject), chainId: chainIdOf() }
    const { chainId } = place
    const airdrop = await readAirdrop(database, place, wall)
    // Anybody can give another's token away under a title of their own: its badges are not the airdrop's.
    const now = await readNow(database, chainId, wall)
    return { chainId, project: undefined, facts: factsOfAirdrop(airdrop, format, now) }
  },
  collection: async ({ database, subject, chainIdOf, format, wall }) => {
    const place = { sale: placeOf(subject), chainId: chainIdOf() }
    const { chainId } = place
    const sale = await readNftSale(database, place, wall)
    const now = await readNow(database, chainId, wall)
    const facts = factsOfCollection(sale, format, now)
    return { chainId, project: projectOf(sale.address), facts }
  },
  lock: async ({ database, subject, chains, format, wall }) => {
    const key = readLockKey(subject)
    if (!key) throw wrong()
    const { chainId } = key
    const locker = key.locker.toLowerCase() as Hex
    const lock = await readLock(database, { chainId, locker, lockId: String(key.lockId) }, wall)
    const now = await readNow(database, chainId, wall)
    return { chainId, project: projectOfLock(lock, chains), facts: factsOfLock(lock, format, now) }
  },
  locks: async ({ database, subject, chains, chainIdOf, format, wall }) => {
    const [owner = '', asset = '', more] = subject.split('-')
    if (more !== undefined) throw wrong()
    const chainId = chainIdOf()
    const place = { chainId, owner: addressOf(owner), asset: addressOf(asset) }
    const [now, found] = await Promise.all([
      readNow(database, chainId, wall),
      readLocksOf(database, place),
    ])
    const [first] = found.locks
    if (!first) throw new ApiError('LOCK_NOT_FOUND', 'this owner never locked that')
    const facts = factsOfLocks([first, ...found.locks.slice(1)], found.isWhole, format, now)
    return { chainId, project: projectOfLock(first, chains), facts }
  },
  owner: async ({ database, subject, format, wall }) => {
    const owner = addressOf(subject)
    const clock = await readClock(database, wall ?? wallClock())
    const { figures } = await readFigures(database, owner, clock)
    return { chainId: undefined, facts: factsOfOwner({ address: owner, figures }, format) }
  },
}

/**
 * What a link to something says of it: names as their makers chose them, and figures of the index.
 *
 * @param wall unix seconds
 * @throws {ApiError} `VALIDATION_FAILED`, `CHAIN_UNKNOWN` or that there is no such thing
 */
export async function readShareCard(
  database: ReadDatabase,
  chains: readonly ChainDefinition[],
  { kind, subject, chainIdOf, lang }: ShareQuestion,
  wall?: number,
): Promise<ShareCard> {
  const locale = { locale: lang }
  const format = makeShareFormat(lang)
  const asked = { database, subject, chains, chainIdOf, format, wall }
  const { facts, ...place } = await finders[kind](asked)
  const { chainId } = place
  const badges =
    place.chainId === undefined || place.project === undefined
      ? []
      : await readBadgeKinds(database, place.chainId, place.project, wall ?? wallClock())
  const network = chainId === undefined ? m.share_networks({}, locale) : nameOf(chains, chainId)
  return {
    kind,
    kindText: kindLabels[kind]({}, locale),
    title: facts.title,
    symbol: facts.symbol,
    network,
    state: facts.state && stateLabels[facts.state]({}, locale),
    figures: facts.figures.map(([figure, value]) => ({
      label: figureLabels[figure]({}, locale),
      value,
    })),
    badges: badges.map((badge) => badgeLabels[badge]({}, locale)),
    note: m.share_note({}, locale),
  }
}

/** Kinds of the badges that a contract has now. */
async function readBadgeKinds(database: ReadDatabase, chainId: number, address: Hex, now: number) {
  const { badges } = await readBadgesOfMany(database, [{ chainId, address }], now)
  return badges.map(({ kind }) => kind)
}

const nameOf = (chains: readonly ChainDefinition[], chainId: number): string =>
  findChain(chainId, chains)?.name ?? String(chainId)
