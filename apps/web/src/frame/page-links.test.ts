// @vitest-environment happy-dom
import { schemeColors } from '@slipway/ui/css-variables'
import { afterEach, expect, test } from 'vitest'
import { removeCanonicalLink } from '../core/page-address.ts'
import { setThemeColor } from './app-theme.tsx'

afterEach(() => {
  document.head.innerHTML = ''
})

test('a phone shares the shown address: the link for search engines is gone, others stay', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://slipway.test/nft/mint/9?chain=core"><link rel="icon" href="/favicon.svg">'
  const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel)
  removeCanonicalLink()
  expect(links()).toEqual(['icon'])
  removeCanonicalLink()
  expect(links()).toEqual(['icon'])
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
