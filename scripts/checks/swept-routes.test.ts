// No screen is left out of the sweep of the browser.
import { routes } from '@slipway/sdk/navigation/routes'
import { expect, test } from 'vitest'
import { fullRoutes } from '../../apps/e2e/src/sweep/full-routes.ts'
import { specifiedRoutes } from '../../apps/e2e/src/sweep/specified-routes.ts'

const swept = [...specifiedRoutes, ...fullRoutes].map((route) => route.replace(/\?.*$/, ''))

/** Whether an address is one of a route, whatever its changing parts are. */
const isOf = (path: string, address: string) =>
  new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(address)

test('every screen is swept in both languages, themes and all widths', () => {
  const missing = routes.filter(({ path }) => !swept.some((address) => isOf(path, address)))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('no address is swept twice, and each leads to a screen', () => {
  expect(new Set(swept).size).toBe(swept.length)
  const strange = swept.filter((address) => !routes.some(({ path }) => isOf(path, address)))
  expect(strange).toEqual([])
})
