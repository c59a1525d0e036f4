/** One opened page. */
export interface Tab {
  /** The path; two addresses that differ only in their query are the same page. */
  readonly key: string
  /** Router id of the screen that renders it. */
  readonly routeId: string
  readonly params: Readonly<Record<string, string>>
  /** Query of the last visit: filters and paging come back with the tab. */
  readonly search: Readonly<Record<string, unknown>>
  /** Title set by the page itself; absent means the route's. */
  readonly title?: string | undefined
}

const sameEntries = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  )
}

/** Whether two are the same page at the same address with the same title, whichever navigation made them. */
export const isSameTab = (one: Tab, other: Tab): boolean =>
  one.key === other.key &&
  one.routeId === other.routeId &&
  one.title === other.title &&
  sameEntries(one.params, other.params) &&
  sameEntries(one.search, other.search)

export type CloseScope = 'current' | 'right' | 'left' | 'all'
export type TabNotice = 'last-tab' | 'none-left' | 'none-right'

export interface CloseOutcome {
  readonly tabs: readonly Tab[]
  readonly show?: Tab | undefined
  readonly notice?: TabNotice | undefined
}

/**
 * The context menu's four ways to close (specification section 2). One tab always stays: "all"
 * keeps the one it was called on.
 *
 * @param anchor key of the tab whose menu was used
 * @param shown key of the tab on screen
 */
export function closeTabs(
  tabs: readonly Tab[],
  scope: CloseScope,
  anchor: string,
  shown: string,
): CloseOutcome {
  const index = tabs.findIndex((tab) => tab.key === anchor)
  if (index === -1) return { tabs }
  const refused = refusal(tabs, scope, index)
  if (refused) return { tabs, notice: refused }
  const kept = tabs.filter((_, position) => isKept(scope, position, index))
  if (kept.some((tab) => tab.key === shown)) return { tabs: kept }
  const neighbour = scope === 'current' ? (tabs[index + 1] ?? tabs[index - 1]) : tabs[index]
  return { tabs: kept, show: neighbour }
}

function refusal(tabs: readonly Tab[], scope: CloseScope, index: number): TabNotice | undefined {
  if (scope === 'left') return index === 0 ? 'none-left' : undefined
  if (scope === 'right') return index === tabs.length - 1 ? 'none-right' : undefined
  return tabs.length === 1 ? 'last-tab' : undefined
}

function isKept(scope: CloseScope, position: number, index: number): boolean {
  if (scope === 'current') return position !== index
  if (scope === 'left') return position >= index
  if (scope === 'right') return position <= index
  return position === index
}

/** Pages kept alive at once; older ones are built anew when they are shown again. */
export const liveTabLimit = 10

/**
 * Which tabs stay mounted: the most recently shown ones, at most `liveTabLimit`.
 * @param recent keys from the last shown to the first, possibly of closed tabs
 * @param shown key of the page on screen; it is always first
 */
export function liveTabs(recent: readonly string[], shown: string, tabs: readonly Tab[]): string[] {
  const open = new Set(tabs.map((tab) => tab.key))
  const others = recent.filter((key) => key !== shown && open.has(key))
  return [shown, ...others].slice(0, liveTabLimit)
}
