import { afterEach, expect, test, vi } from 'vitest'
import { inOneTab } from './in-one-tab.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = async () => {
  throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
}

test.each([
  ['where there are no locks', {}],
  ['where a frame is refused them', { locks: { request: refused } }],
  [
    'behind its lock',
    {
      locks: {
        request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}),
      },
    },
  ],
])('works %s', async (_where, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn(async () => 'done')
  expect(await inOneTab('id', work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('does nothing twice where the work itself fails', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}),
    },
  })
  const work = vi.fn(async () => {
    throw new Error('no')
  })
  await expect(inOneTab('id', work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

test('another tab does what it is given instead, and never the work', async () => {
  const request = async (name: string, options: object, work: (lock: null) => unknown) => {
    expect([name, options]).toEqual(['slipway.id', { ifAvailable: true }])
    return work(null)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => 'done')
  expect(await inOneTab('id', work, async () => 'elsewhere')).toBe('elsewhere')
  expect(work).not.toHaveBeenCalled()
})
