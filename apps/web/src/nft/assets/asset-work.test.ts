import { afterEach, expect, it, vi } from 'vitest'
import { learnSizes } from './asset-work.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('asks for every size, and never for so many at a time that the page stands still', async () => {
  vi.useFakeTimers()
  let asked = 0
  const files = Array.from({ length: 1_050 }, () =>
    Object.defineProperty(new File(['.'], '0.png'), 'size', {
      get: () => {
        asked += 1
        return 1
      },
    }),
  )
  const learning = learnSizes(files)
  for (let before = 0; before < asked; ) {
    expect(asked - before).toBeLessThan(300)
    before = asked
    await vi.advanceTimersToNextTimerAsync()
  }
  await learning
  expect(asked).toBe(files.length)
})
