import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { ProcessContext } from '../process/managed-process.ts'
import { ProcessStartError } from '../process/process-start-error.ts'
import { runCommand } from '../process/run-command.ts'
import { repositoryRoot } from './repository-root.ts'

/** Everything that ends up in the bundle, or decides how it is made. */
export const webInputs = [
  'apps/web',
  'packages/api-client',
  'packages/chains',
  'packages/deployments/src',
  'packages/messages/locales',
  'packages/messages/src',
  'packages/sdk',
  'packages/ui',
  'packages/vanity-address',
  'package-lock.json',
]
const NOT_INPUTS = new Set(['node_modules', 'dist', '.slipway', 'artifacts', 'generator'])
/** Tests are not bundled; the route tree is written by the build itself. */
const NOT_INPUT_FILE = /\.test\.tsx?$|\.gen\.ts$/
const STAMP = '.built-from'

/**
 * Compiles the texts and builds the web app into `apps/web/dist`, unless it was built from the
 * very same sources.
 *
 * @returns whether there was anything to build
 * @throws {ProcessStartError} with the end of the build's output
 */
export async function buildWeb(around: ProcessContext): Promise<boolean> {
  await compileTexts(around)
  const web = join(repositoryRoot, 'apps/web')
  const dist = join(web, 'dist')
  const hash = hashInputs()
  if (isBuiltFrom(dist, hash)) return false
  // Built aside and moved into place: a build that fails or is killed must not leave half a page.
  const aside = join(web, `.slipway/build-${process.pid}`)
  try {
    const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js')
    await runToEnd('web build', [vite, 'build', '--outDir', aside, '--emptyOutDir'], web, around)
    writeFileSync(join(aside, STAMP), hash)
    rmSync(dist, { recursive: true, force: true })
    renameSync(aside, dist)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return true
}

/** Compiles the texts: all that a web app served from its sources needs. @returns that nothing was built */
export async function compileTexts(around: ProcessContext): Promise<false> {
  await runToEnd('texts', ['packages/messages/compile.ts'], repositoryRoot, around)
  return false
}

function isBuiltFrom(dist: string, hash: string): boolean {
  const stamp = join(dist, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

async function runToEnd(
  name: string,
  script: readonly string[],
  workingDirectory: string,
  around: ProcessContext,
): Promise<void> {
  const build = runCommand(
    { command: process.execPath, arguments: script, workingDirectory },
    around,
  )
  const how = await build.exited
  if (how !== 'exit code 0') {
    throw new ProcessStartError(
      { name, advice: 'Mend what it complains about and start again.' },
      `it ended (${how})`,
      around.log,
    )
  }
}

/** SHA-256 over path and content of every input, in a fixed order. */
export function hashInputs(
  root: string = repositoryRoot,
  inputs: readonly string[] = webInputs,
): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const path of filesUnder(root, input))
      hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return NOT_INPUT_FILE.test(path) ? [] : [path]
  return readdirSync(absolute)
    .filter((name) => !NOT_INPUTS.has(name))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}
