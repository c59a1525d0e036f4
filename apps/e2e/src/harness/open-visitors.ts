import type { Page } from 'playwright-core'

/** The pages of everybody who is visiting right now, each with what it said in its console, for a look when a journey fails. */
export const openPages = new Map<Page, string[]>()

/** Lines of a console that are kept; a page that says more is not read to its end. */
const MOST_LINES = 2_000

/** Counts a page among the open ones until it closes. */
export function watchOpenPage(page: Page): void {
  const lines: string[] = []
  const add = (line: string) => {
    if (lines.length < MOST_LINES) lines.push(line)
  }
  openPages.set(page, lines)
  page.on('console', (message) => {
    const { url, lineNumber } = message.location()
    add(`${message.type()}: ${message.text()}${url ? ` (${url}:${lineNumber})` : ''}`)
  })
  page.on('pageerror', (error) => add(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) =>
    add(`request: ${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`),
  )
  page.on('close', () => openPages.delete(page))
}
