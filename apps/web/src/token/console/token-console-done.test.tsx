// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { ConsoleAct } from './console-act.ts'
import { TokenConsole } from './token-console.tsx'

const { nothing, review } = vi.hoisted(() => ({
  nothing: () => null,
  review: { finish: (_state: object, _plan: object) => {} },
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/late-part.tsx', () => ({
  LatePart: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../core/lazy-part.ts', () => ({
  lazyPart:
    () =>
    ({ act: { doneOf } }: { act: ConsoleAct }) => <p>{doneOf('token_disable_mint')}</p>,
}))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: nothing }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1 }))
vi.mock('../../transaction/use-review.tsx', () => ({
  useReview: (finish: typeof review.finish) => {
    review.finish = finish
    return { dialog: null }
  },
}))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: nothing }))
vi.mock('../shared/capabilities-panel.tsx', () => ({ CapabilitiesPanel: nothing }))
vi.mock('../shared/token-head.tsx', () => ({ TokenHead: nothing }))
vi.mock('./history-panel.tsx', () => ({ default: nothing }))
vi.mock('./state-panel.tsx', () => ({ StatePanel: nothing }))
afterEach(cleanup)

const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = { owner, symbol: 'HBR' } as Token

/** The console, and a way to connect another wallet. */
function Switching() {
  const [account, setAccount] = useState(owner)
  return (
    <>
      <button type="button" onClick={() => setAccount(other)}>
        switch
      </button>
      <TokenConsole token={token} account={account} />
    </>
  )
}

test('what one wallet has done is not told to another that is connected afterwards', () => {
  renderWithTheme(<Switching />)
  act(() => review.finish({}, { label: { kind: 'token_disable_mint' } }))
  expect(screen.getAllByText(m.token_disable_mint_done()).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'switch' }))
  expect(screen.queryByText(m.token_disable_mint_done())).toBeNull()
})
