import { gradeNodeSpeed, type NodeSpeed, nodeSpeedLimits } from './node-speed.ts'

/** Clock and timers, injected so that tests need not wait. */
export interface SpeedClock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Calls back every so many milliseconds. @returns a function that stops it. */
  readonly every: (milliseconds: number, call: () => void) => () => void
}

/** The machine's own clock. */
export const systemSpeedClock: SpeedClock = {
  now: () => performance.now(),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds)
    return () => clearInterval(timer)
  },
}

const timedOut: NodeSpeed = { grade: 'timeout', milliseconds: undefined }

/**
 * Measures a node every 3 s, one measurement at a time. A watchdog looks every 2 s, and gives up a measurement that is
 * older than 4 s, so that a request that never settles cannot freeze the indicator.
 * @param ping one small request to the node; what it returns does not matter.
 * @param report called with each result, at most once for each measurement.
 * @returns a function that ends the measuring.
 */
export function watchNodeSpeed(
  ping: () => Promise<unknown>,
  report: (speed: NodeSpeed) => void,
  clock: SpeedClock = systemSpeedClock,
): () => void {
  let running: { readonly startedAt: number } | undefined

  function settle(measurement: { readonly startedAt: number }, speed: NodeSpeed): void {
    // A late answer to a measurement that was given up must not overwrite a newer result.
    if (running !== measurement) return
    running = undefined
    report(speed)
  }

  function measure(): void {
    if (running) return
    const measurement = { startedAt: clock.now() }
    running = measurement
    ping().then(
      () => {
        const milliseconds = Math.round(clock.now() - measurement.startedAt)
        const late = milliseconds > nodeSpeedLimits.timeoutMs
        settle(measurement, late ? timedOut : { grade: gradeNodeSpeed(milliseconds), milliseconds })
      },
      () => settle(measurement, timedOut),
    )
  }

  function watch(): void {
    const measurement = running
    if (measurement && clock.now() - measurement.startedAt >= nodeSpeedLimits.timeoutMs) {
      settle(measurement, timedOut)
    }
  }

  const stopPoll = clock.every(nodeSpeedLimits.pollMs, measure)
  const stopWatchdog = clock.every(nodeSpeedLimits.watchdogMs, watch)
  measure()
  return () => {
    running = undefined
    stopPoll()
    stopWatchdog()
  }
}
