import { chains } from '@slipway/chains'
import { isAddress } from 'viem'
import { expect, test } from 'vitest'
import { getDeployment, getDeployments, getLocalDeployment, isFeatureDeployed } from './index.ts'

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

test('a feature is deployed where its contracts are', () => {
  expect(isFeatureDeployed(31_337, 'token')).toBe(true)
  expect(isFeatureDeployed(31_337, 'presale')).toBe(true)
  expect(isFeatureDeployed(31_337, 'whitelist')).toBe(true)
  expect(isFeatureDeployed(31_337, 'airdrop')).toBe(true)
  expect(isFeatureDeployed(31_337, 'staking')).toBe(true)
  expect(isFeatureDeployed(31_337, 'nft')).toBe(false)
})

test.each(chains.map(({ shortname, chainId }) => [shortname, chainId] as const))(
  'the record of %s names every version once, the newest last',
  (_, chainId) => {
    const versions = getDeployments(chainId).map(({ version }) => Number(version.slice(1)))
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    expect(getDeployment(chainId)).toEqual(getDeployments(chainId).at(-1))
  },
)
