// @vitest-environment happy-dom
import { errorMessage, m, setLocale } from '@slipway/messages'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { DraftBanner } from '../../form/draft-banner.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { KindSection } from './kind-section.tsx'
import { InviterSection } from './late-sections.tsx'
import ListingSection from './listing-section.tsx'
import { PresaleFormContext } from './presale-form-context.ts'
import type { PresaleKind } from './presale-form-values.ts'
import { PriceSection } from './price-section.tsx'
import { presaleDrafts, useCreateFormState } from './use-create-form-state.ts'
import { useCreateSubmit } from './use-create-submit.ts'
import { useFormScope } from './use-form-scope.ts'
import { useWhitelist } from './use-whitelist.ts'
import { VestingSection } from './vesting-section.tsx'
import { WhitelistSection } from './whitelist-section.tsx'

const address = '0x0000000000000000000000000000000000000001'
const contracts = {
  factory: address,
  registry: address,
  inviter: address,
  market: address,
  locker: address,
  sellabilityCheck: address,
  tokenFactory: address,
} as const
const now = () => 1_795_000_020
const onWalletNeeded = vi.fn()
const onKind = vi.fn()

function Form({ kind }: { kind: PresaleKind }) {
  const state = useCreateFormState(kind, now)
  const scope = useFormScope(kind, state, undefined)
  const whitelist = useWhitelist(state.form)
  const { problems, attempt, submit } = useCreateSubmit({
    contracts,
    scope,
    whitelist,
    getNow: now,
    review: { open: vi.fn() },
    onPrepared: vi.fn(),
    onWalletNeeded,
  })
  const { offered, restore, startOver } = state
  return (
    <PresaleFormContext value={scope}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {offered && (
          <DraftBanner
            found={m.presale_draft_found}
            savedAt={offered.savedAt}
            name={offered.values.name}
            onRestore={restore}
            onDiscard={startOver}
          />
        )}
        <ErrorSummary problems={problems} attempt={attempt} idOf={scope.idOf} />
        <KindSection kind={kind} onChange={onKind} />
        <PriceSection />
        {kind !== 'private' && <ListingSection />}
        <WhitelistSection whitelist={whitelist} />
        <VestingSection />
        <InviterSection />
        <button type="submit">send</button>
      </form>
    </PresaleFormContext>
  )
}

function show(kind: PresaleKind = 'normal') {
  return renderWithWallet(<Form kind={kind} />)
}

const field = (name: string, kind: PresaleKind = 'normal') =>
  document.getElementById(`presale-${kind}-${name}`) as HTMLInputElement
const type = (name: string, text: string, kind: PresaleKind = 'normal') =>
  fireEvent.change(field(name, kind), { target: { value: text } })
const send = () => act(async () => fireEvent.click(screen.getByText('send')))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  onKind.mockReset()
  onWalletNeeded.mockReset()
})
afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the form of a presale in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('names what is missing beside its field and in a summary that takes the focus', async () => {
    show()
    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.textContent).toContain(m.presale_field_hard_cap())
    expect(summary.textContent).toContain(errorMessage('Presale_NameEmpty', {}, { locale }))
    expect(field('hardCap').getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByText(m.presale_field_soft_cap(), { selector: 'a strong' }))
    expect(document.activeElement).toBe(field('softCap'))
    expect(onWalletNeeded).not.toHaveBeenCalled()
  })

  test('names the line of a wrong address', async () => {
    show('private')
    // Whoever works on the form has the parts far down as well.
    fireEvent.focusIn(field('t1Minutes', 'private'))
    await waitFor(() => expect(field('tierOne', 'private')).toBeTruthy(), { timeout: 10_000 })
    await act(async () => type('tierOne', `${address}\n0x12`, 'private'))
    const text = errorMessage('Input_AddressLineInvalid', { line: 2 }, { locale })
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeTruthy()
  })
})

test('the English message is the specified one', () => {
  expect(errorMessage('Input_AddressLineInvalid', { line: 7 })).toBe(
    'incorrect address format on line 7',
  )
})

