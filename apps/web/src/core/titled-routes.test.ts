import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { isHolding, menuSections } from '../frame/menu-groups.ts'
import { findRoute } from './match-route.ts'
import { titledRoutes } from './titled-routes.ts'

/** Route files of the app, as addresses; the catch-all and the root are not screens. */
const routeFiles = Object.keys(import.meta.glob('../routes/**/*.tsx'))
  .map((path) => path.replace('../routes/', '').replace('.tsx', ''))
  .filter((name) => name !== '__root' && name !== '$' && name !== 'index')
  .map((name) => name.replace(/\/index$/, ''))
  .map((name) => `/${name.replaceAll('.', '/').replaceAll(/[[\]]/g, '')}`)

/** Specification section 2 with an example for each changing part, its template screens, and settled S-10. */
const specified = [
  '/index',
  '/presale/list',
  '/presale/create',
  '/presale/fair-create',
  '/presale/private-create',
  '/presale/detail/1',
  '/presale/fair-detail/1',
  '/presale/private-detail/1',
  '/token/create',
  '/token/list',
  '/token/detail/1',
  '/token/ipfs',
  '/nft/create',
  '/nft/list',
  '/nft/mint/1',
  '/lock/create',
  '/lock/list',
  '/lock/token',
  '/lock/detail/0xuser/0xcontract',
  '/lock/nft-detail/0xuser/0xcontract',
  '/whitelist/list',
  '/whitelist/sell',
  '/whitelist/detail/1',
  '/mining/mine',
  '/mining/create',
  '/airdrop/mine',
  '/airdrop/create',
  '/airdrop/detail/1',
  '/kyc/index',
  '/kyc/audit',
  '/kyc/safu',
  '/lp/fix',
  '/tools/repair',
  '/user/register',
  '/user/register-result',
  '/user/recover',
  '/404',
  '/dashboard/workplace',
  '/dashboard/analysis',
  '/dashboard/monitor',
  '/token/view/0xtoken',
  '/owner/0xowner',
  '/portfolio',
  '/vip',
  '/tools/address',
  '/tools/venues',
  '/tools/solvency',
  '/tools/powers',
  '/lock/certificate/1',
  '/sign/1',
  '/search',
  '/mining/list',
  '/mining/detail/1',
  '/airdrop/list',
  '/exception/403',
  '/exception/404',
  '/exception/500',
  '/account/center',
  '/account/settings',
  '/account/logout',
  '/user/login',
  '/form/basic',
  '/form/step',
  '/form/advanced',
  '/list/query',
  '/list/basic',
  '/list/card',
  '/profile/basic',
  '/profile/advanced',
  '/result/success',
  '/result/fail',
]

/** Routes that the menu shows (specification section 2). */
const menu = [
  ...['/index', '/presale/list', '/presale/create', '/presale/fair-create'],
  ...['/presale/private-create', '/token/create', '/token/list', '/nft/create', '/nft/list'],
  ...['/lock/list', '/lock/token', '/whitelist/list', '/whitelist/sell', '/mining/mine'],
  ...['/mining/create', '/airdrop/mine', '/airdrop/create'],
  ...['/kyc/index', '/kyc/audit', '/kyc/safu'],
]

/** Routes that it does not show. */
const hidden = [
  '/presale/detail/$id',
  '/presale/fair-detail/$id',
  '/presale/private-detail/$id',
  '/token/detail/$id',
  '/token/ipfs',
  '/nft/mint/$id',
  '/lock/detail/$user/$contract',
  '/lock/nft-detail/$user/$contract',
  '/whitelist/detail/$id',
  '/airdrop/detail/$id',
  '/lp/fix',
  '/404',
]

const hasFile = (path: string) => {
  const route = findRoute(path)
  return route !== undefined && routeFiles.includes(route.path)
}

test.each(specified)('%s has a screen of its own, not a page that promises one', (path) => {
  expect(findRoute(path), 'no entry in the list of routes').toBeDefined()
  expect(hasFile(path)).toBe(true)
})

test('every route has a file, and every file is in the table, which names each once', () => {
  const paths: string[] = titledRoutes.map((entry) => entry.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.toSorted()).toEqual(routeFiles.toSorted())
})

/** Addresses that show the screen of another one. */
const sameScreen: Readonly<Record<string, string>> = {
  '/presale/embed/$id': '/presale/detail/$id',
  '/lock/token': '/lock/create',
  '/tools/repair': '/lp/fix',
  '/404': '/exception/404',
}

test.each(['en-US', 'zh-CN'] as const)('no two screens have one title (%s)', (locale) => {
  const titleOf = (path: string) =>
    titledRoutes.find((entry) => entry.path === path)?.title({}, { locale })
  const screens = titledRoutes.filter(({ path }) => !(path in sameScreen))
  const titles = screens.map((entry) => entry.title({}, { locale }))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  for (const [path, screen] of Object.entries(sameScreen))
    expect(titleOf(path)).toBe(titleOf(screen))
})

test('the menu shows the routes of the specification, and none that is hidden', () => {
  const shown = menuSections().flatMap((section) => section.entries.map((entry) => entry.path))
  expect(hidden.filter((path) => !titledRoutes.some((entry) => entry.path === path))).toEqual([])
  expect(hidden.filter((path) => shown.includes(path))).toEqual([])
  expect(shown).toEqual(expect.arrayContaining(menu))
})

test('the repair of pools is found among the tools, and its heading stays open on its page', () => {
  const tools = menuSections().find(({ group }) => group === 'tools')
  const entry = tools?.entries.find(({ path }) => path === '/tools/repair')
  expect(entry?.title()).toBe(m.shell_route_lp_fix())
  expect(isHolding(tools?.entries ?? [], '/lp/fix')).toBe(true)
  expect(isHolding(tools?.entries ?? [], '/token/create')).toBe(false)
})

test('the tagged routes of section 6 carry the permission "dashboard", and no others', () => {
  const tagged = titledRoutes.filter((entry) => entry.permission === 'dashboard')
  expect(tagged.map((entry) => entry.path)).toEqual([
    '/lock/token',
    '/lock/detail/$user/$contract',
    '/lock/nft-detail/$user/$contract',
    '/whitelist/sell',
  ])
})
