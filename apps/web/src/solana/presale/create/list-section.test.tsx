// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { ListSection } from './list-section.tsx'
import { emptyPresaleForm, type PresaleFormValues } from './presale-form-values.ts'
import type { PresaleForm } from './use-presale-form.ts'

// Fields of several lines measure themselves once a font has loaded, which this document knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterEach(cleanup)

function Section() {
  const form = useForm<PresaleFormValues>({
    ...{ mode: 'uncontrolled', initialValues: emptyPresaleForm },
  })
  return <ListSection form={form as unknown as PresaleForm['form']} />
}

test('the second tier has a window of its own only before everybody comes in', () => {
  renderWithTheme(<Section />)
  const choose = (title: string) =>
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${title}`) }))
  const windows = () =>
    [m.presale_field_t1(), m.presale_field_t2()].map(
      (label) => screen.queryByLabelText(label, { exact: false }) !== null,
    )
  expect(windows()).toEqual([false, false])
  choose(m.presale_whitelist_tiers())
  expect(windows()).toEqual([true, true])
  choose(m.presale_whitelist_only())
  expect(windows()).toEqual([true, false])
})
