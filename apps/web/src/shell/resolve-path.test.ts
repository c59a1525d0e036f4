import { expect, test } from 'vitest'
import { resolvePath } from './resolve-path.ts'

test.each([
  ['/', '/index'],
  ['/presale', '/presale/list'],
  ['/token', '/token/create'],
  ['/lock', '/lock/create'],
  ['/user', '/user/login'],
  ['/presale/', '/presale/list'],
])('%s leads to %s', (from, to) => {
  expect(resolvePath(from, false)).toEqual({ kind: 'redirect', to })
})

test('a bare sign-in address leads to the landing page, one with a redirect shows the form', () => {
  expect(resolvePath('/user/login', false)).toEqual({
    kind: 'redirect',
    to: '/dashboard/workplace',
  })
  expect(resolvePath('/user/login', true).kind).toBe('unopened')
})

test.each(['/nope', '/presale/detail', '/presale/detail/1/2', '/PRESALE/list', '/lock/detail/0x1'])(
  '%s is unknown',
  (path) => {
    expect(resolvePath(path, false)).toEqual({ kind: 'unknown' })
  },
)
