import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { parseSettings } from './parse-settings.ts'
import type { Settings } from './settings.ts'

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
