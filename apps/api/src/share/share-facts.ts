import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/share'
import { formatBps } from '@slipway/messages/format/format-bps'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { z } from 'zod'
import type { airdropSchema } from '../airdrop/schemas.ts'
import type { ShownLock } from '../lock/serialize-lock.ts'
import type { nftSaleSchema } from '../nft/schemas.ts'
import type { ownerSchema } from '../owner/schemas.ts'
import type { ShownPool } from '../staking/schemas.ts'
import type { tokenSummarySchema } from '../token/schemas.ts'
import { endOfPresale, type SharedPresale } from './end-of-presale.ts'
import { lockState, lockStates } from './lock-state.ts'
import type { ShareFigure, ShareState } from './share-labels.ts'

/** What a card says, before it is put into words. */
export interface ShareFacts {
  title: string
  symbol: string | null
  state: ShareState | null
  figures: readonly (readonly [ShareFigure, string])[]
}

/** Decimals that a figure of a card has room for. */
const SHOWN_DECIMALS = 2

/** How values are written in a language: the same on every machine. */
export function makeShareFormat(locale: Locale) {
  const count = (value: number) => value.toLocaleString(locale)
  return {
    count,
    percent: (bps: number) => formatBps(bps, locale),
    /** Cut, never rounded up: nobody has more than is shown. Undefined decimals: nothing is known. */
    amount: (units: string, decimals: number | null, symbol: string | null) => {
      if (decimals === null) return undefined
      const [whole = '0', fraction = ''] = formatUnits(BigInt(units), decimals).split('.')
      const cut = fraction.slice(0, SHOWN_DECIMALS).replace(/0+$/, '')
      const text = `${BigInt(whole).toLocaleString(locale)}${cut && `.${cut}`}`
      return symbol ? `${text} ${symbol}` : text
    },
    moment: (seconds: number) =>
      `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    never: () => m.share_never({}, { locale }),
    atMost: (value: number, most: number) =>
      value >= most ? m.share_figure_most({ count: most }, { locale }) : count(value),
  }
}
export type ShareFormat = ReturnType<typeof makeShareFormat>

type Line = readonly [ShareFigure, string | undefined]

const known = (lines: readonly Line[]) =>
  lines.flatMap(([figure, value]) => (value === undefined ? [] : [[figure, value] as const]))

interface Span {
  state: string
  startTime: number
  endTime: number | null
}

/**
 * When something begins or ends, whichever comes next; nothing of what was over before its time.
 *
 * @param now unix seconds
 */
function nextMoment(span: Span, format: ShareFormat, now: number): Line {
  const { state, startTime, endTime } = span
  if (state === 'coming') return ['starts', format.moment(startTime)]
  if (endTime === null) return ['ends', format.never()]
  const end = format.moment(endTime)
  if (['running', 'closed', 'list', 'public'].includes(state)) return ['ends', end]
  return ['ended', endTime > now ? undefined : end]
}

export const factsOfToken = (
  token: z.infer<typeof tokenSummarySchema>,
  format: ShareFormat,
): ShareFacts => ({
  title: token.name,
  symbol: token.symbol,
  state: null,
  figures: known([
    ['supply', format.amount(token.totalSupply, token.decimals, null)],
    ['holders', format.count(token.holderCount)],
    ['taxes', `${format.percent(token.buyTaxBps)} / ${format.percent(token.sellTaxBps)}`],
  ]),
})

/** @param now unix seconds */
function momentOfPresale(presale: SharedPresale, format: ShareFormat, now: number): Line {
  const endTime = endOfPresale(presale)
  if (endTime === null) return ['ended', undefined]
  const { status, startTime } = presale
  return nextMoment({ state: status.label, startTime, endTime }, format, now)
}

/** @param now unix seconds */
export const factsOfPresale = (
  presale: SharedPresale,
  format: ShareFormat,
  now: number,
): ShareFacts => ({
  title: presale.info?.name ?? presale.token.name ?? shortenAddress(presale.address),
  symbol: presale.token.symbol,
  state: presale.status.label,
  figures: known([
    // What refunds have left in a canceled presale is not what it raised.
    ...(presale.status.label === 'canceled'
      ? []
      : ([
          ['progress', format.percent(shareBps(BigInt(presale.total), BigInt(presale.hardCap)))],
          ['people', format.count(presale.userCount)],
        ] as const)),
    momentOfPresale(presale, format, now),
  ]),
})

/** @param now unix seconds */
export const factsOfPool = (pool: ShownPool, format: ShareFormat, now: number): ShareFacts => ({
  title: pairName(pool.pair) ?? pool.stakedToken.name ?? shortenAddress(pool.address),
  symbol: pool.pair ? null : pool.stakedToken.symbol,
  state: pool.state,
  figures: known([
    ['stakers', format.count(pool.stakerCount)],
    ['reward', pool.rewardToken.symbol ?? undefined],
    nextMoment(pool, format, now),
  ]),
})

/** @param now unix seconds */
export const factsOfAirdrop = (
  airdrop: z.infer<typeof airdropSchema>,
  format: ShareFormat,
  now: number,
): ShareFacts => ({
  title: airdrop.token.name ?? shortenAddress(airdrop.address),
  symbol: airdrop.token.symbol,
  state: airdrop.state,
  figures: known([
    ['people', format.count(airdrop.accounts)],
    ['amount', format.amount(airdrop.deposited, airdrop.token.decimals, airdrop.token.symbol)],
    nextMoment(airdrop, format, now),
  ]),
})

/** Minting is one state to a reader, whoever may do it now. */
const collectionState = (state: z.infer<typeof nftSaleSchema>['state']): ShareState | null => {
  if (state === 'owner') return null
  return state === 'list' || state === 'public' ? 'running' : state
}

/** @param now unix seconds */
export const factsOfCollection = (
  sale: z.infer<typeof nftSaleSchema>,
  format: ShareFormat,
  now: number,
): ShareFacts => ({
  title: sale.name,
  symbol: sale.symbol,
  state: collectionState(sale.state),
  figures: known([
    ['minted', `${format.count(sale.minted)} / ${format.count(sale.total)}`],
    ['holders', format.count(sale.holders)],
    ...(sale.state === 'owner'
      ? []
      : [nextMoment({ ...sale, startTime: sale.listStart ?? sale.publicStart }, format, now)]),
  ]),
})

/** What is locked, as its own name says it. */
const lockNames = (lock: ShownLock) => ({
  title: pairName(lock.pair) ?? lock.assetName ?? shortenAddress(lock.asset),
  symbol: lock.pair ? null : lock.assetSymbol,
})

const lockAmount = (lock: ShownLock, units: string, format: ShareFormat) =>
  format.amount(units, lock.assetDecimals, pairName(lock.pair) ?? lock.assetSymbol)

/** When a lock comes free; nothing of one that ended before its time, as it moved to another locker. */
function unlocksText(lock: ShownLock, state: ShareState, format: ShareFormat, now: number) {
  if (state === 'ended' && (lock.isForever || lock.unlockAt > now)) return undefined
  return lock.isForever ? format.never() : format.moment(lock.unlockAt)
}

/** @param now unix seconds */
export function factsOfLock(lock: ShownLock, format: ShareFormat, now: number): ShareFacts {
  const state = lockState(lock, now)
  const amount = lock.kind === 'nft' ? `#${lock.nftId}` : lockAmount(lock, lock.amount, format)
  return {
    ...lockNames(lock),
    state,
    figures: known([
      ['amount', state === 'ended' ? undefined : amount],
      ['unlocks', unlocksText(lock, state, format, now)],
      ['owner', shortenAddress(lock.owner)],
    ]),
  }
}

/**
 * What one owner has locked of one thing.
 *
 * @param locks the next to come free first
 * @param isWhole there are no more of them
 * @param now unix seconds
 */
export function factsOfLocks(
  locks: readonly [ShownLock, ...ShownLock[]],
  isWhole: boolean,
  format: ShareFormat,
  now: number,
): ShareFacts {
  const [first] = locks
  const states = new Set(locks.map((lock) => lockState(lock, now)))
  const state = lockStates.find((each) => states.has(each)) ?? 'ended'
  // What its owner can take already is not told as locked.
  const shown = locks.filter((lock) => lockState(lock, now) === state)
  const next = shown[0] ?? first
  const units = shown.reduce((sum, lock) => sum + BigInt(lock.amount), 0n)
  const isSummed = isWhole && state !== 'ended'
  return {
    ...lockNames(first),
    state,
    figures: known([
      first.kind === 'nft'
        ? ['locks', isSummed ? format.count(shown.length) : undefined]
        : ['amount', isSummed ? lockAmount(first, String(units), format) : undefined],
      ['unlocks', unlocksText(next, state, format, now)],
      ['owner', shortenAddress(first.owner)],
    ]),
  }
}

export const factsOfOwner = (
  { address, figures }: Pick<z.infer<typeof ownerSchema>, 'address' | 'figures'>,
  format: ShareFormat,
): ShareFacts => ({
  title: shortenAddress(address),
  symbol: null,
  state: null,
  figures: (['tokens', 'presales', 'locks'] as const).map((figure) => [
    figure,
    format.atMost(figures[figure], figures.most),
  ]),
})
