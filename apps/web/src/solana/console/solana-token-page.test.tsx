// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SolanaTokenPage } from './solana-token-page.tsx'
import { testToken } from './test/metaplex-fixture.ts'

const read = vi.hoisted(() => ({ token: undefined as unknown, cluster: 'sol' }))

// The router, the chain and what loads late stand outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => getChain(read.cluster) }))
vi.mock('../network/use-solana-token.ts', () => ({ useSolanaToken: () => ({ data: read.token }) }))
vi.mock('../network/use-symbol-title.ts', () => ({ useSymbolTitle: () => undefined }))
vi.mock('../frame/solana-page.tsx', () => ({
  SolanaPage: ({
    title,
    actions,
    children,
  }: Record<'title' | 'actions' | 'children', ReactNode>) => (
    <>
      <h1>{title}</h1>
      {actions}
      {children}
    </>
  ),
}))
vi.mock('./use-token-actions.ts', () => ({ useTokenActions: () => ({}) }))
vi.mock('./holder-cards.tsx', () => ({ default: () => null }))
vi.mock('./rights-panel.tsx', () => ({ default: () => null }))
vi.mock('./raydium-panel.tsx', () => ({ default: () => null }))
vi.mock('../lock/token-locks.tsx', () => ({
  default: ({ mint, program }: { mint: string; program: string }) => (
    <output>{`locks of ${mint} in ${program}`}</output>
  ),
}))
vi.mock('../jupiter-lock/token-escrows.tsx', () => ({
  default: (props: { mint: string }) => <output>{`escrows of ${props.mint}`}</output>,
}))

afterEach(cleanup)

function show(token: SolanaToken | null, cluster = 'sol') {
  Object.assign(read, { token, cluster })
  renderWithTheme(<SolanaTokenPage mint={token?.address ?? testToken().address} />)
}

test('a name that imitates a currency of the network is warned of, whichever program keeps it', async () => {
  show(testToken({ symbol: 'ЅОL' }))
  await screen.findByText(m.names_look_alike({ currency: 'SOL' }))
  cleanup()
  show(testToken({ symbol: 'ЅОL', metaplex: undefined }))
  await screen.findByText(m.names_look_alike({ currency: 'SOL' }))
})

test('a token of the first program stands under the name that Metaplex keeps', () => {
  show(testToken())
  screen.getByRole('heading', { name: 'Harbor (HBR)' })
  screen.getByText('ipfs://a')
})

test('the page of a token of either program says what Jupiter Lock holds of it', async () => {
  const token = testToken()
  show(token)
  await screen.findByText(`escrows of ${token.address}`)
  cleanup()
  show(testToken({ metaplex: undefined }))
  await screen.findByText(`escrows of ${token.address}`)
})

test('buttons beside its name say what they do with a token', () => {
  const member = { group: testToken().address, number: 1n }
  const token = testToken({ member } as Partial<SolanaToken>)
  show(token)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(m.solana_token_as_nft())).toBe(`/solana/nft/${token.address}`)
  expect(hrefOf(m.solana_nav_multisend())).toBe('/solana/multisend')
})

test('an address without a token has a page that says so, and nothing else', () => {
  show(null)
  screen.getByText(m.solana_token_missing())
  expect(screen.queryByText(/escrows of/)).toBeNull()
})

test.each([testToken(), testToken({ metaplex: undefined })])(
  'the page of a token says what our locker holds of it, of the first program too',
  async (token) => {
    show(token, 'solana-local')
    const { locker } = getSolanaPrograms(getChain('solana-local')?.chainId ?? 0) ?? {}
    await screen.findByText(`locks of ${token.address} in ${locker}`)
  },
)

test('a cluster without our locker says nothing of it', async () => {
  const token = testToken()
  show(token)
  await screen.findByText(`escrows of ${token.address}`)
  expect(screen.queryByText(/locks of/)).toBeNull()
})
