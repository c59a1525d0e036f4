import { afterEach, expect, test, vi } from 'vitest'
import { dismissNotice, noticeList, notify, subscribeToNotices } from './notices.ts'

afterEach(() => {
  for (const { id } of noticeList()) dismissNotice(id)
})

test('shows the newest four and tells its listeners', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToNotices(listener)
  for (const title of ['1', '2', '3', '4', '5']) notify({ tone: 'info', title })
  expect(noticeList().map((notice) => notice.title)).toEqual(['2', '3', '4', '5'])
  expect(listener).toHaveBeenCalledTimes(5)
  unsubscribe()
})

test('does not say the same twice at a time', () => {
  notify({ tone: 'warn', title: 'Network Error' })
  notify({ tone: 'warn', title: 'Network Error' })
  expect(noticeList()).toHaveLength(1)
})