test('shows only what applies to the kind', async () => {
  show('private')
  expect(field('liquidityPercent', 'private')).toBeNull()
  expect(field('vestFirstPercent', 'private')).toBeTruthy()
  expect(field('t2Minutes', 'private')).toBeNull()
  cleanup()
  show('normal')
  expect(field('liquidityPercent')).toBeTruthy()
  expect(field('vestFirstPercent')).toBeNull()
  expect(field('t1Minutes')).toBeNull()
  await act(async () => fireEvent.click(screen.getByText(m.presale_whitelist_tiers())))
  expect(field('t1Minutes')).toBeTruthy()
  expect(field('t2Minutes')).toBeTruthy()
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  await act(async () => fireEvent.click(screen.getByText(m.presale_whitelist_only())))
  expect(field('t1Minutes')).toBeTruthy()
  expect(field('t2Minutes')).toBeNull()
  await act(async () => fireEvent.click(field('rewardsInviters')))
  expect(field('inviterRates-2')).toBeTruthy()
})

test('the list and the rewards are explained by what the kind allows', async () => {
  const limit = m.presale_inviters_limit_private({ max: '10%' })
  for (const kind of ['normal', 'fair', 'private'] as const) {
    show(kind)
    await act(async () => fireEvent.click(field('rewardsInviters', kind)))
    expect(screen.queryByText(limit) !== null).toBe(kind === 'private')
    expect(screen.queryByText(m.presale_inviters_limit()) !== null).toBe(kind !== 'private')
    const open = screen.queryByText(m.presale_whitelist_off_fair_text())
    expect(open !== null).toBe(kind === 'fair')
    expect(screen.queryByText(m.presale_whitelist_off_text()) !== null).toBe(kind === 'normal')
    cleanup()
  }
})

test('the lock of the liquidity is typed in days, hours or minutes, and kept in minutes', async () => {
  show()
  expect([field('lockMinutes').value, field('lockMinutes-unit').value]).toEqual(['180', 'days'])
  await act(async () => type('hardCap', '77'))
  await act(async () => type('lockMinutes', '45'))
  await waitFor(() => expect(presaleDrafts.load()?.values.lockMinutes).toBe('64800'))
  await act(async () => type('lockMinutes-unit', 'hours'))
  await waitFor(() => expect(presaleDrafts.load()?.values.lockMinutes).toBe('2700'))
  await act(async () => fireEvent.click(screen.getByText(m.presale_preset_days({ days: 365 }))))
  expect([field('lockMinutes').value, field('lockMinutes-unit').value]).toEqual(['365', 'days'])
})

test('another kind keeps what was typed', async () => {
  show('normal')
  await act(async () => {
    type('presaleRate', '1234')
    type('hardCap', '77')
  })
  fireEvent.click(screen.getByText(m.presale_kind_fair()))
  expect(onKind).toHaveBeenCalledWith('fair')
  cleanup()
  show('fair')
  expect(field('presaleRate', 'fair').value).toBe('1234')
  expect(field('hardCap', 'fair').value).toBe('77')
})

test('what is typed is read as a presale of the kind that the form shows', async () => {
  const { result, rerender } = renderHook(({ kind }) => useCreateFormState(kind, now), {
    initialProps: { kind: 'normal' as PresaleKind },
  })
  const faulty = () =>
    result.current.snapshot.getState().reading?.issues.map((issue) => issue.field) ?? []
  const typeRate = (rate: string) =>
    act(() => result.current.form.setFieldValue('presaleRate', rate))
  typeRate('1234')
  await waitFor(() => expect(faulty()).toContain('router'), { timeout: 10_000 })
  rerender({ kind: 'private' })
  typeRate('1235')
  await waitFor(() => expect(faulty()).not.toContain('router'), { timeout: 10_000 })
  expect(faulty()).toContain('hardCap')
})

test('a draft of an earlier visit is offered, and taken up or discarded', async () => {
  show()
  await act(async () => type('hardCap', '77'))
  cleanup()
  sessionStorage.clear()
  show()
  expect(field('hardCap').value).toBe('')
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_restore())))
  expect(field('hardCap').value).toBe('77')
  cleanup()
  sessionStorage.clear()
  show()
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_discard())))
  expect(presaleDrafts.load()).toBeNull()
})
