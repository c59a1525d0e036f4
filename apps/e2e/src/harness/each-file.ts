import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { keepFailure } from './keep-failure.ts'
import { readRunContext } from './run-context.ts'

let hasFailed = false

/** The tests of a journey are steps: after one that failed the others would only tell of it again. */
beforeEach(({ task, skip }) => {
  const areSteps = !task.file.filepath.includes('/sweep/')
  skip(hasFailed && areSteps, 'a step before it failed')
})

/** Keeps what can be known of every open page when a test fails, so that the failure can be looked at afterwards. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  hasFailed = true
  await keepFailure(join(readRunContext().screensFolder, '..', 'failures'), task.name)
})
