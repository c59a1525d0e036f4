import { type Browser, chromium } from 'playwright-core'
import { readRunContext } from './run-context.ts'

let connected: Promise<Browser> | undefined

/** The run's browser; each test process connects once. */
export function connectBrowser(): Promise<Browser> {
  connected ??= chromium.connect(readRunContext().browserEndpoint)
  return connected
}
