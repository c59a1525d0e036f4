import type { Locale } from '@slipway/messages'
import type { Route } from '@slipway/sdk/navigation/routes'

/** One screen: what the shell knows about it before its code is loaded. */
export interface RouteEntry extends Route {
  /** Read at render, never at module load: the language may differ. The server names the language. */
  readonly title: (inputs?: Record<never, never>, options?: { readonly locale: Locale }) => string
}
