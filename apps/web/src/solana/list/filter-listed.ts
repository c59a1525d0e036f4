/** What a visitor asks of a list of things on a cluster. */
export interface ListFilterValues<Whose extends string, Status extends string> {
  readonly whose: Whose | 'all'
  readonly status: Status | 'all'
  /** Part of a name or a symbol of a token, or a whole address that a thing is found by. */
  readonly search: string
}

/** What one thing of a list is found by. */
interface FoundBy<Whose extends string, Status extends string> {
  readonly status: Status
  readonly addresses: readonly string[]
  /** Of its tokens, those that could be read: the index and some nodes name none. */
  readonly tokens: readonly ({ readonly name: string; readonly symbol: string } | undefined)[]
  /** Whether it is the visitor's, in each sense of it. */
  readonly isTheirs: Readonly<Record<Whose, boolean>>
}

function isNamed(
  { addresses, tokens }: Pick<FoundBy<string, string>, 'addresses' | 'tokens'>,
  search: string,
): boolean {
  const asked = search.trim()
  // Addresses have capitals, names are found without.
  if (asked === '' || addresses.includes(asked)) return true
  const names = tokens.flatMap((token) => (token ? [token.name, token.symbol] : []))
  return names.some((name) => name.toLowerCase().includes(asked.toLowerCase()))
}

/** The things that are asked for, in their order. */
export function filterListed<Listed, Whose extends string, Status extends string>(
  listed: readonly Listed[],
  { whose, status, search }: ListFilterValues<Whose, Status>,
  findBy: (one: Listed) => FoundBy<Whose, Status>,
): Listed[] {
  return listed.filter((one) => {
    const by = findBy(one)
    const isTheirs = whose === 'all' || by.isTheirs[whose]
    return isTheirs && (status === 'all' || by.status === status) && isNamed(by, search)
  })
}
