import { type AirdropKind, airdropKinds } from '@slipway/sdk/platform/airdrop-kinds'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { readNetworkSearch } from '../../core/read-network-search.ts'
import { type AirdropState, airdropStates } from '../shared/airdrop-state.ts'

/** Orders that the API offers and the list shows. */
export const sortOptions = ['newest', 'end', 'accounts'] as const
export type AirdropSort = (typeof sortOptions)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface AirdropListSearch {
  readonly kind?: AirdropKind
  readonly state?: AirdropState
  /** Name, symbol, number or address. */
  readonly q?: string
  readonly owner?: string
  /** What is paid, or the old token of a mapping. */
  readonly token?: string
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  readonly sort?: AirdropSort
}

const MAX_SEARCH = 64

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

function addressOf(value: unknown): string | undefined {
  const reading = typeof value === 'string' ? readAddress(value) : undefined
  return reading?.ok ? reading.address : undefined
}

/** A number in the address bar comes as one. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim().slice(0, MAX_SEARCH)
  // The API refuses control characters.
  return text === '' || /\p{Cc}/u.test(text) ? undefined : text
}

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readAirdropListSearch(
  search: Readonly<Record<string, unknown>>,
): AirdropListSearch {
  const sort = oneOf(sortOptions, search.sort)
  const found = {
    kind: oneOf(airdropKinds, search.kind),
    state: oneOf(airdropStates, search.state),
    q: textOf(search.q),
    owner: addressOf(search.owner),
    token: addressOf(search.token),
    network: readNetworkSearch(search.network),
    sort: sort === 'newest' ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether the list is narrowed at all. */
export function isNarrowed({ kind, state, q, owner, token }: AirdropListSearch): boolean {
  return [kind, state, q, owner, token].some((value) => value !== undefined)
}
