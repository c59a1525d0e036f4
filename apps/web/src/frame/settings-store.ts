import { primaryColorNames } from '@slipway/ui/palette'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
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

const choices: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  layout: ['side', 'top'],
  fixedHeader: [true, false],
  fixedSidebar: [true, false],
  contentWidth: ['fluid', 'fixed'],
  autoHideHeader: [true, false],
  theme: ['light', 'dark', 'system'],
  primaryColor: primaryColorNames,
  weakMode: [true, false],
  multiTab: [true, false],
  sidebarCollapsed: [true, false],
}

/**
 * Settings from storage. What another version wrote, or a person edited, counts entry by entry:
 * one that is not a known choice keeps its default.
 */
export function parseSettings(stored: unknown, defaults: Settings): Settings {
  const entries = (stored as { settings?: Record<string, unknown> } | undefined)?.settings ?? {}
  const valid = Object.entries(choices).filter(([key, allowed]) =>
    (allowed as readonly unknown[]).includes(entries[key]),
  )
  return { ...defaults, ...Object.fromEntries(valid.map(([key]) => [key, entries[key]])) }
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
