import type { LockerKind } from '@slipway/sdk/lock/types'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { readNetworkSearch } from '../../core/read-network-search.ts'
import { type LockState, lockStates } from '../shared/lock-state.ts'
import { lockerKinds } from '../shared/locker-kinds.ts'

/** Whose locks are listed. */
export const whoseOptions = ['all', 'mine'] as const
export type Whose = (typeof whoseOptions)[number]

/** Orders that the API offers and the list shows. */
export const sortOptions = ['newest', 'unlock', 'amount'] as const
export type LockSort = (typeof sortOptions)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface LockListSearch {
  readonly whose?: Whose
  readonly kind?: LockerKind
  readonly state?: LockState
  /** A token and everything that holds it: its own locks, those of its pools. */
  readonly token?: string
  readonly owner?: string
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  readonly sort?: LockSort
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

function addressOf(value: unknown): string | undefined {
  const reading = typeof value === 'string' ? readAddress(value) : undefined
  return reading?.ok ? reading.address : undefined
}

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readLockListSearch(search: Readonly<Record<string, unknown>>): LockListSearch {
  const whose = oneOf(whoseOptions, search.whose)
  const sort = oneOf(sortOptions, search.sort)
  const found = {
    whose: whose === 'all' ? undefined : whose,
    kind: oneOf(lockerKinds, search.kind),
    state: oneOf(lockStates, search.state),
    token: addressOf(search.token),
    owner: addressOf(search.owner),
    network: readNetworkSearch(search.network),
    sort: sort === 'newest' ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether the list is narrowed by anything but whose locks it shows. */
export function isNarrowed({ kind, state, token, owner }: LockListSearch): boolean {
  return [kind, state, token, owner].some((value) => value !== undefined)
}
