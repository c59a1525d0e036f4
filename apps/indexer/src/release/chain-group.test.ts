import { indexedColumns } from '@slipway/database/schema/indexed-tables'
import { describe, expect, it } from 'vitest'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { makeChainGroups, withGenerations } from './chain-group.ts'
import { viewStatements } from './index-views.ts'

const chain = (chainId: number, change: Partial<IndexedChain> = {}): IndexedChain => ({
  chainId,
  shortname: `c${chainId}`,
  rpcUrls: ['http://one'],
  startBlock: 5,
  tokenFactories: ['0xaa'],
  launchPads: [],
  openingVaults: [],
  tokenLockers: [],
  nftLockers: [],
  lockAnnouncers: [],
  liquidityLockers: [],
  presaleFactories: [],
  inviters: [],
  whitelistMarkets: [],
  poolFactories: [],
  airdropFactories: [],
  nftSaleFactories: [],
  vips: [],
  multisends: [],
  ...change,
})

const nameOf = (chains: IndexedChain[], code = 'code') =>
  makeChainGroups(chains, 22, code).map((group) => group.schemaName)

describe('makeChainGroups', () => {
  it('splits by size, in the order of the ids', () => {
    const groups = makeChainGroups([chain(3), chain(1), chain(2)], 2, 'code')
    expect(groups.map((group) => group.name)).toEqual(['1,2', '3'])
  })

  it('keeps the release when only a node changes', () => {
    expect(nameOf([chain(1)])).toEqual(
      nameOf([chain(1, { rpcUrls: ['http://two'], rates: { 'http://two': 50 }, wsUrl: 'ws://x' })]),
    )
  })

  it('makes another release for other code, contracts, start or networks', () => {
    const names = [
      ...nameOf([chain(1)]),
      ...nameOf([chain(1)], 'other'),
      ...nameOf([chain(1, { tokenFactories: ['0xbb'] })]),
      ...nameOf([chain(1, { startBlock: 6 })]),
      ...nameOf([chain(1), chain(2)]),
    ]
    expect(new Set(names).size).toBe(5)
    for (const name of names) expect(name).toMatch(/^index_[0-9a-f]{16}$/)
  })
})

describe('withGenerations', () => {
  it('is another release for each time that an index was built anew, and the first without', () => {
    const [group] = makeChainGroups([chain(1), chain(2)], 22, 'code')
    if (!group) throw new Error('there is no group')
    const name = (generations: [number, number][]) =>
      withGenerations(group, new Map(generations)).schemaName
    expect(name([])).toBe(group.schemaName)
    expect(name([[1, 0]])).toBe(group.schemaName)
    const names = [name([[1, 1]]), name([[1, 2]]), name([[2, 1]]), name([])]
    expect(new Set(names).size).toBe(4)
    expect(name([[1, 1]])).toBe(name([[1, 1]]))
    for (const one of names) expect(one).toMatch(/^index_[0-9a-f]{16}$/)
  })
})

describe('viewStatements', () => {
  it('unites the releases of all groups in every view', () => {
    const statements = viewStatements(['index_a', 'index_b'])
    const views = statements.filter((statement) => statement.startsWith('CREATE VIEW'))
    expect(views).toHaveLength(Object.keys(indexedColumns).length + 1)
    for (const view of views) {
      expect(view).toContain('"index_a"')
      expect(view).toContain('UNION ALL')
    }
  })

  it('leaves no views when there is no release', () => {
    expect(viewStatements([])).toEqual(['DROP SCHEMA IF EXISTS "index" CASCADE'])
  })
})
