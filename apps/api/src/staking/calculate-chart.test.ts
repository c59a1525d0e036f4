import { describe, expect, it } from 'vitest'
import { calculateChart, type PoolStep } from './calculate-chart.ts'

const YEAR = 31_536_000n
const step = (at: number, change: Partial<PoolStep> = {}): PoolStep => ({
  at,
  totalStaked: 10n ** 18n,
  stakerCount: 1,
  rewardPerSecond: 2n,
  startTime: 100,
  endTime: 200,
  ...change,
})
const line = (steps: readonly PoolStep[], now: number, kind = 'token') =>
  calculateChart(kind, steps, now).map(({ at, apr }) => [at, apr])

describe('calculateChart', () => {
  it('has a point where the clock begins and ends rewards, and one now', () => {
    expect(line([step(50)], 300)).toEqual([
      [50, 0n],
      [100, 2n * YEAR],
      [200, 0n],
      [300, 0n],
    ])
  })

  it('shows each change of stake and rate from its moment on', () => {
    const steps = [
      step(100, { totalStaked: 0n }),
      step(110),
      step(120, { totalStaked: 2n * 10n ** 18n }),
      step(130, { totalStaked: 2n * 10n ** 18n, rewardPerSecond: 8n }),
    ]
    expect(line(steps, 140)).toEqual([
      [100, 0n],
      [110, 2n * YEAR],
      [120, YEAR],
      [130, 8n * (YEAR / 2n)],
      [140, 8n * (YEAR / 2n)],
    ])
  })

  it('takes the last of many changes at one moment', () => {
    expect(line([step(110), step(110, { rewardPerSecond: 4n })], 110)).toEqual([[110, 4n * YEAR]])
  })

  it('draws rewards that were stopped as the event left them', () => {
    expect(line([step(110), step(150, { endTime: 150 })], 160)).toEqual([
      [110, 2n * YEAR],
      [150, 0n],
      [160, 0n],
    ])
  })

  it('counts NFTs one each, and a network whose clock lags never draws backwards', () => {
    expect(line([step(110, { totalStaked: 4n })], 90, 'nft')).toEqual([[110, YEAR / 2n]])
  })
})
