// @vitest-environment happy-dom
import { productionChains } from '@slipway/chains'
import { expect, test } from 'vitest'
import { loadChain } from './load-chain.ts'

test('every network that is offered can be loaded alone, by the name of its file', async () => {
  const loaded = await Promise.all(productionChains.map(({ shortname }) => loadChain(shortname)))
  expect(loaded.map((chain) => chain?.chainId)).toEqual(
    productionChains.map((chain) => chain.chainId),
  )
})

test('what is not offered is not loaded', async () => {
  expect(await loadChain('zzz')).toBeUndefined()
  expect(await loadChain('local')).toBeUndefined()
  expect(await loadChain('swell')).toBeUndefined()
})
