import { isPathOf } from './is-path-of.ts'
import type { RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'

/** The screen that an address belongs to, if the product has one. */
export function findRoute(pathname: string): RouteEntry | undefined {
  return routeTable.find((entry) => isPathOf(entry.path, pathname))
}
