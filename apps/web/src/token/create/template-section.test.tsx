// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { tokenTemplates } from '../shared/token-templates.ts'
import { TemplateSection } from './template-section.tsx'

const member = vi.hoisted(() => ({ tools: new Set<string>() }))
vi.mock('../../creation-fee/use-waived-tools.ts', () => ({ useFreeTools: () => member.tools }))

const show = (offered: readonly { templateId: number; feeWei: bigint }[], isLoading: boolean) =>
  renderWithWallet(<TemplateSection {...{ offered, isLoading }} selected={1} onSelect={vi.fn()} />)

afterEach(() => {
  cleanup()
  member.tools = new Set()
})

test('while the chain is asked, templates keep their places and nothing can be chosen', () => {
  show([], true)
  const choices = screen.getAllByRole('radio', { hidden: true })
  expect(choices).toHaveLength(tokenTemplates.length)
  for (const choice of choices) expect(choice.closest('[inert]')).not.toBeNull()
  // What it does is the same on every chain; what it costs is not.
  screen.getByText(String(tokenTemplates[0]?.text()))
  expect(screen.queryByText(m.token_template_free())).toBeNull()
})

test('then there is what the chain offers, with its fee', () => {
  show([{ templateId: 1, feeWei: 0n }], false)
  expect(screen.getByRole('radio').closest('[inert]')).toBeNull()
  screen.getByText(m.token_template_free())
})

test('a member is told that there is no fee, and what that saves', () => {
  member.tools = new Set(['token'])
  show([{ templateId: 1, feeWei: 10n ** 16n }], false)
  screen.getByText(m.token_template_free())
  const saved = m.vip_fee_saved({ amount: nativeAmount(10n ** 16n) })
  screen.getByText(saved.replaceAll('\u00a0', ' '))
})
