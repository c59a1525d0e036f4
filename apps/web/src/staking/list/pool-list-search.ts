import { type PoolKind, poolKinds } from '@slipway/sdk/platform/pool-kinds'
import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import { readNetworkSearch } from '../../core/read-network-search.ts'

/** States that the filter offers; `ended` shows what was stopped as well. */
export const stateOptions = [
  'running',
  'coming',
  'closed',
  'ended',
] as const satisfies readonly PoolStatus[]
export type PoolStateFilter = (typeof stateOptions)[number]

/** Orders that the API offers and the list shows. */
export const sortOptions = ['newest', 'apr', 'staked', 'stakers', 'end'] as const
export type PoolSort = (typeof sortOptions)[number]

/** Which of one's own pools are shown. */
export const ownOptions = ['staked', 'created'] as const
export type OwnPools = (typeof ownOptions)[number]

/** State of the lists in the address bar; a default stands nowhere, so that links stay short. */
export interface PoolListSearch {
  readonly own?: OwnPools
  readonly kind?: PoolKind
  readonly state?: PoolStateFilter
  readonly search?: string
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  readonly sort?: PoolSort
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

const MOST_CHARACTERS = 64

function textOf(value: unknown): string | undefined {
  const text = (typeof value === 'number' ? String(value) : value) ?? ''
  if (typeof text !== 'string' || /\p{Cc}/u.test(text)) return undefined
  return text.trim().slice(0, MOST_CHARACTERS) || undefined
}

/** Reads a list's state from an address; what makes no sense there counts as not given. */
export function readPoolListSearch(search: Readonly<Record<string, unknown>>): PoolListSearch {
  const sort = oneOf(sortOptions, search.sort)
  const own = oneOf(ownOptions, search.own)
  const found = {
    own: own === 'staked' ? undefined : own,
    kind: oneOf(poolKinds, search.kind),
    state: oneOf(stateOptions, search.state),
    search: textOf(search.search),
    network: readNetworkSearch(search.network),
    sort: sort === 'newest' ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether anything but order and network narrows the list. */
export const isNarrowed = ({ kind, state, search }: PoolListSearch): boolean =>
  [kind, state, search].some((value) => value !== undefined)
