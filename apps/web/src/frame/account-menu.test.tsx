// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import AccountMenu from './account-menu.tsx'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

vi.mock('wagmi', () => ({
  useBalance: () => ({ data: undefined }),
  useConnection: () => ({ address, connector: { name: 'Test Wallet' } }),
  useDisconnect: () => ({ mutate: () => undefined }),
}))
vi.mock('../creation-fee/use-chain-entry.ts', () => ({ useChainEntry: () => ({ vip: undefined }) }))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../core/active-chain.ts', () => ({
  activeChain: { chainId: 56, nativeCurrency: { decimals: 18, symbol: 'BNB' }, explorers: [] },
}))
vi.mock('../core/explorer-url.ts', () => ({ explorerAddressUrl: () => undefined }))

afterEach(cleanup)

/** The dark squares of a drawn code, row by row. */
function readSquares(picture: Element): string[] {
  const moves = picture.querySelector('path')?.getAttribute('d') ?? ''
  return [...moves.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`)
}

test('the address is shown as a code on request, whole and with a name', async () => {
  render(
    <MantineProvider env="test">
      <AccountMenu onClose={() => undefined} />
    </MantineProvider>,
  )
  const label = m.shell_wallet_code_of({ address })
  expect(screen.queryByRole('img', { name: label })).toBeNull()
  const button = screen.getByRole('button', { name: m.shell_wallet_code() })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.click()
  const picture = await screen.findByRole('img', { name: label })
  const { data } = encode(address, { ecc: 'M', border: 1 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  expect(readSquares(picture)).toEqual(dark)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  button.click()
  await vi.waitFor(() => expect(screen.queryByRole('img', { name: label })).toBeNull())
})
