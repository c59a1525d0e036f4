// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFormChoice } from './use-form-choice.ts'

afterEach(cleanup)

test('what a link fills in as the form is first drawn is known, and what is typed after', () => {
  const { result } = renderHook(() => {
    const form = useForm({ mode: 'uncontrolled', initialValues: { mint: '' } })
    useEffect(() => {
      // A link fills in an empty field alone.
      if (form.getValues().mint === '') form.setValues({ mint: 'A' })
    })
    return { form, mint: useFormChoice(form, 'mint') }
  })
  expect(result.current.mint).toBe('A')
  act(() => result.current.form.setValues({ mint: 'B' }))
  expect(result.current.mint).toBe('B')
})
