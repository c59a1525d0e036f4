import { schemeColors } from '@slipway/ui/css-variables'

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
