import type { MantineColorSchemeManager } from '@mantine/core'

/**
 * The settings store alone remembers the scheme; the library's own storage would be a second list
 * that has to agree.
 */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}
