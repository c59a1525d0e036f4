import type { RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'

/** Whether an address is one of a route's: `$name` stands for one part of any text. */
export function isPathOf(routePath: string, pathname: string): boolean {
  const wanted = routePath.split('/')
  const given = pathname.replace(/(.)\/+$/, '$1').split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('$') ? given[index] !== '' : part === given[index],
    )
  )
}

/** The screen that an address belongs to, if the product has one. */
export function findRoute(pathname: string): RouteEntry | undefined {
  return routeTable.find((entry) => isPathOf(entry.path, pathname))
}
