// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { TokenConsolePage } from './token-console-page.tsx'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const { token } = vi.hoisted(() => ({ token: { error: undefined as Error | undefined } }))
vi.mock('../shared/use-token.ts', () => ({
  useToken: () => ({ data: undefined, error: token.error, refetch: () => undefined }),
}))
vi.mock('../shared/token-contracts.ts', () => ({ tokenContracts: {} }))
vi.mock('../../core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../../core/use-go-to.ts', () => ({ useGoTo: () => () => undefined }))
vi.mock('wagmi', () => ({ useConnection: () => ({}) }))
vi.mock('./token-console.tsx', () => ({ TokenConsole: () => null }))

afterEach(cleanup)

test.each([
  ['nothing stands at', address, m.token_not_found_text({ chain: activeChain.name })],
  ['is no address:', '0x12', m.token_address_invalid_text()],
])('the console of what %s %s says so in the words of the specification', (_what, id, text) => {
  token.error = new TokenInfoNotFound(activeChain.chainId, address)
  renderWithTheme(<TokenConsolePage id={id} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Token information not found')
  expect(screen.getByText(text)).toBeDefined()
})

test('a token that nobody answers for is not said to be missing', async () => {
  token.error = new Error('the node is away')
  renderWithTheme(<TokenConsolePage id={address} />)
  expect((await screen.findByRole('alert')).textContent).toContain(m.token_load_failed_title())
  expect(screen.queryByText('Token information not found')).toBeNull()
})
