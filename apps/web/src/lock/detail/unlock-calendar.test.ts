import { expect, test } from 'vitest'
import { unlockPoints } from './unlock-calendar.tsx'

test('what is locked falls with each unlock to what is for ever', () => {
  const sum = {
    totalLocked: '900',
    unlocks: [
      { at: 200, amount: '300' },
      { at: 300, amount: '400' },
    ],
  }
  expect(unlockPoints(sum, 1, 100)).toEqual({ times: [100, 200, 300], values: [90, 60, 20] })
})

test('without unlocks there is one point', () => {
  const sum = { totalLocked: '5', unlocks: [] }
  expect(unlockPoints(sum, 0, 7)).toEqual({ times: [7], values: [5] })
})
