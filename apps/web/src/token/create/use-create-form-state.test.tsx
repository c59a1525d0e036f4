// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftLock } from '../../form/draft-lock.ts'
import { emptyTokenForm } from './empty-token-form.ts'
import { loadTokenDraft, saveTokenDraft } from './token-draft-storage.ts'
import { useCreateFormState } from './use-create-form-state.ts'

/** Of this browser, before the form's own lock is made. */
const locks = await vi.hoisted(async () => {
  const { fakeLocks } = await import('../../../test/fake-locks.ts')
  const value = fakeLocks()
  Object.defineProperty(globalThis.navigator, 'locks', { value, configurable: true })
  return value
})

const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 450)))

test('does not overwrite what another tab has typed since this one was opened, until that is closed', async () => {
  const { result, unmount } = renderHook(() => useCreateFormState(undefined, undefined))
  await act(async () => {})
  const other = createDraftLock(`token-draft.${activeChain.chainId}`, locks)
  await other.hold()
  const values = { ...emptyTokenForm, name: 'Harbour' }
  saveTokenDraft({ values, seed: result.current.seed, savedAt: 1 })
  act(() => result.current.form.setFieldValue('name', 'L'))
  // Whether another tab keeps it is not yet known.
  act(() => result.current.renewSeed())
  expect(loadTokenDraft()?.values.name).toBe('Harbour')
  await pause()
  expect(loadTokenDraft()?.values.name).toBe('Harbour')
  expect(result.current.isElsewhere).toBe(true)
  other.release()
  act(() => result.current.form.setFieldValue('name', 'Lighthouse'))
  await pause()
  expect(loadTokenDraft()?.values.name).toBe('Lighthouse')
  expect(result.current.isElsewhere).toBe(false)
  unmount()
})

test('a form that was emptied is empty after a reload', async () => {
  const open = () => renderHook(() => useCreateFormState(undefined, undefined))
  const first = open()
  act(() => first.result.current.form.setFieldValue('name', 'Lighthouse'))
  await pause()
  act(() => first.result.current.form.setFieldValue('name', ''))
  await pause()
  first.unmount()
  const again = open()
  expect(again.result.current.form.getValues().name).toBe('')
  again.unmount()
  sessionStorage.clear()
  // To another visit nothing is offered to go on with.
  const later = open()
  expect(later.result.current.offered).toBeNull()
  later.unmount()
})
