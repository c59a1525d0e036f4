// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import InviterSection from './inviter-section.tsx'
import { emptyPresaleForm, type PresaleFormValues } from './presale-form-values.ts'
import type { PresaleForm } from './use-presale-form.ts'

afterEach(cleanup)

function Section() {
  const form = useForm<PresaleFormValues>({
    ...{ mode: 'uncontrolled', initialValues: emptyPresaleForm },
    initialErrors: { inviterTwo: 'It is zero.' },
  })
  return <InviterSection form={form as unknown as PresaleForm['form']} />
}

test('levels are asked for where inviters are rewarded, each with its fault', () => {
  renderWithTheme(<Section />)
  const level = (number: number) =>
    screen.queryByLabelText(m.presale_field_inviter_level({ level: number }), { exact: false })
  expect(level(1)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(m.presale_field_inviters()) }))
  expect((level(1) as HTMLInputElement).value).toBe('5')
  expect(level(3)).not.toBeNull()
  screen.getByText('It is zero.')
  screen.getByText(m.presale_inviters_limit_private({ max: '10%' }))
})
