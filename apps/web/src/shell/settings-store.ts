import type { PrimaryColor } from '@slipway/ui/palette'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { parseSettings } from './parse-settings.ts'

/**
 * Persisted interface settings (specification section 3). The language is persisted beside them by
 * the message library, which needs it before anything renders.
 */
export interface Settings {
  readonly layout: 'side' | 'top'
  readonly fixedHeader: boolean
  readonly fixedSidebar: boolean
  readonly contentWidth: 'fluid' | 'fixed'
  readonly autoHideHeader: boolean
  readonly theme: 'light' | 'dark' | 'system'
  readonly primaryColor: PrimaryColor
  /** For weak colour sight: the whole page in raised contrast and without colour. */
  readonly weakMode: boolean
  readonly multiTab: boolean
  readonly sidebarCollapsed: boolean
}

export const defaultSettings: Settings = {
  layout: 'side',
  fixedHeader: true,
  fixedSidebar: true,
  contentWidth: 'fluid',
  autoHideHeader: false,
  theme: 'system',
  primaryColor: 'harbour',
  weakMode: false,
  multiTab: true,
  sidebarCollapsed: false,
}

interface SettingsState {
  readonly settings: Settings
  change(part: Partial<Settings>): void
  reset(): void
}

export const useSettingsStore = create<SettingsState>()(
  persist(
    (set) => ({
      settings: defaultSettings,
      change: (part) => set((state) => ({ settings: { ...state.settings, ...part } })),
      reset: () => set({ settings: defaultSettings }),
    }),
    {
      name: 'slipway.settings',
      version: 1,
      merge: (stored, current) => ({
        ...current,
        settings: parseSettings(stored, defaultSettings),
      }),
    },
  ),
)

export const useSettings = (): Settings => useSettingsStore((state) => state.settings)
