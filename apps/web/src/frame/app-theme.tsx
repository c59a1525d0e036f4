import type { MantineColorSchemeManager } from '@mantine/core'
import { MantineProvider } from '@mantine/core'
import { getLocale } from '@slipway/messages'
import { cssVariablesResolver } from '@slipway/ui/css-variables'
import { createSlipwayTheme } from '@slipway/ui/theme'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { setThemeColor } from './set-theme-color.ts'
import { useSettings } from './settings-store.ts'
import { styleNonce } from './style-nonce.ts'

/**
 * The settings store alone remembers the scheme; the library's own storage would be a second list
 * that has to agree.
 */
const colorSchemeManager: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** Colour scheme, primary colour, weak mode and language of the document, from the settings. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { theme, primaryColor, weakMode } = useSettings()
  const slipwayTheme = useMemo(() => createSlipwayTheme(primaryColor), [primaryColor])

  useLayoutEffect(() => {
    document.documentElement.lang = getLocale()
  }, [])
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-weak', weakMode)
  }, [weakMode])
  useLayoutEffect(() => setThemeColor(theme), [theme])

  return (
    <MantineProvider
      theme={slipwayTheme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      {...(theme === 'system' ? { defaultColorScheme: 'auto' } : { forceColorScheme: theme })}
      getStyleNonce={() => styleNonce}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  )
}
