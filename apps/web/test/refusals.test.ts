// @vitest-environment happy-dom
import { dismissNotice, noticeList } from '@slipway/ui/notices'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reviewApi, useReviewSession } from '../src/badges/review/review-session.ts'
import { clearAccessToken, readAccessToken, storeAccessToken } from '../src/core/access-token.ts'
import { accountApi } from '../src/core/account-api.ts'
import { badgeApi } from '../src/core/badge-api.ts'
import { critiqueApi } from '../src/core/critique-api.ts'
import { webhookApi } from '../src/core/webhook-api.ts'
import { assetApi } from '../src/nft/assets/asset-api.ts'

const document1 = new Blob(['one'])
const calls: [string, number, () => Promise<unknown>][] = [
  ['account', 6_000, () => accountApi.getUserInfo()],
  ['badges', 6_000, () => badgeApi.getBadges({ chain: 'bsc', address: '0xab' })],
  ['own applications', 6_000, () => badgeApi.listApplications()],
  [
    'a document',
    120_000,
    () => badgeApi.addDocument('1', { role: 'identity', name: 'a' }, document1),
  ],
  ['critique', 6_000, () => critiqueApi.listOwn()],
  ['webhooks', 6_000, () => webhookApi.list()],
  ['upload quota', 6_000, () => assetApi.getUploadQuota()],
  ['assets', 180_000, () => assetApi.uploadAssets([document1])],
]
const reviewCalls: [string, number, () => Promise<unknown>][] = [
  ['the queue', 6_000, () => reviewApi.readQueue('submitted')],
  ['a reviewed document', 120_000, () => reviewApi.openDocument('1', '2')],
]

let status = 403
let reload: ReturnType<typeof vi.spyOn>
const timeouts: number[] = []
const fail = (call: () => Promise<unknown>) => call().catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  timeouts.length = 0
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    return new AbortController().signal
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'NOT_OWNER', message: 'Not yours' } }, { status }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const { id } of noticeList()) dismissNotice(id)
  clearAccessToken()
  useReviewSession.setState({ token: undefined, isOver: false })
})

describe.each([...calls, ...reviewCalls])('%s', (_name, timeoutMs, call) => {
  test('is told when it is forbidden, and is given up after its time', async () => {
    status = 403
    await fail(call)
    await vi.waitFor(() =>
      expect(noticeList()).toMatchObject([{ title: 'Forbidden', message: 'Not yours' }]),
    )
    expect(timeouts).toEqual([timeoutMs])
  })
})

describe.each(calls)('401 for %s', (_name, _timeoutMs, call) => {
  beforeEach(() => {
    status = 401
  })

  test('with a token signs out, once the visitor is told', async () => {
    storeAccessToken('abc')
    await fail(call)
    expect(noticeList()).toMatchObject([{ title: 'Unauthorized' }])
    expect(readAccessToken()).toBeUndefined()
    vi.advanceTimersByTime(1_500)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('without one leaves a sign-in alone that came since', async () => {
    const refused = fail(call)
    storeAccessToken('abc')
    await refused
    vi.advanceTimersByTime(10_000)
    expect(readAccessToken()).toBe('abc')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe.each(reviewCalls)('401 for %s', (_name, _timeoutMs, call) => {
  test('ends the operator’s sign-in where there was one, and never the visitor’s own', async () => {
    status = 401
    storeAccessToken('abc')
    await fail(call)
    expect(useReviewSession.getState().isOver).toBe(false)
    useReviewSession.getState().begin('operator')
    await fail(call)
    expect(useReviewSession.getState()).toMatchObject({ token: undefined, isOver: true })
    expect(readAccessToken()).toBe('abc')
  })

  test('with an operator’s old token leaves the sign-in alone that came since', async () => {
    status = 401
    useReviewSession.getState().begin('old')
    const refused = fail(call)
    useReviewSession.getState().begin('new')
    await refused
    expect(useReviewSession.getState()).toMatchObject({ token: 'new', isOver: false })
  })
})
