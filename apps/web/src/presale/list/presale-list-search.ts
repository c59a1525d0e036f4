import { readNetworkSearch } from '../../core/read-network-search.ts'
/** Whose presales are listed. */
export const whoseOptions = ['all', 'mine', 'contributed'] as const
export type Whose = (typeof whoseOptions)[number]

/** Labels of S-51 that can be asked for; presales that wait to be finished are among the running ones. */
export const statusOptions = ['coming', 'running', 'finished', 'canceled'] as const
export const kindOptions = ['normal', 'fair', 'private'] as const
export const badgeOptions = [
  'platformToken',
  'verifiedSource',
  'inviterReward',
  'vesting',
  'whitelist',
  'burnsUnsold',
] as const
export const sortOptions = ['-createdAt', 'start', 'end', '-raised', '-progress', '-users'] as const
export type PresaleSort = (typeof sortOptions)[number]
export const viewOptions = ['cards', 'table'] as const
export type PresaleView = (typeof viewOptions)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface PresaleListSearch {
  readonly whose?: Whose
  readonly status?: (typeof statusOptions)[number]
  readonly kind?: (typeof kindOptions)[number]
  readonly badge?: (typeof badgeOptions)[number]
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  readonly search?: string
  readonly sort?: PresaleSort
  readonly view?: PresaleView
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

const textOf = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readPresaleListSearch(
  search: Readonly<Record<string, unknown>>,
): PresaleListSearch {
  const whose = oneOf(whoseOptions, search.whose)
  const sort = oneOf(sortOptions, search.sort)
  const view = oneOf(viewOptions, search.view)
  const found = {
    whose: whose === 'all' ? undefined : whose,
    status: oneOf(statusOptions, search.status),
    kind: oneOf(kindOptions, search.kind),
    badge: oneOf(badgeOptions, search.badge),
    network: readNetworkSearch(search.network),
    search: textOf(search.search, /^\P{Cc}*[^\s\p{Cc}]\P{Cc}*$/u)?.slice(0, 64),
    sort: sort === '-createdAt' ? undefined : sort,
    view: view === 'cards' ? undefined : view,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether the list is narrowed by anything but whose presales it shows. */
export function isNarrowed({ status, kind, badge, search }: PresaleListSearch): boolean {
  return [status, kind, badge, search].some((value) => value !== undefined)
}
