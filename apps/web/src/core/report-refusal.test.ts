// @vitest-environment happy-dom
import { ApiError } from '@slipway/api-client'
import { m, setLocale } from '@slipway/messages'
import { dismissNotice, noticeList } from '@slipway/ui/notices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAccessToken, readAccessToken } from './access-token.ts'
import { showCarriedNotices } from './carry-notices.ts'
import { reportForbidden, reportUnauthorized } from './report-refusal.ts'

let reload: ReturnType<typeof vi.spyOn>
const refused = (status: number, details?: unknown) =>
  new ApiError(status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN', 'Not yours', { status, details })

beforeEach(() => {
  vi.useFakeTimers()
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  reload.mockRestore()
  for (const { id } of noticeList()) dismissNotice(id)
  clearAccessToken()
  setLocale('en-US', { reload: false })
})

test('403: a notice "Forbidden" with the words of the server', async () => {
  reportForbidden(refused(403))
  await vi.waitFor(() =>
    expect(noticeList()).toMatchObject([{ title: 'Forbidden', message: 'Not yours' }]),
  )
})

test.each([
  ['NOT_OWNER', m.error_NOT_OWNER],
  ['ORIGIN_REFUSED', m.error_ORIGIN_REFUSED],
  ['FORBIDDEN', m.error_FORBIDDEN],
  ['OF_A_LATER_SERVER', m.error_FORBIDDEN],
] as const)('403 to a reader of Chinese: %s is said in Chinese', async (code, text) => {
  setLocale('zh-CN', { reload: false })
  reportForbidden(new ApiError(code as 'NOT_OWNER', 'Not yours', { status: 403 }))
  const told = { title: '禁止访问', message: text({}, { locale: 'zh-CN' }) }
  await vi.waitFor(() => expect(noticeList()).toMatchObject([told]))
})

test('401 with a token: notice, sign-out, and a reload after 1.5 s', () => {
  Reflect.set(document, 'cookie', 'slipway_access_token=abc; Path=/')
  reportUnauthorized(refused(401), 'abc')
  expect(noticeList()).toMatchObject([
    { title: 'Unauthorized', message: 'Authorization verification failed' },
  ])
  expect(readAccessToken()).toBeUndefined()
  vi.advanceTimersByTime(1_499)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('what the page told before that reload is told again after it, and only then', () => {
  Reflect.set(document, 'cookie', 'slipway_access_token=abc; Path=/')
  reportUnauthorized(refused(401), 'abc')
  vi.advanceTimersByTime(1_500)
  for (const { id } of noticeList()) dismissNotice(id)
  showCarriedNotices()
  expect(noticeList()).toMatchObject([{ tone: 'bad', title: 'Unauthorized' }])
  for (const { id } of noticeList()) dismissNotice(id)
  showCarriedNotices()
  expect(noticeList()).toEqual([])
})

test('401 without a token: a notice alone', () => {
  reportUnauthorized(refused(401), undefined)
  vi.advanceTimersByTime(10_000)
  expect(noticeList()).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})

test('401 that says the visitor is signed in: nothing at all', () => {
  reportUnauthorized(refused(401, { isLogin: true }), 'abc')
  expect(noticeList()).toEqual([])
})

test.each([undefined, 'older'])('401 for %s leaves the sign-in alone that came since', (token) => {
  Reflect.set(document, 'cookie', 'slipway_access_token=abc; Path=/')
  reportUnauthorized(refused(401), token)
  vi.advanceTimersByTime(10_000)
  expect(readAccessToken()).toBe('abc')
  expect(reload).not.toHaveBeenCalled()
})
