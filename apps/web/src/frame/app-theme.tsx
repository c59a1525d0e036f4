import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { getLocale } from '@slipway/messages'
import { cssVariablesResolver, schemeColors } from '@slipway/ui/css-variables'
import { createSlipwayTheme } from '@slipway/ui/theme'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
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

/**
 * Paints what the browser draws around the page. The page itself carries a colour for each scheme of the system; who
 * chose a scheme here gets that one's.
 */
export function setThemeColor(theme: 'system' | 'light' | 'dark'): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = tag.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    tag.content = schemeColors[theme === 'system' ? own : theme]['--sw-page']
  }
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
