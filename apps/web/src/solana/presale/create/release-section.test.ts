import { expect, test } from 'vitest'
import { presaleReleasePoints } from './release-section.tsx'

const day = 86_400

test('all at once at the end; in parts until the whole is reached, the last of them smaller', () => {
  const once = { endAt: 1_000, firstBps: 10_000, cycleSeconds: 0, cycleBps: 0 }
  expect(presaleReleasePoints(once)).toEqual([{ at: 1_000, share: 10_000 }])
  const parts = { endAt: 1_000, firstBps: 2_500, cycleSeconds: day, cycleBps: 4_000 }
  expect(presaleReleasePoints(parts)).toEqual([
    { at: 1_000, share: 2_500 },
    { at: 1_000 + day, share: 6_500 },
    { at: 1_000 + 2 * day, share: 10_000 },
  ])
})
