import { m } from '@slipway/messages'
import { stateOf } from '../../entries/state-labels.ts'
import type { QueryKind } from './query-search.ts'

export const kindNames: Readonly<Record<QueryKind, () => string>> = {
  presale: m.search_kind_presale,
  token: m.search_kind_token,
  lock: m.search_kind_lock,
  pool: m.search_kind_pool,
  airdrop: m.search_kind_airdrop,
  collection: m.search_kind_collection,
}

/** What the figure of a row counts. */
export const figureNames: Readonly<Record<QueryKind, () => string>> = {
  presale: m.template_query_figure_presale,
  token: m.token_fact_holders,
  lock: m.template_query_figure_lock,
  pool: m.stakelist_stakers,
  airdrop: m.template_query_figure_airdrop,
  collection: m.template_query_figure_collection,
}

const sortNames: Readonly<Record<string, () => string>> = {
  '-createdAt': m.presale_list_sort_newest,
  newest: m.presale_list_sort_newest,
  createdAt: m.token_list_sort_oldest,
  name: m.token_list_sort_name,
  '-holders': m.token_list_sort_holders,
  start: m.presale_list_sort_start,
  end: m.presale_list_sort_end,
  '-raised': m.presale_list_sort_raised,
  '-progress': m.presale_list_sort_progress,
  '-users': m.presale_list_sort_users,
  unlock: m.lock_sort_unlock,
  amount: m.lock_sort_amount,
  apr: m.stakelist_sort_apr,
  staked: m.stakelist_sort_staked,
  stakers: m.stakelist_sort_stakers,
  accounts: m.airlist_sort_accounts,
  minted: m.nftlist_sort_minted,
}

/** An order in words. */
export const sortName = (sort: string): string => sortNames[sort]?.() ?? sort

/** A state in words and colour; undefined where a thing has none. */
export function queryState(kind: QueryKind, state: string | null) {
  if (kind !== 'token') return stateOf(kind, state)
  if (state === null) return undefined
  return state === 'open'
    ? ({ tone: 'good', text: m.token_list_trading_open() } as const)
    : ({ tone: 'warn', text: m.token_list_trading_closed() } as const)
}
