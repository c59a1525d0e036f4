import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '../src/core/runtime-config.ts'
import { renderAppShell } from './render-app-shell.ts'
import { renderPage } from './render-page.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Links to what only a server has: the feed of launches. */
const feedLinks = /\s*<link rel="alternate"[^>]*>/g

/**
 * The one page of a static bundle. What a server says in headers stands in the page itself; who may frame it is for the
 * server that holds the bundle to say, because a page cannot.
 *
 * @param template the built `index.html`
 * @returns the same text for the same template and configuration: a bundle has one content address
 * @throws Error when the template has no head: it is not our page
 */
export function renderStaticPage(template: string, runtime: RuntimeConfig): string {
  const styleNonce = createHash('sha256').update(template).digest('base64')
  const page = renderPage(template.replaceAll(feedLinks, ''), {
    runtime: { ...runtime, isStatic: true },
    styleNonce,
    preloads: [],
    // Which page is asked for stands behind `#`: only the frame is sure.
    appShell: renderAppShell('', undefined),
  })
  const policy = contentSecurityPolicy(runtime, styleNonce).replace(/; frame-ancestors [^;]*/, '')
  return page.replace(
    '<meta',
    `<meta http-equiv="content-security-policy" content="${policy}"><meta`,
  )
}
