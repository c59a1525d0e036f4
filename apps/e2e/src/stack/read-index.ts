import { readRunContext } from '../harness/run-context.ts'

/** What these journeys ask of the API; everything else is left out. */
export type IndexedToken = {
  readonly chainId: number
  readonly address: string
  readonly creator: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly initialSupply: string
}

export type IndexedStats = {
  readonly totals: {
    readonly tokens: number
    readonly creators: number
    readonly holders: number
    readonly transfers: number
  }
  readonly chains: readonly {
    readonly chainId: number
    readonly tokens: number
    readonly creators: number
    readonly holders: number
    readonly transfers: number
    readonly feesWei: string
    readonly inviterRewardsWei: string
  }[]
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, readRunContext().apiUrl))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

export const readStats = () => get<IndexedStats>('/api/stats')

/** Every token of the index, page after page. */
export async function readIndexedTokens(): Promise<readonly IndexedToken[]> {
  type Page = { readonly items: readonly IndexedToken[]; readonly nextCursor: string | null }
  const tokens: IndexedToken[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page: Page = await get<Page>(`/api/tokens?limit=100${query}`)
    tokens.push(...page.items)
    cursor = page.nextCursor
  }
  return tokens
}
