import { expect, test } from 'vitest'
import { isFramedPath } from './is-framed-path.ts'

const address = `0x${'5'.repeat(40)}`

test('the embedded presale may stand in a frame', () => {
  expect(isFramedPath(`/presale/embed/${address}`)).toBe(true)
})

test.each([
  '/',
  '/presale/list',
  `/presale/detail/${address}`,
  '/presale/embed/0x12',
  `/presale/embed/${address}/more`,
  `/x/presale/embed/${address}`,
  `/presale/embed/${address}%2f..%2f..%2fdetail`,
])('%s may not', (path) => {
  expect(isFramedPath(path)).toBe(false)
})
