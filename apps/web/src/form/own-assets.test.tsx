// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import OwnAssets from './own-assets.tsx'

const mocks = vi.hoisted(() => ({
  listTokens: vi.fn(),
  getToken: vi.fn(),
  readContract: vi.fn(),
  account: undefined as string | undefined,
}))
vi.mock('../core/token-api.ts', () => ({ tokenApi: mocks }))
vi.mock('../core/api.ts', () => ({ api: mocks }))
vi.mock('../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: mocks.readContract },
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: mocks.account }) }))

const at = (digit: string) => `0x${digit.repeat(40)}` as Address
const [mine, made, full, empty] = [at('a'), at('b'), at('c'), at('d')]

beforeEach(() => {
  mocks.account = at('e')
  mocks.listTokens.mockImplementation(async ({ owner }: { owner?: string }) => ({
    // What one owns and made is in both lists.
    items: owner
      ? [{ address: mine, symbol: 'MINE' }]
      : [
          { address: mine, symbol: 'MINE' },
          { address: made, symbol: 'MADE' },
        ],
  }))
  mocks.getToken.mockImplementation(async ({ address }: { address: string }) => ({
    pairs: address === mine ? [{ pair: full }, { pair: empty }] : [],
  }))
  mocks.readContract.mockImplementation(async ({ address }: { address: string }) =>
    address === full ? 5n : 0n,
  )
})
afterEach(cleanup)

const names = () => screen.getAllByRole('button').map((button) => button.textContent)

test('tokens that an account owns or made are offered once each, and liquidity of which it has some', async () => {
  const chosen: string[] = []
  renderWithTheme(
    <OwnAssets legend="Yours" withLiquidity none={null} onChoose={(one) => chosen.push(one)} />,
  )
  const liquidity = await screen.findByRole('button', {
    name: new RegExp(m.lock_asset_liquidity({ symbol: 'MINE' })),
  })
  expect(names()).toHaveLength(3)
  fireEvent.click(liquidity)
  fireEvent.click(screen.getByRole('button', { name: /^MADE/ }))
  expect(chosen).toEqual([full, made])
})

test('where no liquidity is asked for, no pair is read', async () => {
  renderWithTheme(<OwnAssets legend="Yours" none={null} onChoose={() => undefined} />)
  await screen.findByRole('button', { name: /^MADE/ })
  expect(names()).toHaveLength(2)
  expect(mocks.readContract).not.toHaveBeenCalled()
})

test('a node that does not answer leaves the tokens', async () => {
  mocks.readContract.mockRejectedValue(new Error('away'))
  renderWithTheme(<OwnAssets legend="Yours" withLiquidity none={null} onChoose={() => undefined} />)
  await screen.findByRole('button', { name: /^MADE/ })
  expect(names()).toHaveLength(2)
})

test('without a wallet, what is said instead stands there', () => {
  mocks.account = undefined
  renderWithTheme(<OwnAssets legend="Yours" none="Paste an address." onChoose={() => undefined} />)
  expect(screen.getByText('Paste an address.')).toBeTruthy()
  expect(mocks.listTokens).not.toHaveBeenCalled()
})
