// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { tokenTemplates } from '../shared/token-templates.ts'
import { TemplateSection } from './template-section.tsx'

const show = (offered: readonly { templateId: number; feeWei: bigint }[], isLoading: boolean) =>
  renderWithWallet(<TemplateSection {...{ offered, isLoading }} selected={1} onSelect={vi.fn()} />)

afterEach(cleanup)

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
