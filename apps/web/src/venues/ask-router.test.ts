import { errorMessage } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { expect, test, vi } from 'vitest'
import { askRouter } from './ask-router.ts'

const router = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const factory = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const state = vi.hoisted(() => ({ isKnown: true, isDeployed: true }))
const answer: SwapRouterCheck = { router, factory, wrappedNative: factory, issues: [] }

vi.mock('../core/read-client.ts', () => ({ readClient: {} }))
vi.mock('@slipway/sdk/evm/check-swap-router', () => ({ checkSwapRouter: async () => answer }))
vi.mock('@slipway/sdk/token/evm/is-known-venue', () => ({
  isKnownVenue: async () => state.isKnown,
}))
vi.mock('@slipway/sdk/token/evm/get-token-contracts', () => ({
  findTokenContracts: () => (state.isDeployed ? { factory: router } : undefined),
}))

test('an exchange that the platform’s contracts would refuse is not offered', async () => {
  expect(await askRouter(router)).toEqual({ found: answer })
  state.isKnown = false
  const problem = errorMessage('Token_VenueUnknown', { venueFactory: factory })
  expect(await askRouter(router)).toEqual({ problem })
  // Where nothing is deployed nothing can be refused.
  state.isDeployed = false
  expect(await askRouter(router)).toEqual({ found: answer })
})
