// @vitest-environment happy-dom
import { errorMessage, m, setLocale } from '@slipway/messages'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { IdentitySection } from './identity-section.tsx'
import { MintingSection } from './minting-section.tsx'
import { SupplySection } from './supply-section.tsx'
import { fieldId } from './token-form-field.tsx'
import { useCreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'

const contracts = {
  factory: '0x0000000000000000000000000000000000000001',
  detector: '0x0000000000000000000000000000000000000002',
} as const
const onWalletNeeded = vi.fn()

function Form() {
  const state = useCreateFormState(undefined, undefined)
  const { reading } = useStore(state.snapshot)
  const { problems, attempt, submit } = useCreateSubmit({
    contracts,
    state,
    review: { open: vi.fn() },
    onWalletNeeded,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary problems={problems} attempt={attempt} idOf={fieldId} />
      <IdentitySection {...state} />
      <SupplySection form={state.form} />
      <MintingSection form={state.form} />
      <button type="submit">send</button>
      <output>{reading?.ok ? 'complete' : 'incomplete'}</output>
    </form>
  )
}

function show() {
  renderWithWallet(<Form />)
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value: text } })
const send = () => act(async () => fireEvent.click(screen.getByText('send')))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  onWalletNeeded.mockReset()
})
afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the create form in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('names every missing entry beside its field and in a summary that takes the focus', async () => {
    show()
    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    for (const code of ['Token_NameEmpty', 'Token_SymbolEmpty', 'Input_Required']) {
      const text = errorMessage(code, {}, { locale })
      expect(summary.textContent).toContain(text)
      expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThanOrEqual(2)
    }
    expect(onWalletNeeded).not.toHaveBeenCalled()
  })

  test('a mended field leaves the summary, and a line leads to its field', async () => {
    show()
    await send()
    const summary = await screen.findByRole('alert')
    await act(async () => type(m.token_field_name(), 'Harbour'))
    expect(summary.textContent).not.toContain(errorMessage('Token_NameEmpty', {}, { locale }))
    fireEvent.click(
      screen.getByText(errorMessage('Token_SymbolEmpty', {}, { locale }), { selector: 'a' }),
    )
    expect(document.activeElement?.id).toBe('token-create-symbol')
  })

  test('judges a field when it is left', async () => {
    show()
    const name = screen.getByLabelText(m.token_field_name(), { exact: false })
    await act(async () => type(m.token_field_name(), 'x'.repeat(300)))
    await act(async () => fireEvent.blur(name))
    const args = { length: 300n, max: 64n }
    expect(
      await screen.findByText(errorMessage('Token_NameTooLong', args, { locale })),
    ).toBeTruthy()
  })

  test('of a name that is taken for a currency it warns, and refuses nothing', async () => {
    show()
    await act(async () => type(m.token_field_symbol(), 'USDТ'))
    expect(await screen.findByText(m.names_look_alike_maker({ currency: 'USDT' }))).toBeTruthy()
    await act(async () => type(m.token_field_symbol(), 'HBR'))
    await waitFor(() => expect(screen.queryByText(m.names_title())).toBeNull())
  })

  test('says nothing of a name that is still being typed', async () => {
    await import('../../names/name-warnings.tsx')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show()
    await act(async () => type(m.token_field_symbol(), 'USDТ'))
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByText(m.names_title())).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(await screen.findByText(m.names_title())).toBeTruthy()
    vi.useRealTimers()
  })

  test('asks for a wallet only when everything else is right, and keeps the draft', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show()
    await act(async () => {
      type(m.token_field_name(), 'Harbour Dollar')
      type(m.token_field_symbol(), 'HBR')
      type(m.token_field_supply(), '1000000')
      await vi.advanceTimersByTimeAsync(900)
    })
    expect(await screen.findByText('complete')).toBeTruthy()
    await send()
    await waitFor(() => expect(onWalletNeeded).toHaveBeenCalledOnce())
    const kept = Object.keys(localStorage).find((key) => key.startsWith('slipway.token-draft.'))
    expect(localStorage.getItem(kept ?? '')).toContain('Harbour Dollar')
    vi.useRealTimers()
  })
})
