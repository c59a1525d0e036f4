import { getEvmChain } from '@slipway/chains'
import { expect, test } from 'vitest'
import { describeNetworkRules } from './network-rules.ts'

const rulesOf = (shortname: string) => describeNetworkRules(getEvmChain(shortname))

test('a network without PUSH0 or a base fee keeps its old rules', () => {
  expect(rulesOf('okc')).toMatchObject({ hardfork: 'istanbul', takesFeeMarket: false })
  expect(rulesOf('ethw')).toMatchObject({ hardfork: 'london', takesFeeMarket: true })
})

test('a cap on transactions means the rules that brought it', () => {
  expect(rulesOf('eth')).toMatchObject({ hardfork: 'osaka', transactionGasCap: 2 ** 24 })
  expect(rulesOf('polygon')).toMatchObject({ hardfork: 'prague' })
  expect(rulesOf('polygon').transactionGasCap).toBeUndefined()
})

test('what a network charges, how large its blocks are and what it counts as its height', () => {
  expect(rulesOf('monad').minChargedGasPercent).toBe(100)
  expect(rulesOf('hyperevm').blockGasLimit).toBe(2_000_000)
  expect(rulesOf('arb').heightAbove).toBeGreaterThan(0n)
  expect(rulesOf('base').heightAbove).toBe(0n)
})

test('the deployment proxy is missing where no Multicall3 is known', () => {
  expect(rulesOf('pego').hasDeploymentProxy).toBe(false)
  expect(rulesOf('bsc').hasDeploymentProxy).toBe(true)
})
