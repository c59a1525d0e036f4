import { readFileSync } from 'node:fs'
import { isEvmChain, productionChains } from '@slipway/chains'
import { getDeployments } from '@slipway/deployments'
import { expect, test } from 'vitest'
import { titledRoutes } from '../src/core/titled-routes.ts'
import { toolCatalogue } from '../src/core/tool-catalogue.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const [, today = ''] = /## What works today\n([\s\S]*?)\n## /.exec(readme) ?? []

/** By which words the README names a tool of the catalogue. */
const words: Readonly<Record<string, RegExp>> = {
  token: /\*\*Tokens\*\* from/,
  presale: /\*\*Presales\*\*/,
  lock: /\*\*Locks\*\* of/,
  staking: /\*\*Staking pools\*\* of/,
  airdrop: /\*\*airdrops\*\* by/,
  nft: /\*\*NFT collections\*\*/,
  slots: /market on which whitelist slots/,
  repair: /repair of liquidity pools/,
  vip: /\*\*membership\*\*/,
  check: /safety report on any token/,
  search: /one search over/,
  badges: /KYC, audit and safu badges/,
  venues: /exchanges of each network with routers of your own/,
  address: /premium addresses/,
  solvency: /\(solvency\)/,
  powers: /what their owners can change/,
}

test('the README names every tool of the catalogue under "What works today", and no other', () => {
  expect(Object.keys(words).sort()).toEqual(toolCatalogue.map(({ name }) => name).sort())
  const missing = Object.entries(words).filter(([, word]) => !word.test(today))
  expect(missing.map(([name]) => name)).toEqual([])
})

test('the catalogue has as many networks as the README says', () => {
  const live = productionChains
    .filter(isEvmChain)
    .filter(({ hidden, isTestNetwork, status }) => !hidden && !isTestNetwork && status === 'live')
  const [, count] = /on more than (\d+) EVM main networks/.exec(readme) ?? []
  expect(live.length).toBeGreaterThan(Number(count))
})

test('the README says where the contracts stand', () => {
  const deployed = productionChains.filter(({ chainId }) => getDeployments(chainId).length > 0)
  const says = readme.includes('records no deployment on a public network')
  expect(says).toBe(deployed.length === 0)
  for (const { name } of deployed) expect(today).toContain(name)
})

test('the README names the Solana area, whose screens are all open', () => {
  expect(today).toContain('**Solana**')
  expect(titledRoutes.filter(({ path }) => path.startsWith('/solana/'))).not.toEqual([])
})
