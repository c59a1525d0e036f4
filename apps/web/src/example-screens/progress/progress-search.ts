import type { PresaleListSearch } from '../../presale/list/presale-list-search.ts'

/** What is followed: presales that run, and for the time before and after it those that come or ended. */
export const progressStates = ['running', 'coming', 'finished', 'canceled'] as const
export type ProgressState = (typeof progressStates)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface ProgressSearch {
  /** Running presales without it. */
  readonly state?: ProgressState
  /** `all`, or the short name of another network than the page's. */
  readonly network?: string
  readonly search?: string
}

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readProgressSearch(search: Readonly<Record<string, unknown>>): ProgressSearch {
  const { state, network, search: asked } = search
  const found = progressStates.find((one) => one === state && one !== 'running')
  const text = typeof asked === 'string' && !/\p{Cc}/u.test(asked) ? asked.trim().slice(0, 64) : ''
  const isNetwork = typeof network === 'string' && /^[a-z0-9-]{1,24}$/.test(network)
  return {
    ...(found ? { state: found } : {}),
    ...(isNetwork ? { network } : {}),
    ...(text ? { search: text } : {}),
  }
}

/** What comes first is what a visitor can still miss; of what is over, the newest. */
const orders = {
  running: 'end',
  coming: 'start',
  finished: '-createdAt',
  canceled: '-createdAt',
} as const satisfies Record<ProgressState, PresaleListSearch['sort']>

/** The same question as the list of presales asks it. */
export function toPresaleListSearch({
  state = 'running',
  ...rest
}: ProgressSearch): PresaleListSearch {
  return { ...rest, status: state, sort: orders[state] }
}
