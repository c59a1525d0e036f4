// @vitest-environment happy-dom
import { schemeColors } from '@slipway/ui/css-variables'
import { afterEach, expect, test, vi } from 'vitest'
import { setCanonicalLink } from './set-canonical-link.ts'
import { setThemeColor } from './set-theme-color.ts'

vi.mock('./active-chain.ts', () => ({ activeChain: { shortname: 'core' } }))

afterEach(() => {
  document.head.innerHTML = ''
})

test('the link that browsers share follows the shown page and keeps the site’s address', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://slipway.test/index?chain=core">'
  const link = () => document.querySelector('link')?.href
  setCanonicalLink('/token/list')
  expect(link()).toBe('https://slipway.test/token/list?chain=core')
  setCanonicalLink('/owner/0x1')
  expect(link()).toBe('https://slipway.test/owner/0x1')
})

test('a page that was served without a canonical link gets none', () => {
  setCanonicalLink('/token/list')
  expect(document.querySelector('link')).toBeNull()
})

test('what the browser draws around the page has the colour of the chosen scheme', () => {
  document.head.innerHTML = (['light', 'dark'] as const)
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
  const colors = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  const { light, dark } = schemeColors
  setThemeColor('dark')
  expect(colors()).toEqual([dark['--sw-page'], dark['--sw-page']])
  setThemeColor('light')
  expect(colors()).toEqual([light['--sw-page'], light['--sw-page']])
  setThemeColor('system')
  expect(colors()).toEqual([light['--sw-page'], dark['--sw-page']])
})
