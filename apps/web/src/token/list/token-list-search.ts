/** Whose tokens are listed. */
export const whoseOptions = ['owned', 'created', 'all'] as const
export type Whose = (typeof whoseOptions)[number]

/** Orders that the API offers and the list shows. */
export const sortOptions = ['-createdAt', 'createdAt', 'name', '-holders'] as const
export type TokenSort = (typeof sortOptions)[number]

/** Whether trading is open. */
export const tradingOptions = ['open', 'closed'] as const
export type Trading = (typeof tradingOptions)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface TokenListSearch {
  readonly whose?: Whose
  readonly search?: string
  readonly template?: number
  readonly trading?: Trading
  readonly sort?: TokenSort
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readTokenListSearch(search: Readonly<Record<string, unknown>>): TokenListSearch {
  const template = Number(search.template)
  const whose = oneOf(whoseOptions, search.whose)
  const sort = oneOf(sortOptions, search.sort)
  const trading = oneOf(tradingOptions, search.trading)
  return {
    ...(whose && whose !== 'owned' ? { whose } : {}),
    ...(typeof search.search === 'string' && search.search !== '' && !/\p{Cc}/u.test(search.search)
      ? { search: search.search.slice(0, 100) }
      : {}),
    ...(Number.isSafeInteger(template) && template > 0 ? { template } : {}),
    ...(trading ? { trading } : {}),
    ...(sort && sort !== '-createdAt' ? { sort } : {}),
  }
}
