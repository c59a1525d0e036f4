// @vitest-environment happy-dom
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { afterEach, expect, test, vi } from 'vitest'
import { clearAccessToken, readAccessToken, storeAccessToken } from './access-token.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearAccessToken()
})

test('a sign-in is kept in a cookie for 7 days, as long as its session lasts', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  storeAccessToken('a b')
  const [cookie = ''] = written.mock.calls[0] ?? []
  expect(cookie).toContain('=a%20b;')
  expect(cookie).toContain('; Max-Age=604800;')
  expect(cookie).toContain('; SameSite=Lax')
  expect(accountLimits.sessionSeconds * 1_000).toBe(604_800_000)
})

test.each(['https:', 'http:'])(
  'over %s the cookie is sent encrypted wherever it can be',
  (protocol) => {
    vi.spyOn(window.location, 'protocol', 'get').mockReturnValue(protocol)
    const written = vi.spyOn(document, 'cookie', 'set')
    storeAccessToken('abc')
    clearAccessToken()
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    const secure = protocol === 'https:' ? '; Secure' : ''
    expect(cookies).toEqual([
      `slipway_access_token=abc; Path=/; Max-Age=604800; SameSite=Lax${secure}`,
      `slipway_access_token=; Path=/; Max-Age=0; SameSite=Lax${secure}`,
    ])
  },
)

test('what was kept is read, and gone after signing out', () => {
  storeAccessToken('a b')
  expect(readAccessToken()).toBe('a b')
  clearAccessToken()
  expect(readAccessToken()).toBeUndefined()
})

test('another cookie is no token', () => {
  expect(readAccessToken('theme=dark; slipway_access_token=x; slipway_access=y')).toBe('x')
  expect(readAccessToken('theme=dark')).toBeUndefined()
})
