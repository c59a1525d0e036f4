import { expect, test, vi } from 'vitest'
import { canCreate, exchangeName, listedRouters } from './listed-routers.ts'

vi.mock('../core/active-chain.ts', async () => {
  const { getEvmChain } = await import('@slipway/chains')
  return { activeChain: getEvmChain('avax') }
})

const { activeChain } = await import('../core/active-chain.ts')

test('an exchange whose router answers in another language is named, but not offered to create for', () => {
  const joe = activeChain.venues.find(({ name }) => name === 'Trader Joe V1')
  if (!joe?.router) throw new Error('Avalanche has no Trader Joe.')
  expect(listedRouters.map(({ name }) => name)).toEqual(['Uniswap V2', 'SushiSwap V2'])
  expect(canCreate(joe)).toBe(false)
  expect(exchangeName(joe.router.toLowerCase())).toBe('Trader Joe V1')
})
