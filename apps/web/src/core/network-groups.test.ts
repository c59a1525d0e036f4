import { chains, chainsFor } from '@slipway/chains'
import { expect, test } from 'vitest'
import { networkGroups } from './network-groups.ts'

const offered = chainsFor({ development: true })
const names = (groups: ReturnType<typeof networkGroups>) =>
  Object.fromEntries(
    groups.map(({ kind, chains: list }) => [kind, list.map((one) => one.shortname)]),
  )

test('each EVM network that is not hidden stands in exactly one group', () => {
  const listed = networkGroups(offered, 'evm').flatMap((group) => group.chains)
  const wanted = offered.filter((chain) => chain.type === 'evm' && !chain.hidden)
  expect(listed.map((chain) => chain.chainId).toSorted()).toEqual(
    wanted.map((chain) => chain.chainId).toSorted(),
  )
})

test('mainnets, testnets, retired ones and the local chain stand apart', () => {
  const groups = names(networkGroups(offered, 'evm'))
  expect(groups.local).toEqual(['local'])
  expect(groups.mainnet).toContain('bsc')
  expect(groups.testnet).toContain('bsctest')
  expect(groups.retired).toEqual(expect.arrayContaining(['okc', 'heco', 'goerli']))
  expect(groups.mainnet).not.toContain('heco')
})

test('the Solana tab holds the Solana clusters alone', () => {
  expect(names(networkGroups(offered, 'solana'))).toEqual({
    local: ['solana-local'],
    mainnet: ['sol'],
    testnet: ['soldev'],
  })
})

test('hidden networks are found by no search', () => {
  const hidden = chains.filter((chain) => chain.hidden)
  expect(hidden.length).toBeGreaterThan(0)
  for (const chain of hidden) expect(networkGroups(chains, 'evm', chain.name)).toEqual([])
})

test('finds by a part of the name in any letter case, and by the whole chain id', () => {
  expect(names(networkGroups(offered, 'evm', 'ARBI'))).toEqual({ mainnet: ['arb'] })
  expect(names(networkGroups(offered, 'evm', '1116'))).toEqual({ mainnet: ['core'] })
  expect(networkGroups(offered, 'evm', 'nothing like it')).toEqual([])
})
