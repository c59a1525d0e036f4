import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { settle } from '../harness/settle.ts'

/** Gzipped bytes that the first load of a page needs, by kind, and requests that left this machine. */
export type FirstLoad = {
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly fontBytes: number
  readonly foreignRequests: number
}

function gzippedSize(distFolder: string, url: URL): number {
  const file = join(distFolder, url.pathname)
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : 0
}

/**
 * Opens a page in an empty profile and adds up what it loaded until it stood still. Sizes are those of the built files
 * after gzip, so that they do not depend on what encoding a server chose.
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  distFolder: string,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const bytes: Record<string, number> = { script: 0, stylesheet: 0, font: 0 }
  const seen = new Set<string>()
  let foreignRequests = 0
  page.on('request', (request) => {
    const target = new URL(request.url())
    if (!target.protocol.startsWith('http') || seen.has(target.href)) return
    seen.add(target.href)
    if (target.hostname !== '127.0.0.1') foreignRequests += 1
    const kind = request.resourceType()
    if (kind in bytes) bytes[kind] = (bytes[kind] ?? 0) + gzippedSize(distFolder, target)
  })
  await page.goto(url)
  await settle(page)
  await context.close()
  const { script = 0, stylesheet = 0, font = 0 } = bytes
  return { scriptBytes: script, styleBytes: stylesheet, fontBytes: font, foreignRequests }
}
