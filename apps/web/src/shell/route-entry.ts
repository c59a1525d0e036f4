import type { Route } from '@slipway/sdk/navigation/routes'

/** One screen: what the shell knows about it before its code is loaded. */
export interface RouteEntry extends Route {
  /** Read at render, never at module load: the language may differ. */
  readonly title: () => string
}
