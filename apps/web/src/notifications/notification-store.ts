import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isNotificationGroup, type NotificationGroup } from './notification-groups.ts'
import { readMore } from './unread.ts'

const KEY = 'slipway.notifications'

interface Kept {
  /** Ids that were read, by wallet in lower case, the newest last. */
  readonly read: Readonly<Record<string, readonly string[]>>
  /** What is not shown. */
  readonly hidden: readonly NotificationGroup[]
  /** The browser is asked to show what comes while the tab is in the background. */
  readonly isInBrowser: boolean
}

interface NotificationState extends Kept {
  markRead(wallet: string, ids: readonly string[]): void
  setHidden(group: NotificationGroup, isHidden: boolean): void
  setInBrowser(isInBrowser: boolean): void
}

const nothing: Kept = { read: {}, hidden: [], isInBrowser: false }

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads what an earlier visit kept; what makes no sense counts as not kept. */
export function parseKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return nothing
  const { read, hidden, isInBrowser } = stored as Partial<Record<keyof Kept, unknown>>
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
  return {
    read: Object.fromEntries(entries.filter(([, ids]) => isTexts(ids))),
    hidden: isTexts(hidden) ? hidden.filter(isNotificationGroup) : [],
    isInBrowser: isInBrowser === true,
  }
}

/** What was read and what is wanted, kept in this browser alone. */
export const useNotificationStore = create<NotificationState>()(
  persist(
    (set) => ({
      ...nothing,
      markRead: (wallet, ids) =>
        set(({ read }) => {
          const key = wallet.toLowerCase()
          return { read: { ...read, [key]: readMore(read[key] ?? [], ids) } }
        }),
      setHidden: (group, isHidden) =>
        set(({ hidden }) => ({
          hidden: [...hidden.filter((one) => one !== group), ...(isHidden ? [group] : [])],
        })),
      setInBrowser: (isInBrowser) => set({ isInBrowser }),
    }),
    {
      name: KEY,
      version: 1,
      partialize: ({ read, hidden, isInBrowser }) => ({ read, hidden, isInBrowser }),
      merge: (stored, current) => ({ ...current, ...parseKept(stored) }),
    },
  ),
)

/** Takes over what another tab of this browser read. @returns ends it */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === KEY) void useNotificationStore.persist.rehydrate()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
