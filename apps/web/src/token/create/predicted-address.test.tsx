// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import PredictedAddress from './predicted-address.tsx'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('@slipway/sdk/token/deploy-address-query', () => ({
  deployAddressQuery: () => ({ queryKey: ['address'], queryFn: read }),
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
afterEach(cleanup)

const contracts = { factory: zeroAddress, detector: zeroAddress }
const draft = {} as TokenDraft
const show = () =>
  renderWithTheme(<PredictedAddress {...{ contracts, draft, account: zeroAddress, seed: '0x' }} />)

test('an address that cannot be read is not said to wait for the form', async () => {
  read.mockRejectedValue(new Error('away'))
  show()
  await screen.findByText(m.token_preview_address_failed())
})

test('one that was read is said to be reserved', async () => {
  read.mockResolvedValue(zeroAddress)
  show()
  await screen.findByText(m.token_preview_address_note())
})
