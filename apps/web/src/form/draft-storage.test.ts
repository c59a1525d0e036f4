// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createDraftStorage } from './draft-storage.ts'

const drafts = createDraftStorage('test-draft.1', { name: '', cap: '7' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('keeps what was typed, and knows whether it was in this visit', () => {
  expect(drafts.load()).toBeNull()
  const savedAt = drafts.save({ name: 'Harbour', cap: '9' })
  expect(drafts.load()).toEqual({ values: { name: 'Harbour', cap: '9' }, savedAt })
  expect(drafts.isOfThisVisit()).toBe(true)
  sessionStorage.clear()
  expect(drafts.isOfThisVisit()).toBe(false)
  drafts.clear()
  expect(drafts.load()).toBeNull()
})

test('entries that another release did not know are filled in, and nonsense is no draft', () => {
  localStorage.setItem('slipway.test-draft.1', '{"values":{"name":"Old"},"savedAt":5}')
  expect(drafts.load()?.values).toEqual({ name: 'Old', cap: '7' })
  localStorage.setItem('slipway.test-draft.1', '{"name":"nobody of ours"}')
  expect(drafts.load()).toBeNull()
  localStorage.setItem('slipway.test-draft.1', '{')
  expect(drafts.load()).toBeNull()
})

test('a full storage loses the draft, not the page', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => drafts.save({ name: 'Harbour', cap: '9' })).not.toThrow()
  setItem.mockRestore()
})
