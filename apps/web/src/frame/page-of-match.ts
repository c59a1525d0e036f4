import type { Tab } from '../core/tab-list.ts'
import { withoutEndSlashes } from '../core/without-end-slashes.ts'

/** What the router says of the page that it shows, the last of its matches. */
export interface PageMatch {
  readonly pathname: string
  readonly routeId: string
  readonly params: unknown
  /**
   * What the routes read of the query. The router's `search` has besides whatever stands in the address: a value that a
   * route refused is in it as it was typed.
   */
  readonly _strictSearch: unknown
}

/** A page as the router shows it, in the form of a tab; without one, the frame alone. */
export const pageOfMatch = (match: PageMatch | undefined): Tab => ({
  key: withoutEndSlashes(match?.pathname ?? '/'),
  routeId: match?.routeId ?? '__root__',
  params: (match?.params ?? {}) as Record<string, string>,
  search: (match?._strictSearch ?? {}) as Record<string, unknown>,
})
