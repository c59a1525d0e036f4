// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ShellHeader } from './shell-header.tsx'

const away = vi.hoisted(() => () => {
  throw new Error('The part is away.')
})
const nothing = vi.hoisted(() => () => null)
const shown = vi.hoisted(() => ({ chain: undefined as unknown }))
const navigation = vi.hoisted(() => ({ isPending: false }))
vi.mock('../search/search-dialog.tsx', away)
vi.mock('../core/network-dialog.tsx', away)
vi.mock('./settings-drawer.tsx', away)
vi.mock('../transaction/transaction-drawer.tsx', away)
vi.mock('@slipway/ui/notices', () => ({ notify: vi.fn() }))

vi.mock('../notifications/notification-button.tsx', () => ({ NotificationButton: nothing }))
vi.mock('./account-button.tsx', () => ({ AccountButton: nothing }))
vi.mock('./brand.tsx', () => ({ Brand: nothing }))
vi.mock('../core/node-speed-lamp.tsx', () => ({ NodeSpeedLamp: nothing }))
vi.mock('../core/use-node-speed.ts', () => ({
  useNodeSpeed: () => ({ failures: 0 }),
  useNodeSpeedPoll: nothing,
}))
vi.mock('@tanstack/react-router', () => ({ useRouterState: () => navigation.isPending }))
vi.mock('./wallet-button.tsx', () => ({ WalletButton: () => 'the wallet of EVM networks' }))
vi.mock('./use-shown-chain.ts', () => ({ useShownChain: () => shown.chain }))
vi.mock('wagmi', () => ({ useConnection: () => ({}) }))

const report = vi.fn<(error: Error) => void>()

beforeEach(() => {
  shown.chain = activeChain
  vi.mocked(notify).mockReset()
  report.mockReset()
  vi.stubGlobal('reportError', report)
})

afterEach(() => {
  navigation.isPending = false
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['search', m.search_open()],
  ['choice of networks', `${m.shell_network()}: ${activeChain.name}`],
  ['settings', m.shell_settings()],
  ['list of transactions', m.transaction_button()],
])('a %s that does not load says so, and the header stays', async (_part, name) => {
  renderWithTheme(<ShellHeader onOpenMenu={nothing} />)
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error(`There is no button "${name}".`)
  fireEvent.click(button)
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'bad', title: m.shell_chunk_title() }),
    ),
  )
  expect(report).toHaveBeenCalledOnce()
  expect(button.isConnected).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while the network of a page is not known no wallet of another one can be pressed', () => {
  shown.chain = undefined
  renderWithTheme(<ShellHeader onOpenMenu={nothing} />)
  expect(screen.queryByText('the wallet of EVM networks')).toBeNull()
  const place = screen.getByRole<HTMLButtonElement>('button', { name: m.shell_wallet_connect() })
  expect(place.disabled).toBe(true)
})

test('a page that is on its way is shown as such, and given up after 120 s with a way on', () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  navigation.isPending = true
  renderWithTheme(
    <ErrorBoundary resetKey="/">
      <ShellHeader onOpenMenu={nothing} />
    </ErrorBoundary>,
  )
  act(() => {
    vi.advanceTimersByTime(119_999)
  })
  expect(screen.getByRole('progressbar', { name: m.shell_loading() })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByRole('heading').textContent).toBe(m.shell_chunk_title())
  expect(screen.getByRole('button', { name: m.shell_reload() })).toBeDefined()
})
