import { expect, test } from 'vitest'
import { resolvePath } from './resolve-path.ts'

test.each([
  ['/', '/index'],
  ['/presale', '/presale/list'],
  ['/token', '/token/create'],
  ['/lock', '/lock/create'],
  ['/user', '/user/login'],
  ['/tools/repair', '/lp/fix'],
  ['/presale/', '/presale/list'],
])('%s leads to %s', (from, to) => {
  expect(resolvePath(from)).toEqual({ kind: 'redirect', to })
})

test.each(['/nope', '/presale/detail', '/presale/detail/1/2', '/PRESALE/list', '/lock/detail/0x1'])(
  '%s is unknown',
  (path) => {
    expect(resolvePath(path)).toEqual({ kind: 'unknown' })
  },
)
