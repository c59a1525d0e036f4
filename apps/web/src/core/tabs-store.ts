import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { findRoute } from './match-route.ts'
import { type CloseScope, closeTabs, isSameTab, type Tab, type TabNotice } from './tab-list.ts'

interface TabsState {
  readonly tabs: readonly Tab[]
  /** Why the last close did nothing; announced beside the bar. */
  readonly notice: TabNotice | undefined
  /** Adds the page that was navigated to, or updates what its tab remembers of the address. */
  open(tab: Tab): void
  /** Gives a tab a title that only its page knows, such as a token's name. */
  rename(key: string, title: string): void
  /** A page moves to another address of its own and keeps its tab, also where that address has one already. */
  move(from: string, to: string): void
  /**
   * Closes tabs around the anchor.
   * @returns the tab to show afterwards when the shown one was closed, else undefined
   */
  close(scope: CloseScope, anchor: string, shown: string): Tab | undefined
  dismissNotice(): void
}

/** Opened pages. They outlive a reload (picking a network reloads), but not the window. */
export const useTabsStore = create<TabsState>()(
  persist(
    (set, get) => ({
      tabs: [],
      notice: undefined,
      open: (tab) =>
        set((state) => {
          const { tabs } = state
          const known = tabs.find((one) => one.key === tab.key)
          if (!known) return { tabs: [...tabs, tab], notice: undefined }
          const updated = { ...known, ...tab, title: known.title }
          // Coming back to a tab as it was left is no change, and nothing is drawn for it.
          if (isSameTab(known, updated)) return state.notice ? { notice: undefined } : state
          return { tabs: tabs.map((one) => (one === known ? updated : one)), notice: undefined }
        }),
      rename: (key, title) =>
        set(({ tabs }) => ({
          tabs: tabs.map((tab) => (tab.key === key ? { ...tab, title } : tab)),
        })),
      move: (from, to) =>
        set(({ tabs }) => {
          if (from === to || !tabs.some(({ key }) => key === from)) return { tabs }
          const routeId = findRoute(to)?.path
          return {
            tabs: tabs
              .filter(({ key }) => key !== to)
              .map((tab) => (tab.key === from && routeId ? { ...tab, key: to, routeId } : tab)),
          }
        }),
      close: (scope, anchor, shown) => {
        const outcome = closeTabs(get().tabs, scope, anchor, shown)
        set({ tabs: outcome.tabs, notice: outcome.notice })
        return outcome.show
      },
      dismissNotice: () => set({ notice: undefined }),
    }),
    {
      name: 'slipway.tabs',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ tabs }) => ({ tabs }),
    },
  ),
)
