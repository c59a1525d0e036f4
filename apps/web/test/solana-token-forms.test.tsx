// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TabContext } from '../src/core/tab-context.ts'
import { useTabsStore } from '../src/core/tabs-store.ts'
import { SolanaAirdropCreatePage } from '../src/solana/airdrop/solana-airdrop-create-page.tsx'
import { SolanaLockCreatePage } from '../src/solana/lock/solana-lock-create-page.tsx'
import SendForm from '../src/solana/multisend/send-form.tsx'
import { usePresaleForm } from '../src/solana/presale/create/use-presale-form.ts'
import { usePoolForm } from '../src/solana/staking/create/use-pool-form.ts'
import { useWalletStore } from '../src/solana/wallet/wallet-store.ts'
import { renderWithTheme } from './render-with-theme.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const mint = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'
const other = 'So11111111111111111111111111111111111111112'

vi.mock('../src/core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../src/solana/frame/program-frame.tsx', () => ({
  ProgramFrame: ({ children }: { children: (program: string) => ReactNode }) => children('program'),
}))
// What is at an address, and what was sent before, is others’ to prove.
const nothing = vi.hoisted(() => ({ token: undefined, isReading: false, problem: undefined }))
vi.mock('../src/solana/lock/use-lock-token.ts', () => ({
  useLockToken: () => nothing,
  useHolding: () => ({ held: undefined, now: undefined }),
}))
vi.mock('../src/solana/multisend/use-send-token.ts', () => ({ useSendToken: () => nothing }))
vi.mock('../src/solana/multisend/use-begun-sends.ts', () => ({ useBegunSends: () => ({}) }))
vi.mock('../src/solana/multisend/use-send-run.ts', () => ({ useSendRun: () => ({ plan: null }) }))
vi.mock('../src/solana/multisend/use-send-list.ts', () => ({ useSendList: () => ({}) }))
vi.mock('../src/solana/multisend/send-list-section.tsx', () => ({ SendListSection: () => null }))

beforeEach(() => {
  const account = { address: address(other), chains: ['solana:localnet'] }
  useWalletStore.setState({ account } as unknown as ReturnType<typeof useWalletStore.getState>)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const tabOf = (search: object) => ({ key: '/', routeId: '/', params: {}, search: { ...search } })

function onTab(search: object, form: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const own = [{ address: mint, name: 'Eddy', symbol: 'EDDY', decimals: 2 }]
  client.setQueryData(['solana', chain.chainId, 'offered', other], own)
  return (
    <QueryClientProvider client={client}>
      <TabContext value={tabOf(search)}>{form}</TabContext>
    </QueryClientProvider>
  )
}

const forms = [
  ['lock', <SolanaLockCreatePage key="lock" />, m.solana_lock_field_mint],
  ['airdrop', <SolanaAirdropCreatePage key="airdrop" />, m.solana_lock_field_mint],
  ['list', <SendForm key="list" chain={chain} />, m.multisend_token],
] as const
const field = (label: () => string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label() })

test.each(forms)('%s: the form offers the wallet’s own tokens', async (_, form, label) => {
  renderWithTheme(onTab({}, form))
  const offer = await screen.findByRole('button', { name: /EDDY/ })
  fireEvent.click(offer)
  expect(field(label).value).toBe(mint)
})

test.each(forms)('%s: the form follows a link that names its token', (_, form, label) => {
  const page = (search: object, mode: 'visible' | 'hidden' = 'visible') => (
    <MantineProvider env="test">
      <Activity mode={mode}>{onTab(search, form)}</Activity>
    </MantineProvider>
  )
  const { rerender } = render(page({ token: mint }))
  expect(field(label).value).toBe(mint)
  fireEvent.change(field(label), { target: { value: 'typed' } })
  // Another tab is shown, and this one again.
  rerender(page({ token: mint }, 'hidden'))
  rerender(page({ token: mint }))
  expect(field(label).value).toBe('typed')
  fireEvent.change(field(label), { target: { value: '' } })
  rerender(page({ token: mint }, 'hidden'))
  rerender(page({ token: mint }))
  expect(field(label).value).toBe('')
  rerender(page({ token: other }))
  expect(field(label).value).toBe(other)
})

test.each(forms)(
  '%s: a page that is loaded anew keeps the token that was typed',
  (_, form, label) => {
    useTabsStore.setState({ tabs: [tabOf({ token: mint }), { ...tabOf({}), key: '/index' }] })
    const page = <MantineProvider env="test">{onTab({ token: mint }, form)}</MantineProvider>
    const first = render(page)
    fireEvent.change(field(label), { target: { value: other } })
    first.unmount()
    const again = render(page)
    expect(field(label).value).toBe(other)
    fireEvent.change(field(label), { target: { value: '' } })
    again.unmount()
    const last = render(page)
    expect(field(label).value).toBe('')
    // Its tab is closed, and the link is followed once more.
    useTabsStore.getState().close('current', '/', '/')
    last.unmount()
    render(page)
    expect(field(label).value).toBe(mint)
  },
)

const wrapper = ({ children }: { children: ReactNode }) => onTab({ token: mint }, children)

test.each([
  [
    'presale',
    () => {
      const { form } = usePresaleForm(chain)
      return { read: () => form.getValues().mint, empty: () => form.setFieldValue('mint', '') }
    },
  ],
  [
    'pool',
    () => {
      const { form } = usePoolForm(chain)
      const empty = () => form.setFieldValue('stakeMint', '')
      return { read: () => form.getValues().stakeMint, empty }
    },
  ],
] as const)('%s: a token that somebody took out stays out over a reload', (_, useToken) => {
  const first = renderHook(useToken, { wrapper })
  act(() => undefined)
  expect(first.result.current.read()).toBe(mint)
  act(() => first.result.current.empty())
  first.unmount()
  const again = renderHook(useToken, { wrapper })
  act(() => undefined)
  expect(again.result.current.read()).toBe('')
})

test('forms of presales and pools follow a link that names their token', () => {
  const presale = renderHook(() => usePresaleForm(chain), { wrapper })
  const pool = renderHook(() => usePoolForm(chain), { wrapper })
  act(() => undefined)
  expect(presale.result.current.form.getValues().mint).toBe(mint)
  expect(pool.result.current.form.getValues().stakeMint).toBe(mint)
})
