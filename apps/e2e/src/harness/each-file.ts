import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { openPages } from './open-visitors.ts'
import { readRunContext } from './run-context.ts'

let hasFailed = false

/** The tests of a journey are steps: after one that failed the others would only tell of it again. */
beforeEach(({ task, skip }) => {
  const areSteps = !task.file.filepath.includes('/sweep/')
  skip(hasFailed && areSteps, 'a step before it failed')
})

/** Photographs every open page when a test fails, so that the failure can be looked at afterwards. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  hasFailed = true
  const folder = join(readRunContext().screensFolder, '..', 'failures')
  await mkdir(folder, { recursive: true })
  const name = task.name.replaceAll(/[^\w-]+/g, '_').slice(0, 80)
  for (const [index, page] of [...openPages].entries()) {
    // A page that is closing cannot be photographed any more.
    await page.screenshot({ path: join(folder, `${name}-${index}.png`) }).catch(() => undefined)
  }
})
