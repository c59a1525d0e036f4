import type {
  Airdrop,
  Lock,
  NftSale,
  Pool,
  PresaleSummary,
  TokenSummary,
} from '@slipway/api-client'
import { indexedLockState } from '@slipway/sdk/lock/indexed-lock-state'
import { pairName } from '@slipway/sdk/shared/pair-name'
import type { EntryAsset } from '../../entries/entry-amount.tsx'
import {
  airdropEntry,
  collectionEntry,
  lockEntry,
  poolEntry,
  presaleEntry,
  stakedSymbol,
  tokenEntry,
} from '../../entries/summary-entries.ts'
import type { QueryKind } from './query-search.ts'

/** A figure of a row: how many there are, or how much of an asset. */
export type QueryFigure =
  | { readonly count: number; readonly of?: number }
  | { readonly units: string; readonly asset: EntryAsset }

/** One thing of the list, of whatever kind. */
export interface QueryRow {
  readonly kind: QueryKind
  readonly id: string
  readonly chainId: number
  /** Of its page, on its own network. */
  readonly path: string
  readonly title: string
  /** Its contract; of a lock the asset that is locked. */
  readonly address: string
  /** Where badges of it are looked up; undefined: nothing that has any. */
  readonly contract?: string | undefined
  readonly symbol: string | null
  readonly state: string | null
  readonly owner: string
  /** unix seconds */
  readonly createdAt: number
  readonly txHash: string
  /** Undefined: what there is says nothing, as of a canceled presale whose refunds have taken it out. */
  readonly figure: QueryFigure | undefined
}

type Made = Pick<QueryRow, 'id' | 'chainId' | 'owner' | 'createdAt' | 'txHash'>

const madeOf = ({ id, chainId, owner, createdAt, txHash }: Made): Made => ({
  ...{ id, chainId, owner, createdAt, txHash },
})

export function rowOfPresale(presale: PresaleSummary): QueryRow {
  const { path, title, contract } = presaleEntry(presale)
  const { address, token, status, currency, accepted } = presale
  const asset = { address: currency, symbol: null, decimals: null }
  return {
    ...{
      kind: 'presale',
      ...madeOf(presale),
      path,
      title,
      contract,
      address,
      symbol: token.symbol,
    },
    state: status.label,
    figure: status.label === 'canceled' ? undefined : { units: accepted, asset },
  }
}

export function rowOfToken(token: TokenSummary): QueryRow {
  const { path, title, contract } = tokenEntry(token)
  const { address, symbol, launched, holderCount } = token
  return {
    ...{ kind: 'token', ...madeOf(token), path, title, contract, address, symbol },
    ...{ state: launched ? 'open' : 'closed', figure: { count: holderCount } },
  }
}

/** @param now unix seconds of the chain's clock */
export function rowOfLock(lock: Lock, now: number): QueryRow {
  const { path, title } = lockEntry(lock, now)
  const { asset: address, assetDecimals: decimals, kind } = lock
  const symbol = pairName(lock.pair) ?? lock.assetSymbol
  const state = indexedLockState(lock, now)
  const figure =
    kind === 'nft'
      ? { count: Number(lock.amount) }
      : { units: lock.amount, asset: { address, symbol, decimals } }
  return { kind: 'lock', ...madeOf(lock), path, title, address, symbol, state, figure }
}

export function rowOfPool(pool: Pool): QueryRow {
  const { path, title, contract } = poolEntry(pool)
  const { address, state, stakerCount } = pool
  return {
    ...{
      kind: 'pool',
      ...madeOf(pool),
      path,
      title,
      contract,
      address,
      symbol: stakedSymbol(pool),
    },
    ...{ state, figure: { count: stakerCount } },
  }
}

export function rowOfAirdrop(airdrop: Airdrop): QueryRow {
  const { path, title } = airdropEntry(airdrop)
  const { address, token, state, accounts } = airdrop
  return {
    ...{ kind: 'airdrop', ...madeOf(airdrop), path, title, address, symbol: token.symbol },
    ...{ state, figure: { count: accounts } },
  }
}

export function rowOfCollection(sale: NftSale): QueryRow {
  const { path, title, contract } = collectionEntry(sale)
  const { address, symbol, state, minted, total } = sale
  return {
    ...{ kind: 'collection', ...madeOf(sale), path, title, contract, address, symbol },
    ...{ state, figure: { count: minted, of: total } },
  }
}
