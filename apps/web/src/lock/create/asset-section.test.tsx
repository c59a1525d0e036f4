// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { AssetSection } from './asset-section.tsx'
import { useFormScope } from './lock-create-form.tsx'
import { LockFormContext } from './lock-form-context.ts'
import { useCreateFormState } from './use-create-form-state.ts'

const mocks = vi.hoisted(() => ({
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  pair: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
}))
vi.mock('../../core/token-api.ts', () => ({
  tokenApi: { getToken: async () => ({ pairs: [{ pair: mocks.pair }] }) },
}))
vi.mock('../../core/api.ts', () => ({
  api: { listTokens: async () => ({ items: [{ address: mocks.token, symbol: 'MINE' }] }) },
}))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: async () => 5n },
}))
vi.mock('@slipway/sdk/lock/evm/recognise-lockable', () => ({
  recogniseLockable: () => new Promise(() => undefined),
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: mocks.account }) }))

const getNow = () => 1_795_000_020

function Section() {
  const state = useCreateFormState(undefined, getNow)
  const scope = useFormScope('lock-token', state, undefined, getNow)
  return (
    <LockFormContext value={scope}>
      <AssetSection />
    </LockFormContext>
  )
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('the connected wallet is offered the liquidity that it holds, before its tokens, and a press fills it in', async () => {
  renderWithTheme(<Section />)
  const liquidity = m.lock_asset_liquidity({ symbol: 'MINE' })
  const offer = await screen.findByRole('button', { name: new RegExp(`^${liquidity}`) })
  const offers = screen.getByRole('group', { name: m.lock_asset_suggested() })
  const names = [...offers.querySelectorAll('strong')].map(({ textContent }) => textContent)
  expect(names).toEqual([liquidity, 'MINE'])
  fireEvent.click(offer)
  const field = document.getElementById('lock-token-asset') as HTMLInputElement
  await waitFor(() => expect(field.value).toBe(mocks.pair))
})
