import type { MenuGroup, Route } from './routes.ts'

/** A heading of the menu with its entries. */
export interface MenuBranch<Entry extends Route = Route> {
  readonly group: MenuGroup
  readonly entries: readonly Entry[]
}

/**
 * The menu: what a list of routes shows, by headings, in the list's order.
 *
 * @param isPermitted whether a tag of a route is within the session's roles
 */
export function menuTree<Entry extends Route>(
  entries: readonly Entry[],
  isPermitted: (permission: 'dashboard') => boolean,
): MenuBranch<Entry>[] {
  const shown = entries.filter(
    ({ hidden, permission }) => !hidden && (!permission || isPermitted(permission)),
  )
  const groups = [...new Set(shown.map(({ group }) => group))]
  return groups.map((group) => ({
    group,
    entries: shown.filter((entry) => entry.group === group),
  }))
}
