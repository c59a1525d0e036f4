import type { SearchGroup, SearchHit, SearchResult } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { Entry } from '../entries/entry.ts'
import { entryOfHit } from '../entries/hit-entry.ts'

/** One line that can be chosen. */
export interface SearchOption extends Omit<Entry, 'amount'> {
  readonly group: SearchGroup['kind'] | 'all'
}

/** An address that several networks have is meant on the page's own first; the rest keeps the order of the index. */
const rankOn = (chainId: number) => (hit: SearchHit) =>
  hit.isExact ? Number(hit.chainId !== chainId) : 2

/**
 * Lines of the dialog in the order in which the arrows walk them: hits by kind, then the way to the whole search.
 * @param chainId of the page: the search itself opens there, and what is exactly meant there comes first
 */
export function optionsOf(
  result: SearchResult | undefined,
  q: string,
  chainId: number,
): readonly SearchOption[] {
  const rank = rankOn(chainId)
  const hits = (result?.groups ?? []).flatMap(({ kind, hits: found }) =>
    found
      .toSorted((one, other) => rank(one) - rank(other))
      .map((hit) => ({ ...entryOfHit(hit), group: kind })),
  )
  const all: SearchOption = {
    group: 'all',
    key: 'all',
    chainId,
    path: `/search?${new URLSearchParams({ q })}`,
    title: m.search_all({ text: q }),
    seed: q,
    facts: [],
  }
  return [...hits, all]
}

/** The line that an arrow leads to, around both ends; from none to the first, or the last. */
export function step(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (at < 0) return by === 1 ? 0 : count - 1
  return (at + by + count) % count
}
