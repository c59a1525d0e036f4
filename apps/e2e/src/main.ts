// `node apps/e2e/src/main.ts [--only name,…] [--title text] [--screens gate|full] [--shard n/m] [--bail] [--keep]`: one stack, one browser, all journeys.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './runner/read-options.ts'
import { runJourneys } from './runner/run-journeys.ts'
import { startRun } from './runner/start-run.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'

const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(dirname(folder))
const options = readOptions(process.argv.slice(2))
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort())
}

function say(text: string): void {
  process.stdout.write(`browser: ${text}\n`)
}

function untilInterrupted(): Promise<void> {
  const { signal } = interruption
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

const startedAt = Date.now()
const seconds = () => Math.round((Date.now() - startedAt) / 1_000)

await mkdir(join(root, '.slipway'), { recursive: true })
const run = await startRun({
  root,
  sweep: options.sweep,
  signal: interruption.signal,
  say: ({ from, text }) => say(`${from}: ${text}`),
})
try {
  const { context } = run
  say(`stack ready after ${seconds()} s: ${context.webUrl}/?chain=local`)
  const results = await runJourneys(folder, context, options, interruption.signal)
  for (const { file, test, message } of results.failures)
    say(`failed: ${file}: ${test}: ${message}`)
  for (const { file, message } of results.flaky) say(`passed the second time: ${file}: ${message}`)
  if (options.sweep === 'full') say(`screens: ${await writeContactSheet(context.screensFolder)}`)
  say(`${results.tests} passed, ${results.failures.length} failed in ${seconds()} s`)
  process.exitCode = results.passed ? 0 : 1
  if (options.keep) {
    say('the stack stays until Ctrl-C')
    await untilInterrupted()
  }
} finally {
  await run.stop()
}
