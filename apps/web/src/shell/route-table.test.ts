import { expect, test } from 'vitest'
import { findRoute } from './match-route.ts'
import { menuSections } from './menu-groups.ts'
import { resolvePath } from './resolve-path.ts'
import { routeTable } from './route-table.ts'
import { unopenedRoutes } from './unopened-routes.ts'

/** Route files of the app, as addresses; the catch-all and the root are not screens. */
const routeFiles = Object.keys(import.meta.glob('../routes/**/*.tsx'))
  .map((path) => path.replace('../routes/', '').replace('.tsx', ''))
  .filter((name) => name !== '__root' && name !== '$' && name !== 'index')
  .map((name) => `/${name.replaceAll('.', '/').replaceAll(/[[\]]/g, '')}`)

/** Specification section 2 with an example for each changing part, and settled S-10. */
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
  '/solana',
  '/exception/403',
  '/exception/404',
  '/exception/500',
  '/account/logout',
]

const hasFile = (path: string) => {
  const route = findRoute(path)
  return route !== undefined && routeFiles.includes(route.path)
}

test.each(specified)('%s has a screen or an honest page', (path) => {
  expect(findRoute(path), 'no entry in the route table').toBeDefined()
  expect(hasFile(path) || resolvePath(path).kind === 'unopened').toBe(true)
})

test('every route has either a file or a place in the list of unopened ones, never both', () => {
  for (const { path } of routeTable) {
    expect([path, routeFiles.includes(path)]).toEqual([path, !(path in unopenedRoutes)])
  }
})

test('every route file and every unopened route is in the table, which names each once', () => {
  const paths = routeTable.map((entry) => entry.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining([...routeFiles, ...Object.keys(unopenedRoutes)]))
})

test('the menu shows no hidden route', () => {
  const shown = menuSections().flatMap((section) => section.entries.map((entry) => entry.path))
  for (const path of ['/lp/fix', '/token/ipfs', '/token/detail/$id', '/user/login', '/404']) {
    expect(shown).not.toContain(path)
  }
  expect(shown).toEqual(expect.arrayContaining(['/index', '/token/create', '/whitelist/sell']))
})

test('the tagged routes of section 6 carry the permission "dashboard", and no others', () => {
  const tagged = routeTable.filter((entry) => entry.permission === 'dashboard')
  expect(tagged.map((entry) => entry.path)).toEqual([
    '/lock/token',
    '/lock/detail/$user/$contract',
    '/lock/nft-detail/$user/$contract',
    '/whitelist/sell',
  ])
})
