import type { BrowserContext, ConsoleMessage } from 'playwright-core'
import { readRunContext } from './run-context.ts'

/** What a page did that no user should ever cause. */
export type PageProblem = {
  readonly kind: 'uncaught' | 'console' | 'foreign-request'
  readonly text: string
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Records everything that went wrong in any page of a browser context: uncaught errors, console errors, and requests to
 * hosts other than this machine, of which there must be none by default.
 */
export class PageWatch {
  readonly problems: PageProblem[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.#add('uncaught', String(error.error())))
    context.on('console', (message) => this.#hear(message))
    context.on('request', (request) => {
      const url = new URL(request.url())
      const isNetwork = /^(https?|wss?):$/.test(url.protocol)
      if (isNetwork && !loopback.has(url.hostname)) this.#add('foreign-request', request.url())
    })
  }

  /** Problems that the journey causes on purpose, such as failed requests while a process is down. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** What happened and was not expected. Lines in the console alone are a matter of the full run. */
  unexpected(): readonly PageProblem[] {
    const isGate = readRunContext().sweep === 'gate'
    return this.problems.filter(
      ({ kind, text }) =>
        !(isGate && kind === 'console') && !this.#expected.some((pattern) => pattern.test(text)),
    )
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const { url } = message.location()
    this.#add('console', `${message.text()}${url ? ` (${url})` : ''}`)
  }

  #add(kind: PageProblem['kind'], text: string): void {
    this.problems.push({ kind, text: text.slice(0, 500) })
  }
}
