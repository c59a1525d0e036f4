import { chains } from '@slipway/chains'
import { isAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  features,
  getDeployment,
  getDeployments,
  getLocalDeployment,
  getRegisteredTemplates,
  isFeatureDeployed,
} from './index.ts'

test('the local chain has the token contracts', () => {
  const { version, contracts } = getLocalDeployment()
  expect(version).toMatch(/^v\d+$/)
  for (const name of ['tokenFactory', 'tokenDetector', 'standardTokenGenerator'] as const) {
    const contract = contracts[name]
    expect(isAddress(contract?.address ?? '', { strict: true })).toBe(true)
    expect(contract?.codeHash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(contract?.startBlock).toBe(0)
  }
  expect(getDeployment(31_337)).toEqual(getLocalDeployment())
})

test('a chain on which nothing was deployed has none, which is a designed state', () => {
  expect(getDeployment(999_999)).toBeUndefined()
  expect(getDeployments(999_999)).toEqual([])
  expect(isFeatureDeployed(999_999, 'token')).toBe(false)
})

test.each(features)('%s is deployed where its contracts are, on the local chain', (feature) => {
  expect(isFeatureDeployed(31_337, feature)).toBe(true)
})

test('a template as it is registered has every field of the specification', () => {
  const templates = getRegisteredTemplates(getLocalDeployment())
  expect(templates.map(({ templateId }) => templateId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const template of templates) {
    expect(template).toMatchObject({
      ...{ name: expect.any(String), desc: expect.any(String), openSource: true },
      ...{ optimization: true, runs: 200, version: 1, license: 'MIT' },
    })
    expect(isAddress(template.address, { strict: true })).toBe(true)
  }
  const { contracts } = getLocalDeployment()
  expect(templates.map(({ address }) => address)).toEqual([
    contracts.standardTokenGenerator?.address,
    contracts.taxedTokenGenerator?.address,
    contracts.rewardDividendTokenGenerator?.address,
    contracts.liquidityDividendTokenGenerator?.address,
    contracts.nativeDividendTokenGenerator?.address,
    contracts.referralTokenGenerator?.address,
    contracts.selfDividendTokenGenerator?.address,
    contracts.nftDividendTokenGenerator?.address,
    contracts.referralLiquidityDividendTokenGenerator?.address,
  ])
  const { taxedTokenExtension } = contracts
  const libraries = templates.map(({ contractLibrary }) => contractLibrary)
  const shared = { name: 'TaxedTokenExtension', address: taxedTokenExtension?.address }
  expect(libraries).toEqual([undefined, ...Array.from({ length: 8 }, () => shared)])
})

test.each(chains.map(({ shortname, chainId }) => [shortname, chainId] as const))(
  'the record of %s names every version once, the newest last',
  (_, chainId) => {
    const versions = getDeployments(chainId).map(({ version }) => Number(version.slice(1)))
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    expect(getDeployment(chainId)).toEqual(getDeployments(chainId).at(-1))
  },
)
