import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { toEnvironment } from '../apps/e2e/src/harness/run-context.ts'
import { measureAssetTimes } from '../apps/e2e/src/measure/asset-times.ts'
import { chromiumFlags } from '../apps/e2e/src/runner/chromium-flags.ts'
import { startRun } from '../apps/e2e/src/runner/start-run.ts'
import { requireChromium } from '../scripts/checks/system.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Longer than that, and people notice that a page stands still (quality figures, "Web"). */
const LONGEST_PAUSE_MS = 200

function row(name: string, value: number, unit: string, target: number | null): BenchRow {
  const whole = Math.round(value)
  return benchRow({ area: 'assets', name, value: whole, unit, target, better: 'lower' })
}

/** A collection of 10 000 pictures in the production build, on a stack of its own, broken off by a reload on the way. */
export async function measure(): Promise<readonly BenchRow[]> {
  const run = await startRun({ root, sweep: 'gate', say: () => undefined })
  Object.assign(process.env, toEnvironment(run.context))
  try {
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: [...chromiumFlags],
    })
    try {
      const measured = await measureAssetTimes(browser, run.context.webUrl)
      return [
        row('10 000 assets, from choice to preview', measured.chooseMs, 'ms', null),
        row(
          '10 000 assets, longest pause between frames at the choice',
          measured.chooseGapMs,
          'ms',
          LONGEST_PAUSE_MS,
        ),
        row(
          '10 000 assets, addressed and stored with their metadata',
          measured.storeMs,
          'ms',
          null,
        ),
        row('10 000 assets, files taken twice after a break', measured.takenTwice, 'files', 0),
        row(
          '10 000 assets, longest pause between frames meanwhile',
          measured.longestGapMs,
          'ms',
          LONGEST_PAUSE_MS,
        ),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    await run.stop()
  }
}
