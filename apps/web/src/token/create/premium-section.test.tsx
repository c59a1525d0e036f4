// @vitest-environment happy-dom
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PremiumAddressProps } from './premium-address.ts'
import PremiumSection from './premium-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'

const { hash } = vi.hoisted(() => ({ hash: vi.fn() }))
vi.mock('@slipway/sdk/token/evm/get-init-code-hash', () => ({ getInitCodeHash: hash }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
afterEach(cleanup)

const Search = ({ deployer, initCodeHash, missing }: PremiumAddressProps) => (
  <p>{`${deployer ? 'wallet' : 'nobody'} ${initCodeHash ?? missing}`}</p>
)

function show(isComplete: boolean, account: typeof zeroAddress | undefined) {
  const reading = isComplete ? { ok: true, draft: {} as TokenDraft } : { ok: false }
  const state = {
    ...{ snapshot: createStore(() => ({ reading })), seed: '0x' },
  } as unknown as CreateFormState
  const contracts = { factory: zeroAddress, detector: zeroAddress }
  renderWithTheme(<PremiumSection {...{ contracts, state, account, Search }} />)
}

test('the search is there whatever is missing, and knows what is', async () => {
  hash.mockImplementation(() => new Promise(() => undefined))
  show(false, zeroAddress)
  screen.getByText('wallet form')
  cleanup()
  show(true, undefined)
  screen.getByText('nobody reading')
  cleanup()
  show(true, zeroAddress)
  screen.getByText('wallet reading')
  cleanup()
  hash.mockRejectedValue(new Error('away'))
  show(true, zeroAddress)
  await screen.findByText('wallet failed')
  cleanup()
  hash.mockResolvedValue('0xab')
  show(true, zeroAddress)
  await screen.findByText('wallet 0xab')
  expect(hash).toHaveBeenCalledTimes(3)
})
