import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, type FolderEntry } from '@slipway/sdk/ipfs/build-folder'
import { describeContent } from '@slipway/sdk/ipfs/content-id'
import type { RuntimeConfig } from '../src/core/runtime-config.ts'
import { renderStaticPage } from './static-page.ts'

/** The built web app as files for any static server. */
export interface Bundle {
  /** As `ipfs add -r --cid-version 1` addresses the folder. */
  readonly cid: string
  readonly files: number
  readonly bytes: number
}

/**
 * Writes the static bundle: the built files as they are, and the page with its configuration in it. The same build and
 * configuration give the same address.
 *
 * @param build output of the web app's build
 * @param to folder that is made where it is absent; files in it that are no part of the bundle stay, and the address is not theirs
 * @throws Error when the build has no page
 */
export async function writeBundle(
  build: string,
  to: string,
  runtime: RuntimeConfig,
): Promise<Bundle> {
  const page = renderStaticPage(readFileSync(join(build, 'index.html'), 'utf8'), runtime)
  let files = 0
  let bytes = 0
  const copyFolder = async (from: string, into: string): Promise<FolderEntry[]> => {
    mkdirSync(into, { recursive: true })
    const entries: FolderEntry[] = []
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      // The build's notes on itself.
      if (entry.name.startsWith('.')) continue
      const source = join(from, entry.name)
      const target = join(into, entry.name)
      if (entry.isDirectory()) {
        const { cid, dagSize } = await buildFolder(await copyFolder(source, target))
        entries.push({ name: entry.name, cid, dagSize })
        continue
      }
      const isPage = source === join(build, 'index.html')
      if (isPage) writeFileSync(target, page)
      else copyFileSync(source, target)
      const content = readFileSync(target)
      files += 1
      bytes += content.length
      entries.push({ name: entry.name, ...(await describeContent(content)) })
    }
    return entries
  }
  const { cid } = await buildFolder(await copyFolder(build, to))
  return { cid, files, bytes }
}
