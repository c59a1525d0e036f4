import type { NftPhase } from '@slipway/sdk/nft/nft-phase'

/** Parts of the page: NFTs of the wallet, what its invitations earned, what it made, everybody's. */
export const listParts = ['held', 'due', 'made', 'all'] as const
export type ListPart = (typeof listParts)[number]

/** States that a list can be narrowed to. */
export const listStates = [
  'coming',
  'list',
  'public',
  'finished',
  'owner',
] as const satisfies readonly NftPhase[]

/** Orders that the API offers. */
export const listSorts = ['newest', 'end', 'minted'] as const
export type ListSort = (typeof listSorts)[number]

/** What the address of the list says; a default stands nowhere, so that links stay short. */
export interface NftListSearch {
  /** Absent: what the wallet holds. */
  readonly part?: Exclude<ListPart, 'held'>
  /** Name, symbol, number or address. */
  readonly search?: string
  readonly state?: NftPhase
  /** Absent: newest first. */
  readonly sort?: Exclude<ListSort, 'newest'>
}

const longestSearch = 64

/** A text without control characters, which the API refuses. */
function textOf(given: unknown): string {
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text !== 'string' || /\p{Cc}/u.test(text)) return ''
  return text.trim().slice(0, longestSearch)
}

/** Reads it; what makes no sense there counts as not given. */
export function readNftListSearch(given: Readonly<Record<string, unknown>>): NftListSearch {
  const part = listParts.find((one) => one === given.part)
  const state = listStates.find((one) => one === given.state)
  const sort = listSorts.find((one) => one === given.sort)
  const search = textOf(given.search)
  return {
    ...(part && part !== 'held' ? { part } : {}),
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
  }
}
