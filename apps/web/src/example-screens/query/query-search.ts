import { readNetworkSearch } from '../../core/read-network-search.ts'
/** What can be listed, each from a list of the index of its own. */
export const queryKinds = ['presale', 'token', 'lock', 'pool', 'airdrop', 'collection'] as const
export type QueryKind = (typeof queryKinds)[number]

/** States and orders that the index can list a kind by; the first order is the usual one. */
export const queryRules = {
  presale: {
    states: ['coming', 'running', 'finished', 'canceled'],
    sorts: ['-createdAt', 'start', 'end', '-raised', '-progress', '-users'],
  },
  token: {
    states: ['open', 'closed'],
    sorts: ['-createdAt', 'createdAt', 'name', '-holders'],
  },
  lock: { states: ['active', 'forever', 'ended'], sorts: ['newest', 'unlock', 'amount'] },
  pool: {
    states: ['coming', 'running', 'closed', 'ended', 'stopped'],
    sorts: ['newest', 'end', 'apr', 'staked', 'stakers'],
  },
  airdrop: {
    states: ['coming', 'running', 'finished'],
    sorts: ['newest', 'end', 'accounts'],
  },
  collection: {
    states: ['coming', 'list', 'public', 'finished', 'owner'],
    sorts: ['newest', 'end', 'minted'],
  },
} as const satisfies Record<QueryKind, { states: readonly string[]; sorts: readonly string[] }>

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface QuerySearch {
  /** Presales without it. */
  readonly kind?: QueryKind
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  /** Part of a name, or an address; of locks an address alone. */
  readonly search?: string
  readonly owner?: string
  readonly state?: string
  readonly sort?: string
}

const LONGEST_SEARCH = 64
const ADDRESS = /^0x[0-9a-fA-F]{40}$/

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/\p{Cc}/u.test(value)

/** What is searched for. The index finds locks by what is locked, so anything but an address finds none there. */
function readText(kind: QueryKind, value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const trimmed = isText(text) ? text.trim().slice(0, LONGEST_SEARCH) : ''
  if (kind === 'lock' && !ADDRESS.test(trimmed)) return undefined
  return trimmed || undefined
}

const readPattern = (value: unknown, pattern: RegExp) =>
  isText(value) && pattern.test(value) ? value : undefined

/** Reads the list's state from an address; what makes no sense for its kind counts as not given. */
export function readQuerySearch(search: Readonly<Record<string, unknown>>): QuerySearch {
  const kind = oneOf(queryKinds, search.kind) ?? 'presale'
  const { states, sorts } = queryRules[kind]
  const [, ...unusual] = sorts
  const found = {
    kind: kind === 'presale' ? undefined : kind,
    network: readNetworkSearch(search.network),
    search: readText(kind, search.search),
    owner: readPattern(search.owner, ADDRESS),
    state: oneOf<string>(states, search.state),
    sort: oneOf<string>(unusual, search.sort),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether the list is narrowed by anything but what is listed, and where. */
export const isNarrowed = ({ search, owner, state }: QuerySearch): boolean =>
  [search, owner, state].some((value) => value !== undefined)
