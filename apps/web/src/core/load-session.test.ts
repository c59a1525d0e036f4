// @vitest-environment happy-dom
import { ApiError } from '@slipway/api-client'
import { dismissNotice, noticeList } from '@slipway/ui/notices'
import { afterEach, expect, test, vi } from 'vitest'
import { menuSections } from '../frame/menu-groups.ts'
import { clearAccessToken, readAccessToken, storeAccessToken } from './access-token.ts'
import { accountApi } from './account-api.ts'
import { afterFailedLoad, forgetSession, loadSession } from './load-session.ts'
import { localSession } from './session.ts'
import { useSessionStore } from './session-store.ts'

const user = { name: 'Admin', welcome: 'Anna', avatar: '/favicon.svg', roles: [], info: {} }
const nav = [{ group: 'token', entries: [{ path: '/token/create' }] }]

function answer(given: { info?: Error } = {}) {
  vi.spyOn(accountApi, 'getUserInfo').mockImplementation(async () => {
    if (given.info) throw given.info
    return user
  })
  vi.spyOn(accountApi, 'getUserNav').mockResolvedValue(nav)
  vi.spyOn(accountApi, 'logout').mockRejectedValue(new ApiError('INTERNAL', 'no', { status: 500 }))
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of noticeList()) dismissNotice(id)
  clearAccessToken()
  forgetSession()
})

test('without a token nothing is asked', async () => {
  answer()
  expect(await loadSession()).toBe(false)
  expect(accountApi.getUserInfo).not.toHaveBeenCalled()
})

test('a stored token brings the account, its roles and its menu; ways out are never taken away', async () => {
  answer()
  storeAccessToken('abc')
  expect(await loadSession()).toBe(false)
  const { session } = useSessionStore.getState()
  expect(session).toMatchObject({ token: 'abc', welcome: 'Anna', roles: localSession.roles })
  const shown = menuSections(session).flatMap(({ entries }) => entries.map(({ path }) => path))
  expect(shown).toContain('/token/create')
  expect(shown).not.toContain('/nft/create')
  expect(shown).toContain('/lock/token')
})

test('user information that cannot be loaded: a notice, and the visitor is signed out', async () => {
  answer({ info: new ApiError('INTERNAL', 'no', { status: 500 }) })
  storeAccessToken('abc')
  expect(await loadSession()).toBe(true)
  expect(noticeList()).toMatchObject([
    { title: 'Error', message: 'Failed to request user info, please retry.' },
  ])
  expect(accountApi.logout).toHaveBeenCalledTimes(1)
  expect(readAccessToken()).toBeUndefined()
  expect(useSessionStore.getState().session).toBe(localSession)
})

test('signed out so, the token is ended on the server too', async () => {
  const asked: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(request as Request)
    return Response.json({ error: { code: 'INTERNAL', message: 'no' } }, { status: 500 })
  })
  storeAccessToken('abc')
  expect(await loadSession()).toBe(true)
  await vi.waitFor(() => expect(asked.at(-1)?.url).toMatch(/\/api\/auth\/logout$/))
  expect(asked.at(-1)?.headers.get('Access-Token')).toBe('abc')
  expect(readAccessToken()).toBeUndefined()
})

test('a token that another refusal took away before the account was loaded: the same', async () => {
  answer()
  useSessionStore.getState().set({ ...localSession, token: 'abc', roles: [] })
  expect(await loadSession()).toBe(true)
  expect(noticeList()).toMatchObject([{ title: 'Error' }])
  expect(useSessionStore.getState().session).toBe(localSession)
})

const cutOff = new ApiError('NETWORK', 'aborted', { status: 0 })

test('a call that was cut off, as by leaving the page, signs nobody out: it is made again', async () => {
  answer()
  vi.mocked(accountApi.getUserInfo).mockRejectedValueOnce(cutOff)
  storeAccessToken('abc')
  expect(await loadSession()).toBe(false)
  expect(readAccessToken()).toBe('abc')
  expect(noticeList()).toEqual([])
})

test('a server that stays away: a notice, and the visitor is signed out', async () => {
  answer({ info: cutOff })
  storeAccessToken('abc')
  expect(await loadSession()).toBe(true)
  expect(accountApi.getUserInfo).toHaveBeenCalledTimes(2)
  expect(readAccessToken()).toBeUndefined()
})

test('who is signed out is led to sign in and back, but never away from what is theirs', () => {
  expect(afterFailedLoad('/presale/create?chain=bsc')).toBe(
    '/user/login?redirect=%2Fpresale%2Fcreate%3Fchain%3Dbsc',
  )
  expect(afterFailedLoad('/presale/detail/7?chain=bsc')).toBeUndefined()
  expect(afterFailedLoad('/lock/token')).toBeUndefined()
})
