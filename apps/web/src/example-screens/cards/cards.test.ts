import { expect, test } from 'vitest'
import { findRoute } from '../../core/match-route.ts'
import { titledRoutes } from '../../core/titled-routes.ts'
import { readCardsSearch } from './cards-search.ts'
import { findTools, networkTools } from './network-tools.ts'

test('membership alone is sold in plans', () => {
  expect(networkTools.filter((tool) => tool.isPlanned).map(({ name }) => name)).toEqual(['vip'])
})

test('a tool is found by every word of a text, in any order and case', () => {
  const [first] = networkTools
  const words = first?.title().toUpperCase().split(' ').reverse().join('  ')
  expect(findTools(words)).toContain(first)
  expect(findTools('no such tool')).toEqual([])
  expect(findTools(undefined)).toHaveLength(networkTools.length)
})

test('every tool leads to a screen that is open', () => {
  for (const { path, list } of networkTools)
    for (const one of [path, ...(list ? [list[0]] : [])]) {
      expect([one, findRoute(one) !== undefined]).toEqual([one, true])
    }
})

test('the catalogue leaves out nothing: each group of tools, each page of tools, membership', () => {
  const paths: readonly string[] = networkTools.map(({ path }) => path)
  const groups = new Set(paths.map((path) => findRoute(path)?.group))
  const wanted = ['token', 'presale', 'lock', 'staking', 'airdrop', 'nft', 'whitelist', 'badges']
  expect(wanted.filter((group) => !groups.has(group as 'token'))).toEqual([])
  const pages = titledRoutes.filter(({ path }) => /^\/(tools|vip)(\/|$)/.test(path))
  expect(pages.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})

test('no other tool’s words hide the one whose title was typed', () => {
  const [lock] = networkTools.filter(({ name }) => name === 'lock')
  expect(findTools(lock?.title())).toEqual([lock])
})

test('only a text is looked for', () => {
  expect(readCardsSearch({ q: ' lock ' })).toEqual({ q: 'lock' })
  expect(readCardsSearch({ q: 7 })).toEqual({})
})
