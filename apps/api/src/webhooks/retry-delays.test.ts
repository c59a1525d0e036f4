import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, retrySeconds } from './retry-delays.ts'

const delays = (random: number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => retrySeconds(n + 1, () => random) ?? 0)

describe('retrySeconds', () => {
  it('waits longer each time, over three days in all', () => {
    const all = delays(0.5)
    expect(all).toEqual([...all].sort((a, b) => a - b))
    const hours = all.reduce((sum, one) => sum + one, 0) / 3_600
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThan(74)
  })

  it('differs by a fifth, and ends', () => {
    expect(retrySeconds(3, () => 0)).toBeCloseTo(240)
    expect(retrySeconds(3, () => 1)).toBeCloseTo(360)
    expect(retrySeconds(MAX_ATTEMPTS)).toBeUndefined()
  })
})
