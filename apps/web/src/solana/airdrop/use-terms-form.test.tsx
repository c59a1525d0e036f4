// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { testLockToken } from '../lock/test/test-lock-token.ts'
import { useTermsForm } from './use-terms-form.ts'

const token = testLockToken()
const open = (kept: string) =>
  renderHook(() => useTermsForm(token, 1_800_000_000, kept, () => undefined)).result

beforeEach(() => sessionStorage.clear())

test('a reload finds what was typed and chosen, and another token’s form does not', () => {
  const form = open('one')
  act(() => form.current.choose({ release: 'linear', end: 'never' }))
  act(() => form.current.set('firstPercent', '40'))
  expect(open('one').current).toMatchObject({
    ...{
      choices: { release: 'linear', end: 'never', start: 'now' },
      values: { firstPercent: '40' },
    },
  })
  expect(open('two').current).toMatchObject({
    ...{ choices: { release: 'once', end: 'date' }, values: { firstPercent: '25' } },
  })
})
