// @vitest-environment happy-dom
import type { SolanaChainDefinition } from '@slipway/chains'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SendForm from './send-form.tsx'
import type { SendRunPanel } from './send-run-panel.tsx'

type PanelProps = ComponentProps<typeof SendRunPanel>

const parts = vi.hoisted(() => ({
  run: {} as unknown,
  panel: {} as unknown,
  drop: undefined as unknown,
}))
vi.mock('./send-run-panel.tsx', () => ({
  SendRunPanel: (props: unknown) => {
    parts.panel = props
    return null
  },
}))
vi.mock('./send-list-section.tsx', () => ({ SendListSection: () => null }))
vi.mock('./use-send-run.ts', () => ({ useSendRun: () => parts.run }))
vi.mock('./use-begun-sends.ts', () => ({
  useBegunSends: () => ({ now: undefined, drop: parts.drop }),
}))
vi.mock('./use-send-draft.ts', () => ({
  useSendDraft: () => ({
    values: { mint: '', text: '' },
    clear: () => undefined,
    put: () => undefined,
  }),
}))
vi.mock('./use-send-token.ts', () => ({ useSendToken: () => ({ token: undefined }) }))
vi.mock('./use-send-list.ts', () => ({ useSendList: () => ({ reading: null }) }))
vi.mock('../wallet/wallet-store.ts', () => ({
  useWalletStore: () => ({ wallet: {}, account: { chains: ['solana:local'] } }),
}))
vi.mock('../wallet/wallet-standard.ts', () => ({ walletChain: () => 'solana:local' }))
vi.mock('../wallet/create-wallet-signer.ts', () => ({
  createWalletSigner: () => ({ address: 'me' }),
}))

const chain = { chainId: 901 } as SolanaChainDefinition
const forget = vi.fn()
const drop = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  parts.drop = drop
})
afterEach(cleanup)

/** A list that is sent as far as it can be, and the visitor's wish for another one. */
function sendAnother(refused: ReadonlyMap<number, string>) {
  parts.run = { plan: { sender: 'me', reference: 'list', refused }, state: 'done', forget }
  renderWithTheme(<SendForm chain={chain} />)
  act(() => (parts.panel as PanelProps).onAgain())
}

test('a list that is paid to its end is done with, and no other one', () => {
  sendAnother(new Map())
  expect(drop.mock.calls).toEqual([['list']])
  expect(forget).toHaveBeenCalledOnce()
})

test('a list of which some could not be paid still tells who was', () => {
  sendAnother(new Map([[3, 'frozen']]))
  expect(drop).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledOnce()
})

test.each([
  ['stopped', 1],
  ['planning', 0],
] as const)('why a list could not be prepared goes with the list: %s', (state, times) => {
  parts.run = { plan: null, state, failure: null, forget }
  renderWithTheme(<SendForm chain={chain} />)
  fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value: 'mint' } })
  expect(forget).toHaveBeenCalledTimes(times)
})
