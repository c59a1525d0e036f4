import type { Tab } from '../core/tab-list.ts'
import { withoutEndSlashes } from '../core/without-end-slashes.ts'

/** What the router says of the page that it shows, the last of its matches. */
export interface PageMatch {
  readonly pathname: string
  readonly routeId: string
  readonly params: unknown
  readonly search: unknown
}

/** A page as the router shows it, in the form of a tab; without one, the frame alone. */
export const pageOfMatch = (match: PageMatch | undefined): Tab => ({
  key: withoutEndSlashes(match?.pathname ?? '/'),
  routeId: match?.routeId ?? '__root__',
  params: (match?.params ?? {}) as Record<string, string>,
  search: (match?.search ?? {}) as Record<string, unknown>,
})
