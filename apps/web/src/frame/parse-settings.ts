import { primaryColorNames } from '@slipway/ui/palette'
import type { Settings } from './settings.ts'

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
