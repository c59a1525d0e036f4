import { isPathOf } from './is-path-of.ts'
import type { RouteEntry } from './route-entry.ts'
import { titledRoutes } from './titled-routes.ts'

/** The screen that an address belongs to, if the product has one. */
export function findRoute(pathname: string): RouteEntry | undefined {
  return titledRoutes.find((entry) => isPathOf(entry.path, pathname))
}
