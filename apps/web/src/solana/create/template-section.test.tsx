// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { emptySolanaForm, type SolanaFormValues } from './solana-form-values.ts'
import { TemplateSection } from './template-section.tsx'
import type { SolanaForm } from './use-solana-form.ts'

afterEach(cleanup)

function Section() {
  const form = useForm<SolanaFormValues>({ mode: 'uncontrolled', initialValues: emptySolanaForm })
  return <TemplateSection form={form as unknown as SolanaForm['form']} />
}

test('the two kinds of token are offered, and why none of the other networks’ templates is', () => {
  renderWithTheme(<Section />)
  const kinds = screen.getAllByRole('radio')
  expect(kinds).toHaveLength(2)
  const others = screen.getByText(m.solana_template_others()).textContent
  for (const missing of ['taxes on buying and selling', 'dividends', 'referral', 'trading limits'])
    expect(others).toContain(missing)
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(m.solana_template_taxed()) }))
  screen.getByLabelText(m.solana_field_tax(), { exact: false })
  screen.getByText(m.solana_template_others())
})
