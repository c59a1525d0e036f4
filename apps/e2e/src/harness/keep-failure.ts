import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { openPages } from './open-visitors.ts'

/** Contexts that are being traced. */
const tracedContexts = new Set<BrowserContext>()

/** Begins to record what a visitor does and sees, step by step: `npx playwright-core show-trace` plays it. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ screenshots: true, snapshots: true })
  tracedContexts.add(context)
  context.on('close', () => tracedContexts.delete(context))
}

/**
 * Keeps what can be known of every open page when a test fails: a picture, its address and console, and the trace where
 * one is being recorded.
 * @param folder where the files go
 * @param test title of the test that failed
 */
export async function keepFailure(folder: string, test: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const name = test.replaceAll(/[^\w-]+/g, '_').slice(0, 80)
  for (const [index, [page, lines]] of [...openPages].entries()) {
    const path = join(folder, `${name}-${index}`)
    await writeFile(`${path}.log`, `${page.url()}\n${lines.join('\n')}\n`)
    // A page that is closing cannot be photographed any more.
    await page.screenshot({ path: `${path}.png` }).catch(() => undefined)
  }
  for (const [index, context] of [...tracedContexts].entries()) {
    tracedContexts.delete(context)
    const path = join(folder, `${name}-${index}.trace.zip`)
    await context.tracing.stop({ path }).catch(() => undefined)
  }
}
