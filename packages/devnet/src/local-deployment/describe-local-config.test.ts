import { chains, isEvmChain } from '@slipway/chains'
import { describeVipPlans } from '@slipway/deployer/contracts/deployment-config'
import { expect, test } from 'vitest'
import { describeLocalConfig } from './describe-local-config.ts'

const main = chains.filter(isEvmChain).filter((chain) => chain.platformFeeWei === undefined)

test.each(main)(
  'on $name a presale or a collection costs 0.2 of the native currency by default',
  (chain) => {
    const { platformFeeWei, vipPlans } = describeLocalConfig(chain)
    expect(platformFeeWei).toBe(200_000_000_000_000_000n)
    expect(vipPlans).toHaveLength(3)
  },
)

test('a network whose file names another platform fee starts with that', () => {
  const [chain] = main
  if (!chain) throw new Error('no network')
  const own = { ...chain, platformFeeWei: 5n }
  expect(describeLocalConfig(own).platformFeeWei).toBe(5n)
  expect(describeLocalConfig({ ...chain, platformFeeWei: 0n }).vipPlans).toEqual([])
})

test('memberships cost one and a half, three and a half and ten creations of a presale', () => {
  expect(describeVipPlans(10n)).toEqual([
    { days: 30, priceWei: 15n },
    { days: 90, priceWei: 35n },
    { days: 365, priceWei: 100n },
  ])
})
