import { describe, expect, test } from 'vitest'
import { gradeNodeSpeed, type NodeSpeed, nodeSpeedLimits } from './node-speed.ts'
import { watchNodeSpeed } from './watch-node-speed.ts'

test.each([
  [0, 'green'],
  [400, 'green'],
  [401, 'yellow'],
  [1_200, 'yellow'],
  [1_201, 'red'],
])('%i ms is %s', (milliseconds, grade) => {
  expect(gradeNodeSpeed(milliseconds)).toBe(grade)
})

test('the times are those of the specification', () => {
  expect(nodeSpeedLimits).toEqual({
    pollMs: 3_000,
    watchdogMs: 2_000,
    timeoutMs: 4_000,
    greenMaxMs: 400,
    yellowMaxMs: 1_200,
  })
})

/** A clock that moves only when told, in steps of 100 ms, and pings that settle when told. */
function harness() {
  let time = 0
  const timers: { period: number; due: number; call: () => void }[] = []
  const pings: { resolve: () => void; reject: (reason: unknown) => void }[] = []
  const speeds: NodeSpeed[] = []
  const clock = {
    now: () => time,
    every(period: number, call: () => void) {
      const timer = { period, due: time + period, call }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  }
  const ping = () =>
    new Promise<void>((resolve, reject) => {
      pings.push({ resolve, reject })
    })
  async function pass(milliseconds: number) {
    for (let spent = 0; spent < milliseconds; spent += 100) {
      time += 100
      for (const timer of [...timers]) {
        if (timer.due > time) continue
        timer.due += timer.period
        timer.call()
      }
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return {
    clock,
    ping,
    pass,
    pings,
    speeds,
    stop: watchNodeSpeed(ping, (speed) => speeds.push(speed), clock),
  }
}

describe('watchNodeSpeed', () => {
  test('measures at once and then every 3 s', async () => {
    const { pings, pass, speeds } = harness()
    expect(pings).toHaveLength(1)
    await pass(200)
    pings[0]?.resolve()
    await pass(100)
    expect(speeds).toEqual([{ grade: 'green', milliseconds: 300 }])
    await pass(2_700)
    expect(pings).toHaveLength(2)
  })

  test('a failed check is a time-out', async () => {
    const { pings, pass, speeds } = harness()
    pings[0]?.reject(new Error('down'))
    await pass(100)
    expect(speeds).toEqual([{ grade: 'timeout', milliseconds: undefined }])
  })

  test('a check that never settles is given up by the watchdog, and the next poll measures anew', async () => {
    const { pings, pass, speeds } = harness()
    await pass(3_900)
    expect(speeds).toEqual([])
    expect(pings).toHaveLength(1)
    await pass(100)
    expect(speeds).toEqual([{ grade: 'timeout', milliseconds: undefined }])
    await pass(2_000)
    expect(pings).toHaveLength(2)
    pings[1]?.resolve()
    await pass(100)
    // The answer that came too late changes nothing any more.
    pings[0]?.resolve()
    await pass(100)
    expect(speeds.map(({ grade }) => grade)).toEqual(['timeout', 'green'])
  })

  test('reports nothing after it was stopped', async () => {
    const { pings, pass, speeds, stop } = harness()
    stop()
    pings[0]?.resolve()
    await pass(10_000)
    expect(pings).toHaveLength(1)
    expect(speeds).toEqual([])
  })
})
